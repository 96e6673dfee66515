//! Selects the cases that every run of the tests compiles: they include each operation, each way to call it and each
//! element type.
//!
//! A case is characterised by a way to call an operation, the element types of its arrays, and their layouts. The
//! product of the three is thousands of computations, most of which run the same code. A few cases cover each of these
//! facts, and `JUDGE=all` selects all cases.

use std::collections::HashSet;

use xla_hlo::ElementType;

use super::Case;

/// The environment variable that selects cases, by the names of [`Selection`].
pub const VARIABLE: &str = "JUDGE";

/// Element types with their own code: every case with only these types and row-major layouts is selected.
const OWN: [ElementType; 2] = [ElementType::F32, ElementType::I32];

/// The cases that are compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// `JUDGE=all`: every case.
    All,
    /// Without the variable: each way to call an operation, each element type of each operation, and each operation in
    /// other layouts.
    Representative,
    /// `JUDGE=lint`: each operation, so that a linter sees the generated code of all of them.
    Lint,
}

impl Selection {
    /// Reads the environment variable.
    ///
    /// # Panics
    ///
    /// Panics if the variable has another value than `all` or `lint`.
    pub fn from_environment() -> Selection {
        match std::env::var(VARIABLE).as_deref() {
            Ok("all") => Selection::All,
            Ok("lint") => Selection::Lint,
            Ok("") | Err(_) => Selection::Representative,
            Ok(other) => panic!("{VARIABLE}={other}: expected `all`, `lint` or nothing"),
        }
    }
}

/// Returns the cases that a run compares, in their order.
///
/// ```
/// use agreement::cases::{all, chosen::{Selection, chosen}};
///
/// let cases = all();
/// let count = |selection| chosen(&cases, selection).len();
/// assert_eq!(count(Selection::All), cases.len());
/// assert!(count(Selection::Lint) < count(Selection::Representative));
/// assert!(count(Selection::Representative) < cases.len() / 2);
/// ```
pub fn chosen(cases: &[Case], selection: Selection) -> Vec<&Case> {
    let mut covered = HashSet::new();
    let mut order: Vec<(usize, &Case)> = cases.iter().enumerate().collect();
    order.sort_by_key(|(_, case)| (!is_plain(case), mixed(&case.name)));
    let mut taken: Vec<(usize, &Case)> = order
        .into_iter()
        .filter(|(_, case)| match selection {
            Selection::All => true,
            Selection::Representative => {
                let facts = facts(case).into_iter();
                let new = facts.filter(|fact| covered.insert(fact.clone())).count();
                new > 0 || is_plain(case)
            }
            Selection::Lint => covered.insert(case.operation.to_string()),
        })
        .collect();
    taken.sort_by_key(|(number, _)| *number);
    taken.into_iter().map(|(_, case)| case).collect()
}

fn is_plain(case: &Case) -> bool {
    let mut specs = case.parameters.iter().chain([&case.result]);
    specs.all(|spec| OWN.contains(&spec.element) && spec.layout.is_none())
}

/// Returns the facts that a case covers, as text.
fn facts(case: &Case) -> Vec<String> {
    let Case {
        operation,
        parameters,
        result,
        ..
    } = case;
    let mut facts = vec![way(case)];
    for (number, spec) in parameters.iter().enumerate() {
        facts.push(format!(
            "{operation} of {} as operand {number}",
            spec.element
        ));
        if spec.layout.is_some() {
            facts.push(format!("{operation} of an operand in another layout"));
        }
    }
    facts.push(format!("{operation} to {}", result.element));
    if result.layout.is_some() {
        facts.push(format!("{operation} to another layout"));
    }
    facts
}

/// Returns the name of a case without element types and layouts: the way in which it calls its operation.
fn way(case: &Case) -> String {
    let name = case.name.split("_laid_").next().unwrap_or_default();
    let words = name
        .split('_')
        .filter(|word| ElementType::from_name(word).is_none());
    words.collect::<Vec<_>>().join("_")
}

/// Returns a hash of a name, so that each operation covers a way to call it with other types.
fn mixed(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases;

    #[test]
    fn the_chosen_cases_cover_every_fact_of_all_cases() {
        let cases = cases::all();
        let chosen = chosen(&cases, Selection::Representative);
        let shown: HashSet<String> = chosen.iter().flat_map(|case| facts(case)).collect();
        for case in &cases {
            for fact in facts(case) {
                assert!(shown.contains(&fact), "{fact}, of {}", case.name);
            }
        }
    }

    #[test]
    fn a_way_is_a_name_without_types() {
        let cases = cases::all();
        let ways: HashSet<String> = cases.iter().map(way).collect();
        for way in ["add", "convert_to", "reduce_precision_e8m7"] {
            assert!(ways.contains(way), "{way}");
        }
    }
}
