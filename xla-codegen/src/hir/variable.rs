//! The numbers of variables.

use std::cell::Cell;

/// A variable that a pattern, a parameter or the elaboration declares.
///
/// Numbers are not used again, in any function: values of closures carry the variables of the function in which they
/// are written to other functions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct VarId(u64);

impl VarId {
    /// Returns a variable that differs from all others.
    pub(crate) fn fresh() -> VarId {
        thread_local! {
            static COUNT: Cell<u64> = const { Cell::new(0) };
        }
        COUNT.with(|count| {
            count.set(count.get() + 1);
            VarId(count.get())
        })
    }
}
