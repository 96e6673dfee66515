//! Checks that links between documents lead to files and headings, and that lists in documents are complete.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the documents of the root and of `docs`.
fn documents() -> Vec<PathBuf> {
    fn walk(folder: &Path, deep: bool, all: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && deep {
                walk(&path, deep, all);
            } else if path.extension().is_some_and(|end| end == "md") {
                all.push(path);
            }
        }
    }
    let mut all = Vec::new();
    walk(&root(), false, &mut all);
    walk(&root().join("docs"), true, &mut all);
    all.sort();
    all
}

/// Returns the lines of a document outside of blocks of code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut code = false;
    text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        !code && !fence
    })
}

/// Returns the anchors of the headings of a document, as GitHub names them.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = prose(text).filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| -> String {
        let words = heading.trim_start_matches('#').trim().to_lowercase();
        words
            .chars()
            .filter(|&c| c.is_alphanumeric() || " -_".contains(c))
            .map(|c| if c == ' ' { '-' } else { c })
            .collect()
    };
    headings.map(anchor).collect()
}

/// Returns the targets of the links of a document: `[text](target)` and `[label]: target`.
fn targets(text: &str) -> Vec<&str> {
    let inline = prose(text).flat_map(|line| line.split("](").skip(1));
    let inline = inline.filter_map(|rest| rest.split(')').next());
    let labels = prose(text).filter(|line| line.starts_with('['));
    let labels = labels.filter_map(|line| Some(line.split_once("]: ")?.1));
    inline.chain(labels).collect()
}

#[test]
fn links_lead_to_files_and_headings() {
    let mut broken = Vec::new();
    let mut checked = 0;
    for document in documents() {
        let text = read(&document);
        for target in targets(&text) {
            if target.contains("://") {
                continue;
            }
            checked += 1;
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let to = match file {
                "" => document.clone(),
                file => document.parent().unwrap().join(file),
            };
            let leads =
                to.exists() && (heading.is_empty() || anchors(&read(&to)).contains(heading));
            if !leads {
                broken.push(format!("{}: {target}", document.display()));
            }
        }
    }
    assert!(checked > 300, "only {checked} links were read");
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn documents_list_every_feature() {
    let manifest = read(&root().join("Cargo.toml"));
    let (_, features) = manifest.split_once("\n[features]\n").expect("features");
    let features = features.split("\n[").next().unwrap();
    let names = features.lines().filter_map(|line| {
        let (name, _) = line.split_once(" = ")?;
        (!name.starts_with('#') && name != "default").then_some(name)
    });
    let mut missing = Vec::new();
    for name in names {
        for document in ["README.md", "docs/RATIONALE.md", "CHANGELOG.md"] {
            if !read(&root().join(document)).contains(&format!("`{name}`")) {
                missing.push(format!("{document} lacks the feature `{name}`"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
