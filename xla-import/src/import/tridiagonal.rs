//! Solves equations whose matrices have three diagonals, by elimination with partial pivoting, as LAPACK's `gtsv`.

use xla_hlo::error::Fault;
use xla_hlo::ops::{broadcast, constant, convert, dynamic_slice, dynamic_update_slice};
use xla_hlo::ops::{elementwise, iota, pad, reduce, reshape, while_loop};
use xla_hlo::{Builder, ElementType, Graph, Literal, Shape, Size, Value};

/// The element type of counters.
const COUNT: ElementType = ElementType::I32;

/// The arrays of a loop: with one row for each batch, or with all rows.
struct Arrays {
    /// The sizes of the batches.
    batch: Vec<Size>,
    /// The number of rows.
    rows: Size,
    /// The number of right sides.
    sides: Size,
    element: ElementType,
}

/// Returns what `gtsv` returns for the lower diagonal, whose first element is not read, the main diagonal, the upper one, whose
/// last element is not read, and the right sides: the three diagonals of the upper triangular factor, the solution, and 1
/// where a matrix is singular. The second diagonal above the main one replaces the lower diagonal, after its first element.
///
/// # Errors
/// The shapes do not match.
pub(super) fn solve(b: &mut Builder<'_>, operands: [Value; 4]) -> Result<Vec<Value>, Fault> {
    let [lower, _, upper, right] = operands;
    let shape = b.shape(right).clone();
    let (mut batch, element) = (shape.dims, shape.element);
    let (Some(sides), Some(rows)) = (batch.pop(), batch.pop()) else {
        let what = "expected right sides with rows and columns".to_string();
        return Err(Fault::operand(3, xla_hlo::error::FaultKind::Other(what)));
    };
    let arrays = Arrays {
        batch,
        rows,
        sides,
        element,
    };
    let zero = b.scalar(element, 0.0);
    let upper = arrays.without_last(b, upper)?;
    let operands = [lower, operands[1], upper, right];
    // Row 0 is the first pivot row so far.
    let first = b.scalar(COUNT, 0.0);
    let [p, q, r] = [operands[1], upper, right].map(|all| arrays.row(b, all, first));
    let (p, q, r) = (p?, q?, r?);
    // The pivot row (its main element, the next one, its right side), and the finished rows (three diagonals, the right
    // sides).
    let mut state = vec![p, q, r];
    for columns in [false, false, false, true] {
        let dims = arrays.dims(true, columns);
        state.push(broadcast::in_dim(b, zero, dims, &[])?);
    }
    let ends = [
        b.scalar(COUNT, 1.0),
        constant::size(b, COUNT, arrays.rows.clone()),
    ];
    let body = arrays.eliminated(b, &state, &operands)?;
    let state = while_loop::count(b, ends, &state, (body, operands.to_vec()))?;
    // The last pivot row has no row below it, so the loop does not finish it.
    let last = {
        let one = b.scalar(COUNT, 1.0);
        b.formula([ends[1], one], |[x, one]| x - one)?
    };
    let main = arrays.replaced(b, state[3], state[0], last)?;
    let (first_above, second_above) = (state[4], state[5]);
    let right = arrays.replaced(b, state[6], state[2], last)?;
    let solution = arrays.substituted(b, [main, first_above, second_above, right], last)?;
    let is_zero = b.formula([main, zero], |[main, zero]| main.equal(zero))?;
    let none = Literal::zero(ElementType::Bool);
    let is_singular = reduce::fold(b, is_zero, &elementwise::or, none, &[arrays.batch.len()])?;
    let info = convert::convert(b, is_singular, COUNT)?;
    let second_above = arrays.shifted(b, second_above, lower)?;
    Ok(vec![second_above, main, first_above, solution, info])
}

impl Arrays {
    /// Returns the sizes of an array with all rows or one, with a column for each right side or none.
    fn dims(&self, rows: bool, columns: bool) -> Vec<Size> {
        let mut dims = self.batch.clone();
        dims.extend(rows.then(|| self.rows.clone()));
        dims.extend(columns.then(|| self.sides.clone()));
        dims
    }

    /// Returns the indices at which a row begins.
    fn starts(&self, b: &mut Builder<'_>, rank: usize, at: Value) -> Vec<Value> {
        let zero = b.scalar(COUNT, 0.0);
        let mut starts = vec![zero; rank];
        starts[self.batch.len()] = at;
        starts
    }

    /// Returns a row of an array.
    fn row(&self, b: &mut Builder<'_>, all: Value, at: Value) -> Result<Value, Fault> {
        let mut dims = b.shape(all).dims.clone();
        let starts = self.starts(b, dims.len(), at);
        dims[self.batch.len()] = Size::from(1);
        let row = dynamic_slice::dynamic_slice(b, all, &starts, dims.clone())?;
        dims.remove(self.batch.len());
        reshape::reshape(b, row, dims)
    }

    /// Replaces a row of an array.
    fn replaced(
        &self,
        b: &mut Builder<'_>,
        all: Value,
        row: Value,
        at: Value,
    ) -> Result<Value, Fault> {
        let mut dims = b.shape(all).dims.clone();
        let starts = self.starts(b, dims.len(), at);
        dims[self.batch.len()] = Size::from(1);
        let row = reshape::reshape(b, row, dims)?;
        dynamic_update_slice::dynamic_update_slice(b, all, row, &starts)
    }

    /// Multiplies a number of each matrix and a row of right sides, or of each matrix.
    fn times(&self, b: &mut Builder<'_>, factor: Value, row: Value) -> Result<Value, Fault> {
        let dims = b.shape(row).dims.clone();
        let places: Vec<usize> = (0..self.batch.len()).collect();
        b.formula([factor, row], |[factor, row]| {
            factor.broadcast(&dims, &places) * row
        })
    }

    /// Replaces the last element of a diagonal by 0.
    fn without_last(&self, b: &mut Builder<'_>, diagonal: Value) -> Result<Value, Fault> {
        let zero = b.scalar(self.element, 0.0);
        let none = vec![0; self.batch.len() + 1];
        let mut one = none.clone();
        one[self.batch.len()] = 1;
        let minus: Vec<i64> = one.iter().map(|n| -n).collect();
        let cut = pad::pad(b, diagonal, zero, [none.clone(), minus, none.clone()])?;
        pad::pad(b, cut, zero, [none.clone(), one, none])
    }

    /// Moves a diagonal by one index, and replaces its first and last elements by elements of another one.
    fn shifted(&self, b: &mut Builder<'_>, diagonal: Value, other: Value) -> Result<Value, Fault> {
        let zero = b.scalar(self.element, 0.0);
        let rank = self.batch.len();
        let none = vec![0; rank + 1];
        // Padding of -1 at the end removes an element, so that element `i` moves to `i + 1`.
        let (mut low, mut high) = (none.clone(), none.clone());
        (low[rank], high[rank]) = (1, -1);
        let moved = pad::pad(b, diagonal, zero, [low, high, none])?;
        let index = iota::iota(b, COUNT, self.dims(true, false), rank)?;
        let start = b.scalar(COUNT, 0.0);
        let size = constant::size(b, COUNT, self.rows.clone());
        let one = b.scalar(COUNT, 1.0);
        b.formula(
            [size, one, index, start, moved, other],
            |[size, one, index, start, moved, other]| {
                let last = size - one;
                (index.greater(start) & index.less(last)).select(moved, other)
            },
        )
    }

    /// Returns the magnitudes by which LAPACK selects a pivot.
    fn magnitude(&self, b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
        if !self.element.is_complex() {
            return b.formula([x], |[x]| x.abs());
        }
        b.formula([x], |[x]| x.real().abs() + x.imag().abs())
    }

    /// Returns the round that eliminates below a pivot row. The state is the current row, with its elements at two columns,
    /// then the pivot rows, with those at three.
    fn eliminated(
        &self,
        outer: &mut Builder<'_>,
        state: &[Value],
        operands: &[Value],
    ) -> Result<Graph, Fault> {
        let mut b = Builder::new(outer.module);
        let b = &mut b;
        let at = b.graph.add_param(Shape::scalar(COUNT));
        let all = state.iter().chain(operands);
        let shapes: Vec<Shape> = all.map(|&value| outer.shape(value).clone()).collect();
        let params: Vec<Value> = shapes.into_iter().map(|s| b.graph.add_param(s)).collect();
        // The current row is `p x[i - 1] + q x[i] = r`, and the next one has three elements: lower, diagonal and upper.
        let [p, q, r] = [params[0], params[1], params[2]];
        let (pivots, operands) = params[3..].split_at(state.len() - 3);
        let mut next = Vec::with_capacity(4);
        for &operand in operands {
            next.push(self.row(b, operand, at)?);
        }
        // The row with the larger first element is the pivot: equal ones stay, as in LAPACK.
        let (below, current) = (self.magnitude(b, next[0])?, self.magnitude(b, p)?);
        let swaps = b.formula([below, current], |[below, current]| below.greater(current))?;
        let zero = b.scalar(self.element, 0.0);
        let zeros = broadcast::in_dim(b, zero, self.dims(false, false), &[])?;
        let own = [p, q, zeros, r];
        let mut pivot = Vec::with_capacity(4);
        let mut other = Vec::with_capacity(4);
        for (own, &next) in own.into_iter().zip(&next) {
            let dims = b.shape(own).dims.clone();
            let places: Vec<usize> = (0..self.batch.len()).collect();
            let swaps = broadcast::in_dim(b, swaps, dims, &places)?;
            pivot.push(b.formula([swaps, next, own], |[swaps, next, own]| {
                swaps.select(next, own)
            })?);
            other.push(b.formula([swaps, own, next], |[swaps, own, next]| {
                swaps.select(own, next)
            })?);
        }
        // The other row minus a multiple of the pivot has no first element, and is the next state.
        let factor = b.formula([other[0], pivot[0]], |[x, y]| x / y)?;
        let mut results = Vec::with_capacity(state.len());
        for i in 1..4 {
            let product = self.times(b, factor, pivot[i])?;
            results.push(elementwise::apply(
                b,
                &elementwise::sub,
                &[other[i], product],
            )?);
        }
        let one = b.scalar(COUNT, 1.0);
        let before = b.formula([at, one], |[at, one]| at - one)?;
        for (&all, row) in pivots.iter().zip(pivot) {
            results.push(self.replaced(b, all, row, before)?);
        }
        b.graph.results = results;
        Ok(std::mem::take(&mut b.graph))
    }

    /// Solves equations with three diagonals of an upper triangular matrix, from the last row up.
    fn substituted(
        &self,
        outer: &mut Builder<'_>,
        operands: [Value; 4],
        last: Value,
    ) -> Result<Value, Fault> {
        // The state is the two rows below, and all rows so far. Below the last row both are 0, so its elements above
        // the diagonal, which do not exist, are multiplied by 0.
        let zero = outer.scalar(self.element, 0.0);
        let mut state = Vec::with_capacity(3);
        for rows in [false, false, true] {
            state.push(broadcast::in_dim(outer, zero, self.dims(rows, true), &[])?);
        }
        let mut values = operands.to_vec();
        values.push(last);
        let mut body = Builder::new(outer.module);
        let b = &mut body;
        let round = b.graph.add_param(Shape::scalar(COUNT));
        let shapes = state.iter().chain(&values).map(|&v| outer.shape(v).clone());
        let shapes: Vec<Shape> = shapes.collect();
        let params: Vec<Value> = shapes.into_iter().map(|s| b.graph.add_param(s)).collect();
        // Rows are solved from the last one up: `x[i] = (right[i] - first[i] * x[i + 1] - second[i] * x[i + 2]) /
        // main[i]`.
        let at = b.formula([params[7], round], |[x, round]| x - round)?;
        let mut row = Vec::with_capacity(4);
        for &operand in &params[3..7] {
            row.push(self.row(b, operand, at)?);
        }
        let mut rest = row[3];
        for i in 0..2 {
            let product = self.times(b, row[1 + i], params[i])?;
            rest = b.formula([rest, product], |[rest, product]| rest - product)?;
        }
        let dims = b.shape(rest).dims.clone();
        let places: Vec<usize> = (0..self.batch.len()).collect();
        let pivot = broadcast::in_dim(b, row[0], dims, &places)?;
        let x = b.formula([rest, pivot], |[rest, pivot]| rest / pivot)?;
        let all = self.replaced(b, params[2], x, at)?;
        b.graph.results = vec![x, params[0], all];
        let graph = body.graph;
        let ends = [
            outer.scalar(COUNT, 0.0),
            constant::size(outer, COUNT, self.rows.clone()),
        ];
        Ok(while_loop::count(outer, ends, &state, (graph, values))?[2])
    }
}
