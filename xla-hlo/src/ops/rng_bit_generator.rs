//! `rng_bit_generator(state, "THREE_FRY", u32, [2, 3])`: an array of random bits, and the next state.
//!
//! The results depend only on the state and are the same on every machine and on XLA. A state is a key and a counter of
//! type `u64`: two numbers for ThreeFry; three or two for Philox, where with two the key is the upper half of the
//! counter.

use crate::attr::{self, Attrs, Generator, Words};
use crate::element::Kind;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Instr, Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, SyntaxToken, Text,
};
use crate::ops::classes::REAL;
use crate::ops::{bitcast_convert, in_turn};
use crate::{Builder, ElementType, Shape, Size, Tree};

/// The attribute with the name of the algorithm.
const ALGORITHM: &str = "rng_algorithm";

/// XLA's RngBitGenerator.
pub static OPERATION: Operation = Operation {
    name: "rng_bit_generator",
    operator: None,
    params: &[
        Param::array("initial_state"),
        Param::word(ALGORITHM),
        Param::element("element_type"),
        Param::sizes("sizes"),
    ],
    over_trees: false,
    build,
};

/// StableHLO's rng_bit_generator.
pub static PRIMITIVE: Primitive = Primitive {
    name: "rng_bit_generator",
    text: "stablehlo.rng_bit_generator",
    operands: 1..=1,
    regions: 0,
    attributes: &[
        (ALGORITHM, Text::Word(Words::Generator)),
        ("sizes", Text::ResultSizes),
        ("element_type", Text::ResultElement),
    ],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Word(", algorithm = "),
        SyntaxToken::Attribute(ALGORITHM),
        SyntaxToken::Types,
    ],
    infer,
    form: |graph, instr| match graph.shape(instr.results[1]).element.kind() {
        // The kernel fills unsigned integers; other types are conversions of them.
        Kind::Unsigned => Form::Kernel(Kernel {
            name: "rng_bit_generator",
            list: None,
            arguments: vec![KernelArg::Bool(
                algorithm(&instr.attrs) == Generator::Philox,
            )],
        }),
        _ => Form::Expanded,
    },
    commutative: false,
    traits: OpTraits {
        expand: Some(expand),
        batch: Some(in_turn::batched),
        ..OpTraits::NONE
    },
};

fn algorithm(attrs: &Attrs) -> Generator {
    attr::word(attrs, ALGORITHM)
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let state = infer.operands[0];
    let sizes = attr::sizes(infer.attrs, "sizes");
    let element = attr::element(infer.attrs, "element_type");
    let algorithm = algorithm(infer.attrs);
    let (lengths, expected): (&[usize], _) = match algorithm {
        Generator::Philox => (&[2, 3], "u64[2] or u64[3]"),
        Generator::ThreeFry => (&[2], "u64[2]"),
    };
    let fits = |length: &usize| state.rank() == 1 && state.dims[0].is(*length);
    if state.element != ElementType::U64 || !lengths.iter().any(fits) {
        let what = format!(
            "expected {expected} as the state of {}, found {state}",
            algorithm.text()
        );
        return Err(Fault::operand(0, FaultKind::Other(what)));
    }
    if !(REAL.admits)(element) {
        let (admitted, found) = (REAL.name, element);
        return Err(Fault::named(
            "element_type",
            FaultKind::ElementNotAdmitted { admitted, found },
        ));
    }
    Ok(vec![state.clone(), Shape::new(element, sizes.to_vec())])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let state = call.typed("initial_state", ElementType::U64)?;
    let algorithm = call.choice(ALGORITHM)?;
    let (element, sizes) = (call.element("element_type")?, call.sizes("sizes")?);
    let drawn = rng_bit_generator(call.b, state, algorithm, element, sizes);
    let drawn = drawn.in_call(call)?;
    Ok(Tree::Tuple(drawn.into_iter().map(Tree::Leaf).collect_vec()))
}

/// Returns the next state, and an array of random bits.
///
/// # Errors
/// The state does not match the algorithm, or the element type is complex or `bool`.
pub fn rng_bit_generator(
    b: &mut Builder<'_>,
    state: Value,
    algorithm: Generator,
    element: ElementType,
    sizes: Vec<Size>,
) -> Result<[Value; 2], Fault> {
    let attrs = vec![
        (ALGORITHM, algorithm.into()),
        ("sizes", Attr::Sizes(sizes)),
        ("element_type", Attr::Element(element)),
    ];
    let drawn = b.add(&PRIMITIVE, &[state], attrs, Vec::new())?;
    Ok([drawn[0], drawn[1]])
}

/// Expands signed and floating-point elements into a bitcast of unsigned ones.
fn expand(b: &mut Builder<'_>, instr: &Instr, operands: &[Value]) -> Result<Vec<Value>, Fault> {
    let sizes = attr::sizes(&instr.attrs, "sizes").to_vec();
    let element = attr::element(&instr.attrs, "element_type");
    let unsigned = ElementType::of_width(Kind::Unsigned, element.bytes())
        .expect("a real number has 1, 2, 4 or 8 bytes");
    let algorithm = algorithm(&instr.attrs);
    let [state, bits] = rng_bit_generator(b, operands[0], algorithm, unsigned, sizes)?;
    let attrs = vec![("element_type", Attr::Element(element))];
    Ok(vec![
        state,
        b.add1(&bitcast_convert::PRIMITIVE, &[bits], attrs)?,
    ])
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_state_has_the_type_that_the_algorithm_requires() {
        check(&[
            // C1
            (
                "rng_bit_generator(u64[2], \"THREE_FRY\", u32, [2, 3])",
                "(u64[2], u32[2, 3])",
            ),
            (
                "rng_bit_generator(u64[3], \"PHILOX\", f16, [N])",
                "(u64[3], f16[N])",
            ),
            (
                "rng_bit_generator(u64[2], \"PHILOX\", i64, [])",
                "(u64[2], i64[])",
            ),
            // C2
            (
                "rng_bit_generator(u64[3], \"THREE_FRY\", u32, [2])",
                "operand 0: expected u64[2] as the state of THREE_FRY, found u64[3]",
            ),
            (
                "rng_bit_generator(u32[2], \"PHILOX\", u32, [2])",
                "operand 0: expected u64[2] or u64[3] as the state of PHILOX, found u32[2]",
            ),
            (
                "rng_bit_generator(u64[N], \"PHILOX\", u32, [2])",
                "operand 0: expected u64[2] or u64[3] as the state of PHILOX, found u64[N]",
            ),
            (
                "rng_bit_generator(u64[2], \"DEFAULT\", u32, [2])",
                "rng_algorithm: expected \"THREE_FRY\" or \"PHILOX\", found \"DEFAULT\"",
            ),
            (
                "rng_bit_generator(u64[2], \"PHILOX\", bool, [2])",
                "element_type: expected integer or floating-point elements, found bool",
            ),
        ]);
    }
}
