//! Writes `vectors.txt`, XLA's results for each case: `cargo run -p judge --example make_vectors`.

use agreement::cases;
use judge::in_threads;
use judge::vectors::{PATH, line};
use judge::xla::{client, run, xla_arguments};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let client = client("make_vectors").ok_or("no plugin")?;
    let lines = in_threads(&cases::all(), |case| {
        let results = run(&client, &case.module(), &xla_arguments(case));
        Some(results.map(|results| line(case, &results[0]) + "\n"))
    });
    let text: String = lines.into_iter().collect::<Result<_, _>>()?;
    std::fs::write(PATH, text)?;
    Ok(())
}
