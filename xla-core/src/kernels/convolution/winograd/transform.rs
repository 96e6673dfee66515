//! The transforms of Winograd's algorithm, of tiles whose elements are vectors of channels.
//!
//! A tile of `T` by `T` sums with a kernel of 3 by 3 reads `W` by `W` elements of the input, with `W = T + 2`. Along
//! one dimension, the sums are `output(input(x) * kernel(w))`: `W` products instead of `3 T`. Along two dimensions,
//! each transform is applied to the columns of the tile, then to its rows.

/// The channels of a vector.
pub(super) const LANES: usize = 16;

type Lanes = [f32; LANES];

/// The transforms along one dimension of `T` sums, which read `W` elements.
pub(super) trait Form<const W: usize, const T: usize> {
    /// Transforms elements of the input.
    fn input(x: [Lanes; W]) -> [Lanes; W];
    /// Transforms products to sums.
    fn output(x: [Lanes; W]) -> [Lanes; T];
    /// Transforms a kernel, whose transform is rounded once, at the end.
    fn kernel(w: [f64; 3]) -> [f64; W];
}

/// Tiles of 2 by 2, with 16 products instead of 36. All factors of the input and of the sums are 1 and -1.
pub(super) struct Two;

impl Form<4, 2> for Two {
    #[inline(always)]
    fn input([a, b, c, d]: [Lanes; 4]) -> [Lanes; 4] {
        [sub(a, c), add(b, c), sub(c, b), sub(b, d)]
    }

    #[inline(always)]
    fn output([a, b, c, d]: [Lanes; 4]) -> [Lanes; 2] {
        [add(a, add(b, c)), sub(sub(b, c), d)]
    }

    fn kernel([a, b, c]: [f64; 3]) -> [f64; 4] {
        [a, (a + b + c) / 2.0, (a - b + c) / 2.0, c]
    }
}

/// Tiles of 4 by 4, with 36 products instead of 144. Factors of up to 8 enlarge rounding errors.
pub(super) struct Four;

impl Form<6, 4> for Four {
    #[inline(always)]
    fn input([a, b, c, d, e, f]: [Lanes; 6]) -> [Lanes; 6] {
        let (even, odd) = (sub_times(e, 4.0, c), sub_times(d, 4.0, b));
        let (even_2, odd_2) = (sub(e, c), times(2.0, sub(d, b)));
        [
            add_times(sub_times(e, 5.0, c), 4.0, a),
            add(even, odd),
            sub(even, odd),
            add(even_2, odd_2),
            sub(even_2, odd_2),
            add_times(sub_times(f, 5.0, d), 4.0, b),
        ]
    }

    #[inline(always)]
    fn output([a, b, c, d, e, f]: [Lanes; 6]) -> [Lanes; 4] {
        let (sum, difference) = (add(b, c), sub(b, c));
        let (sum_2, difference_2) = (add(d, e), sub(d, e));
        [
            add(a, add(sum, sum_2)),
            add_times(difference, 2.0, difference_2),
            add_times(sum, 4.0, sum_2),
            add(add_times(difference, 8.0, difference_2), f),
        ]
    }

    fn kernel([a, b, c]: [f64; 3]) -> [f64; 6] {
        [
            a / 4.0,
            -(a + b + c) / 6.0,
            -(a - b + c) / 6.0,
            (a + 2.0 * b + 4.0 * c) / 24.0,
            (a - 2.0 * b + 4.0 * c) / 24.0,
            c,
        ]
    }
}

#[inline(always)]
fn zip(x: Lanes, y: Lanes, f: impl Fn(f32, f32) -> f32) -> Lanes {
    let (mut z, mut i) = (x, 0);
    while i < LANES {
        z[i] = f(x[i], y[i]);
        i += 1;
    }
    z
}

#[inline(always)]
fn add(x: Lanes, y: Lanes) -> Lanes {
    zip(
        x,
        y,
        #[inline(always)]
        |x, y| x + y,
    )
}

#[inline(always)]
fn sub(x: Lanes, y: Lanes) -> Lanes {
    zip(
        x,
        y,
        #[inline(always)]
        |x, y| x - y,
    )
}

#[inline(always)]
fn times(factor: f32, x: Lanes) -> Lanes {
    zip(
        x,
        x,
        #[inline(always)]
        |x, _| factor * x,
    )
}

/// `x + factor * y`.
#[inline(always)]
fn add_times(x: Lanes, factor: f32, y: Lanes) -> Lanes {
    zip(
        x,
        y,
        #[inline(always)]
        |x, y| x + factor * y,
    )
}

/// `x - factor * y`.
#[inline(always)]
fn sub_times(x: Lanes, factor: f32, y: Lanes) -> Lanes {
    zip(
        x,
        y,
        #[inline(always)]
        |x, y| x - factor * y,
    )
}

/// Returns the vector at an offset.
#[inline(always)]
fn load(from: &[f32], at: usize) -> Lanes {
    let mut to = [0.0; LANES];
    let (from, mut i) = (&from[at..][..LANES], 0);
    while i < LANES {
        to[i] = from[i];
        i += 1;
    }
    to
}

#[inline(always)]
fn store(to: &mut [f32], at: usize, x: Lanes) {
    let (to, mut i) = (&mut to[at..][..LANES], 0);
    while i < LANES {
        to[i] = x[i];
        i += 1;
    }
}

/// Transforms the tile of the input at the beginning of `from`, whose rows are `row` elements apart: element `p` of the
/// transform, of all channels, is written at `p * apart`.
#[inline(always)]
pub(super) fn input<F: Form<W, T>, const W: usize, const T: usize>(
    to: &mut [f32],
    apart: usize,
    from: &[f32],
    [row, channels]: [usize; 2],
) {
    let mut c = 0;
    while c < channels {
        let mut tile = [[[0.0; LANES]; W]; W];
        let mut j = 0;
        while j < W {
            let (mut column, mut i) = ([[0.0; LANES]; W], 0);
            while i < W {
                column[i] = load(from, i * row + j * channels + c);
                i += 1;
            }
            let column = F::input(column);
            i = 0;
            while i < W {
                tile[i][j] = column[i];
                i += 1;
            }
            j += 1;
        }
        let mut i = 0;
        while i < W {
            let (row, mut j) = (F::input(tile[i]), 0);
            while j < W {
                store(to, (i * W + j) * apart + c, row[j]);
                j += 1;
            }
            i += 1;
        }
        c += LANES;
    }
}

/// Transforms products to a tile of sums at the beginning of `to`, whose rows are `row` elements apart: element `p` of
/// the products is read at `p * apart`.
#[inline(always)]
pub(super) fn output<F: Form<W, T>, const W: usize, const T: usize>(
    to: &mut [f32],
    [row, features]: [usize; 2],
    from: &[f32],
    apart: usize,
) {
    let mut c = 0;
    while c < features {
        let mut tile = [[[0.0; LANES]; W]; T];
        let mut j = 0;
        while j < W {
            let (mut column, mut i) = ([[0.0; LANES]; W], 0);
            while i < W {
                column[i] = load(from, (i * W + j) * apart + c);
                i += 1;
            }
            let column = F::output(column);
            i = 0;
            while i < T {
                tile[i][j] = column[i];
                i += 1;
            }
            j += 1;
        }
        let mut i = 0;
        while i < T {
            let (sums, mut j) = (F::output(tile[i]), 0);
            while j < T {
                store(to, i * row + j * features + c, sums[j]);
                j += 1;
            }
            i += 1;
        }
        c += LANES;
    }
}

/// Returns the transform of a kernel of 3 by 3.
pub(super) fn kernel<F: Form<W, T>, const W: usize, const T: usize>(
    w: [[f64; 3]; 3],
) -> [[f32; W]; W] {
    let mut columns = [[0.0; 3]; W];
    for j in 0..3 {
        let column = F::kernel([w[0][j], w[1][j], w[2][j]]);
        for i in 0..W {
            columns[i][j] = column[i];
        }
    }
    let mut all = [[0.0; W]; W];
    for i in 0..W {
        let row = F::kernel(columns[i]);
        for j in 0..W {
            all[i][j] = row[j] as f32;
        }
    }
    all
}
