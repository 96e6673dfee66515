//! How often the code that is being elaborated is differentiated: rules of the library that nothing needs are omitted.
//!
//! The rule of an operation calls operations that have rules too. To elaborate all of them takes time that grows
//! exponentially with their depth, and a value alone needs none. A rule replaces its function when that is
//! differentiated, so that what it calls is differentiated once less:
//!
//! - `f(x)` needs the function of each rule;
//! - `grad(f)(x)` needs the rule of `f`, and the functions of the rules that this calls;
//! - `grad(|x| grad(f)(x))(x)` needs the rules that this calls too.
//!
//! Callers may differentiate a graph again, which would lack the rules then. They elaborate such a computation
//! themselves instead, as they do templates (`Analysis::omits_rules`). Rules of users are elaborated always, since they
//! may have mistakes.

use std::cell::Cell;

/// The number of transformations around the current code that differentiate it.
#[derive(Debug)]
pub(crate) struct Derivatives {
    /// `None` if callers may differentiate the graph any number of times.
    orders: Cell<Option<usize>>,
    /// Whether a rule has been omitted.
    omitted: Cell<bool>,
}

impl Derivatives {
    /// Those of a graph that is run.
    pub(crate) fn of_code() -> Derivatives {
        Derivatives {
            orders: Cell::new(Some(0)),
            omitted: Cell::new(false),
        }
    }

    /// Those of a graph that callers differentiate.
    pub(crate) fn of_callee() -> Derivatives {
        Derivatives {
            orders: Cell::new(None),
            omitted: Cell::new(false),
        }
    }

    /// Whether the graph lacks rules.
    pub(crate) fn omitted(&self) -> bool {
        self.omitted.get()
    }

    /// Returns whether the rule of a function is not needed, and records that it is omitted.
    pub(super) fn omits(&self) -> bool {
        let omits = self.orders.get() == Some(0);
        self.omitted.set(self.omitted.get() || omits);
        omits
    }

    /// Elaborates a function that is differentiated this often.
    pub(super) fn further<T>(&self, orders: usize, elaborate: impl FnOnce() -> T) -> T {
        self.with(self.orders.get().map(|outer| outer + orders), elaborate)
    }

    /// Elaborates a rule, which replaces a function when it is differentiated.
    pub(super) fn within_rule<T>(&self, elaborate: impl FnOnce() -> T) -> T {
        let orders = self.orders.get();
        self.with(orders.map(|outer| outer.saturating_sub(1)), elaborate)
    }

    fn with<T>(&self, orders: Option<usize>, elaborate: impl FnOnce() -> T) -> T {
        let outer = self.orders.replace(orders);
        let done = elaborate();
        self.orders.set(outer);
        done
    }
}
