//! The programs of training steps.

use std::path::Path;

use crate::rustc;

/// Returns the lowered program of the step in `tests/train/fused.rs`.
fn program() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/train/fused.rs");
    let text = std::fs::read_to_string(&path).unwrap();
    let mut generated = rustc::expand(&text, None).generated.into_iter();
    let step = generated.find(|one| one.of == "__body step");
    step.unwrap().lowered.concat()
}

/// One loop over each parameter updates both averages and the parameter in place, and scales the gradient on the way.
#[test]
fn an_optimiser_passes_once_over_each_parameter() {
    let program = program();
    let steps: Vec<Vec<&str>> = program.lines().fold(Vec::new(), |mut steps, line| {
        match steps.last_mut() {
            Some(step) if line.starts_with("  ") => step.push(line.trim()),
            _ => steps.push(vec![line]),
        }
        steps
    });
    // The loss, the parameters, and the averages in the order of the struct.
    for (i, size) in [16 * 32, 32, 32 * 4, 4].into_iter().enumerate() {
        let results = [1 + i, 5 + i, 9 + i].map(|number| format!("result{number} = "));
        let writes = |step: &&Vec<&str>| {
            step.iter()
                .any(|line| results.iter().any(|result| line.starts_with(result)))
        };
        let writing: Vec<&Vec<&str>> = steps.iter().filter(writes).collect();
        let [update] = writing[..] else {
            panic!("parameter {i} has {} updates:\n{program}", writing.len());
        };
        assert_eq!(update[0], format!("loop over {size}:"));
        assert_eq!(update.len(), 4, "{update:?}");
        for result in &results {
            let result = result.trim_end_matches(" = ");
            let stored = format!("stored {result}");
            let in_place = update
                .iter()
                .any(|line| line.starts_with(&format!("{result} = ")) && line.contains(&stored));
            assert!(in_place, "{result} is not updated in place:\n{program}");
        }
    }
}

/// The help for a name that is not imported knows every computation and struct of the module, and no other name.
#[test]
fn every_item_to_train_with_has_an_import() {
    let mut items = std::collections::BTreeSet::new();
    for line in rustc::TRAIN.iter().flat_map(|file| file.lines()) {
        let line = line.trim_start();
        let rest = ["pub fn ", "pub struct "].map(|head| line.strip_prefix(head));
        if let Some(rest) = rest.into_iter().flatten().next() {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
            items.insert(&rest[..end.unwrap()]);
        }
    }
    // An associated function.
    items.remove("default");
    let known: std::collections::BTreeSet<&str> =
        xla_hlo::aliases::imported().iter().copied().collect();
    assert_eq!(items, known);
}
