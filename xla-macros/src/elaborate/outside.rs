//! What stands outside the language, and what to write instead.

use syn::Expr;

/// Items inside a body.
pub(super) const ITEM: &str = "a computation's body holds statements only: move the item out of the function, \
    and mark a constant with `#[known]`";

/// Macros inside a body.
pub(super) const MACRO: &str = "macros are not part of the language: write an array literal such as `[[1.0, 2.0]]` \
    itself, and give it a type with `let` or by its neighbour";

/// Patterns.
pub(super) const PATTERN: &str =
    "a pattern is a name, a tuple of patterns, or `_`: take a struct apart by its fields";

/// Why an expression is refused.
pub(super) fn why(expr: &Expr) -> &'static str {
    match expr {
        Expr::If(_) => {
            "`if` is not part of the language, because both values are computed: \
             write `select(pred, on_true, on_false)`"
        }
        Expr::Match(_) => {
            "`match` is not part of the language: choose between values with `select(pred, on_true, on_false)`"
        }
        Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_) => {
            "loops are not part of the language: operations work on whole arrays, \
             and Rust code around the computation may call it in a loop"
        }
        Expr::Range(_) => "a range stands in brackets only: `x[(1..3, ..)]`",
        Expr::Closure(_) => "a closure stands only where an operation takes a computation",
        Expr::Macro(_) => MACRO,
        Expr::Try(_) => "`?` stands only after an operation that can fail, and there is none here",
        Expr::Return(_) => "`return` stands only at the end of the body",
        Expr::Assign(_) => {
            "an assignment is a statement of its own, or names an attribute inside a call"
        }
        Expr::Let(_) => "`let` is a statement of its own",
        Expr::Unsafe(_) | Expr::RawAddr(_) => "nothing in a computation is unsafe",
        Expr::Async(_) | Expr::Await(_) => "a computation is not asynchronous",
        Expr::Reference(_) => {
            "a computation changes its `&mut` parameters by assigning to them: `*p = ..`"
        }
        Expr::Break(_) | Expr::Continue(_) => "there are no loops to leave",
        _ => {
            "this is not part of the language: a body is `let`s, operators, calls of operations and computations"
        }
    }
}
