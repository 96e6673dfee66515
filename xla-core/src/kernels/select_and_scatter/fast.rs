//! Selects the greatest elements of several windows at once, and scatters sums: compiled in this crate.

use super::{Operands, STEP, Scatter};
use crate::element::{Element, types};
use crate::exec::{Exec, Out, Rows};
use crate::function::{Function, add, ge, gt};
use crate::level::{Generated, Level};

/// The element types of windows: all types.
pub trait Chosen: Element {
    /// Whether this module has code that selects the greatest elements and scatters sums.
    #[doc(hidden)]
    const NAMED: bool;

    /// Scatters with this code: of equal elements the first is selected, or the last if `last` is true.
    #[doc(hidden)]
    fn scatter(exec: &Exec, out: Out<'_, Self>, operands: Operands<'_, Self>, last: bool);
}

macro_rules! with_code {
    ($($t:ty)*) => {$(
        impl Chosen for $t {
            const NAMED: bool = true;

            #[inline(never)]
            fn scatter(exec: &Exec, out: Out<'_, $t>, operands: Operands<'_, $t>, last: bool) {
                if last {
                    in_blocks(exec, out, operands, gt, add)
                } else {
                    in_blocks(exec, out, operands, ge, add)
                }
            }
        }
    )*};
}

macro_rules! without {
    ($($t:ty)*) => {$(
        impl Chosen for $t {
            const NAMED: bool = false;

            fn scatter(_: &Exec, _: Out<'_, $t>, _: Operands<'_, $t>, _: bool) {
                unreachable!("there is no code of its own for {}", <$t>::TYPE);
            }
        }
    )*};
}

// The element types of gradients.
types! { with_code! { @halves @floats } }
types! { without! { @bool @integers @quarters @complex } }

/// The number of places whose elements are selected at once.
const BLOCK: usize = 8;

/// The speedup of a step with vectors.
const FASTER: usize = 4;

fn in_blocks<T, S, F>(
    exec: &Exec,
    out: Out<'_, T>,
    operands: Operands<'_, T>,
    select: S,
    scatter: F,
) where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    let (outer, cost) = (operands.outer, operands.steps() * STEP / FASTER);
    let squares = operands.windows.are_squares() && operands.windows.minor().places >= BLOCK;
    let job = Scatter {
        operands,
        select,
        scatter,
    };
    if squares {
        exec.rows(&Squares(job), outer, cost / FASTER, (out,));
    } else {
        exec.rows(&Blocks(job), outer, cost, (out,));
    }
}

/// Windows of two by two elements that share no element. A separate loop: the compiler does not vectorise it together
/// with another one.
struct Squares<'a, T, S, F>(Scatter<'a, T, S, F>);

impl<T, S, F> Rows for Squares<'_, T, S, F>
where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    type Outs<'o> = (&'o mut [T],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let operands = &self.0.operands;
        let parts = operands.parts();
        let rows = parts.rows;
        if rows == 0 {
            return out.fill(operands.init);
        }
        // If the windows cover the operand, every element is written anyway.
        let fill = 4 * operands.source.len() != operands.operand.len();
        let mut walk = operands.windows.walk(first * rows, count * rows);
        while let Some(run) = walk.next() {
            let [upper, lower] = run.starts else {
                continue;
            };
            for row in 0..run.rows {
                let (out, base, source) = operands.row(parts, out, (first, run.number + row), fill);
                let start = row * run.advance;
                self.row::<L>(out, base, source, [upper + start, lower + start]);
            }
        }
    }
}

struct Blocks<'a, T, S, F>(Scatter<'a, T, S, F>);

impl<T, S, F> Rows for Blocks<'_, T, S, F>
where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    type Outs<'o> = (&'o mut [T],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let operands = &self.0.operands;
        let (parts, axis) = (operands.parts(), *operands.windows.minor());
        let rows = parts.rows;
        if rows == 0 {
            return out.fill(operands.init);
        }
        // Few places are processed one by one, and places whose offsets do not fit in four bytes.
        let few = axis.whole().len() < BLOCK || u32::try_from(operands.operand.len()).is_err();
        let whole = if few { 0..0 } else { axis.whole() };
        let mut walk = operands.windows.walk(first * rows, count * rows);
        while let Some(run) = walk.next() {
            let mut windows = Row {
                starts: run.starts,
                first: axis.span(whole.start).first,
                window: axis.window,
                step: axis.step,
            };
            for row in 0..run.rows {
                let (out, base, source) = operands.row(parts, out, (first, run.number + row), true);
                let (from, mut place) = (row * run.advance, 0);
                while place < axis.places {
                    if place != whole.start || few || run.starts.is_empty() {
                        let span = axis.span(place);
                        let of = (from + span.first, span.count, axis.step);
                        self.0.one::<L>(out, base, source[place], run.starts, of);
                        place += 1;
                        continue;
                    }
                    let source = &source[whole.clone()];
                    // The stride is a constant in the first two calls, which only processors with AVX2 make.
                    if L::FMA && axis.stride == 1 {
                        self.row::<L>(out, base, source, &windows, 1);
                    } else if L::FMA && axis.stride == 2 {
                        self.row::<L>(out, base, source, &windows, 2);
                    } else {
                        self.row::<L>(out, base, source, &windows, axis.stride);
                    }
                    place = whole.end;
                }
                windows.first += run.advance;
            }
        }
    }
}

/// The windows of one row of places.
struct Row<'a> {
    /// The starts of the operand's rows in the windows, and the distance of the first window from them.
    starts: &'a [usize],
    first: usize,
    /// The number of elements of a window in each row, and their distance.
    window: usize,
    step: usize,
}

impl<T, S, F> Squares<'_, T, S, F>
where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    /// Processes a row of windows: all four elements of each are written, so that no index is necessary.
    #[inline(always)]
    fn row<L: Level>(&self, out: &mut [T], base: usize, source: &[T], rows: [usize; 2]) {
        let Operands { operand, init, .. } = self.0.operands;
        let width = 2 * source.len();
        let a = operand[rows[0]..][..width].as_chunks::<2>().0;
        let b = operand[rows[1]..][..width].as_chunks::<2>().0;
        let (upper, lower) = out[rows[0] - base..].split_at_mut(rows[1] - rows[0]);
        let [upper, lower] = [&mut upper[..width], &mut lower[..width]];
        let (upper, lower) = (upper.as_chunks_mut::<2>().0, lower.as_chunks_mut::<2>().0);
        let mut done = 0;
        while done < source.len() {
            // The last block overlaps the one before it, and writes the same values again.
            let at = done.min(source.len() - BLOCK);
            let (a, b) = (&a[at..][..BLOCK], &b[at..][..BLOCK]);
            let source = &source[at..][..BLOCK];
            let (upper, lower) = (&mut upper[at..][..BLOCK], &mut lower[at..][..BLOCK]);
            let mut x = [[T::ZERO; BLOCK]; 4];
            for i in 0..BLOCK {
                [x[0][i], x[1][i], x[2][i], x[3][i]] = [a[i][0], a[i][1], b[i][0], b[i][1]];
            }
            let (mut best, mut chosen) = (x[0], [0; BLOCK]);
            for (number, x) in (1u32..).zip(&x[1..]) {
                for i in 0..BLOCK {
                    let (stays, ()) = self.0.select.call::<L>((best[i], ()), (x[i], ()));
                    best[i] = if stays { best[i] } else { x[i] };
                    chosen[i] = if stays { chosen[i] } else { number };
                }
            }
            // The memory of the elements takes the results: the sum for the selected one, and the initial value.
            for (number, x) in (0u32..).zip(&mut x) {
                for i in 0..BLOCK {
                    let (sum, ()) = self.0.scatter.call::<L>((init, ()), (source[i], ()));
                    x[i] = if chosen[i] == number { sum } else { init };
                }
            }
            for i in 0..BLOCK {
                upper[i] = [x[0][i], x[1][i]];
                lower[i] = [x[2][i], x[3][i]];
            }
            done = at + BLOCK;
        }
    }
}

impl<T, S, F> Blocks<'_, T, S, F>
where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    /// Processes a row of windows. Callers pass constants for common strides.
    #[inline(always)]
    fn row<L: Level>(
        &self,
        out: &mut [T],
        base: usize,
        source: &[T],
        row: &Row<'_>,
        stride: usize,
    ) {
        let mut done = 0;
        while done < source.len() {
            // The last block overlaps the one before it: it scatters only the elements of places that are not done.
            let place = done.min(source.len() - BLOCK);
            let chosen = self.chosen::<L>(row, place * stride, stride);
            let from = row.starts[0] + place * stride;
            for i in done - place..BLOCK {
                let to = &mut out[from + i * stride + chosen[i] as usize - base];
                *to = self
                    .0
                    .scatter
                    .call::<L>((*to, ()), (source[place + i], ()))
                    .0;
            }
            done = place + BLOCK;
        }
    }

    /// Returns the offset of the selected element of each window from the window's place in its first row.
    #[inline(always)]
    fn chosen<L: Level>(&self, row: &Row<'_>, from: usize, stride: usize) -> [u32; BLOCK] {
        let operand = self.0.operands.operand;
        let mut best = [T::ZERO; BLOCK];
        let mut chosen = [0; BLOCK];
        for (number, start) in row.starts.iter().enumerate() {
            for k in 0..row.window {
                let within = row.first + k * row.step;
                let at = (start - row.starts[0] + within) as u32;
                let some = &operand[start + within + from..][..(BLOCK - 1) * stride + 1];
                let is_first = number + k == 0;
                for i in 0..BLOCK {
                    let x = some[i * stride];
                    let (stays, ()) = self.0.select.call::<L>((best[i], ()), (x, ()));
                    let stays = stays & !is_first;
                    best[i] = if stays { best[i] } else { x };
                    chosen[i] = if stays { chosen[i] } else { at };
                }
            }
        }
        chosen
    }
}
