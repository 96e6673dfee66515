//! The numbers of definitions that calls of operations elaborate, and the lines about expansions.

use std::cell::Cell;

use quote::quote;

use super::*;
use crate::analysis::analyse;
use crate::definition::Definitions;

thread_local! {
    /// The templates that this thread has elaborated.
    pub(super) static TEMPLATES: Cell<usize> = const { Cell::new(0) };
}

/// Returns the number of definitions that a function elaborates.
fn elaborated(body: &str) -> usize {
    let text = format!("fn f(a: f64, b: f64, x: f64) -> f64 {{ {body} }}");
    let item = syn::parse_str(&text).expect("a function");
    let before = TEMPLATES.get();
    let analysis = analyse(&quote!(::typed_xla), &item, &Definitions::default());
    assert_eq!(analysis.faults.texts(), [""; 0], "{body}");
    TEMPLATES.get() - before
}

/// A rule that elaborates the derivatives of other rules would multiply their numbers.
#[test]
fn a_derivative_does_not_elaborate_definitions_without_end() {
    let cases = [
        ("special::betainc(a, b, x)", 31),
        ("grad(|x| special::betainc(a, b, x))(x)", 220),
        ("grad(|a| special::betainc(a, b, x))(a)", 220),
        ("grad(|a| grad(|a| special::betainc(a, b, x))(a))(a)", 804),
        ("special::gammainc(a, x)", 22),
        ("grad(|a| special::gammainc(a, x))(a)", 101),
    ];
    for (body, most) in cases {
        let found = elaborated(body);
        assert!(
            found <= most,
            "`{body}` elaborates {found} definitions, expected at most {most}"
        );
    }
}

#[test]
fn a_line_has_the_phases_that_ran() {
    let mut counts = Counts {
        templates: 3,
        ..Counts::default()
    };
    counts.phases[1] = (Duration::from_micros(1500), 2);
    let line = line(
        "computation",
        "f",
        Duration::from_millis(2),
        (10, 20),
        &counts,
    );
    assert_eq!(
        line,
        "typed-xla: computation f: 2.0 ms, 10 tokens to 20, elaborate 1.5 ms (2), 3 templates"
    );
}

#[test]
fn the_item_of_a_chain_is_behind_its_definitions() {
    let table = [
        ("pub fn f(x: i32) {}", "f"),
        (
            "[([a] template { fn a() {} })] { (::typed_xla) [] fn f() { g() } }",
            "f",
        ),
        (
            "[] { (::typed_xla) pub struct Linear { w: f32 } impl Linear {} }",
            "Linear",
        ),
    ];
    for (text, expected) in table {
        assert_eq!(
            item(&text.parse().unwrap()).as_deref(),
            Some(expected),
            "{text}"
        );
    }
}
