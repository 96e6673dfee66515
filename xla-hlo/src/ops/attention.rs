//! `attention(query, key, value, ..)`: for each query a mean of the values, weighted by the softmax of its scores.
//!
//! The layout is JAX's: `query` is `[.., T, N, C]`, `key` is `[.., S, K, C]` and `value` is `[.., S, K, D]`, for `T`
//! queries, `S` keys, `N` heads and `K` heads of keys, each of which `N / K` heads share. The score of a query and a key
//! is their product times `scale`, plus `bias`. Keys that `mask`, `causal`, `window` or `length` exclude have no weight;
//! a query without any key has the result 0.
//!
//! Three primitives have the same first operands: the operation, its tangent, and its gradient. Each computes the
//! weights again from query and key, so that no instruction holds an array of all scores between them.

use crate::attr;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, Int, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, Text,
};
use crate::ops::classes::FLOAT;
use crate::ops::constant;
use crate::ops::parts::{of_class, wide, wide_element};
use crate::ops::{checks, convert, reshape};
use crate::{ElementType, Graph, Instr, Literal, Shape, Size, Tree};

mod batch;
mod composition;
mod sizes;

use sizes::Sizes;

/// Whether a query sees only keys up to its own position.
pub(crate) const CAUSAL: &str = "causal";
/// The numbers of keys before and behind a query's position that it sees; empty if there is no limit.
pub(crate) const WINDOW: &str = "window";
/// Whether the gradient of the bias is a result.
const OF_BIAS: &str = "of_bias";

/// The longest window: positions are `i32`, and sums of a position and a window too.
const LONGEST: usize = 1 << 30;

/// The operands of all three primitives. Those from the mask to the start are scalars if they are not given.
pub(crate) const OPERANDS: usize = 8;

/// Scaled dot-product attention.
pub static OPERATION: Operation = Operation {
    name: "attention",
    operator: None,
    params: &[
        Param::array("query"),
        Param::array("key"),
        Param::array("value"),
        Param::array("mask").optional(),
        Param::array("bias").optional(),
        Param::array("scale").optional(),
        Param::switch(CAUSAL),
        Param::ints(WINDOW).optional(),
        Param::array("length").optional(),
        Param::array("start").optional(),
    ],
    over_trees: false,
    build,
};

/// Declares the primitives: name, text, number of operands, attributes, rule and composition.
macro_rules! primitives {
    ($($(#[$doc:meta])* $primitive:ident $name:literal $operands:expr, [$($attribute:expr),*] $infer:ident $expand:ident $form:expr;)*) => {$(
        $(#[$doc])*
        pub static $primitive: Primitive = Primitive {
            name: $name,
            text: concat!("typed_xla.", $name),
            operands: $operands..=$operands,
            regions: 0,
            attributes: &[(CAUSAL, Text::Bool), (WINDOW, Text::NonEmpty) $(, ($attribute, Text::Bool))*],
            syntax: &[],
            infer: $infer,
            form: $form,
            commutative: false,
            traits: OpTraits {
                batch: Some(batch::batched),
                expand: Some(|b, instr, operands| {
                    b.formula_list(operands, |operands| composition::$expand(instr, operands))
                }),
                ruled: true,
                ..OpTraits::NONE
            },
        };
    )*};
}

primitives! {
    /// Attention: the result, and for each query and head the logarithm of the sum of the exponentials of its scores,
    /// which is infinite for a query without a key.
    PRIMITIVE "attention" OPERANDS, [] infer value |graph, instr| kernel("attention", graph, instr);
    /// The tangent of the result. The results of attention and the tangents of query, key, value and bias follow the
    /// operands of attention.
    TANGENT "attention_tangent" OPERANDS + 6, [] infer_tangent tangent |_, _| Form::Expanded;
    /// The gradients of query, key and value, and of the bias if the attribute states it. The results of attention and
    /// the cotangent of the first of them follow the operands of attention.
    GRAD "attention_grad" OPERANDS + 3, [OF_BIAS] infer_grad gradient |graph, instr| {
        // The gradient of a bias is as large as the bias, so that the scores of all its elements may be too.
        if attr::bool(&instr.attrs, OF_BIAS) {
            Form::Expanded
        } else {
            kernel("attention_grad", graph, instr)
        }
    };
}

fn kernel(name: &'static str, graph: &Graph, instr: &Instr) -> Form {
    // The kernels lack floating-point numbers of 8 bits.
    if graph.shape(instr.operands[0]).element.is_quarter() {
        return Form::Expanded;
    }
    let window = attr::numbers(&instr.attrs, WINDOW).into_iter();
    let mut window = window.map(|int| match int {
        Int::Size(size) => size,
        Int::Negative(_) => unreachable!("the operation refuses negative windows"),
    });
    let [before, behind] = [window.next(), window.next()].map(KernelArg::Optional);
    let range = vec![
        ("causal", KernelArg::Bool(attr::bool(&instr.attrs, CAUSAL))),
        ("before", before),
        ("behind", behind),
    ];
    Form::Kernel(Kernel {
        name,
        list: None,
        arguments: vec![KernelArg::new_struct("KeyRange", range)],
    })
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let sizes = Sizes::checked(&infer.operands)?;
    let element = infer.operands[0].element;
    Ok(vec![
        Shape::new(element, sizes.result()),
        Shape::new(wide_element(element), sizes.sums()),
    ])
}

fn infer_tangent(of: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let results = infer(of)?;
    same(of, OPERANDS, &results)?;
    for (tangent, operand) in [0, 1, 2, 4].into_iter().enumerate() {
        let operand = of.operands[operand].clone();
        same(of, OPERANDS + 2 + tangent, &[operand])?;
    }
    Ok(vec![results[0].clone()])
}

fn infer_grad(of: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let results = infer(of)?;
    let cotangent = results[0].clone();
    same(of, OPERANDS, &results)?;
    same(of, OPERANDS + 2, &[cotangent])?;
    let mut gradients = [0, 1, 2].map(|i| of.operands[i].clone()).to_vec();
    if attr::bool(of.attrs, OF_BIAS) {
        gradients.push(of.operands[4].clone());
    }
    Ok(gradients)
}

/// Checks that the operands from one on have these shapes.
fn same(infer: &Infer<'_>, first: usize, expected: &[Shape]) -> Result<(), Fault> {
    for (i, expected) in expected.iter().enumerate() {
        let found = infer.operands[first + i];
        if found != expected {
            let (expected, found) = (expected.clone(), found.clone());
            let what = FaultKind::ShapeExpected { expected, found };
            return Err(Fault::operand(first + i, what));
        }
    }
    Ok(())
}

/// Returns the attributes of the gradient of an instruction with these attributes.
pub(crate) fn gradient_attributes(
    attributes: &[(&'static str, Attr)],
    bias: bool,
) -> Vec<(&'static str, Attr)> {
    let mut attributes = attributes.to_vec();
    attributes.push((OF_BIAS, Attr::Bool(bias)));
    attributes
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let query = of_class(call, "query", &FLOAT)?;
    let [key, value] = [call.array("key")?, call.array("value")?];
    let mask = mask(call)?;
    let bias = bias(call, query)?;
    let length = count(call, "length")?;
    let start = count(call, "start")?;
    let window = window(call)?;
    let causal = call.switch(CAUSAL)?;
    let (query, scale) = scaled(call, query)?;
    let operands = [query, key, value, mask, bias, length, start, scale];
    let attrs = vec![
        (CAUSAL, Attr::Bool(causal)),
        (WINDOW, Attr::numbers(window)),
    ];
    let results = call.b.add(&PRIMITIVE, &operands, attrs, Vec::new());
    Ok(Tree::Leaf(results.in_call(call)?[0]))
}

/// Returns an operand that is given, as an array of rank 1 or more.
fn given(call: &mut Call<'_, '_>, operand: Value) -> Result<Value, Error> {
    if call.b.shape(operand).is_scalar() {
        return reshape::reshape(call.b, operand, vec![Size::from(1)]).in_call(call);
    }
    Ok(operand)
}

fn mask(call: &mut Call<'_, '_>) -> Result<Value, Error> {
    if !call.is_passed("mask") {
        return Ok(call.b.scalar(ElementType::Bool, 1.0));
    }
    let mask = call.array("mask")?;
    let found = call.b.shape(mask).element;
    if found != ElementType::Bool {
        let what = FaultKind::ElementNotAdmitted {
            admitted: "bool",
            found,
        };
        let help = if found.is_float() {
            "pass numbers that are added to the scores as `bias = {mask}`"
        } else {
            "compare first: `{mask} != 0`"
        };
        return Err(call.error(Fault::named("mask", what).help(help)));
    }
    given(call, mask)
}

/// Returns the bias in the wide element type.
fn bias(call: &mut Call<'_, '_>, query: Value) -> Result<Value, Error> {
    let element = call.b.shape(query).element;
    if !call.is_passed("bias") {
        return Ok(call.b.scalar(wide_element(element), 0.0));
    }
    let bias = call.array("bias")?;
    let found = call.b.shape(bias).element;
    if found == ElementType::Bool {
        let what = FaultKind::ElementsDiffer {
            first: element,
            other: found,
        };
        let help = "pass truth values, which exclude keys, as `mask = {bias}`";
        return Err(call.error(Fault::named("bias", what).help(help)));
    }
    if ![element, wide_element(element)].contains(&found) {
        let what = FaultKind::ElementsDiffer {
            first: element,
            other: found,
        };
        let help = format!("convert it first: `{{bias}} as {element}`");
        return Err(call.error(Fault::named("bias", what).help(help)));
    }
    let bias = wide(call.b, bias).in_call(call)?;
    given(call, bias)
}

/// Returns a number of keys for each index of the batch, or for all.
fn count(call: &mut Call<'_, '_>, name: &'static str) -> Result<Value, Error> {
    if !call.is_passed(name) {
        return Ok(call.b.scalar(ElementType::I32, 0.0));
    }
    let count = call.typed(name, ElementType::I32)?;
    let found = call.b.shape(count).element;
    if found != ElementType::I32 {
        let what = FaultKind::ElementsDiffer {
            first: ElementType::I32,
            other: found,
        };
        let help = format!("convert it first: `{{{name}}} as i32`");
        return Err(call.error(Fault::named(name, what).help(help)));
    }
    given(call, count)
}

/// Returns the numbers of keys before and behind a query that it sees; one number stands for both.
fn window(call: &Call<'_, '_>) -> Result<Vec<Int>, Error> {
    if !call.is_passed(WINDOW) {
        return Ok(Vec::new());
    }
    let sizes = call.sizes(WINDOW)?;
    let ints = sizes.iter().map(|size| match size.known() {
        Some(known) => Int::from(known.min(LONGEST) as i64),
        None => Int::Size(size.clone()),
    });
    let ints = ints.collect_vec();
    match ints.as_slice() {
        [one] => Ok(vec![one.clone(), one.clone()]),
        [_, _] => Ok(ints),
        _ => {
            let what = FaultKind::Count {
                items: "numbers, of keys before and behind",
                expected: 2,
                found: ints.len(),
            };
            Err(call.error(Fault::named(WINDOW, what)))
        }
    }
}

/// Returns the query and the scale, a scalar of the wide element type: the reciprocal of the root of the size of a head
/// by default. The query is multiplied by a scale that is not known when the program is compiled.
fn scaled(call: &mut Call<'_, '_>, query: Value) -> Result<(Value, Value), Error> {
    let Shape { element, dims } = call.b.shape(query).clone();
    let wide_type = wide_element(element);
    if !call.is_passed("scale") {
        let scale = match dims.last().map_or(Some(1), Size::known) {
            Some(size) => call.b.scalar(wide_type, 1.0 / (size.max(1) as f64).sqrt()),
            None => {
                let size = dims[dims.len() - 1].clone();
                let size = constant::size(call.b, wide_type, size);
                let root = call.b.formula([size], |[size]| size.max(1.0).rsqrt());
                root.in_call(call)?
            }
        };
        return Ok((query, scale));
    }
    if let Ok(known) = checks::scalar(call, "scale", wide_type) {
        return Ok((query, call.b.constant(known)));
    }
    let scale = call.typed("scale", wide_type)?;
    let found = call.b.shape(scale).clone();
    if !found.is_scalar() || ![element, wide_type].contains(&found.element) {
        let expected = Shape::scalar(element);
        let what = FaultKind::ShapeExpected { expected, found };
        return Err(call.error(Fault::named("scale", what)));
    }
    let scale = convert::convert(call.b, scale, wide_type).in_call(call)?;
    let scaled = call.b.formula([query, scale], |[query, scale]| {
        (query.wide() * scale).convert(element)
    });
    let one = Literal::from_f64(wide_type, 1.0);
    Ok((scaled.in_call(call)?, call.b.constant(one)))
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn heads_of_keys_divide_heads_and_the_last_size_is_the_size_of_values() {
        check(&[
            (
                "attention(f32[2, 5, 4, 8], f32[2, 7, 4, 8], f32[2, 7, 4, 8])",
                "f32[2, 5, 4, 8]",
            ),
            (
                "attention(f32[5, 4, 8], f32[7, 2, 8], f32[7, 2, 3])",
                "f32[5, 4, 3]",
            ),
            (
                "attention(bf16[2, 3, 5, 4, 8], bf16[2, 3, 7, 1, 8], bf16[2, 3, 7, 1, 8])",
                "bf16[2, 3, 5, 4, 8]",
            ),
            (
                "attention(f32[B, T, K * G, C], f32[B, S, K, C], f32[B, S, K, C])",
                "f32[B, T, G * K, C]",
            ),
            (
                "attention(f32[5, 4, 8], f32[7, 3, 8], f32[7, 3, 8])",
                "operand 1: expected a multiple of 3, found 4",
            ),
            (
                "attention(f32[5, N, 8], f32[7, K, 8], f32[7, K, 8])",
                "operand 1: expected a multiple of K, found N",
            ),
        ]);
    }

    #[test]
    fn query_key_and_value_agree_in_type_rank_batch_and_sizes() {
        check(&[
            (
                "attention(i32[5, 4, 8], i32[7, 4, 8], i32[7, 4, 8])",
                "operand 0: expected floating-point elements, found i32 | convert it first: `{query} as f32`",
            ),
            (
                "attention(f32[5, 4, 8], f64[7, 4, 8], f32[7, 4, 8])",
                "operand 1: element types differ: f32 and f64 | \
                 convert one of them: `{query} as f64` or `{key} as f32`",
            ),
            (
                "attention(f32[4, 8], f32[4, 8], f32[4, 8])",
                "operand 0: expected positions, heads and elements of a head as the last 3 dimensions, found f32[4, 8]",
            ),
            (
                "attention(f32[2, 5, 4, 8], f32[5, 4, 8], f32[5, 4, 8])",
                "operand 1: ranks differ: f32[2, 5, 4, 8] has 4 dimensions, f32[5, 4, 8] has 3",
            ),
            (
                "attention(f32[2, 5, 4, 8], f32[3, 5, 4, 8], f32[3, 5, 4, 8])",
                "operand 1: sizes of dimension 0 differ: 2 in f32[2, 5, 4, 8] and 3 in f32[3, 5, 4, 8]",
            ),
            (
                "attention(f32[5, 4, 8], f32[5, 4, 6], f32[5, 4, 6])",
                "operand 1: sizes of dimension 2 differ: 8 in f32[5, 4, 8] and 6 in f32[5, 4, 6]",
            ),
            (
                "attention(f32[5, 4, 8], f32[7, 4, 8], f32[6, 4, 8])",
                "operand 2: sizes of dimension 0 differ: 7 in f32[7, 4, 8] and 6 in f32[6, 4, 8]",
            ),
        ]);
    }

    #[test]
    fn mask_and_bias_are_broadcast_to_the_scores_and_lengths_to_the_batch() {
        let call = |last: &str| {
            format!("attention(f16[2, 5, 4, 8], f16[2, 7, 4, 8], f16[2, 7, 4, 8], {last})")
        };
        let fits = [
            "mask = bool[5, 7]",
            "mask = bool[2, 1, 1, 7]",
            "mask = bool[]",
            "bias = f16[4, 1, 7]",
            "bias = f32[2, 4, 5, 7]",
            "length = i32[]",
            "length = i32[2]",
            "start = i32[1]",
            "causal = true",
            "window = 3",
            "window = [3, 0]",
            "scale = f32[]",
            "scale = f16[]",
            "scale = 0.5",
        ];
        for last in fits {
            check(&[(&call(last), "f16[2, 5, 4, 8]")]);
        }
        let wrong = [
            (
                "mask = bool[4, 7]",
                "mask: expected sizes that are broadcast to the scores' [2, 4, 5, 7], found bool[4, 7]",
            ),
            (
                "mask = f32[5, 7]",
                "mask: expected bool elements, found f32 | \
                 pass numbers that are added to the scores as `bias = {mask}`",
            ),
            (
                "bias = bool[5, 7]",
                "bias: element types differ: f16 and bool | \
                 pass truth values, which exclude keys, as `mask = {bias}`",
            ),
            (
                "bias = f64[5, 7]",
                "bias: element types differ: f16 and f64 | convert it first: `{bias} as f16`",
            ),
            (
                "bias = f16[1, 2, 4, 5, 7]",
                "bias: expected sizes that are broadcast to the scores' [2, 4, 5, 7], found f32[1, 2, 4, 5, 7]",
            ),
            (
                "length = i32[3]",
                "length: expected sizes that are broadcast to the batch's [2], found i32[3]",
            ),
            (
                "length = u32[]",
                "length: element types differ: i32 and u32 | convert it first: `{length} as i32`",
            ),
            (
                "window = [1, 2, 3]",
                "window: expected 2 numbers, of keys before and behind, found 3",
            ),
            ("window = [-1]", "window[0]: expected a size, found -1"),
            ("scale = f16[2]", "scale: expected f16[], found f16[2]"),
        ];
        for (last, message) in wrong {
            check(&[(&call(last), message)]);
        }
    }

    #[test]
    fn a_scale_that_is_not_constant_multiplies_the_query() {
        let of = |scale: &str| {
            primitives(&format!(
                "attention(f32[5, 4, 8], f32[7, 4, 8], f32[7, 4, 8]{scale})"
            ))
        };
        assert!(!of("").contains(&"mul"));
        assert!(!of(", scale = 2.0").contains(&"mul"));
        assert!(of(", scale = f32[]").contains(&"mul"));
    }
}
