//! `attention_grad`: the gradients of queries, keys and values of `attention`.
//!
//! The weights of a block of queries and a block of keys are computed again from the logarithms of the sums, and used
//! while they are in the cache: no array holds the weights of all keys. A head of keys is computed by one thread, which adds
//! the parts of its gradients in the order of the queries.

mod part;

use super::attention::{Attended, KeyRange, Operands, Problem, Sizes};
use crate::array::{Array, ArrayMut};
use crate::exec::{Across, Columns, Exec, Out, Rows};
use crate::level::{Every, Level};
use part::Part;

/// Writes the gradients of `query`, `key` and `value` for the cotangent of the result.
///
/// The operands of [`attention`](super::attention::run) and its results are followed by the cotangent.
///
/// # Panics
///
/// Panics if the sizes do not match.
#[expect(
    clippy::too_many_arguments,
    reason = "the operands and attributes of the operation"
)]
pub fn run<T: Attended>(
    exec: &Exec,
    of_query: ArrayMut<'_, T>,
    of_key: ArrayMut<'_, T>,
    of_value: ArrayMut<'_, T>,
    query: Array<'_, T>,
    key: Array<'_, T>,
    value: Array<'_, T>,
    mask: Array<'_, bool>,
    bias: Array<'_, T::Wide>,
    length: Array<'_, i32>,
    start: Array<'_, i32>,
    scale: Array<'_, T::Wide>,
    result: Array<'_, T>,
    sums: Array<'_, T::Wide>,
    cotangent: Array<'_, T>,
    range: KeyRange,
) {
    let operands = Operands {
        query,
        key,
        value,
        mask,
        bias,
        length,
        start,
        scale,
        range,
    };
    let problem = Problem::new(&operands);
    let Sizes {
        batch,
        queries,
        keys,
        heads,
        shared,
        group,
        size,
        width,
    } = problem.sizes;
    assert_eq!(
        [of_query.dims, of_key.dims, of_value.dims, cotangent.dims],
        [query.dims, key.dims, value.dims, result.dims],
        "expected gradients of the operands' sizes"
    );
    assert_eq!(
        [result.elements.len(), sums.elements.len()],
        [batch * queries * heads * width, batch * queries * heads],
        "expected a result and sums of each query"
    );
    if batch == 0 || shared == 0 {
        return;
    }
    let gradient = Gradient {
        problem,
        result: result.elements,
        sums: sums.elements,
        cotangent: cotangent.elements,
    };
    let cost = (queries * group * keys * (size + width)).saturating_mul(2) + 1;
    if shared >= batch || shared >= exec.count() {
        let across = |slice, unit| Across {
            slice,
            row: shared * unit,
            unit,
        };
        let outs = (
            across(of_query.elements, group * size),
            across(of_key.elements, size),
            across(of_value.elements, width),
        );
        exec.rows_in(1, &Heads(&gradient), shared, cost * batch, outs);
    } else {
        let outs = (
            Out::new(of_query.elements, queries * heads * size),
            Out::new(of_key.elements, keys * shared * size),
            Out::new(of_value.elements, keys * shared * width),
        );
        exec.rows_in(1, &Indices(&gradient), batch, cost * shared, outs);
    }
}

struct Gradient<'a, T: Attended> {
    problem: Problem<'a, T>,
    result: &'a [T],
    sums: &'a [T::Wide],
    cotangent: &'a [T],
}

/// All indices of the batch of some heads of keys.
struct Heads<'a, T: Attended>(&'a Gradient<'a, T>);

impl<T: Attended> Rows for Heads<'_, T> {
    type Outs<'o> = (Columns<'o, T>, Columns<'o, T>, Columns<'o, T>);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, outs: Self::Outs<'_>) {
        let (mut of_query, mut of_key, mut of_value) = outs;
        let Sizes {
            batch,
            queries,
            keys,
            group,
            size,
            width,
            ..
        } = self.0.problem.sizes;
        Part::with(
            self.0,
            #[inline(always)]
            |mut part| {
                for b in 0..batch {
                    for head in 0..count {
                        part.head::<L>(
                            b,
                            first + head,
                            #[inline(always)]
                            |t, row| {
                                let of_query = of_query.row(b * queries + t);
                                narrowed(&mut of_query[head * group * size..][..group * size], row);
                            },
                        );
                        for s in 0..keys {
                            let (of_key, of_value) =
                                (of_key.row(b * keys + s), of_value.row(b * keys + s));
                            narrowed(&mut of_key[head * size..][..size], &part.of_key[s * size..]);
                            narrowed(
                                &mut of_value[head * width..][..width],
                                &part.of_value[s * width..],
                            );
                        }
                    }
                }
            },
        );
    }
}

/// All heads of some indices of the batch.
struct Indices<'a, T: Attended>(&'a Gradient<'a, T>);

impl<T: Attended> Rows for Indices<'_, T> {
    type Outs<'o> = (&'o mut [T], &'o mut [T], &'o mut [T]);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, outs: Self::Outs<'_>) {
        let (of_query, of_key, of_value) = outs;
        let Sizes {
            queries,
            keys,
            shared,
            group,
            size,
            width,
            ..
        } = self.0.problem.sizes;
        Part::with(
            self.0,
            #[inline(always)]
            |mut part| {
                for b in 0..count {
                    for head in 0..shared {
                        part.head::<L>(
                            first + b,
                            head,
                            #[inline(always)]
                            |t, row| {
                                let at = ((b * queries + t) * shared + head) * group * size;
                                narrowed(&mut of_query[at..][..group * size], row);
                            },
                        );
                        for s in 0..keys {
                            let at = (b * keys + s) * shared + head;
                            narrowed(&mut of_key[at * size..][..size], &part.of_key[s * size..]);
                            narrowed(
                                &mut of_value[at * width..][..width],
                                &part.of_value[s * width..],
                            );
                        }
                    }
                }
            },
        );
    }
}

/// Rounds elements.
#[inline(always)]
fn narrowed<T: Attended>(out: &mut [T], from: &[T::Wide]) {
    for i in 0..out.len().min(from.len()) {
        out[i] = T::narrow(from[i]);
    }
}
