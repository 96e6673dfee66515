//! Writes `vectors.txt`, what XLA gives for each case: `cargo run -p judge --example make_vectors`.

use agreement::cases;
use judge::vectors::{PATH, line};
use judge::xla::{client, given, run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let client = client("make_vectors").ok_or("no plugin")?;
    let mut text = String::new();
    for case in cases::all() {
        let results = run(&client, &case.module(), &given(&case))?;
        text.push_str(&line(&case, &results[0]));
        text.push('\n');
    }
    std::fs::write(PATH, text)?;
    Ok(())
}
