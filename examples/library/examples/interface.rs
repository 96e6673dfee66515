//! Writes the headers and the Python modules of the library to a folder: `cargo run -p scores --example interface -- folder`.

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| ".".to_string()));
    fs::create_dir_all(&folder)?;
    for (name, text) in scores::FILES {
        fs::write(folder.join(name), text())?;
    }
    Ok(())
}
