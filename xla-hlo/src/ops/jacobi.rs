//! Jacobi's method of one side: turns the rows of matrices in pairs until all rows of a matrix are orthogonal.
//!
//! A round turns as many disjoint pairs as there are, all by the same instructions, and then exchanges partners as in a
//! tournament: after one round less than there are rows each has been the partner of each other one. Such sweeps are
//! repeated until a whole one has found hardly an angle to turn; then the rows are orthogonal up to rounding, since angles
//! decrease quadratically.
//! Source: Brent and Luk, "The solution of singular-value and symmetric eigenvalue problems on multiprocessor arrays",
//! SIAM J. Sci. Stat. Comput. 6 (1985).

use crate::error::{Fault, FaultKind};
use crate::graph::{Instr, Value};
use crate::list::{self, Items};
use crate::operation::{Form, Kernel};
use crate::ops::elementwise::{self, abs, add, div, mul, neg, real, sqrt, sub};
use crate::ops::parts::{binary, compared, conjugate, spread, unary, with_constant};
use crate::ops::{
    compare, concatenate, constant, convert, householder, iota, pad, reduce, select, slice,
    while_loop,
};
use crate::{Builder, ElementType, Graph, Literal, Shape, Size};

/// The element type of counters.
const COUNT: ElementType = ElementType::I32;

/// The most sweeps. About ten suffice for matrices of hundreds of rows.
const SWEEPS: f64 = 40.0;

/// Returns the form of a decomposition that has a kernel of this name for matrices of more rows than are rotated in its
/// time, alone or in batches.
pub(super) fn form(name: &'static str, graph: &Graph, instr: &Instr) -> Form {
    let matrices = graph.shape(instr.operands[0]);
    let rotated = if matrices.element.is_complex() { 6 } else { 8 };
    match known_rows(matrices) {
        Ok(rows) if rows > rotated => Form::Kernel(Kernel {
            name,
            list: None,
            arguments: Vec::new(),
        }),
        _ => Form::Expanded,
    }
}

/// Returns the turned rows of the matrices in the last two dimensions, and the matrices that turn them, from the left.
///
/// # Errors
/// The number of rows is not known, or the elements are neither floating-point nor complex numbers.
pub(super) fn turned(b: &mut Builder<'_>, rows: Value, count: usize) -> Result<[Value; 2], Fault> {
    let shape = b.shape(rows).clone();
    let at = shape.rank() - 2;
    // A row of zeros is the partner of an odd one; it is not turned, and is the last one after each sweep.
    let even = count + count % 2;
    let rows = if count == even {
        rows
    } else {
        with_row(b, rows, at)?
    };
    let turns = identity(b, &shape, even)?;
    let worst = b.scalar(shape.element.real(), 1.0);
    let sweep = b.scalar(COUNT, 0.0);
    let init = [rows, turns, worst, sweep];
    let shapes = init.iter().map(|&v| b.shape(v).clone()).collect_vec();
    let condition = unfinished(b, &shapes)?;
    let body = swept(b, &shapes, even / 2)?;
    let last = while_loop::repeat(b, &init, (condition, Vec::new()), (body, Vec::new()))?;
    let rows = first(b, last[0], at, 0, count)?;
    let turns = first(b, last[1], at, 0, count)?;
    Ok([rows, first(b, turns, at + 1, 0, count)?])
}

/// Returns the largest element size of each matrix, or 1 for a matrix of zeros: divided by it, no square is out of range.
pub(super) fn scale(b: &mut Builder<'_>, matrices: Value) -> Result<Value, Fault> {
    let sizes = unary(b, &abs, matrices)?;
    let shape = b.shape(sizes).clone();
    let rank = shape.rank();
    let zero = Literal::zero(shape.element);
    let largest = reduce::fold(b, sizes, &elementwise::max, zero, &[rank - 2, rank - 1])?;
    let (zero, one) = (b.scalar(shape.element, 0.0), b.scalar(shape.element, 1.0));
    let is_zero = compared(b, "EQ", largest, zero)?;
    select::select(b, is_zero, one, largest)
}

/// Converts real numbers to the type of other numbers, and broadcasts them along dimensions that they lack.
pub(super) fn like(
    b: &mut Builder<'_>,
    numbers: Value,
    like: Value,
    gone: &[usize],
) -> Result<Value, Fault> {
    let shape = b.shape(like).clone();
    let numbers = convert::convert(b, numbers, shape.element)?;
    spread(b, numbers, &shape.dims, gone)
}

/// Returns the sums over the last dimension of real numbers or of the real parts of complex ones.
pub(super) fn real_sums(b: &mut Builder<'_>, operand: Value) -> Result<Value, Fault> {
    let sums = sums(b, operand)?;
    if b.shape(sums).element.is_complex() {
        unary(b, &real, sums)
    } else {
        Ok(sums)
    }
}

fn sums(b: &mut Builder<'_>, operand: Value) -> Result<Value, Fault> {
    let last = b.shape(operand).rank() - 1;
    let zero = Literal::zero(b.shape(operand).element);
    reduce::fold(b, operand, &add, zero, &[last])
}

/// Returns the inner products of rows, of which the left ones are conjugated.
fn inner(b: &mut Builder<'_>, lhs: Value, rhs: Value) -> Result<Value, Fault> {
    let lhs = conjugate(b, lhs)?;
    let products = binary(b, &mul, lhs, rhs)?;
    sums(b, products)
}

/// Returns the squares of the lengths of rows.
pub(super) fn squares(b: &mut Builder<'_>, rows: Value) -> Result<Value, Fault> {
    let conjugate = conjugate(b, rows)?;
    let products = binary(b, &mul, conjugate, rows)?;
    real_sums(b, products)
}

fn identity(b: &mut Builder<'_>, like: &Shape, count: usize) -> Result<Value, Fault> {
    let mut dims = like.dims.clone();
    let rank = dims.len();
    (dims[rank - 2], dims[rank - 1]) = (Size::from(count), Size::from(count));
    let row = iota::iota(b, COUNT, dims.clone(), rank - 2)?;
    let column = iota::iota(b, COUNT, dims, rank - 1)?;
    let same = compared(b, "EQ", row, column)?;
    convert::convert(b, same, like.element)
}

fn with_row(b: &mut Builder<'_>, rows: Value, at: usize) -> Result<Value, Fault> {
    let zero = b.scalar(b.shape(rows).element, 0.0);
    let rank = b.shape(rows).rank();
    let none = vec![0; rank];
    let mut high = none.clone();
    high[at] = 1;
    pad::pad(b, rows, zero, [none.clone(), high, none])
}

/// Returns the slice of a dimension from one index up to another.
fn first(
    b: &mut Builder<'_>,
    operand: Value,
    dimension: usize,
    start: usize,
    end: usize,
) -> Result<Value, Fault> {
    let mut limits = b.shape(operand).dims.clone();
    let mut starts = vec![Size::from(0); limits.len()];
    if start == 0 && limits[dimension].is(end) {
        return Ok(operand);
    }
    (starts[dimension], limits[dimension]) = (Size::from(start), Size::from(end));
    let strides = vec![Size::from(1); limits.len()];
    slice::slice(b, operand, starts, limits, strides)
}

fn params(graph: &mut Graph, shapes: &[Shape]) -> Vec<Value> {
    let shapes = shapes.iter().cloned();
    shapes.map(|shape| graph.add_param(shape)).collect_vec()
}

/// Returns the condition of another sweep: the last one has turned by more than rounding explains.
fn unfinished(b: &Builder<'_>, shapes: &[Shape]) -> Result<Graph, Fault> {
    let mut b = Builder::new(b.module);
    let b = &mut b;
    let state = params(&mut b.graph, shapes);
    let element = shapes[2].element;
    let bound = b.scalar(element, epsilon(element).powf(0.75));
    let moves = compared(b, "GT", state[2], bound)?;
    let most = b.scalar(COUNT, SWEEPS);
    let is_left = compare::less(b, state[3], most)?;
    let more = binary(b, &elementwise::and, moves, is_left)?;
    b.graph.results = vec![more];
    Ok(core::mem::take(&mut b.graph))
}

/// Returns the distance of 1 and the next number.
pub(super) fn epsilon(element: ElementType) -> f64 {
    match element.real() {
        ElementType::F64 => f64::EPSILON,
        _ => f64::from(f32::EPSILON),
    }
}

/// Returns a sweep: as many rounds as one row less has partners.
fn swept(b: &Builder<'_>, shapes: &[Shape], half: usize) -> Result<Graph, Fault> {
    let mut b = Builder::new(b.module);
    let b = &mut b;
    let state = params(&mut b.graph, shapes);
    let round = round(b, shapes, half)?;
    let worst = b.scalar(shapes[2].element, 0.0);
    let start = b.scalar(COUNT, 0.0);
    let end = constant::size(b, COUNT, Size::from(2 * half - 1));
    let init = [state[0], state[1], worst];
    let mut last = while_loop::count(b, [start, end], &init, (round, Vec::new()))?;
    last.push(with_constant(b, &add, state[3], 1.0)?);
    b.graph.results = last;
    Ok(core::mem::take(&mut b.graph))
}

/// Returns a round: turns the first half of the rows with the second, and exchanges partners.
fn round(b: &Builder<'_>, shapes: &[Shape], half: usize) -> Result<Graph, Fault> {
    let mut b = Builder::new(b.module);
    let b = &mut b;
    b.graph.add_param(Shape::scalar(COUNT));
    let state = params(&mut b.graph, &shapes[..3]);
    let at = shapes[0].rank() - 2;
    let halves = |b: &mut Builder<'_>, rows| {
        let upper = first(b, rows, at, 0, half)?;
        Ok([upper, first(b, rows, at, half, 2 * half)?])
    };
    let [p, q] = halves(b, state[0])?;
    let turn = Turn::of(b, p, q)?;
    let worst = turn.largest(b)?;
    let worst = binary(b, &elementwise::max, state[2], worst)?;
    let mut results = Vec::with_capacity(3);
    for rows in [state[0], state[1]] {
        let pair = halves(b, rows)?;
        let pair = turn.applied(b, pair, at + 1)?;
        results.push(exchanged(b, pair, at, half)?);
    }
    results.push(worst);
    b.graph.results = results;
    Ok(core::mem::take(&mut b.graph))
}

/// Joins two halves so that all rows but the first move on by one place, around both.
fn exchanged(
    b: &mut Builder<'_>,
    [upper, lower]: [Value; 2],
    at: usize,
    half: usize,
) -> Result<Value, Fault> {
    if half == 1 {
        return concatenate::concatenate(b, &[upper, lower], at);
    }
    let mut parts = vec![first(b, upper, at, 0, 1)?, first(b, lower, at, 0, 1)?];
    if half > 2 {
        parts.push(first(b, upper, at, 1, half - 1)?);
    }
    parts.push(first(b, lower, at, 1, half)?);
    parts.push(first(b, upper, at, half - 1, half)?);
    concatenate::concatenate(b, &parts, at)
}

/// The rotations that make pairs of rows orthogonal.
struct Turn {
    /// The cosines of the angles between the rows.
    between: Value,
    cos: Value,
    sin: Value,
    /// The conjugate phases of the inner products.
    phase: Value,
}

impl Turn {
    /// For rows of the squared lengths `l`, `m` with an inner product of the size `g`, the tangent is the smaller root
    /// of `t² + t (m - l) / g = 1`.
    fn of(b: &mut Builder<'_>, p: Value, q: Value) -> Result<Turn, Fault> {
        let products = inner(b, p, q)?;
        let size = unary(b, &abs, products)?;
        let element = b.shape(size).element;
        let squares = [squares(b, p)?, squares(b, q)?];
        let lengths = list::both(squares, |square| unary(b, &sqrt, square));
        let [one, other] = lengths;
        let (one, other) = (one?, other?);
        let product = binary(b, &mul, one, other)?;
        let quotient = binary(b, &div, size, product)?;
        // Rows of rounding errors have any angle: the largest element is 1.
        let zero = b.scalar(element, 0.0);
        let least = b.scalar(element, epsilon(element));
        let shorter = binary(b, &elementwise::min, one, other)?;
        let is_none = compared(b, "LE", shorter, least)?;
        let between = select::select(b, is_none, zero, quotient)?;
        // Rows with NaN are not turned: they must not end the sweeps of the other matrices.
        let turns = compared(b, "GT", between, least)?;
        let between = select::select(b, turns, between, zero)?;
        // An angle of 0 is not divided by.
        let one = b.scalar(element, 1.0);
        let safe = select::select(b, turns, size, one)?;
        let difference = binary(b, &sub, squares[1], squares[0])?;
        let twice = with_constant(b, &mul, safe, 2.0)?;
        let ratio = binary(b, &div, difference, twice)?;
        let square = binary(b, &mul, ratio, ratio)?;
        let square = with_constant(b, &add, square, 1.0)?;
        let root = unary(b, &sqrt, square)?;
        let distance = unary(b, &abs, ratio)?;
        let sum = binary(b, &add, distance, root)?;
        let tangent = binary(b, &div, one, sum)?;
        let opposite = unary(b, &neg, tangent)?;
        let is_negative = compared(b, "LT", ratio, zero)?;
        let tangent = select::select(b, is_negative, opposite, tangent)?;
        let tangent = select::select(b, turns, tangent, zero)?;
        let square = binary(b, &mul, tangent, tangent)?;
        let square = with_constant(b, &add, square, 1.0)?;
        let secant = unary(b, &sqrt, square)?;
        let cos = binary(b, &div, one, secant)?;
        let sin = binary(b, &mul, cos, tangent)?;
        let conjugate = conjugate(b, products)?;
        let safe = convert::convert(b, safe, b.shape(products).element)?;
        let phase = binary(b, &div, conjugate, safe)?;
        let unit = b.scalar(b.shape(products).element, 1.0);
        let phase = select::select(b, turns, phase, unit)?;
        Ok(Turn {
            between,
            cos,
            sin,
            phase,
        })
    }

    /// Returns the largest cosine.
    fn largest(&self, b: &mut Builder<'_>) -> Result<Value, Fault> {
        let shape = b.shape(self.between).clone();
        let all = (0..shape.rank()).collect_vec();
        let zero = Literal::zero(shape.element);
        reduce::fold(b, self.between, &elementwise::max, zero, &all)
    }

    /// Turns the rows of a pair.
    fn applied(
        &self,
        b: &mut Builder<'_>,
        [p, q]: [Value; 2],
        last: usize,
    ) -> Result<[Value; 2], Fault> {
        let [cos, sin, phase] = [
            like(b, self.cos, p, &[last])?,
            like(b, self.sin, p, &[last])?,
            like(b, self.phase, p, &[last])?,
        ];
        let q = binary(b, &mul, q, phase)?;
        let [left, right] = [binary(b, &mul, cos, p)?, binary(b, &mul, sin, q)?];
        let upper = binary(b, &sub, left, right)?;
        let [left, right] = [binary(b, &mul, sin, p)?, binary(b, &mul, cos, q)?];
        Ok([upper, binary(b, &add, left, right)?])
    }
}

/// Returns the smaller of the sizes of matrices.
///
/// # Errors
/// There are no matrices of f32, f64, c64 or c128, or a size is not known.
pub(super) fn known_rows(a: &Shape) -> Result<usize, Fault> {
    let unknown = || {
        let what = format!("the sizes of the matrices of {a} must be numbers");
        Fault::operand(0, FaultKind::Other(what))
    };
    if let [.., m, n] = a.dims.as_slice()
        && (m.known().is_none() || n.known().is_none())
    {
        return Err(unknown());
    }
    householder::least_size(a)?.known().ok_or_else(unknown)
}
