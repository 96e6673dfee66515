//! Expands programs as in rust-analyzer, whose tokens have no positions, so that the files of a program cannot be read.

use std::collections::BTreeSet;

use crate::rustc::{Expanded, expand, expand_in_editor};
use crate::{for_all, messages};

/// The cases whose mistake is another one without the file: it declares an item with the name of an operation, or the
/// `impl` that a method is in.
const OTHERWISE: [&str; 4] = [
    "cases/gradients/own_name.rs",
    "cases/hidden/block.rs",
    "cases/hidden/template.rs",
    "cases/signature/method.rs",
];

/// Functions of one name, which call each other: methods of two structs, and functions of two modules.
const SAME_NAMES: &str = "
    use typed_xla::prelude::*;
    #[computation]
    mod layers {
        use typed_xla::prelude::*;
        #[derive(Tensors)]
        pub struct Linear<E: Element> { w: Tensor![E; 4] }
        impl<E: Float> Linear<E> {
            #[computation]
            pub fn forward<B: Dim>(&self, x: &Tensor![E; B, 4]) -> Tensor![E; B, 4] { x * self.w.along([1]) }
        }
        #[derive(Tensors)]
        pub struct Block<E: Element> { linear: Linear<E> }
        impl<E: Float> Block<E> {
            #[computation]
            pub fn forward<B: Dim>(&self, x: &Tensor![E; B, 4]) -> Tensor![E; B, 4] { self.linear.forward(x) }
        }
    }
    mod first {
        use typed_xla::prelude::*;
        #[computation]
        pub fn scaled<E: Float>(x: &Tensor![E; 4]) -> Tensor![E; 4] { x * 2.0 }
    }
    mod second {
        use typed_xla::prelude::*;
        #[computation]
        pub fn scaled<E: Float>(x: &Tensor![E; 4]) -> Tensor![E; 4] { super::first::scaled(x) + 1.0 }
    }
    #[computation]
    fn both(p: &layers::Block<f32>, x: &f32![4]) -> f32![4] {
        let y = p.forward(reshape(x, [1, 4]));
        second::scaled(y[0])
    }
";

#[test]
fn functions_of_one_name_are_different_functions() {
    for expanded in [expand(SAME_NAMES, None), expand_in_editor(SAME_NAMES, None)] {
        assert_eq!(headings(&expanded), BTreeSet::new());
        assert_eq!(expanded.left, [""; 0]);
    }
}

#[test]
fn an_editor_shows_no_mistake_that_rustc_does_not() {
    let cases = messages::all();
    // Only messages that name places can name false ones.
    let names_a_place = |message: &str| {
        message
            .lines()
            .any(|line| line.contains(".rs:") && !line.contains("-->"))
    };
    let mut names: BTreeSet<String> = cases.keys().cloned().collect();
    names.retain(|case| names_a_place(&cases[case].message) && !OTHERWISE.contains(&case.as_str()));
    let added = for_all(&names, |case| {
        let program = &cases[case].program;
        let expected = headings(&expand(program, None));
        let found = expand_in_editor(program, None);
        let begins = |heading: &str, expected: &String| {
            let known = expected.split(" at <parsed string").next();
            known.is_some_and(|known| heading.starts_with(known))
        };
        let mut added = headings(&found);
        added.retain(|heading| !expected.iter().any(|one| begins(heading, one)));
        let added = added.into_iter().collect();
        let places = found.errors.into_iter().map(|one| one.message);
        let places: Vec<String> = places
            .filter(|message| message.contains("<unspecified>"))
            .collect();
        [added, places]
    });
    let wrong: Vec<(String, [Vec<String>; 2])> = added
        .into_iter()
        .filter(|(_, texts)| !texts.concat().is_empty())
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Returns the first line of each message: others name places.
fn headings(expanded: &Expanded) -> BTreeSet<String> {
    let messages = expanded.errors.iter().map(|one| one.message.lines().next());
    messages
        .map(|line| line.unwrap_or_default().to_string())
        .collect()
}
