//! Conditions on generic sizes under which a program may run as a register block.
//!
//! A computation of generic sizes is lowered twice: by `lower`, and by `lower_small`, which assumes that generic sizes
//! are below all limits. The second program is used only if it is one block, and the limits that it assumed are its
//! conditions.
//!
//! A generic size is a constant of each instantiation, so a condition is decided at compile time. Only one of the two
//! programs becomes code. A dynamic size satisfies no condition: `rt::local_size` returns a number that exceeds every
//! limit.

use crate::Size;
use crate::list::Items;
use crate::lower::program::kernel::{Contract, Sizes};
use crate::lower::program::{Condition, Program, Step};
use crate::lower::thresholds::calls::{MULTIPLICATIONS, SCALAR_MULTIPLICATIONS, VECTOR};
use crate::operation::Small;
use crate::shape::product;

/// Whether a condition holds if all generic sizes are this number.
// All generic sizes are replaced by the same number.
fn holds_for(condition: &Condition, number: usize) -> bool {
    let value = |size: &Size| {
        let known = size.substitute(&|_| Some(Size::from(number)));
        known.ok().and_then(|size| size.known())
    };
    let enough = |(size, least): &(Size, usize)| value(size).is_some_and(|n| n >= *least);
    // A negative size is an empty array.
    value(&condition.size).is_none_or(|n| n <= condition.most)
        || condition.unless.iter().any(enough)
}

/// Whether conditions on the sizes of a program may hold: some are generic, none is a quotient, which may divide by zero.
pub(super) fn may_hold(program: &Program) -> bool {
    let mut lens = program.buffers.iter().map(|buffer| &buffer.len);
    let generic = lens.clone().any(|len| len.known().is_none());
    generic && lens.all(|len| len.dividends().is_empty())
}

/// Whether conditions hold for some sizes of more than one element.
pub(super) fn can_hold(conditions: &[Condition]) -> bool {
    !conditions.is_empty() && conditions.iter().all(|condition| holds_for(condition, 2))
}

/// The conditions of a register block.
#[derive(Default)]
pub(super) struct Conditions(pub(super) Vec<Condition>);

impl Conditions {
    /// Adds the condition that a generic size is at most a number.
    pub(super) fn at_most(&mut self, size: Size, most: usize) {
        // A known size has been compared already.
        if size.known().is_some() {
            return;
        }
        let mut same = self.0.iter_mut();
        match same.find(|condition| condition.size == size && condition.unless.is_none()) {
            Some(condition) => condition.most = condition.most.min(most),
            None => self.0.push(Condition {
                size,
                most,
                unless: None,
            }),
        }
    }

    /// Adds the conditions under which a step is small. `elements` is the most elements of a fused loop.
    pub(super) fn step(&mut self, step: &Step, elements: usize) {
        match step {
            Step::Loop(step) => {
                let sizes = step.outer.iter().chain_items(&step.middle);
                self.at_most(product(sizes.chain_items([&step.inner])), elements);
            }
            Step::Contract(step) => self.product(step),
            Step::Transpose(step) => self.at_most(product(&step.dims), Small::DEFAULT.elements),
            Step::Kernel(step) => {
                if let Some(small) = step.small {
                    for array in step.visited() {
                        self.at_most(product(&array.dims), small.elements);
                    }
                }
            }
            Step::Batch(step) => self.at_most(step.size.clone(), elements),
            Step::SliceCopy(_)
            | Step::CustomCall(_)
            | Step::While(_)
            | Step::Branch(_)
            | Step::Block(_) => {}
        }
    }

    /// Adds the conditions under which a product is inlined, as [`small::product_is_small`] decides for numbers.
    fn product(&mut self, step: &Contract) {
        let Sizes { batch, m, n, k } = &step.sizes;
        // Products with few columns are not vectorised, and have a lower limit: it does not count if `n` is large
        // enough.
        let count = product([batch, m, n, k]);
        self.at_most(count.clone(), MULTIPLICATIONS);
        let condition = Condition {
            size: count,
            most: SCALAR_MULTIPLICATIONS,
            unless: match n.known() {
                Some(n) if n >= VECTOR => return,
                Some(_) => None,
                None => Some((n.clone(), VECTOR)),
            },
        };
        if condition.size.known().is_none() && !self.0.contains(&condition) {
            self.0.push(condition);
        }
    }
}
