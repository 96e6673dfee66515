//! Random bits.

use xla_hlo::ElementType;

use super::movement::sizes;
use super::plain;
use crate::bounds::Bounds;
use crate::generate::Generator;
use crate::program::Argument::{Ints, Value, Word};
use crate::program::{Argument, Array};

/// Adds random bits as unsigned numbers, or the next state.
pub(super) fn rng_bit_generator(g: &mut Generator) -> Option<()> {
    let whole = Bounds::whole(ElementType::U64);
    let state = Array {
        element: ElementType::U64,
        dims: vec![2],
        bounds: whole,
    };
    let counts = [Argument::Element(ElementType::U64), Ints(vec![2])];
    let start = Array {
        bounds: Bounds::exact(0.0, 1.0, 0),
        ..state.clone()
    };
    g.push("iota", plain(counts), start, 0.0)?;
    let algorithm = ["THREE_FRY", "PHILOX"][g.random.below(2)];
    let element = [ElementType::U8, ElementType::U32][g.random.below(2)];
    let bits = Array {
        element,
        dims: sizes(g)?,
        bounds: Bounds::whole(element),
    };
    let arguments = plain([
        Value(g.last()),
        Word(algorithm.to_string()),
        Argument::Element(element),
        Ints(bits.dims.clone()),
    ]);
    if g.random.percent(80) {
        g.push_part("rng_bit_generator", arguments, Some(1), bits, 0.0)
    } else {
        g.push_part("rng_bit_generator", arguments, Some(0), state, 0.0)
    }
}
