//! Measures training steps and other derivatives beside XLA, through PJRT in the same process:
//! `cargo bench -p speed --bench training`.
//!
//! Prints a line for each row with fields that tabs separate: the name, the minimum ratio of the best other time to
//! ours, our time and XLA's time in microseconds, and whether XLA's runs were awaited or queued; without a plugin, XLA's
//! fields are `-`. `peers/run.py` runs it pinned to one processor and to two, adds JAX and PyTorch, and writes the table
//! in `docs/speed.md`.
//!
//! Options: `--row NAME` measures the rows whose name contains the text, `--ours` leaves XLA out, `--quick` takes a
//! tenth of the rounds.

#[path = "training/derivatives.rs"]
mod derivatives;
#[path = "training/images.rs"]
mod images;
mod input;
mod measure;
#[path = "training/sequences.rs"]
mod sequences;
#[path = "training/step.rs"]
mod step;
mod xla;

use step::Step;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |option: &str| arguments.iter().any(|argument| argument == option);
    let row = arguments.iter().position(|argument| argument == "--row");
    let row = row.and_then(|at| arguments.get(at + 1));
    let row = row.map_or("", String::as_str);
    let plugin = xla::plugin().filter(|_| !has("--ours"));
    let client = plugin.map(|path| xla::client(&path).expect("the plugin loads"));
    for (name, floor, prepare) in [images::ROWS, sequences::ROWS, derivatives::ROWS].concat() {
        if !name.contains(row) {
            continue;
        }
        let Step { ours, program } = prepare();
        let mut candidates = vec![ours];
        if let Some(client) = &client {
            let (text, inputs) = program();
            let program = xla::Program::new(client, text, &inputs).expect("XLA compiles the step");
            for style in xla::Style::ALL {
                let program = program.clone();
                candidates.push(Box::new(move |count| program.run(style, count)));
            }
        }
        let seconds = measure::medians(&mut candidates, has("--quick"));
        let styles = xla::Style::ALL.map(xla::Style::name).into_iter();
        let best = styles.zip(&seconds[1..]).min_by(|a, b| a.1.total_cmp(b.1));
        let xla = best.map_or("-\t-".to_owned(), |(style, seconds)| {
            format!("{:.2}\t{style}", seconds * 1e6)
        });
        println!("{name}\t{floor}\t{:.2}\t{xla}", seconds[0] * 1e6);
    }
}
