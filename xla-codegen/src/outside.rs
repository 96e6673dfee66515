//! Messages for Rust syntax that the language does not support, with alternatives.

use syn::Expr;

use crate::message::source;

/// Returns the message for an attribute on a statement, an expression or a part of one.
pub(crate) fn attribute(name: &str) -> String {
    match name {
        "cfg" | "cfg_attr" => format!(
            "`#[{name}]` works on whole items, not inside them\n  \
             help: write the item once for each configuration, with `#[{name}(..)]` before each"
        ),
        _ => format!(
            "`#[{name}]` has no effect here: inside an item only doc comments and lint levels such as `#[allow(unused)]` do\n  \
             help: remove it"
        ),
    }
}

/// Returns the message for `*` on anything but a `&mut` parameter.
pub(crate) fn deref(inner: &Expr, help: &str) -> String {
    format!(
        "`*` dereferences a `&mut` parameter or a field of one, `{}` is neither\n  help: {help}",
        source(inner)
    )
}

/// The message for items in a body.
pub(crate) const ITEM: &str =
    "a computation's body has no items except constants: move the item out of the function";

/// The message for macros in a body.
pub(crate) const MACRO: &str = "macros are not part of the language: write an array literal such as `[[1.0, 2.0]]` \
    itself, and give it a type with `let` or by its neighbour";

/// The message for other patterns.
pub(crate) const PATTERN: &str = "a pattern is a name, `_`, or a tuple or a struct of patterns";

/// The message for loop labels.
pub(crate) const LABEL: &str = "a loop needs no name: nothing leaves it in the middle";

/// The message for a loop over anything but a range.
pub(crate) const RANGE: &str = "a loop counts over a range of integers, `for i in 0..n`, `0..=n`, \
    `(0..n).rev()` or `(0..n).step_by(k)`\n  \
    help: process the slices of an array by `scan(init, xs, |carry, x| (carry, y))`";

/// The message for `?` on anything but a fallible call.
pub(crate) const TRY: &str =
    "`?` stands only after a call of what may fail, such as `infeed(feed)?`";

/// Returns the message for an expression that is refused.
pub(crate) fn why(expr: &Expr) -> &'static str {
    match expr {
        Expr::Match(_) => {
            "`match` is not part of the language: choose with `if`, or among several values by their number with \
             `case(index, [|| a, || b])`"
        }
        Expr::Loop(_) => {
            "a loop says when it ends: `while condition { .. }` or `for i in 0..n { .. }`"
        }
        Expr::Range(_) => "a range stands in brackets only: `x[(1..3, ..)]`",
        Expr::Closure(_) => "a closure stands only where an operation takes a computation",
        Expr::Macro(_) => MACRO,
        Expr::Return(_) => {
            "`return` ends the body, or a branch of an `if` at its end: a loop or a closure has no `return`"
        }
        Expr::Assign(_) => {
            "an assignment is a statement of its own, or names an attribute inside a call"
        }
        Expr::Let(_) => "`let` is a statement of its own: a condition is a truth value",
        Expr::Unsafe(_) | Expr::RawAddr(_) => "nothing in a computation is unsafe",
        Expr::Async(_) | Expr::Await(_) => "a computation is not asynchronous",
        Expr::Reference(_) => {
            "a computation changes its `&mut` parameters by assigning to them: `*p = ..`"
        }
        Expr::Break(_) | Expr::Continue(_) => {
            "a round of a loop runs to its end: let the condition say when the loop ends, and choose with `if`"
        }
        _ => {
            "this is not part of the language: a body is `let`s, operators, calls of operations and computations"
        }
    }
}
