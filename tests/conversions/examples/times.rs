//! Prints the guide's table of conversions with the time of each; `-- --write` writes it to `docs/guide/data.md`.

use std::fmt::Write as _;
use std::path::Path;

/// The begin of the table in the page, which may have no times yet.
const BEGIN: &str = "| data | line | elements |";

fn main() {
    let mut table = format!("{BEGIN} 4 MB |\n|---|---|---|---|\n");
    for row in conversions::rows() {
        let count = if row.line.contains("serde_json") {
            5
        } else {
            50
        };
        let time = (row.time)(count);
        let time = match time.as_nanos() {
            0..1000 => "< 1 µs".to_owned(),
            _ => format!("{:.2} ms", time.as_secs_f64() * 1e3),
        };
        writeln!(table, "{} {time} |", row.cells()).expect("a string grows");
    }
    print!("{table}");
    if std::env::args().any(|argument| argument == "--write") {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/guide/data.md");
        let page = std::fs::read_to_string(&path).expect("the guide's page");
        let start = page.find(BEGIN).expect("the head of the table");
        let end = start
            + page[start..]
                .find("\n\n")
                .expect("an empty line after the table")
            + 1;
        let page = format!("{}{table}{}", &page[..start], &page[end..]);
        std::fs::write(path, page).expect("the page can be written");
    }
}
