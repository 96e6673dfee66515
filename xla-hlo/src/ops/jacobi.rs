//! Jacobi's method of one side: turns the rows of matrices in pairs until all rows of a matrix are orthogonal.
//!
//! A round turns as many disjoint pairs as there are, all by the same instructions, and then exchanges partners as in a
//! tournament: after one round less than there are rows each has been the partner of each other one. Such sweeps are
//! repeated until a whole one has found hardly an angle to turn; then the rows are orthogonal up to rounding, since angles
//! decrease quadratically.
//! Source: Brent and Luk, "The solution of singular-value and symmetric eigenvalue problems on multiprocessor arrays",
//! SIAM J. Sci. Stat. Comput. 6 (1985).

use crate::error::{Fault, FaultKind};
use crate::graph::{Instr, Term};
use crate::list::{self, Items};
use crate::operation::{Form, Kernel};
use crate::ops::{elementwise, householder};
use crate::{ElementType, Graph, Shape, Size};

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
pub(super) fn turned(rows: Term<'_>, count: usize) -> [Term<'_>; 2] {
    let shape = rows.shape();
    let at = shape.rank() - 2;
    // A row of zeros is the partner of an odd one; it is not turned, and is the last one after each sweep.
    let even = count + count % 2;
    let rows = if count == even {
        rows
    } else {
        rows.pad_behind(at, 1)
    };
    let turns = identity(rows, &shape, even);
    let worst = rows.scalar(shape.element.real(), 1.0);
    let init = [rows, turns, worst, rows.index(0.0)];
    let last = rows.repeat(&init, unfinished, |state| swept(state, even / 2));
    let rows = last[0].slice_of(at, 0, count);
    let turns = last[1].slice_of(at, 0, count);
    [rows, turns.slice_of(at + 1, 0, count)]
}

/// Returns the largest element size of each matrix, or 1 for a matrix of zeros: divided by it, no square is out of range.
pub(super) fn scale(matrices: Term<'_>) -> Term<'_> {
    let sizes = matrices.abs();
    let rank = sizes.rank();
    let largest = sizes.fold(&elementwise::max, 0.0, &[rank - 2, rank - 1]);
    largest.equal(0.0).select(largest.number(1.0), largest)
}

impl<'s> Term<'s> {
    /// Converts real numbers to the type of other numbers, and broadcasts them along dimensions that they lack.
    pub(super) fn like(self, like: Term<'s>, gone: &[usize]) -> Term<'s> {
        let shape = like.shape();
        self.convert(shape.element).spread(&shape.dims, gone)
    }

    /// Returns the sums over the last dimension.
    fn sums(self) -> Term<'s> {
        self.sum(&[self.rank() - 1])
    }

    /// Returns the inner products of rows, with the left rows conjugated.
    fn inner(self, other: Term<'s>) -> Term<'s> {
        (self.conjugate() * other).sums()
    }

    /// Returns the sums over the last dimension of real numbers or of the real parts of complex ones.
    pub(super) fn real_sums(self) -> Term<'s> {
        self.sums().real_part()
    }

    /// Returns the squares of the lengths of rows.
    pub(super) fn squares(self) -> Term<'s> {
        self.inner(self).real_part()
    }
}

fn identity<'s>(of: Term<'s>, like: &Shape, count: usize) -> Term<'s> {
    let mut dims = like.dims.clone();
    let rank = dims.len();
    (dims[rank - 2], dims[rank - 1]) = (Size::from(count), Size::from(count));
    let [row, column] = of.rows_and_columns(&dims);
    row.equal(column).convert(like.element)
}

/// Returns the condition of another sweep: the last one has turned by more than rounding explains.
fn unfinished<'s>(state: &[Term<'s>]) -> Term<'s> {
    let bound = epsilon(state[2].element()).powf(0.75);
    state[2].greater(bound) & state[3].less(SWEEPS)
}

/// Returns the distance of 1 and the next number.
pub(super) fn epsilon(element: ElementType) -> f64 {
    match element.real() {
        ElementType::F64 => f64::EPSILON,
        _ => f64::from(f32::EPSILON),
    }
}

/// Returns a sweep: as many rounds as one row less has partners.
fn swept<'s>(state: &[Term<'s>], half: usize) -> Vec<Term<'s>> {
    let init = [state[0], state[1], state[2].number(0.0)];
    let mut last = state[3].times(&Size::from(2 * half - 1), &init, |_, state| {
        round(state, half)
    });
    last.push(state[3] + 1.0);
    last
}

/// Returns a round: turns the first half of the rows with the second, and exchanges partners.
fn round<'s>(state: &[Term<'s>], half: usize) -> Vec<Term<'s>> {
    let at = state[0].rank() - 2;
    let halves = |rows: Term<'s>| {
        [
            rows.slice_of(at, 0, half),
            rows.slice_of(at, half, 2 * half),
        ]
    };
    let [p, q] = halves(state[0]);
    let turn = Turn::of(p, q);
    let worst = state[2].max(turn.largest());
    let turned = list::both([state[0], state[1]], |rows| {
        let pair = turn.applied(halves(rows), at + 1);
        exchanged(pair, at, half)
    });
    vec![turned[0], turned[1], worst]
}

/// Joins two halves so that all rows but the first move on by one place, around both.
fn exchanged<'s>([upper, lower]: [Term<'s>; 2], at: usize, half: usize) -> Term<'s> {
    if half == 1 {
        return upper.concatenate(&[lower], at);
    }
    let first = upper.slice_of(at, 0, 1);
    let mut parts = vec![lower.slice_of(at, 0, 1)];
    if half > 2 {
        parts.push(upper.slice_of(at, 1, half - 1));
    }
    parts.push(lower.slice_of(at, 1, half));
    parts.push(upper.slice_of(at, half - 1, half));
    first.concatenate(&parts, at)
}

/// The rotations that make pairs of rows orthogonal.
struct Turn<'s> {
    /// The cosines of the angles between the rows.
    between: Term<'s>,
    cos: Term<'s>,
    sin: Term<'s>,
    /// The conjugate phases of the inner products.
    phase: Term<'s>,
}

impl<'s> Turn<'s> {
    /// For rows of the squared lengths `l`, `m` with an inner product of the size `g`, the tangent is the smaller root
    /// of `t² + t (m - l) / g = 1`.
    fn of(p: Term<'s>, q: Term<'s>) -> Turn<'s> {
        let products = p.inner(q);
        let g = products.abs();
        let (l, m) = (p.squares(), q.squares());
        let lengths = (l.sqrt(), m.sqrt());
        let cosine = g / (lengths.0 * lengths.1);
        // Rows of rounding errors have any angle: the largest element is 1.
        let zero = g.number(0.0);
        let least = g.number(epsilon(g.element()));
        let is_none = lengths.0.min(lengths.1).at_most(least);
        let between = is_none.select(zero, cosine);
        // Rows with NaN are not turned: they must not end the sweeps of the other matrices.
        let turns = between.greater(least);
        let between = turns.select(between, zero);
        // An angle of 0 is not divided by.
        let one = g.number(1.0);
        let safe = turns.select(g, one);
        let ratio = (m - l) / (safe * 2.0);
        let root = (ratio * ratio + 1.0).sqrt();
        let tangent = one / (ratio.abs() + root);
        let tangent = ratio.less(zero).select(-tangent, tangent);
        let tangent = turns.select(tangent, zero);
        let cos = one / (tangent * tangent + 1.0).sqrt();
        let sin = cos * tangent;
        let phase = products.conjugate() / safe.convert(products.element());
        let phase = turns.select(phase, 1.0);
        Turn {
            between,
            cos,
            sin,
            phase,
        }
    }

    /// Returns the largest cosine.
    fn largest(&self) -> Term<'s> {
        let all = (0..self.between.rank()).collect_vec();
        self.between.fold(&elementwise::max, 0.0, &all)
    }

    /// Turns the rows of a pair.
    fn applied(&self, [p, q]: [Term<'s>; 2], last: usize) -> [Term<'s>; 2] {
        let [cos, sin, phase] = [self.cos, self.sin, self.phase].map(|part| part.like(p, &[last]));
        let q = q * phase;
        [cos * p - sin * q, sin * p + cos * q]
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
