//! The template of `cargo generate`: its network is trained here, and a crate is made of it as `cargo generate` does, and
//! checked. To build that crate would take a minute more, for the same kernels with other features.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use typed_xla::prelude::*;

use spiral::{Training, map, start, step};

#[expect(unreachable_pub, reason = "it is a library of its own there")]
#[path = "../template/src/lib.rs"]
mod spiral;

/// The template.
const TEMPLATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/template");

/// Returns the files of a folder, also in folders of it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the template can be read");
    let paths = entries.map(|entry| entry.expect("the template can be read").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                files(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

/// Makes a crate of the template; its dependency is this repository.
fn generate(folder: &Path) {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let settings = fs::read_to_string(Path::new(TEMPLATE).join("cargo-generate.toml"));
    assert!(
        settings
            .expect("the settings can be read")
            .contains("[placeholders.repository]")
    );
    for path in files(Path::new(TEMPLATE)) {
        let name = path.strip_prefix(TEMPLATE).expect("a file of the template");
        let text = fs::read_to_string(&path).expect("the template is text");
        let text = text
            .replace("{{project-name}}", "generated")
            .replace(
                "git = \"{{repository}}\"",
                &format!("path = {repository:?}"),
            )
            .replace("{{repository}}", "https://example.org/typed-xla");
        assert!(
            !text.contains("{{") && !text.contains("{%"),
            "{}: {text}",
            path.display()
        );
        let to = folder.join(name);
        fs::create_dir_all(to.parent().expect("a file is in a folder"))
            .expect("the folder can be made");
        fs::write(to, text).expect("the file can be written");
    }
    // The same versions as here, which are there already.
    fs::copy(repository.join("Cargo.lock"), folder.join("Cargo.lock"))
        .expect("the file can be copied");
}

/// Runs cargo in the crate.
fn cargo(folder: &Path, arguments: &[&str]) -> (Output, String) {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    // Its build is its own, as a user's.
    cargo
        .env_remove("CARGO_TARGET_DIR")
        .current_dir(folder)
        .args(arguments);
    let output = cargo.output().expect("cargo runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    (output, text)
}

/// Returns the block of code with this language in the documentation of a source.
fn block(source: &str, language: &str) -> String {
    let lines = source.lines().filter_map(|line| line.strip_prefix("//!"));
    let lines = lines.map(|line| line.strip_prefix(' ').unwrap_or(line));
    let inside = lines
        .skip_while(|line| *line != format!("```{language}"))
        .skip(1);
    inside
        .take_while(|line| *line != "```")
        .map(|line| format!("{line}\n"))
        .collect()
}

#[test]
fn the_network_of_the_template_learns_in_the_steps_of_its_program() {
    let program = fs::read_to_string(Path::new(TEMPLATE).join("src/main.rs"));
    let program = program.expect("the template has a program");
    assert!(program.contains("const STEPS: usize = 3000;"));
    let (mut training, mut rng) = (Training::default(), Rng::new(1));
    start(&mut training, &mut rng);
    let losses = (0..3000).map(|_| step(&mut training, &mut rng));
    let last = losses.last().expect("there are steps");
    assert!(last < 0.2, "{last}");
    // The map has both arms.
    let map = map(&training.network);
    assert!(map.iter().any(|p| *p > 0.9) && map.iter().any(|p| *p < 0.1));
}

#[test]
fn a_crate_of_the_template_compiles_and_refuses_a_wrong_shape() {
    let folder = std::env::temp_dir().join(format!("typed-xla-template-{}", std::process::id()));
    generate(&folder);
    let (output, text) = cargo(&folder, &["check", "--quiet", "--all-targets"]);
    assert!(output.status.success(), "{text}");

    // The documentation shows the message.
    let source = fs::read_to_string(folder.join("src/lib.rs")).expect("the crate has a library");
    let wrong = block(&source, "compile_fail") + "\nfn main() {}\n";
    fs::create_dir(folder.join("src/bin")).expect("the folder can be made");
    fs::write(folder.join("src/bin/wrong.rs"), wrong).expect("the file can be written");
    let (output, text) = cargo(&folder, &["check", "--quiet", "--bin", "wrong"]);
    assert!(!output.status.success(), "{text}");
    let text = text.replace("src/bin/wrong.rs", "src/main.rs");
    let message = block(&source, "text");
    assert!(
        !message.is_empty() && text.contains(message.trim_end()),
        "{text}"
    );

    fs::remove_dir_all(&folder).expect("the folder can be removed");
}
