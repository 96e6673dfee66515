//! The state of random numbers, which is hidden in StableHLO: a function that draws has it as a parameter, passes it
//! on to the functions that it calls, and returns the last one.
//!
//! The parameter follows the parameters of the file, and the regions of loops and branches have it too. In Rust it is
//! `rng: &mut Rng` (`elaborate/imported/random.rs` in `xla-codegen`).

use std::collections::HashSet;

use xla_hlo::{ElementType, Shape, Size, Value};

use super::callee;
use crate::tree::{Op, Region};

/// The operation that draws.
pub(super) const RNG: &str = "stablehlo.rng";

/// Returns the shape of a generator's state.
pub(super) fn state() -> Shape {
    Shape::new(ElementType::U64, vec![Size::from(2)])
}

/// Whether an operation of a region draws random numbers, or calls one of the functions that do.
pub(super) fn draws(region: &Region<'_>, functions: &HashSet<&str>) -> bool {
    let is = |op: &Op<'_>| {
        let calls = || callee(op).is_some_and(|name| functions.contains(name));
        // The reader bounds the depth.
        op.name == RNG || calls() || op.regions.iter().any(|region| draws(region, functions))
    };
    region.ops.iter().any(is)
}

/// The state of the generator in the regions of an operation.
#[derive(Clone, Copy)]
pub(super) enum Drawing {
    /// No region draws.
    None,
    /// Each region has the state as its last parameter, and those after the condition return it.
    Carried,
    /// Each region reads this state of the function around it, and returns the next one.
    Read(Value),
}
