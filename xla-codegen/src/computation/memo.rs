//! The graph of a computation, which two macros need: the one in its body, and the one beside it.
//!
//! rustc expands both in one process, so the second one takes the definition that the first one made. They have equal
//! input, on which alone the definition depends.

use std::cell::RefCell;

use proc_macro2::TokenStream;
use xla_hlo::ops::custom_call;

use crate::analysis::Analysis;
use crate::definition::Definition;

/// The most definitions that wait for their second macro. An editor may never expand it.
const KEPT: usize = 64;

thread_local! {
    /// The definitions that were not taken yet, with their inputs, from the oldest to the newest.
    static WAITING: RefCell<Vec<(String, Definition)>> = const { RefCell::new(Vec::new()) };
}

/// Returns the text by which the input of a macro is found again.
pub(super) fn key(input: &TokenStream) -> String {
    input.to_string()
}

/// Keeps the definition of a computation without mistakes, if the macro beside the computation needs nothing else.
pub(super) fn keep(key: String, analysis: &Analysis) {
    let Some(function) = &analysis.function else {
        return;
    };
    // The macro beside the computation reports the mistakes, and builds adapters from the whole analysis.
    if !analysis.faults.is_empty() || custom_call::is_in(&function.graph) {
        return;
    }
    let definition = Definition::of(function, &analysis.callees);
    WAITING.with_borrow_mut(|waiting| {
        // A macro process of an editor may run one macro without the other: the oldest entry is forgotten.
        if waiting.len() == KEPT {
            waiting.remove(0);
        }
        waiting.push((key, definition));
    });
}

/// Takes the definition of the computation of this input, if it was kept.
pub(super) fn take(key: &str) -> Option<Definition> {
    WAITING.with_borrow_mut(|waiting| {
        let at = waiting.iter().rposition(|(of, _)| of == key)?;
        Some(waiting.remove(at).1)
    })
}
