//! Runs the example `kalman` as a user runs it.

use std::process::Command;

/// Returns what the example prints with these options, which write no picture that stays.
fn printed(options: &[&str]) -> String {
    let test = std::env::current_exe().expect("this test has a path");
    let built = test
        .ancestors()
        .nth(2)
        .expect("tests are built in a folder of their profile");
    let program = built.join("examples").join("kalman");
    let program = program.with_extension(std::env::consts::EXE_EXTENSION);
    let folder = tempfolder();
    let mut command = Command::new(&program);
    let output = command
        .args(options)
        .arg("--out")
        .arg(folder.join("path.png"))
        .output();
    let output = output.unwrap_or_else(|error| {
        panic!(
            "{}: {error}; `cargo build --examples` builds it",
            program.display()
        )
    });
    std::fs::remove_dir_all(&folder).expect("the folder of the picture exists");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).expect("the output is text")
}

/// Returns a new folder.
fn tempfolder() -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("kalman-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("temporary folders can be made");
    folder
}

/// Returns the number after this beginning of a line.
fn number(text: &str, line: &str) -> f64 {
    let rest = text.lines().find_map(|one| one.strip_prefix(line));
    let rest = rest.and_then(|rest| rest.trim().parse().ok());
    rest.unwrap_or_else(|| panic!("no number after `{line}`: {text}"))
}

#[test]
fn the_filter_is_nearer_to_the_path_than_its_measurements() {
    let text = printed(&[]);
    let measured = number(&text, "measurements are off by");
    assert!(
        number(&text, "the filter is off by") < 0.6 * measured,
        "{text}"
    );
    assert!(!text.contains("a step takes "), "{text}");
    // With `--time`, a filter by nalgebra believes the same, or the example panics.
    let timed = printed(&["--time"]);
    assert!(
        timed.lines().any(|line| line.starts_with("a step takes ")),
        "{timed}"
    );
}
