//! The parts of a size in order, and its text.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

use super::{Factor, Repr, Size};
use crate::list::Items;

/// One step of [`Size::fold`].
pub enum Node<'a, T> {
    /// A number.
    Number(usize),
    /// A size name.
    Name(&'a str),
    /// A sum of two parts.
    Sum(T, T),
    /// A difference of two parts.
    Difference(T, T),
    /// A product of two parts.
    Product(T, T),
    /// A quotient of two parts, rounded towards zero.
    Quotient(T, T),
}

impl Size {
    /// Folds the expression: calls `of` for each name, number, sum, difference, product and quotient.
    ///
    /// This converts a size to a Rust expression, or to a type.
    pub fn fold<T>(&self, of: &mut dyn FnMut(Node<T>) -> T) -> T {
        let terms = match &self.0 {
            Repr::Known(n) => return of(Node::Number(*n)),
            Repr::Symbolic(terms) => terms,
        };
        let mut sum: Option<T> = None;
        // Positive terms come first, so that no partial result is negative unless the whole is.
        let signs = [false, true];
        for negative in signs {
            for term in terms
                .iter()
                .filter_items(|t| (t.coefficient < 0) == negative)
            {
                let magnitude = term.coefficient.unsigned_abs() as usize;
                let mut product = (magnitude != 1 || term.factors.is_empty())
                    .then(|| of(Node::Number(magnitude)));
                for factor in &term.factors {
                    let value = match factor {
                        Factor::Name(name) => of(Node::Name(name)),
                        Factor::Quotient(a, b) => {
                            let (a, b) = (a.fold(of), b.fold(of));
                            of(Node::Quotient(a, b))
                        }
                    };
                    product = Some(match product {
                        None => value,
                        Some(before) => of(Node::Product(before, value)),
                    });
                }
                let Some(product) = product else { continue };
                sum = Some(match (sum, negative) {
                    (None, false) => product,
                    (None, true) => {
                        let zero = of(Node::Number(0));
                        of(Node::Difference(zero, product))
                    }
                    (Some(before), false) => of(Node::Sum(before, product)),
                    (Some(before), true) => of(Node::Difference(before, product)),
                });
            }
        }
        sum.unwrap_or_else(|| of(Node::Number(0)))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The text and whether it needs parentheses inside a product.
        let named = self.with_named_choices();
        let (text, _) = named.fold::<(String, bool)>(&mut |node| match node {
            Node::Number(n) => (n.to_string(), false),
            Node::Name(name) => (name.to_string(), false),
            Node::Sum(a, b) => (format!("{} + {}", a.0, b.0), true),
            Node::Difference(a, b) => (format!("{} - {}", a.0, b.0), true),
            Node::Product(a, b) => (format!("{} * {}", group(a), group(b)), false),
            Node::Quotient(a, b) => {
                let divisor = if b.1 || b.0.contains(" * ") {
                    format!("({})", b.0)
                } else {
                    b.0
                };
                (format!("{} / {divisor}", group(a)), true)
            }
        });
        f.write_str(&text)
    }
}

fn group((text, parenthesise): (String, bool)) -> String {
    if parenthesise {
        format!("({text})")
    } else {
        text
    }
}
