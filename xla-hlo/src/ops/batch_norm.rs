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
use crate::graph::{Attr, Value, Values};
use crate::list::Items;
use crate::literal::Scalar;
use crate::operation::InCall;
use crate::operation::{Call, Form, Infer, OpTraits, Operation, Param, Primitive, Text};
use crate::ops::classes::FLOAT;
use crate::ops::elementwise::add;
use crate::ops::parts::{count, spread, wide};
use crate::ops::{checks, convert, reduce};
use crate::{Builder, ElementType, Instr, Literal, Shape, Size, Tree};

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
                expand: Some(|b, instr, operands| Norm::of(b, instr, operands[0]).$expand(b, operands)),
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
    for (i, (found, name)) in infer.operands.iter().zip_items(names).enumerate().skip(1) {
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

/// A normalisation: the element type and sizes of the operand, its dimensions other than the feature's, and epsilon.
struct Norm {
    element: ElementType,
    sizes: Vec<Size>,
    others: Vec<usize>,
    epsilon: f64,
}

type Expanded = Result<Vec<Value>, Fault>;

impl Norm {
    fn of(b: &Builder<'_>, instr: &Instr, operand: Value) -> Norm {
        let shape = b.shape(operand);
        let feature = attr::index(&instr.attrs, FEATURE);
        let Some(Scalar::Float(epsilon)) = attr::literal(&instr.attrs, EPSILON).splat() else {
            unreachable!("epsilon is a scalar of a floating-point type");
        };
        Norm {
            element: shape.element,
            sizes: shape.dims.clone(),
            others: (0..shape.rank())
                .filter_items(|&d| d != feature)
                .collect_vec(),
            epsilon,
        }
    }

    fn sum(&self, b: &mut Builder<'_>, operand: Value) -> Result<Value, Fault> {
        let zero = Literal::zero(b.shape(operand).element);
        reduce::fold(b, operand, &add, zero, &self.others)
    }

    /// Broadcasts a value of each feature to all indices.
    fn spread(&self, b: &mut Builder<'_>, features: Value) -> Result<Value, Fault> {
        spread(b, features, &self.sizes, &self.others)
    }

    fn inverse_deviation(&self, b: &mut Builder<'_>, variance: Value) -> Result<Value, Fault> {
        let element = b.shape(variance).element;
        let epsilon = b.scalar(element, self.epsilon);
        b.formula([variance, epsilon], |[variance, epsilon]| {
            (variance + epsilon).rsqrt()
        })
    }

    /// Subtracts the mean of each feature from the operand.
    fn centred(&self, b: &mut Builder<'_>, operand: Value, mean: Value) -> Result<Value, Fault> {
        let mean = self.spread(b, mean)?;
        b.formula([operand, mean], |[operand, mean]| operand - mean)
    }

    fn back(&self, b: &mut Builder<'_>, values: &[Value]) -> Expanded {
        let values = values.iter();
        values
            .map(|&value| convert::convert(b, value, self.element))
            .collect_ok()
    }

    fn normal(
        &self,
        b: &mut Builder<'_>,
        [operand, scale, offset, mean, variance]: [Value; 5],
    ) -> Result<Value, Fault> {
        let factor = self.inverse_deviation(b, variance)?;
        let factor = b.formula([factor, scale], |[factor, scale]| factor * scale)?;
        let centred = self.centred(b, operand, mean)?;
        let factor = self.spread(b, factor)?;
        let scaled = b.formula([centred, factor], |[centred, factor]| centred * factor)?;
        let offset = self.spread(b, offset)?;
        b.formula([scaled, offset], |[scaled, offset]| scaled + offset)
    }

    fn inference(self, b: &mut Builder<'_>, operands: &[Value]) -> Expanded {
        let mut all = [Value(0); 5];
        for (to, &operand) in all.iter_mut().zip_items(operands) {
            *to = wide(b, operand)?;
        }
        let value = self.normal(b, all)?;
        self.back(b, &[value])
    }

    fn training(self, b: &mut Builder<'_>, operands: &[Value]) -> Expanded {
        let (operand, scale) = (wide(b, operands[0])?, wide(b, operands[1])?);
        let offset = wide(b, operands[2])?;
        let n = count(b, operand, &self.others);
        let squares = b.formula([operand], |[operand]| operand * operand)?;
        let sums = [self.sum(b, operand)?, self.sum(b, squares)?];
        let mean = b.formula([sums[0], n], |[x, n]| x / n)?;
        let mean_square = b.formula([sums[1], n], |[x, n]| x / n)?;
        let variance = b.formula([mean, mean_square], |[mean, mean_square]| {
            mean_square - mean * mean
        })?;
        // Rounding can make the variance negative.
        let element = b.shape(variance).element;
        let zero = b.scalar(element, 0.0);
        let variance = b.formula([variance, zero], |[variance, zero]| variance.max(zero))?;
        let value = self.normal(b, [operand, scale, offset, mean, variance])?;
        self.back(b, &[value, mean, variance])
    }

    fn grad(self, b: &mut Builder<'_>, operands: &[Value]) -> Expanded {
        let mut all = [Value(0); 5];
        for (to, &operand) in all.iter_mut().zip_items(operands) {
            *to = wide(b, operand)?;
        }
        let [operand, scale, mean, variance, grad] = all;
        let inverse = self.inverse_deviation(b, variance)?;
        let centred = self.centred(b, operand, mean)?;
        let products = b.formula([grad, centred], |[grad, centred]| grad * centred)?;
        let [of_offset, with_centred] = [self.sum(b, grad)?, self.sum(b, products)?];
        let of_scale = b.formula([with_centred, inverse], |[with_centred, inverse]| {
            with_centred * inverse
        })?;
        // scale * inverse * (grad - of_offset / n - centred * inverse * of_scale / n)
        let n = count(b, operand, &self.others);
        let [offsets, slopes, factor] = b.formulas(
            [of_offset, n, of_scale, inverse, scale],
            |[of_offset, n, of_scale, inverse, scale]| {
                let offsets = of_offset / n;
                let slopes = of_scale * inverse / n;
                let factor = scale * inverse;
                [offsets, slopes, factor]
            },
        )?;
        let (offsets, slopes) = (self.spread(b, offsets)?, self.spread(b, slopes)?);
        let factor = self.spread(b, factor)?;
        let of_operand = b.formula(
            [grad, offsets, centred, slopes, factor],
            |[grad, offsets, centred, slopes, factor]| (grad - offsets - centred * slopes) * factor,
        )?;
        self.back(b, &[of_operand, of_scale, of_offset])
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn there_is_a_number_of_each_kind_for_each_feature() {
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
