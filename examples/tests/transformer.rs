//! Runs the transformer as a user runs it.

use std::fs;
use std::path::Path;

use crate::run::run;

/// Returns the output of a successful run.
fn printed(arguments: &[&str]) -> String {
    let output = run("transformer", arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("the output is text")
}

/// Returns the loss that a line with this beginning ends with.
fn loss(text: &str, line: &str) -> f32 {
    let loss = text.lines().find_map(|one| one.strip_prefix(line));
    let loss = loss.and_then(|loss| loss.trim().parse().ok());
    loss.unwrap_or_else(|| panic!("no loss after `{line}`: {text}"))
}

#[test]
fn saved_weights_have_the_loss_with_which_they_were_learnt() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("transformer");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let weights = folder.join("saved.safetensors");
    let weights = weights.to_str().expect("the path is text");
    let learnt = printed(&["--steps", "16", "--length", "80", "--save", weights]);
    let loaded = printed(&["--load", weights, "--length", "80"]);
    for text in [&learnt, &loaded] {
        assert_eq!(
            loss(text, "loss of a table of pairs on the last twentieth:"),
            2.429
        );
    }
    let line = "loss of the transformer there:";
    assert_eq!(loss(&learnt, line), loss(&loaded, line));
    // A model that has learnt nothing guesses among 65 characters: a loss of at least 4.17.
    assert!(loss(&learnt, line) < 3.5, "{learnt}");
    // As many characters as requested, after an empty line.
    let (_, written) = loaded.split_once("\n\n").expect("a text was written");
    assert_eq!(written.chars().count(), 81, "{loaded}");
}

#[test]
fn mixed_precision_learns_other_weights_as_well() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mixed");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let learnt = |name: &str, more: &[&str]| {
        let weights = folder.join(name);
        let path = weights.to_str().expect("the path is text");
        let arguments = [&["--steps", "3", "--length", "1", "--save", path], more].concat();
        let text = printed(&arguments);
        let weights = fs::read(&weights).expect("the weights were saved");
        (loss(&text, "loss of the transformer there:"), weights)
    };
    let (mixed, single) = (
        learnt("mixed.safetensors", &["--mixed"]),
        learnt("single.safetensors", &[]),
    );
    assert!(mixed.1 != single.1);
    let (mixed, single) = (mixed.0, single.0);
    assert!((mixed - single).abs() < 0.02, "{mixed} and {single}");
}

#[test]
fn a_mistaken_command_line_is_explained() {
    let table: &[(&[&str], &str)] = &[
        (&["--step", "3"], "unknown option --step"),
        (
            &["--steps", "x"],
            "--steps: expected a whole number, found `x`",
        ),
        (
            &["--temperature", "0"],
            "--temperature: expected a positive number, found `0`",
        ),
    ];
    for (arguments, message) in table {
        let output = run("transformer", arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(
            errors,
            format!("error: {message}; --help lists the options\n")
        );
    }
}

#[cfg(feature = "pjrt")]
#[needs::plugin]
#[test]
fn a_training_on_a_device_ends_with_the_loss_of_one_here() {
    let plugin = crate::plugin::plugin();
    for precision in [&[][..], &["--mixed"]] {
        let options = [&["--steps", "8", "--length", "1"], precision].concat();
        let [here, there] = [&[][..], &["--device", &plugin]].map(|device| {
            let text = printed(&[&options, device].concat());
            loss(&text, "loss of the transformer there:")
        });
        assert!(
            (here - there).abs() < 2e-2,
            "{precision:?}: {here} and {there}"
        );
    }
}
