//! Compares our computations with XLA, through PJRT in the same process, and with other kernels:
//! `cargo bench -p speed`.
//!
//! Options: `--row NAME` measures the rows whose name contains the text, `--threads N` uses only that number of
//! threads, `--quick` takes a tenth of the rounds, `--write` writes the tables to `docs/speed.md`. XLA needs its plugin
//! for CPUs: `scripts/fetch_pjrt.py` fetches it, and `TYPED_XLA_PJRT_PLUGIN` names another one.
//!
//! For each number of threads the bench starts itself again, pinned to as many processors: nothing else limits XLA.

mod input;
mod measure;
mod others;
mod report;
mod row;
mod rows;
mod xla;

use std::process::{Command, ExitCode, Stdio};

use report::Line;

/// The options of the command line.
struct Options {
    row: String,
    threads: Vec<usize>,
    quick: bool,
    write: bool,
    child: bool,
}

const USAGE: &str = "options: --row NAME, --threads N, --quick, --write";

fn options() -> Result<Options, String> {
    let mut options = Options {
        row: String::new(),
        threads: vec![1, 2],
        quick: false,
        write: false,
        child: false,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || {
            let value = arguments.next();
            value.ok_or_else(|| format!("{argument} wants a value; {USAGE}"))
        };
        match argument.as_str() {
            "--row" => options.row = value()?,
            "--threads" => {
                let text = value()?;
                let threads = text.parse().ok().filter(|&n| n > 0);
                options.threads = vec![threads.ok_or(format!("--threads {text}: not a count"))?];
            }
            "--quick" => options.quick = true,
            "--write" => options.write = true,
            "--child" => options.child = true,
            // Cargo adds this option.
            "--bench" => {}
            other => return Err(format!("{other}: unknown; {USAGE}")),
        }
    }
    Ok(options)
}

fn main() -> ExitCode {
    match options().and_then(|options| {
        if options.child {
            child(&options)
        } else {
            parent(&options)
        }
    }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// Measures every row in this process, and prints a line for each, which the parent reads.
fn child(options: &Options) -> Result<(), String> {
    let client = match xla::plugin() {
        Some(path) => Some(xla::client(&path)?),
        None => None,
    };
    for (name, prepare) in rows::all() {
        if !name.contains(&options.row) {
            continue;
        }
        eprintln!("  {name}");
        let row = prepare(name);
        println!("{}", row.measure(client.as_ref(), options.quick)?.encode());
    }
    Ok(())
}

/// Starts the bench once for each number of threads, and prints the tables.
fn parent(options: &Options) -> Result<(), String> {
    if xla::plugin().is_none() {
        eprintln!(
            "No PJRT plugin: XLA is not measured. Run `python3 scripts/fetch_pjrt.py`, or set {} to the path of one.",
            typed_xla::pjrt::PLUGIN_VARIABLE
        );
    }
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let mut text = report::heading();
    for &threads in &options.threads {
        if threads > available {
            eprintln!("{threads} threads: this machine has {available}");
            continue;
        }
        eprintln!("{threads} thread{}:", if threads == 1 { "" } else { "s" });
        let table = report::table(threads, &measured(threads, options)?);
        println!("{table}");
        text.push_str(&table);
    }
    if options.write {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/speed.md");
        let failed = |error: std::io::Error| format!("docs/speed.md: {error}");
        // The last sections are written by scripts.
        let page = std::fs::read_to_string(path).map_err(failed)?;
        let mut sections = ["## Training", "## Build cost"].into_iter();
        if let Some(at) = sections.find_map(|heading| page.find(heading)) {
            text.push('\n');
            text.push_str(&page[at..]);
        }
        std::fs::write(path, text).map_err(failed)?;
    }
    Ok(())
}

/// Returns the lines of a child that may use this number of processors.
fn measured(threads: usize, options: &Options) -> Result<Vec<Line>, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    // The means to pin a process differ between systems; without `taskset`, XLA may use more threads than we do.
    let mut command = Command::new("taskset");
    command
        .arg("-c")
        .arg(format!("0-{}", threads - 1))
        .arg(program);
    command.args(["--child", "--row", &options.row]);
    command.args(options.quick.then_some("--quick"));
    command.env("PJRT_NPROC", threads.to_string());
    command.stderr(Stdio::inherit());
    let output = command.output().map_err(|error| {
        format!("taskset, which holds the bench to {threads} processors: {error}")
    })?;
    if !output.status.success() {
        return Err(format!(
            "measuring with {threads} threads failed: {}",
            output.status
        ));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines()
        .map(|line| Line::decode(line).ok_or_else(|| format!("not a measurement: {line}")))
        .collect()
}
