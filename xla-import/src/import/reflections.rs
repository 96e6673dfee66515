//! Products by reflections, and the QR decomposition with pivoting of columns, as LAPACK's `ormqr` and `geqp3`.

use xla_hlo::derived::argmax::argmax;
use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::literal::Scalar;
use xla_hlo::ops::{broadcast, constant, convert, dot_general, dynamic_slice};
use xla_hlo::ops::{elementwise, householder, iota, pad, reduce, reshape, while_loop};
use xla_hlo::{Builder, ElementType, Graph, Literal, Shape, Size, Value};

/// The element type of counters.
const COUNT: ElementType = ElementType::I32;

/// Multiplies matrices by the orthogonal matrices of reflections, or by their adjoints.
///
/// # Errors
/// The sizes are not known, or do not match.
pub(super) fn multiplied(
    b: &mut Builder<'_>,
    [factors, taus, matrices]: [Value; 3],
    from_left: bool,
    by_adjoint: bool,
) -> Result<Value, Fault> {
    let shape = b.shape(factors).clone();
    let (Some(rank), [.., m, n]) = (shape.rank().checked_sub(2), &*shape.dims) else {
        let what = format!("expected matrices, found {shape}");
        return Err(Fault::operand(0, FaultKind::Other(what)));
    };
    let missing = match (m.known(), n.known()) {
        (Some(m), Some(n)) => m as i64 - n as i64,
        _ => 0,
    };
    // The product has as many columns as the factors; columns without a reflection are not read.
    let zero = b.scalar(shape.element, 0.0);
    let none = vec![0; rank + 2];
    let mut high = none.clone();
    high[rank + 1] = missing;
    let square = pad::pad(b, factors, zero, [none.clone(), high, none])?;
    let mut q = b.add1(&householder::PRODUCT, &[square, taus], Vec::new())?;
    if by_adjoint {
        q = b.formula([q], |[q]| q.adjoint())?;
    }
    let [lhs, rhs] = if from_left {
        [q, matrices]
    } else {
        [matrices, q]
    };
    let batch: Vec<usize> = (0..rank).collect();
    dot_general::dot_general(
        b,
        lhs,
        rhs,
        [batch.clone(), batch, vec![rank + 1], vec![rank]],
    )
}

/// Returns the factors of matrices whose columns are exchanged, the numbers of these columns from 1, and the factors `tau`: the
/// next column is the one that is the longest after those before are subtracted. Columns whose number is not 0 come first.
///
/// # Errors
/// There are no matrices of floating-point or complex numbers, or their sizes are not known.
pub(super) fn pivoted(b: &mut Builder<'_>, a: Value, fixed: Value) -> Result<Vec<Value>, Fault> {
    let shape = b.shape(a).clone();
    let [batch @ .., m, n] = &*shape.dims else {
        let what = format!("expected matrices, found {shape}");
        return Err(Fault::operand(0, FaultKind::Other(what)));
    };
    let (Some(rows), Some(columns)) = (m.known(), n.known()) else {
        let what = format!("expected matrices of a known size, found {shape}");
        return Err(Fault::operand(0, FaultKind::Other(what)));
    };
    let rank = batch.len();
    let mut row = batch.to_vec();
    row.extend([Size::from(1), n.clone()]);
    // LAPACK numbers columns from 1.
    let numbers = iota::iota(b, COUNT, row.clone(), rank + 1)?;
    let one = b.scalar(COUNT, 1.0);
    let [numbers, fixed, sizes] =
        b.formulas([numbers, one, fixed, a], |[numbers, one, fixed, a]| {
            let numbers = numbers + one;
            let fixed = fixed.reshape(&row);
            // Divided by the largest element, no square is out of range.
            let sizes = a.abs();
            [numbers, fixed, sizes]
        })?;
    let zero = Literal::zero(shape.element.real());
    let largest = reduce::fold(b, sizes, &elementwise::max, zero.clone(), &[rank, rank + 1])?;
    let zero = b.constant(zero);
    let is_zero = b.formula([largest, zero], |[largest, zero]| largest.equal(zero))?;
    let unit = b.scalar(shape.element.real(), 1.0);
    let largest = b.formula([is_zero, unit, largest], |[is_zero, unit, largest]| {
        is_zero.select(unit, largest).convert(shape.element)
    })?;
    let places: Vec<usize> = (0..rank).collect();
    let rest = b.formula([largest, a], |[largest, a]| {
        a / largest.broadcast(&shape.dims, &places)
    })?;
    // The matrices as exchanged, the columns less the part along those chosen before, the numbers, and the flags.
    let state = [a, rest, numbers, fixed];
    let body = exchanged(b, &state, rank, rows)?;
    let ends = [
        b.scalar(COUNT, 0.0),
        constant::size(b, COUNT, Size::from(columns)),
    ];
    let state = while_loop::count(b, ends, &state, (body, Vec::new()))?;
    let factors = b.add(&householder::FACTORS, &[state[0]], Vec::new(), Vec::new())?;
    let mut dims = batch.to_vec();
    dims.push(n.clone());
    let numbers = reshape::reshape(b, state[2], dims)?;
    Ok(vec![factors[0], numbers, factors[1]])
}

/// Returns the round that selects a column: it exchanges this column and the one with the number of the round, and subtracts
/// its direction from the others.
fn exchanged(
    outer: &Builder<'_>,
    state: &[Value],
    rank: usize,
    rows: usize,
) -> Result<Graph, Fault> {
    let mut body = Builder::new(outer.module);
    let b = &mut body;
    let at = b.graph.add_param(Shape::scalar(COUNT));
    let shapes: Vec<Shape> = state.iter().map(|&v| outer.shape(v).clone()).collect();
    let params: Vec<Value> = shapes
        .iter()
        .map(|s| b.graph.add_param(s.clone()))
        .collect();
    let (rest, fixed) = (params[1], params[3]);
    let element = shapes[1].element.real();
    // The squares of the lengths, infinite for fixed columns.
    let squares = b.formula([rest], |[rest]| {
        let sizes = rest.abs();
        sizes * sizes
    })?;
    let zero = Literal::zero(element);
    let lengths = reduce::fold(b, squares, &elementwise::add, zero, &[rank])?;
    let row = shapes[3].dims.clone();
    let lengths = reshape::reshape(b, lengths, row.clone())?;
    let none = b.scalar(COUNT, 0.0);
    let is_fixed = b.formula([fixed, none], |[fixed, none]| fixed.unequal(none))?;
    let limit = b.scalar(COUNT, rows as f64);
    let is_left = b.formula([at, limit], |[at, limit]| at.less(limit))?;
    // A wide matrix has no length in the rows below its last one, but for rounding.
    let zero = b.scalar(element, 0.0);
    let lengths = b.formula([is_left, lengths, zero], |[is_left, lengths, zero]| {
        is_left.select(lengths, zero)
    })?;
    let infinite = b.constant(Literal::scalar(element, Scalar::Float(f64::INFINITY)));
    let lengths = b.formula(
        [is_fixed, infinite, lengths],
        |[is_fixed, infinite, lengths]| is_fixed.select(infinite, lengths),
    )?;
    let index = iota::iota(b, COUNT, row.clone(), rank + 1)?;
    let is_done = b.formula([index, at], |[index, at]| index.less(at))?;
    let least = b.scalar(element, -1.0);
    let lengths = b.formula([is_done, least, lengths], |[is_done, least, lengths]| {
        is_done.select(least, lengths)
    })?;
    let chosen = argmax(b, lengths, &[rank, rank + 1])?;
    let chosen = convert::convert(b, chosen, COUNT)?;
    let mut results = Vec::with_capacity(4);
    for &param in &params {
        results.push(swapped(b, param, at, chosen)?);
    }
    // The direction of the column that was selected.
    let column = column(b, results[1], at)?;
    let squares = b.formula([column], |[column]| {
        let sizes = column.abs();
        sizes * sizes
    })?;
    let length = reduce::fold(
        b,
        squares,
        &elementwise::add,
        Literal::zero(element),
        &[rank],
    )?;
    let is_zero = b.formula([length, zero], |[length, zero]| length.equal(zero))?;
    let unit = b.scalar(element, 1.0);
    let length = b.formula([is_zero, unit, length], |[is_zero, unit, length]| {
        is_zero
            .select(unit, length)
            .sqrt()
            .convert(shapes[1].element)
    })?;
    let mut places: Vec<usize> = (0..rank).collect();
    places.push(rank + 1);
    let dims = b.shape(column).dims.clone();
    let [direction, row] = b.formulas([length, column], |[length, column]| {
        let direction = column / length.broadcast(&dims, &places);
        // Subtracts the part of each column in this direction.
        let row = direction.adjoint();
        [direction, row]
    })?;
    let batch = || (0..rank).collect::<Vec<usize>>();
    let dims = [batch(), batch(), vec![rank + 1], vec![rank]];
    let parts = dot_general::dot_general(b, row, results[1], dims)?;
    let dims = [batch(), batch(), vec![rank + 1], vec![rank]];
    let parts = dot_general::dot_general(b, direction, parts, dims)?;
    results[1] = b.formula([results[1], parts], |[x, parts]| x - parts)?;
    b.graph.results = results;
    Ok(body.graph)
}

/// Returns a column of matrices, the same in each.
fn column(b: &mut Builder<'_>, matrices: Value, at: Value) -> Result<Value, Fault> {
    let mut dims = b.shape(matrices).dims.clone();
    let zero = b.scalar(COUNT, 0.0);
    let mut starts = vec![zero; dims.len()];
    let last = dims.len() - 1;
    (starts[last], dims[last]) = (at, Size::from(1));
    dynamic_slice::dynamic_slice(b, matrices, &starts, dims)
}

/// Exchanges a column of matrices, the same in each, and one whose number each matrix has.
fn swapped(b: &mut Builder<'_>, matrices: Value, at: Value, chosen: Value) -> Result<Value, Fault> {
    let shape = b.shape(matrices).clone();
    let (dims, rank) = (shape.dims, b.shape(chosen).rank());
    let index = iota::iota(b, COUNT, dims.clone(), rank + 1)?;
    // Each matrix of the batch exchanges another column, so both columns are selected by comparisons of indices.
    let places: Vec<usize> = (0..rank).collect();
    let chosen = broadcast::in_dim(b, chosen, dims.clone(), &places)?;
    let (is_at, is_chosen) = (
        b.formula([index, at], |[index, at]| index.equal(at))?,
        b.formula([index, chosen], |[index, chosen]| index.equal(chosen))?,
    );
    let own = column(b, matrices, at)?;
    // One column is not zero after this, whose sum is exact.
    let zero = b.scalar(shape.element, 0.0);
    let other = b.formula(
        [is_chosen, matrices, zero],
        |[is_chosen, matrices, zero]| is_chosen.select(matrices, zero),
    )?;
    let zero = Literal::zero(shape.element);
    let other = reduce::fold(b, other, &elementwise::add, zero, &[rank + 1])?;
    let mut places: Vec<usize> = (0..=rank).collect();
    let other = broadcast::in_dim(b, other, dims.clone(), &places)?;
    places.push(rank + 1);
    b.formula(
        [own, is_chosen, matrices, is_at, other],
        |[own, is_chosen, matrices, is_at, other]| {
            let placed = is_chosen.select(own.broadcast(&dims, &places), matrices);
            is_at.select(other, placed)
        },
    )
}
