//! The greatest element of each window chosen for several places at once, and sums scattered: compiled here.

use half::{bf16, f16};
use num_complex::Complex;

use super::{Given, STEP, Scatter};
use crate::element::Element;
use crate::exec::{Exec, Out, Rows};
use crate::function::{Function, Name, add, ge, gt};
use crate::level::{Generated, Level};

/// Element types as they are chosen: all of them.
pub trait Chosen: Element {
    /// Scatters by functions that have code here; gives the results back where there is none.
    #[doc(hidden)]
    fn scatter<'a>(
        exec: &Exec,
        out: Out<'a, Self>,
        given: Given<'_, Self>,
        by: [Name; 2],
    ) -> Option<Out<'a, Self>>;
}

macro_rules! with_code {
    ($($t:ty)*) => {$(
        impl Chosen for $t {
            #[inline(never)]
            fn scatter<'a>(
                exec: &Exec,
                out: Out<'a, $t>,
                given: Given<'_, $t>,
                by: [Name; 2],
            ) -> Option<Out<'a, $t>> {
                match by {
                    [Name::Ge, Name::Add] => in_blocks(exec, out, given, ge, add),
                    [Name::Gt, Name::Add] => in_blocks(exec, out, given, gt, add),
                    _ => Some(out),
                }
            }
        }
    )*};
}

macro_rules! without {
    ($($t:ty)*) => {$(
        impl Chosen for $t {
            fn scatter<'a>(
                _: &Exec,
                out: Out<'a, $t>,
                _: Given<'_, $t>,
                _: [Name; 2],
            ) -> Option<Out<'a, $t>> {
                Some(out)
            }
        }
    )*};
}

// What gradients are of.
with_code!(f16 bf16 f32 f64);
without!(bool i8 i16 i32 i64 u8 u16 u32 u64 Complex<f32> Complex<f64>);

/// How many places are chosen at once.
const BLOCK: usize = 8;

/// How many times less a step costs in vectors.
const FASTER: usize = 4;

fn in_blocks<'a, T, S, F>(
    exec: &Exec,
    out: Out<'a, T>,
    given: Given<'_, T>,
    select: S,
    scatter: F,
) -> Option<Out<'a, T>>
where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    // Places in a window are kept in four bytes.
    if u32::try_from(given.operand.len()).is_err() {
        return Some(out);
    }
    let (outer, cost) = (given.outer, given.steps() * STEP / FASTER);
    let squares = given.windows.are_squares() && given.windows.minor().places >= BLOCK;
    let job = Scatter {
        given,
        select,
        scatter,
    };
    match squares {
        true => exec.rows(&Squares(job), outer, cost / FASTER, (out,)),
        false => exec.rows(&Blocks(job), outer, cost, (out,)),
    }
    None
}

/// Windows of two neighbours in each of two rows, which share no element. A loop of its own: beside another the compiler makes
/// no vectors of it.
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
        let given = self.0.given;
        // Where the windows leave nothing out, each element is written.
        let fill = 4 * given.source.len() != given.operand.len();
        self.0.each_row(
            (first, count),
            fill,
            out,
            #[inline(always)]
            |out, base, source, starts, further| {
                if let [upper, lower] = starts {
                    let rows = [upper, lower].map(|start| start + further);
                    self.row::<L>(out, base, source, rows);
                }
            },
        );
    }
}

struct Blocks<'a, T, S, F>(Scatter<'a, T, S, F>);

/// The windows of one row of places.
#[derive(Clone, Copy)]
struct Row<'a> {
    /// Where the operand's rows in them begin.
    starts: &'a [usize],
    /// Where the first of them begins in such a row, and how far the next one is.
    first: usize,
    stride: usize,
    /// How many elements of a row each has, and how far they lie apart.
    window: usize,
    step: usize,
}

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
        let axis = *self.0.given.windows.minor();
        let (step, whole) = (axis.step, axis.whole());
        // Where there are fewer, they are done one by one.
        let whole = match whole.len() >= BLOCK {
            true => whole,
            false => 0..0,
        };
        let begin = axis.span(whole.start).first;
        self.0.each_row(
            (first, count),
            true,
            out,
            #[inline(always)]
            |out, base, source, starts, further| {
                let some = |range: core::ops::Range<usize>, out: &mut [T]| {
                    for place in range {
                        let span = axis.span(place);
                        let of = (further + span.first, span.count, step);
                        self.0.one::<L>(out, base, source[place], starts, of);
                    }
                };
                some(0..whole.start, out);
                if !starts.is_empty() && !whole.is_empty() {
                    let row = Row {
                        starts,
                        first: further + begin,
                        stride: axis.stride,
                        window: axis.window,
                        step,
                    };
                    let source = &source[whole.clone()];
                    match axis.stride {
                        1 => self.row::<L, 1>(out, base, source, row),
                        2 => self.row::<L, 2>(out, base, source, row),
                        _ => self.row::<L, 0>(out, base, source, row),
                    }
                }
                some(whole.end..axis.places, out);
            },
        );
    }
}

impl<T, S, F> Squares<'_, T, S, F>
where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    /// A row of windows: each of the four elements is written, so that nothing is looked for by its index.
    #[inline(always)]
    fn row<L: Level>(&self, out: &mut [T], base: usize, source: &[T], rows: [usize; 2]) {
        let Given { operand, init, .. } = self.0.given;
        let width = 2 * source.len();
        let [a, b] = rows.map(|row| operand[row..][..width].as_chunks::<2>().0);
        let (upper, lower) = out[rows[0] - base..].split_at_mut(rows[1] - rows[0]);
        let [upper, lower] = [&mut upper[..width], &mut lower[..width]];
        let (upper, lower) = (upper.as_chunks_mut::<2>().0, lower.as_chunks_mut::<2>().0);
        let mut done = 0;
        while done < source.len() {
            // The last block does some once more.
            let at = done.min(source.len() - BLOCK);
            let ([a, b], source) = (
                [a, b].map(|row| &row[at..][..BLOCK]),
                &source[at..][..BLOCK],
            );
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
    /// A row of whole windows, by a stride that is known or, for 0, not.
    #[inline(always)]
    fn row<L: Level, const STRIDE: usize>(
        &self,
        out: &mut [T],
        base: usize,
        source: &[T],
        row: Row<'_>,
    ) {
        let stride = if STRIDE == 0 { row.stride } else { STRIDE };
        let mut done = 0;
        while done < source.len() {
            // The last block chooses some once more, which got theirs before.
            let place = done.min(source.len() - BLOCK);
            let chosen = self.chosen::<L, STRIDE>(row, place);
            let from = place * stride;
            for i in done - place..BLOCK {
                let at = row.starts[0] + from + i * stride + chosen[i] as usize;
                let to = &mut out[at - base];
                let (sum, ()) = self.0.scatter.call::<L>((*to, ()), (source[place + i], ()));
                *to = sum;
            }
            done = place + BLOCK;
        }
    }

    /// Where what is chosen of each window lies, counted from the window's place in the first of its rows.
    #[inline(always)]
    fn chosen<L: Level, const STRIDE: usize>(&self, row: Row<'_>, place: usize) -> [u32; BLOCK] {
        let stride = if STRIDE == 0 { row.stride } else { STRIDE };
        let operand = self.0.given.operand;
        let mut best = [T::ZERO; BLOCK];
        let mut chosen = [0; BLOCK];
        for (number, start) in row.starts.iter().enumerate() {
            for k in 0..row.window {
                let within = row.first + k * row.step;
                let at = (start - row.starts[0] + within) as u32;
                let some = &operand[start + within + place * stride..][..(BLOCK - 1) * stride + 1];
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
