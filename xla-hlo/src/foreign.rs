//! Names that NumPy, JAX and PyTorch have for what is called otherwise here.

/// Advice for one or more names of other libraries.
struct Row {
    names: &'static [&'static str],
    advice: &'static str,
}

const fn row(names: &'static [&'static str], advice: &'static str) -> Row {
    Row { names, advice }
}

static ROWS: &[Row] = &[
    row(
        &["matmul", "mm", "mv", "vdot", "inner"],
        "write `dot(a, b)` for vectors and matrices, `dot_general(a, b, ..)` for higher ranks",
    ),
    row(
        &["where", "where_"],
        "write `select(pred, on_true, on_false)`",
    ),
    row(
        &["permute", "permute_dims"],
        "write `transpose(x, [1, 0, ..])`",
    ),
];

/// What to write instead of a name that NumPy, JAX or PyTorch has for it.
///
/// ```
/// let advice = xla_hlo::foreign::lookup("permute").unwrap();
/// assert!(advice.contains("transpose"));
/// assert!(xla_hlo::foreign::lookup("transpose").is_none());
/// ```
pub fn lookup(name: &str) -> Option<&'static str> {
    let found = ROWS.iter().find(|row| row.names.contains(&name));
    found.map(|row| row.advice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The names that stand before a parenthesis in the parts between backticks.
    fn called(advice: &str) -> Vec<&str> {
        let code = advice.split('`').skip(1).step_by(2);
        code.flat_map(|code| {
            code.match_indices('(').map(|(at, _)| {
                let head = &code[..at];
                let start = head.rfind(|c: char| !c.is_alphanumeric() && c != '_');
                &head[start.map_or(0, |start| start + 1)..]
            })
        })
        .filter(|name| !name.is_empty())
        .collect()
    }

    #[test]
    fn advice_calls_only_operations_that_exist() {
        for row in ROWS {
            for name in called(row.advice) {
                assert!(crate::lookup(name).is_some(), "{name}: {}", row.advice);
            }
        }
    }

    #[test]
    fn no_foreign_name_is_an_operation_or_stands_twice() {
        let mut seen = BTreeSet::new();
        for name in ROWS.iter().flat_map(|row| row.names) {
            assert!(crate::lookup(name).is_none(), "{name} is an operation");
            assert!(seen.insert(name), "{name} stands twice");
        }
    }
}
