//! Writes `vectors.txt`, XLA's results for each case: `cargo run -p judge --example make_vectors`. With `-- --missing` it
//! keeps the lines of cases that the file has, and computes the others: minutes less, after new cases.

use agreement::cases;
use judge::in_threads;
use judge::vectors::{PATH, line, read};
use judge::xla::{client, run_with, xla_arguments};
use typed_xla::pjrt::AS_SPECIFIED;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let client = client();
    let kept = if std::env::args().any(|argument| argument == "--missing") {
        std::fs::read_to_string(PATH)?
    } else {
        String::new()
    };
    let lines = in_threads(&cases::all(), |case| {
        if let Some(line) = kept.lines().find(|line| read(case, line).is_some()) {
            return Some(Ok(format!("{line}\n")));
        }
        let arguments = xla_arguments(case);
        let results = run_with(&client, &case.module(), AS_SPECIFIED, &arguments);
        let results = results.map_err(|error| format!("{}: {error}", case.name));
        Some(results.map(|results| line(case, &results[0]) + "\n"))
    });
    let text: String = lines.into_iter().collect::<Result<_, _>>()?;
    std::fs::write(PATH, text)?;
    Ok(())
}
