//! Runs the digits example as a user runs it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use typed_xla::prelude::*;

use crate::run::run;

/// Returns the output of a successful run.
fn printed(arguments: &[&str]) -> String {
    let output = run("digits", arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("the output is text")
}

/// Returns the one-line error of a run with exit code 2.
fn refused(arguments: &[&str]) -> String {
    let output = run("digits", arguments);
    let errors = String::from_utf8(output.stderr).expect("the error is text");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
    // One line, and a list.
    assert!(
        errors.lines().skip(1).all(|line| line.starts_with("  ")),
        "{errors}"
    );
    errors.trim_end().to_owned()
}

/// Writes a file for one test, in a folder for all of them.
fn file(name: &str, content: &[u8]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("digits");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let path = folder.join(name);
    fs::write(&path, content).expect("the file can be written");
    path
}

fn gzipped(text: &str) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(text.as_bytes()).expect("memory takes it");
    encoder.finish().expect("memory takes it")
}

/// Returns a line of the data: pixels and the digit.
fn line(pixel: &str, digit: &str) -> String {
    format!("{},{digit}\n", [pixel; 64].join(","))
}

#[test]
fn a_training_reaches_97_percent_and_repeats_bit_by_bit() {
    let first = printed(&["--seed", "5"]);
    let accuracy = first.lines().find_map(|line| {
        let rest = line.strip_prefix("test accuracy ")?;
        rest.split(' ').next()?.parse::<f32>().ok()
    });
    assert!(accuracy.is_some_and(|percent| percent >= 97.0), "{first}");
    assert_eq!(first, printed(&["--seed=5"]));
    assert_ne!(first, printed(&["--seed", "6"]));
}

#[test]
fn saved_weights_read_as_they_did_when_they_were_learnt() {
    let weights = file("saved.safetensors", b"");
    let weights = weights.to_str().expect("the path is text");
    let learnt = printed(&["--epochs", "1", "--save", weights]);
    let tested = printed(&["--load", weights]);
    let verdict = |text: &str| {
        let (_, verdict) = text
            .split_once("\n\ntest accuracy ")
            .expect("there is a verdict");
        let (verdict, _) = verdict
            .split_once("\n\nweights written to ")
            .unwrap_or((verdict, ""));
        verdict.trim_end().to_owned()
    };
    assert_eq!(verdict(&learnt), verdict(&tested));

    // A zero from the data.
    let image = "0,0,5,13,9,1,0,0\n0,0,13,15,10,15,5,0\n0,3,15,2,0,11,8,0\n0,4,12,0,0,8,8,0\n\
                 0,5,8,0,0,9,8,0\n0,4,11,0,1,12,7,0\n0,2,14,5,10,12,0,0\n0,0,6,13,10,0,0,0\n";
    let row = image.trim_end().replace('\n', ",");
    for (name, text) in [("lines.csv", image), ("row.csv", &row)] {
        let image = file(name, text.as_bytes());
        let read = printed(&[
            "--load",
            weights,
            "--predict",
            image.to_str().expect("text"),
        ]);
        assert!(read.contains("  a 0 ("), "{read}");
    }
}

#[test]
fn a_file_that_is_no_data_gets_one_line() {
    let sound = line("3", "1");
    let short = "1,2,3\n".to_owned();
    let table: &[(&str, Vec<u8>, &str)] = &[
        (
            "cut.csv.gz",
            gzipped(&sound.repeat(1797))[..60].to_vec(),
            ": the gzip file is truncated",
        ),
        (
            "garbled.csv.gz",
            b"\x1f\x8bno gzip after all".to_vec(),
            ": no sound gzip file: ",
        ),
        (
            "binary.csv",
            vec![0xff, 0xfe],
            ": neither CSV nor gzipped CSV",
        ),
        ("empty.csv", Vec::new(), ": holds 0 images, not 1797"),
        (
            "few.csv.gz",
            gzipped(&sound.repeat(3)),
            ": holds 3 images, not 1797",
        ),
        (
            "columns.csv",
            (sound.clone() + &short).into(),
            ", line 2: a line has 64 pixels and the digit, 65 numbers, not 3",
        ),
        (
            "word.csv",
            line("3", "one").into(),
            ", line 1, column 65: `one` is not a number",
        ),
        (
            "blank.csv",
            (sound.clone() + "\n").into(),
            ", line 2, column 1: `` is not a number",
        ),
        (
            "bright.csv",
            line("17", "1").into(),
            ", line 1, column 1: a pixel is from 0 to 16, not 17",
        ),
        (
            "nan.csv",
            line("nan", "1").into(),
            ", line 1, column 1: a pixel is from 0 to 16, not NaN",
        ),
        (
            "ten.csv",
            line("0", "10").into(),
            ", line 1, column 65: the digit is 10, not one of 0 to 9",
        ),
        (
            "half.csv",
            line("0", "1.5").into(),
            ", line 1, column 65: the digit is 1.5, not one of 0 to 9",
        ),
    ];
    for (name, content, message) in table {
        let path = file(name, content);
        let path = path.to_str().expect("the path is text");
        let error = refused(&["--data", path]);
        assert!(
            error.starts_with(&format!("error: {path}{message}")),
            "{name}: {error}"
        );
    }
}

#[test]
fn an_image_that_is_none_gets_one_line() {
    let table = [
        (
            "narrow.csv",
            "1,2\n3,4\n",
            ", line 1: an image is 8 lines of 8 numbers, or one of 64; this line has 2",
        ),
        (
            "low.csv",
            &"0,0,0,0,0,0,0,0\n".repeat(7),
            ": an image is 8 lines of 8 numbers; here are 7",
        ),
        (
            "high.csv",
            &"0,0,0,0,0,0,0,0\n".repeat(9),
            ": an image is 8 lines of 8 numbers; here are 9",
        ),
        (
            "none.csv",
            "",
            ": an image is 8 lines of 8 numbers; here are 0",
        ),
        (
            "letters.csv",
            &"a,0,0,0,0,0,0,0\n".repeat(8),
            ", line 1, column 1: `a` is not a number",
        ),
        (
            "negative.csv",
            &"0,0,0,0,0,0,0,-1\n".repeat(8),
            ", line 1, column 8: a pixel is from 0 to 16, not -1",
        ),
    ];
    for (name, text, message) in table {
        let path = file(name, text.as_bytes());
        let path = path.to_str().expect("the path is text");
        assert_eq!(
            refused(&["--predict", path]),
            format!("error: {path}{message}")
        );
    }
}

#[test]
fn a_missing_file_is_named() {
    for option in ["--data", "--load", "--predict"] {
        let error = refused(&[option, "no/such/file"]);
        assert!(error.contains("no/such/file"), "{error}");
        assert!(
            error.contains("No such file") || error.contains("cannot find"),
            "{error}"
        );
    }
}

/// Returns the losses of the epochs.
#[cfg(feature = "pjrt")]
fn losses(text: &str) -> Vec<f32> {
    let losses = text.lines().filter_map(|line| {
        let (_, rest) = line.split_once("   loss ")?;
        rest.split(' ').next()?.parse().ok()
    });
    losses.collect()
}

#[cfg(feature = "pjrt")]
#[needs::plugin]
#[test]
fn a_training_on_a_device_has_the_losses_of_one_here() {
    let plugin = crate::plugin::plugin();
    let here = losses(&printed(&["--epochs", "2"]));
    let there = losses(&printed(&["--epochs", "2", "--device", &plugin]));
    assert_eq!((here.len(), there.len()), (2, 2));
    let apart = here.iter().zip(&there).map(|(a, b)| (a - b).abs());
    // Sums in another order; losses are printed with four digits.
    assert!(apart.fold(0.0, f32::max) < 5e-4, "{here:?} {there:?}");
    assert!(refused(&["--device", "no.so"]).contains("cannot load PJRT plugin `no.so`"));
}

#[cfg(not(feature = "pjrt"))]
#[test]
fn a_device_needs_the_feature_of_plugins() {
    assert_eq!(
        refused(&["--device", "xla.so"]),
        "error: --device: this program was built without the feature `pjrt`; --help lists the options"
    );
}

/// The parameters of another network.
#[derive(Tensors)]
struct Other {
    w1: f32![64, 32],
    b1: f32![128],
    scale: f32![2],
}

#[test]
fn weights_that_do_not_fit_are_named_each() {
    let path = file("misfit.safetensors", b"");
    let other = Other {
        w1: Tensor::zeros(),
        b1: Tensor::zeros(),
        scale: Tensor::zeros(),
    };
    typed_xla::safetensors::save(&other, &path).expect("the file can be written");
    let path = path.to_str().expect("the path is text");
    let message = "the tensors do not match\n  missing w2: f32[128, 10]\n  missing b2: f32[10]\n  \
                   extra scale: f32[2]\n  misshapen w1: f32[64, 128], found f32[64, 32]";
    assert_eq!(
        refused(&["--load", path]),
        format!("error: {path}: {message}")
    );

    let whole = fs::read(path).expect("the file was written");
    let cut = file("cut.safetensors", &whole[..whole.len() - 1]);
    let cut = cut.to_str().expect("the path is text");
    assert!(refused(&["--load", cut]).starts_with(&format!("error: {cut}: ")));
}

#[test]
fn a_mistaken_command_line_is_explained() {
    let table: &[(&[&str], &str)] = &[
        (&["--epoch", "3"], "unknown option --epoch"),
        (
            &["--epochs", "-3"],
            "--epochs: expected a whole number, found `-3`",
        ),
        (
            &["--seed", "x"],
            "--seed: expected a whole number, found `x`",
        ),
        (&["--save"], "missing argument for option '--save'"),
        (&["weights"], "unexpected argument \"weights\""),
    ];
    for (arguments, message) in table {
        assert_eq!(
            refused(arguments),
            format!("error: {message}; --help lists the options")
        );
    }
    assert!(printed(&["--help"]).contains("--predict FILE"));
}
