//! All operations that a user can call, primitive and derived, searched by name or by operator.

use crate::list::{self, Items};
use crate::spelling::distance;
use crate::{Operation, derived, ops, transform};

/// Returns all operations, primitive ones first.
pub fn operations() -> impl Iterator<Item = &'static Operation> {
    ops::operations().chain_items(derived::operations())
}

/// Returns the operation with this name.
///
/// ```
/// assert_eq!(xla_hlo::lookup("dot").map(|operation| operation.name), Some("dot"));
/// assert!(xla_hlo::lookup("matmul").is_none());
/// ```
pub fn lookup(name: &str) -> Option<&'static Operation> {
    operations().find(|operation| operation.name == name)
}

/// Returns the operation of a Rust operator: `"+"` for infix, `"-x"` and `"!x"` for prefix operators, `"[x, y]"` and
/// `"[x; n]"` for arrays.
///
/// ```
/// assert_eq!(xla_hlo::by_operator("-").map(|operation| operation.name), Some("sub"));
/// assert_eq!(xla_hlo::by_operator("-x").map(|operation| operation.name), Some("neg"));
/// ```
pub fn by_operator(operator: &str) -> Option<&'static Operation> {
    operations().find(|operation| operation.operator == Some(operator))
}

/// Returns at most three names of operations and transformations similar to a misspelt name, the most similar first.
/// `others` are the names of operations that the catalogue lacks.
///
/// ```
/// assert_eq!(xla_hlo::suggest("tranpose", &[]), ["transpose"]);
/// ```
pub fn suggest(name: &str, others: &[&'static str]) -> Vec<&'static str> {
    // One edit is allowed for each three letters; more would match unrelated names.
    let most = (name.chars().count() / 3).max(1);
    let names = operations().map(|operation| operation.name);
    let names = names.chain_items(transform::transformations().map(|of| of.name));
    let names = names.chain_items(others.iter().copied());
    let mut near: Vec<(usize, &'static str)> = names
        .map(|known| (distance(name, known), known))
        .filter_items(|&(slips, _)| slips <= most)
        .collect_vec();
    list::sort(&mut near);
    // Drops names that need more edits than the best one.
    let best = near.first().map_or(0, |&(slips, _)| slips);
    near.retain(|&(slips, _)| slips == best);
    near.truncate(3);
    near.into_iter().map(|(_, name)| name).collect_vec()
}

/// Returns the form of an operation's call: `reduce(computation, operand, init_value[, dimensions][, keep])`.
pub fn call(operation: &Operation) -> String {
    let mut text = format!("{}(", operation.name);
    for (i, param) in operation.params.iter().enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        if param.optional {
            text.push_str(&format!("[{comma}{}]", param.name));
        } else {
            text.push_str(&format!("{comma}{}", param.name));
        }
    }
    text.push(')');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_and_operators_of_operations_are_unique() {
        let mut names = BTreeSet::new();
        let mut operators = BTreeSet::new();
        for operation in operations() {
            assert!(names.insert(operation.name), "{}", operation.name);
            if let Some(operator) = operation.operator {
                assert!(operators.insert(operator), "{operator}");
            }
        }
    }

    #[test]
    fn optional_parameters_are_last_and_names_are_unique() {
        for operation in operations() {
            let optional: Vec<bool> = operation.params.iter().map(|p| p.optional).collect();
            assert!(optional.is_sorted(), "{}", operation.name);
            let names: BTreeSet<_> = operation.params.iter().map(|p| p.name).collect();
            assert_eq!(names.len(), operation.params.len(), "{}", operation.name);
        }
    }

    #[test]
    fn the_page_of_names_is_what_the_table_says() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/guide/coming-from.md");
        let page = std::fs::read_to_string(path).unwrap();
        let (text, tables) = page.split_once("\n### ").unwrap_or((&page, ""));
        let expected = crate::aliases::markdown();
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(path, text.to_owned() + &expected).unwrap();
            return;
        }
        assert!(
            format!("\n### {tables}") == expected,
            "docs/guide/coming-from.md is out of date: UPDATE=1 cargo test -p xla-hlo page_of_names"
        );
    }

    #[test]
    fn a_misspelt_name_finds_its_neighbours() {
        let cases: &[(&str, &[&str])] = &[
            ("tranpose", &["transpose"]),
            ("reshpae", &["reshape"]),
            ("ad", &["add", "and", "pad"]),
            ("dotgeneral", &["dot_general"]),
            ("quicksort", &[]),
        ];
        for (name, expected) in cases {
            assert_eq!(suggest(name, &[]), *expected, "{name}");
        }
    }
}
