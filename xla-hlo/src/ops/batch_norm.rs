//! Batch normalisation: each feature of a batch is normalised to mean 0 and variance 1, then scaled and shifted.
//!
//! `batch_norm_training` computes mean and variance over all dimensions except the feature's, as `E[x²] - E[x]²` like
//! XLA, clamped at zero; `batch_norm_inference` takes them as operands:
//! `(operand - mean) * rsqrt(variance + epsilon) * scale + offset`. `batch_norm_grad` computes the gradients of
//! operand, scale and offset from `grad_output`, the gradient of the result. Sixteen-bit numbers are accumulated in
//! `f32`.
//!
//! Each prints as StableHLO's own operation, and is expanded into sums and elementwise operations before lowering.

use crate::attr;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Term, Value, Values};
use crate::list::Items;
use crate::literal::Scalar;
use crate::operation::InCall;
use crate::operation::{Call, Form, Infer, OpTraits, Operation, Param, Primitive, Text};
use crate::ops::checks;
use crate::ops::classes::FLOAT;
use crate::shape::product;
use crate::{ElementType, Instr, Literal, Shape, Size, Tree};

const EPSILON: &str = "epsilon";
const FEATURE: &str = "feature_index";

/// For each operation: its name, statics, operands and expansion.
macro_rules! rows {
    ($($name:literal $operation:ident $primitive:ident ($($operand:literal)*) $expand:ident;)*) => {$(
        #[doc = concat!("XLA's ", $name, ".")]
        pub static $operation: Operation = Operation {
            name: $name,
            operator: None,
            params: &[
                $(Param::array($operand),)*
                Param::array(EPSILON),
                Param::int("dimension"),
            ],
            over_trees: false,
            build: |call| build(call, &$primitive, &[$($operand),*]),
        };

        #[doc = concat!("StableHLO's ", $name, ".")]
        pub static $primitive: Primitive = Primitive {
            name: $name,
            text: concat!("stablehlo.", $name),
            operands: [$($operand),*].len()..=[$($operand),*].len(),
            regions: 0,
            attributes: &[(EPSILON, Text::Float), (FEATURE, Text::Int)],
            syntax: &[],
            infer: |of| infer(of, &[$($operand),*]),
            form: |_, _| Form::Expanded,
            commutative: false,
            traits: OpTraits {
                expand: Some(|b, instr, operands| {
                    b.formula_list(operands, |operands| expanded(instr, operands, $expand))
                }),
                ..OpTraits::NONE
            },
        };
    )*};
}

rows! {
    "batch_norm_training" TRAINING TRAINING_PRIMITIVE ("operand" "scale" "offset") training;
    "batch_norm_inference" INFERENCE INFERENCE_PRIMITIVE ("operand" "scale" "offset" "mean" "variance") inference;
    "batch_norm_grad" GRAD GRAD_PRIMITIVE ("operand" "scale" "mean" "variance" "grad_output") grad;
}

fn infer(infer: &Infer<'_>, names: &[&'static str]) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    FLOAT.check(0, operand.element)?;
    let number = attr::int(infer.attrs, FEATURE);
    let rank = operand.rank();
    let feature =
        checks::dimension(number, rank).map_err(|what| Fault::named("dimension", what))?;
    let features = Shape::new(operand.element, vec![operand.dims[feature].clone()]);
    for (i, (found, name)) in infer.operands.iter().zip(names).enumerate().skip(1) {
        // The gradient of the result has the operand's shape; all other operands have an element for each feature.
        let expected = match *name {
            "grad_output" => operand,
            _ => &features,
        };
        if *found != expected {
            let (expected, found) = (expected.clone(), (*found).clone());
            return Err(Fault::operand(
                i,
                FaultKind::ShapeExpected { expected, found },
            ));
        }
    }
    Ok(match names.len() {
        // Inference returns only the normalised operand.
        5 if !names.contains(&"grad_output") => vec![operand.clone()],
        _ => vec![operand.clone(), features.clone(), features],
    })
}

fn build(
    call: &mut Call<'_, '_>,
    primitive: &'static Primitive,
    names: &[&'static str],
) -> Result<Values, Error> {
    let operands: Result<Vec<Value>, Error> =
        names.iter().map(|name| call.array(name)).collect_ok();
    let operands = operands?;
    let epsilon = checks::scalar(call, EPSILON, ElementType::F32)?;
    let rank = call.b.shape(operands[0]).rank();
    let feature = call.dim("dimension", rank)?;
    let attrs = attributes(epsilon, feature);
    let values = call.b.add(primitive, &operands, attrs, Vec::new());
    let values = values.in_call(call)?;
    Ok(match values.as_slice() {
        [one] => Tree::Leaf(*one),
        many => Tree::Tuple(many.iter().copied().map(Tree::Leaf).collect_vec()),
    })
}

/// Returns the attributes: epsilon, a scalar `f32`, and the feature dimension.
pub fn attributes(epsilon: Literal, feature: usize) -> Vec<(&'static str, Attr)> {
    vec![
        (EPSILON, Attr::Literal(epsilon)),
        (FEATURE, Attr::Int(feature as i64)),
    ]
}

/// Computes in the wide element type by a formula, and converts its results back.
fn expanded<'s>(
    instr: &Instr,
    operands: &[Term<'s>],
    formula: fn(&Norm, &[Term<'s>]) -> Vec<Term<'s>>,
) -> Vec<Term<'s>> {
    let norm = Norm::of(instr, operands[0]);
    let wide = operands.iter().map(|operand| operand.wide()).collect_vec();
    let results = formula(&norm, &wide).into_iter();
    results
        .map(|result| result.convert(norm.element))
        .collect_vec()
}

/// A normalisation: the element type and sizes of the operand, its dimensions other than the feature's, and epsilon.
struct Norm {
    element: ElementType,
    sizes: Vec<Size>,
    others: Vec<usize>,
    epsilon: f64,
}

impl Norm {
    fn of(instr: &Instr, operand: Term<'_>) -> Norm {
        let Shape {
            element,
            dims: sizes,
        } = operand.shape();
        let feature = attr::index(&instr.attrs, FEATURE);
        let Some(Scalar::Float(epsilon)) = attr::literal(&instr.attrs, EPSILON).splat() else {
            unreachable!("epsilon is a scalar of a floating-point type");
        };
        let others = (0..sizes.len()).filter_items(|&d| d != feature);
        Norm {
            element,
            others: others.collect_vec(),
            sizes,
            epsilon,
        }
    }

    /// Returns the number of elements of each feature.
    fn count<'s>(&self, operand: Term<'s>) -> Term<'s> {
        let sizes = self.others.iter().map(|&d| &self.sizes[d]);
        operand.size(operand.element(), &product(sizes))
    }

    /// Broadcasts a value of each feature to all indices.
    fn spread<'s>(&self, features: Term<'s>) -> Term<'s> {
        features.spread(&self.sizes, &self.others)
    }

    fn inverse_deviation<'s>(&self, variance: Term<'s>) -> Term<'s> {
        (variance + self.epsilon).rsqrt()
    }

    /// Subtracts the mean of each feature from the operand.
    fn centred<'s>(&self, operand: Term<'s>, mean: Term<'s>) -> Term<'s> {
        operand - self.spread(mean)
    }

    fn normal<'s>(&self, [operand, scale, offset, mean, variance]: [Term<'s>; 5]) -> Term<'s> {
        let factor = self.inverse_deviation(variance) * scale;
        self.centred(operand, mean) * self.spread(factor) + self.spread(offset)
    }
}

fn inference<'s>(norm: &Norm, operands: &[Term<'s>]) -> Vec<Term<'s>> {
    let [operand, scale, offset, mean, variance] = *operands else {
        unreachable!("inference has five operands");
    };
    vec![norm.normal([operand, scale, offset, mean, variance])]
}

fn training<'s>(norm: &Norm, operands: &[Term<'s>]) -> Vec<Term<'s>> {
    let [operand, scale, offset] = *operands else {
        unreachable!("training has three operands");
    };
    let n = norm.count(operand);
    let squares = operand * operand;
    let (sum, of_squares) = (operand.sum(&norm.others), squares.sum(&norm.others));
    let (mean, mean_square) = (sum / n, of_squares / n);
    // Rounding can make the variance negative.
    let variance = (mean_square - mean * mean).max(0.0);
    let value = norm.normal([operand, scale, offset, mean, variance]);
    vec![value, mean, variance]
}

fn grad<'s>(norm: &Norm, operands: &[Term<'s>]) -> Vec<Term<'s>> {
    let [operand, scale, mean, variance, grad] = *operands else {
        unreachable!("a gradient has five operands");
    };
    let inverse = norm.inverse_deviation(variance);
    let centred = norm.centred(operand, mean);
    let products = grad * centred;
    let (of_offset, with_centred) = (grad.sum(&norm.others), products.sum(&norm.others));
    let of_scale = with_centred * inverse;
    // scale * inverse * (grad - of_offset / n - centred * inverse * of_scale / n)
    let n = norm.count(operand);
    let offsets = of_offset / n;
    let slopes = of_scale * inverse / n;
    let factor = scale * inverse;
    let (offsets, slopes) = (norm.spread(offsets), norm.spread(slopes));
    let factor = norm.spread(factor);
    let of_operand = (grad - offsets - centred * slopes) * factor;
    vec![of_operand, of_scale, of_offset]
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn vectors_have_a_number_for_each_feature() {
        check(&[
            // C1
            (
                "batch_norm_training(f32[2, 3], f32[3], f32[3], 0.001, 2)",
                "dimension[0]: expected a dimension from 0 to 1, found 2",
            ),
            // C2
            (
                "batch_norm_training(f32[2, 3], f16[3], f32[3], 0.001, 1)",
                "operand 1: expected f32[3], found f16[3]",
            ),
            (
                "batch_norm_training(i32[2, 3], i32[3], i32[3], 0.001, 1)",
                "operand 0: expected floating-point elements, found i32",
            ),
            // C3, C4
            (
                "batch_norm_training(f32[2, 3], f32[2], f32[3], 0.001, 1)",
                "operand 1: expected f32[3], found f32[2]",
            ),
            (
                "batch_norm_training(f32[2, 3], f32[3], f32[2], 0.001, 1)",
                "operand 2: expected f32[3], found f32[2]",
            ),
            (
                "batch_norm_inference(f32[2, 3], f32[3], f32[3], f32[2], f32[3], 0.001, 1)",
                "operand 3: expected f32[3], found f32[2]",
            ),
            (
                "batch_norm_inference(f32[2, 3], f32[3], f32[3], f32[3], f32[2], 0.001, 1)",
                "operand 4: expected f32[3], found f32[2]",
            ),
            (
                "batch_norm_grad(f32[2, 3], f32[3], f32[3], f32[3], f32[3], 0.001, 1)",
                "operand 4: expected f32[2, 3], found f32[3]",
            ),
            (
                "batch_norm_training(f32[2, 3], f32[3], f32[3], f32[], 1)",
                "epsilon: expected a compile-time constant of type f32",
            ),
            // C5 to C7
            (
                "batch_norm_training(f32[2, N, 4], f32[N], f32[N], 0.001, 1)",
                "(f32[2, N, 4], f32[N], f32[N])",
            ),
            (
                "batch_norm_inference(f32[3], f32[3], f32[3], f32[3], f32[3], 0.001, 0)",
                "f32[3]",
            ),
            (
                "batch_norm_grad(f16[2, 3], f16[2], f16[2], f16[2], f16[2, 3], 0.001, 0)",
                "(f16[2, 3], f16[2], f16[2])",
            ),
        ]);
    }
}
