//! `det(a)`: the determinants of matrices; `slogdet(a)`: their signs and the logarithms of their magnitudes.
//!
//! Both are products of the diagonal that the LU decomposition leaves. Up to 3 rows, `det` is the sum of products along
//! diagonals. The derivative of `det` is defined for singular matrices too, as in JAX: it contains no division by the
//! determinant.

use crate::error::Fault;
use crate::graph::Value;
use crate::operation::{InCall, Param};
use crate::ops::custom_derivative::{JVP, Parts, custom_derivative};
use crate::ops::parts::{binary, equal, leaf, spread, triangle, unary, with_constant};
use crate::ops::triangular_solve::{self, Equations};
use crate::ops::{
    broadcast, cholesky, constant, elementwise, householder, iota, lu, lu_solve, reduce, reshape,
    select, slice,
};
use crate::{Builder, ElementType, Graph, Literal, Operation, Shape, Size, Tree};

/// The element type of row numbers.
const INDEX: ElementType = ElementType::I32;

/// The determinant.
pub static DET: Operation = Operation {
    name: "det",
    operator: None,
    params: &[Param::array("a")],
    over_trees: false,
    build: |call| {
        let a = call.array("a")?;
        let value = det(call.b, a);
        leaf(call, value)
    },
};

/// The sign of the determinant, and the logarithm of its magnitude.
pub static SLOGDET: Operation = Operation {
    name: "slogdet",
    operator: None,
    params: &[Param::array("a")],
    over_trees: false,
    build: |call| {
        let a = call.array("a")?;
        let [sign, magnitude] = slogdet(call.b, a).in_call(call)?;
        Ok(Tree::Tuple(vec![Tree::Leaf(sign), Tree::Leaf(magnitude)]))
    },
};

/// Computes the determinants of the matrices of `a`.
///
/// # Errors
/// The matrices are not square, or the element type is not f32, f64, c64 or c128.
pub fn det(b: &mut Builder<'_>, a: Value) -> Result<Value, Fault> {
    let shape = b.shape(a).clone();
    check(&shape)?;
    match shape.dims[shape.rank() - 1].known() {
        Some(n @ 1..=3) => few(b, a, n),
        _ => Ok(with_rule(b, a, |b, a| Ok(vec![Factors::of(b, a)?.det(b)?]), det_rule)?[0]),
    }
}

/// Computes the signs of the determinants of the matrices of `a`, which are numbers of magnitude 1, and the logarithms of
/// their magnitudes.
///
/// # Errors
/// As for [`det`].
pub fn slogdet(b: &mut Builder<'_>, a: Value) -> Result<[Value; 2], Fault> {
    check(&b.shape(a).clone())?;
    let function = |b: &mut Builder<'_>, a| Ok(Factors::of(b, a)?.slogdet(b)?.to_vec());
    let values = with_rule(b, a, function, slogdet_rule)?;
    Ok([values[0], values[1]])
}

fn check(a: &Shape) -> Result<(), Fault> {
    cholesky::square(0, a)?;
    householder::least_size(a).map(drop)
}

/// Adds a function of matrices, and a rule that takes matrices and their tangents.
fn with_rule(
    b: &mut Builder<'_>,
    a: Value,
    function: impl FnOnce(&mut Builder<'_>, Value) -> Result<Vec<Value>, Fault>,
    rule: impl FnOnce(&mut Builder<'_>, [Value; 2]) -> Result<Vec<Value>, Fault>,
) -> Result<Vec<Value>, Fault> {
    let shape = b.shape(a).clone();
    let mut inside = Builder::new(b.module);
    inside.origin = b.origin;
    let param = inside.graph.add_param(shape.clone());
    inside.graph.results = function(&mut inside, param)?;
    let function = core::mem::replace(&mut inside.graph, Graph::new());
    let params = [(); 2].map(|()| inside.graph.add_param(shape.clone()));
    inside.graph.results = rule(&mut inside, params)?;
    let parts = Parts {
        arguments: 1,
        differentiable: vec![0],
    };
    custom_derivative(b, &JVP, &parts, &[a], [function, inside.graph])
}

/// Adds the sums of products along the diagonals of matrices of up to 3 rows.
fn few(b: &mut Builder<'_>, a: Value, n: usize) -> Result<Value, Fault> {
    let along = |b: &mut Builder<'_>, columns: &[usize]| {
        let mut all = None;
        for (row, &column) in columns.iter().enumerate() {
            let element = element(b, a, [row, column])?;
            all = Some(match all {
                None => element,
                Some(all) => binary(b, &elementwise::mul, all, element)?,
            });
        }
        Ok::<_, Fault>(all)
    };
    let (added, subtracted): (&[&[usize]], &[&[usize]]) = match n {
        1 => (&[&[0]], &[]),
        2 => (&[&[0, 1]], &[&[1, 0]]),
        _ => (
            &[&[0, 1, 2], &[1, 2, 0], &[2, 0, 1]],
            &[&[2, 1, 0], &[0, 2, 1], &[1, 0, 2]],
        ),
    };
    let mut sum = None;
    for (op, terms) in [(&elementwise::add, added), (&elementwise::sub, subtracted)] {
        for columns in terms {
            sum = match (sum, along(b, columns)?) {
                (Some(sum), Some(term)) => Some(binary(b, op, sum, term)?),
                (sum, term) => sum.or(term),
            };
        }
    }
    Ok(sum.unwrap_or(a))
}

/// Returns one element of each matrix.
fn element(b: &mut Builder<'_>, a: Value, place: [usize; 2]) -> Result<Value, Fault> {
    let dims = b.shape(a).dims.clone();
    let batch = dims.len() - 2;
    let mut starts = vec![Size::from(0); batch];
    let mut limits = dims[..batch].to_vec();
    for index in place {
        starts.push(Size::from(index));
        limits.push(Size::from(index + 1));
    }
    let part = slice::slice(b, a, starts, limits, vec![Size::from(1); dims.len()])?;
    reshape::reshape(b, part, dims[..batch].to_vec())
}

/// The decomposition of matrices, with the parts that determinants are made of.
struct Factors {
    lu: Value,
    permutation: Value,
    /// The diagonals, and the sign of each permutation.
    diagonal: Value,
    sign: Value,
    /// The number of batch dimensions.
    batch: usize,
}

impl Factors {
    fn of(b: &mut Builder<'_>, a: Value) -> Result<Factors, Fault> {
        let [lu, pivots, permutation] = lu::lu(b, a)?;
        let shape = b.shape(a).clone();
        let batch = shape.rank() - 2;
        let diagonal = diagonal(b, lu)?;
        let lists = b.shape(pivots).dims.clone();
        let index = iota::iota(b, INDEX, lists, batch)?;
        let stays = equal(b, pivots, index)?;
        let (one, minus) = (b.scalar(shape.element, 1.0), b.scalar(shape.element, -1.0));
        let dims = b.shape(stays).dims.clone();
        let one = broadcast::in_dim(b, one, dims.clone(), &[])?;
        let minus = broadcast::in_dim(b, minus, dims, &[])?;
        let signs = select::select(b, stays, one, minus)?;
        Ok(Factors {
            lu,
            permutation,
            diagonal,
            sign: all_of(b, signs, batch)?,
            batch,
        })
    }

    fn det(&self, b: &mut Builder<'_>) -> Result<Value, Fault> {
        let magnitude = all_of(b, self.diagonal, self.batch)?;
        binary(b, &elementwise::mul, self.sign, magnitude)
    }

    fn slogdet(&self, b: &mut Builder<'_>) -> Result<[Value; 2], Fault> {
        let (diagonal, batch) = (self.diagonal, self.batch);
        let magnitudes = unary(b, &elementwise::abs, diagonal)?;
        let real = b.shape(magnitudes).element;
        let zero = b.scalar(real, 0.0);
        let is_zero = equal(b, magnitudes, zero)?;
        let is_zero = reduce::fold(
            b,
            is_zero,
            &elementwise::or,
            Literal::zero(ElementType::Bool),
            &[batch],
        )?;
        let signs = if b.shape(diagonal).element.is_complex() {
            let none = b.scalar(real, 0.0);
            let none = broadcast::in_dim(b, none, b.shape(magnitudes).dims.clone(), &[])?;
            let magnitudes = elementwise::apply(b, &elementwise::complex, &[magnitudes, none])?;
            binary(b, &elementwise::div, diagonal, magnitudes)?
        } else {
            unary(b, &elementwise::sign, diagonal)?
        };
        let sign = all_of(b, signs, batch)?;
        let sign = binary(b, &elementwise::mul, self.sign, sign)?;
        let nothing = b.scalar(b.shape(sign).element, 0.0);
        let sign = select::select(b, is_zero, nothing, sign)?;
        let logarithms = unary(b, &elementwise::log, magnitudes)?;
        let zero = Literal::zero(real);
        let logarithm = reduce::fold(b, logarithms, &elementwise::add, zero, &[batch])?;
        Ok([sign, logarithm])
    }
}

/// Returns the diagonals of square matrices.
fn diagonal(b: &mut Builder<'_>, matrices: Value) -> Result<Value, Fault> {
    let diagonal = triangle(b, "EQ", matrices, 0)?;
    let (zero, last) = (
        Literal::zero(b.shape(matrices).element),
        b.shape(matrices).rank() - 1,
    );
    reduce::fold(b, diagonal, &elementwise::add, zero, &[last])
}

/// Returns the products along a dimension.
fn all_of(b: &mut Builder<'_>, x: Value, dimension: usize) -> Result<Value, Fault> {
    let one = Literal::from_f64(b.shape(x).element, 1.0);
    reduce::fold(b, x, &elementwise::mul, one, &[dimension])
}

/// Returns the sums of the diagonals of matrices.
fn trace(b: &mut Builder<'_>, matrices: Value) -> Result<Value, Fault> {
    let (zero, batch) = (
        Literal::zero(b.shape(matrices).element),
        b.shape(matrices).rank() - 2,
    );
    let diagonal = triangle(b, "EQ", matrices, 0)?;
    reduce::fold(b, diagonal, &elementwise::add, zero, &[batch, batch + 1])
}

/// Returns at which places of arrays of these sizes the index along a dimension is the last one.
fn is_last(b: &mut Builder<'_>, sizes: &[Size], dimension: usize) -> Result<Value, Fault> {
    let index = iota::iota(b, INDEX, sizes.to_vec(), dimension)?;
    let next = with_constant(b, &elementwise::add, index, 1.0)?;
    let count = constant::size(b, INDEX, sizes[dimension].clone());
    equal(b, next, count)
}

/// Adds the determinant and its tangent, the sum of the diagonal of `det(a) a⁻¹ da`.
///
/// Only the last element of the diagonal of `u` is zero in a matrix that lacks one rank. The product of the others takes
/// its place: `det(a) a⁻¹` is `det(a) u⁻¹` times the rest, in whose last row `det(a)` cancels. A matrix that lacks more
/// than one rank has a tangent of zero.
fn det_rule(b: &mut Builder<'_>, [a, change]: [Value; 2]) -> Result<Vec<Value>, Fault> {
    let factors = Factors::of(b, a)?;
    let batch = factors.batch;
    let sizes = b.shape(a).dims.clone();
    let det = factors.det(b)?;
    let one = b.scalar(b.shape(a).element, 1.0);
    let last = is_last(b, &sizes[..batch + 1], batch)?;
    let others = select::select(b, last, one, factors.diagonal)?;
    let others = all_of(b, others, batch)?;
    let others = binary(b, &elementwise::mul, factors.sign, others)?;
    let inverse = binary(b, &elementwise::div, one, others)?;
    let (last_row, last_column) = (is_last(b, &sizes, batch)?, is_last(b, &sizes, batch + 1)?);
    let corner = binary(b, &elementwise::and, last_row, last_column)?;
    let both = [batch, batch + 1];
    let inverse = spread(b, inverse, &sizes, &both)?;
    let lu = select::select(b, corner, inverse, factors.lu)?;
    // Matrices that lack more than one rank.
    let upper = Equations::left(false);
    let ones = broadcast::in_dim(b, one, sizes.clone(), &[])?;
    let probe = triangular_solve::solve(b, lu, ones, upper)?;
    let probe = unary(b, &elementwise::abs, probe)?;
    let finite = unary(b, &elementwise::is_finite, probe)?;
    let finite = reduce::fold(
        b,
        finite,
        &elementwise::and,
        Literal::from_f64(ElementType::Bool, 1.0),
        &both,
    )?;
    let finite = spread(b, finite, &sizes, &both)?;
    let zero = b.scalar(b.shape(a).element, 0.0);
    let change = select::select(b, finite, change, zero)?;
    let change = lu::rows_at(b, change, factors.permutation)?;
    let lower = Equations {
        unit_diagonal: true,
        ..Equations::left(true)
    };
    let x = triangular_solve::solve(b, lu, change, lower)?;
    let whole = spread(b, det, &sizes, &both)?;
    let scaled = binary(b, &elementwise::mul, x, whole)?;
    let x = select::select(b, last_row, x, scaled)?;
    let x = triangular_solve::solve(b, lu, x, upper)?;
    let x = select::select(b, finite, x, zero)?;
    let tangent = trace(b, x)?;
    Ok(vec![det, tangent])
}

/// Adds the results of `slogdet` and their tangents: the tangent of the logarithm of a determinant is the sum of the
/// diagonal of `a⁻¹ da`, whose imaginary part turns the sign.
fn slogdet_rule(b: &mut Builder<'_>, [a, change]: [Value; 2]) -> Result<Vec<Value>, Fault> {
    let factors = Factors::of(b, a)?;
    let [sign, logarithm] = factors.slogdet(b)?;
    let operands = [factors.lu, factors.permutation, change];
    let solved = lu_solve::lu_solve(b, operands, false)?;
    let change = trace(b, solved)?;
    let tangents = if b.shape(a).element.is_complex() {
        let [re, im] = [&elementwise::real, &elementwise::imag].map(|part| unary(b, part, change));
        let (re, im) = (re?, im?);
        let none = with_constant(b, &elementwise::mul, im, 0.0)?;
        let turn = elementwise::apply(b, &elementwise::complex, &[none, im])?;
        [binary(b, &elementwise::mul, turn, sign)?, re]
    } else {
        [with_constant(b, &elementwise::mul, sign, 0.0)?, change]
    };
    Ok([[sign, logarithm], tangents].concat())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn a_number_for_each_square_matrix() {
        check(&[
            ("det(f32[3, 3])", "f32[]"),
            ("det(c64[2, N, N])", "c64[2]"),
            ("det(f64[0, 0])", "f64[]"),
            ("slogdet(f64[5, 4, 4])", "(f64[5], f64[5])"),
            ("slogdet(c128[N, N])", "(c128[], f64[])"),
            (
                "det(f32[3, 2])",
                "operand 0: the matrices of f32[3, 2] are not square: 3 by 2",
            ),
            (
                "slogdet(f32[3])",
                "operand 0: expected matrices, which have two dimensions, found f32[3]",
            ),
            (
                "det(f16[2, 2])",
                "operand 0: expected f32, f64 or complex elements, found f16 | convert it first: `{a} as f32`",
            ),
            (
                "slogdet(i32[4, 4])",
                "operand 0: expected f32, f64 or complex elements, found i32 | convert it first: `{a} as f32`",
            ),
        ]);
    }
}
