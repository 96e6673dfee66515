//! `convolution::winograd`: a convolution by a kernel of 3 by 3 that [`pack`] has transformed.
//!
//! Winograd's algorithm computes a tile of 4 by 4 sums of an input feature with 36 products instead of 144: the input
//! of a tile is transformed, multiplied by the transformed kernel, and the products are transformed to sums. Products
//! of all features for one element of the transformed tiles are a matrix product.
//!
//! The input is laid out with features last and zeros around it. Then vectors of features are transformed, for a block
//! of tiles whose transforms stay in the second cache.
//!
//! Sums have other rounding errors than those of other kernels: the input's transform rounds sums of up to four
//! elements with factors of up to 5, and with tiles of 4 the result's transform has factors of up to 8. An infinite
//! element makes all sums of the tiles that read it infinite or NaN.

pub mod pack;
mod transform;

use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::kernels::dot_general::packed::{panels_of, product};
use crate::kernels::dot_general::{Scratch, room};
use crate::level::{Base, Every, Kernel, Level, dispatch};
use crate::movement::{self, Plane};
use transform::{Form, Four, LANES, Two};

/// The layout and the padding of a convolution, and the size of its tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinogradConvolution {
    /// The rows and columns of a tile: 2 or 4.
    pub tile: usize,
    /// The rows of zeros before the input.
    pub low_rows: usize,
    /// The columns of zeros before the input.
    pub low_columns: usize,
    /// Whether the input's dimensions are batch, rows, columns and features, not batch, features, rows and columns.
    pub input_last: bool,
    /// Whether the result's dimensions have this order.
    pub result_last: bool,
}

/// Bytes of the transforms of a block of tiles: half of a second cache of 1 MiB.
const BLOCK_BYTES: usize = 512 << 10;
/// The fewest tiles of a block. With fewer, reading the kernel takes longer than multiplying by it.
const TILES: usize = 32;

/// Writes the convolution of `lhs`, without strides, dilations and groups, with the kernel that is transformed in
/// `packed`.
///
/// # Panics
///
/// Panics if the numbers of features are not multiples of 16, or an array has another size.
pub fn run(
    exec: &Exec,
    out: ArrayMut<'_, f32>,
    lhs: Array<'_, f32>,
    packed: Array<'_, f32>,
    of: WinogradConvolution,
) {
    match of.tile {
        2 => convolve::<Two, 4, 2>(exec, out, lhs, packed.elements, of),
        4 => convolve::<Four, 6, 4>(exec, out, lhs, packed.elements, of),
        tile => panic!("expected tiles of 2 or 4 rows, found {tile}"),
    }
}

/// Batch, features, rows and columns of an array.
fn sizes(dims: &[usize], is_last: bool) -> [usize; 4] {
    let &[batch, a, b, c] = dims else {
        panic!("expected four dimensions, found {dims:?}");
    };
    if is_last {
        [batch, c, a, b]
    } else {
        [batch, a, b, c]
    }
}

fn convolve<F: Form<W, T>, const W: usize, const T: usize>(
    exec: &Exec,
    out: ArrayMut<'_, f32>,
    lhs: Array<'_, f32>,
    packed: &[f32],
    of: WinogradConvolution,
) {
    let [batch, inputs, rows, columns] = sizes(lhs.dims, of.input_last);
    let [results, features, out_rows, out_columns] = sizes(out.dims, of.result_last);
    assert!(
        batch == results && inputs.is_multiple_of(LANES) && features.is_multiple_of(LANES),
        "expected one batch, and multiples of {LANES} features: {:?} and {:?}",
        lhs.dims,
        out.dims
    );
    let matrix = panels_of::<f32>([inputs, features]);
    assert_eq!(packed.len(), W * W * matrix, "the length of the kernel");
    if out.elements.is_empty() {
        return;
    }
    if lhs.elements.is_empty() {
        return out.elements.fill(0.0);
    }
    let tiles = [out_rows.div_ceil(T), out_columns.div_ceil(T)];
    let padded = tiles.map(|count| count * T + 2);
    let sums = tiles.map(|count| count * T);
    let lengths = [padded[0] * padded[1] * inputs, sums[0] * sums[1] * features];
    let bytes = lengths.map(|len| room(len * size_of::<f32>()));
    let mut scratch = Scratch::of(bytes[0] + bytes[1]);
    let mut rest = scratch.rest();
    let [laid, all] = lengths.map(|len| rest.slice::<f32>(len));
    let from = lhs.elements.chunks_exact(inputs * rows * columns);
    let to = out
        .elements
        .chunks_exact_mut(features * out_rows * out_columns);
    for (from, to) in from.zip(to) {
        let lay = Lay {
            from,
            sizes: [inputs, rows, columns],
            low: [of.low_rows, of.low_columns],
            is_last: of.input_last,
            padded: padded[1],
        };
        let per_row = padded[1] * inputs;
        exec.rows(&lay, padded[0], 2 * per_row, (Out::new(laid, per_row),));
        let job = Job::<F, W, T> {
            laid: &*laid,
            packed,
            features: [inputs, features],
            tiles: tiles[1],
            form: core::marker::PhantomData,
        };
        // The result of some tiles in a row, of all features.
        let per_row = T * sums[1] * features;
        let cost = W * W * tiles[1] * inputs * features / 8;
        exec.rows(&job, tiles[0], cost, (Out::new(all, per_row),));
        let write = Write {
            from: &*all,
            features,
            sizes: [out_rows, out_columns],
            laid: sums[1],
        };
        if of.result_last {
            let per_row = out_columns * features;
            let rows = ByRows(write);
            exec.rows(&rows, out_rows, 2 * per_row, (Out::new(to, per_row),));
        } else {
            let per_row = out_rows * out_columns;
            let planes = ByFeatures(write);
            exec.rows(&planes, features, 2 * per_row, (Out::new(to, per_row),));
        }
    }
}

/// Lays the input out with features last, and zeros around it; a row is a row of the layout.
struct Lay<'a> {
    from: &'a [f32],
    /// Features, rows and columns.
    sizes: [usize; 3],
    /// Zeros before rows and columns.
    low: [usize; 2],
    is_last: bool,
    /// The columns of the layout.
    padded: usize,
}

impl Lay<'_> {
    fn row(&self, number: usize, to: &mut [f32]) {
        let [features, rows, columns] = self.sizes;
        let row = number.checked_sub(self.low[0]).filter(|&row| row < rows);
        let left = self.low[1].min(self.padded);
        let count = columns.min(self.padded - left);
        let (before, to) = to.split_at_mut(left * features);
        let (to, after) = to.split_at_mut(count * features);
        before.fill(0.0);
        after.fill(0.0);
        let Some(row) = row else {
            return to.fill(0.0);
        };
        if self.is_last {
            return to.copy_from_slice(&self.from[row * columns * features..][..to.len()]);
        }
        let plane = Plane {
            rows: count,
            columns: features,
            out_row: features,
            operand_row: rows * columns,
        };
        if count > 0 {
            movement::plane(to, &self.from[row * columns..], plane);
        }
    }
}

impl Rows for Lay<'_> {
    type Outs<'o> = (&'o mut [f32],);
    type Levels = Base;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let per_row = out.len() / count;
        for (i, to) in out.chunks_exact_mut(per_row).enumerate() {
            self.row(first + i, to);
        }
    }
}

/// The sums of all tiles, with features last; a row is a row of tiles.
struct Job<'a, F, const W: usize, const T: usize> {
    laid: &'a [f32],
    packed: &'a [f32],
    /// The features of the input and of the result.
    features: [usize; 2],
    /// The tiles in a row.
    tiles: usize,
    form: core::marker::PhantomData<fn() -> F>,
}

impl<F: Form<W, T>, const W: usize, const T: usize> Job<'_, F, W, T> {
    fn part(&self, first: usize, count: usize, out: &mut [f32]) {
        let [inputs, features] = self.features;
        let per_tile = W * W * (inputs + features) * size_of::<f32>();
        let most = (BLOCK_BYTES / per_tile).max(TILES) / self.tiles;
        let blocks = count.div_ceil(most.max(1));
        let per_block = count.div_ceil(blocks);
        let lengths = [inputs, features].map(|len| W * W * per_block * self.tiles * len);
        let bytes = lengths.map(|len| room(len * size_of::<f32>()));
        let mut scratch = Scratch::of(bytes[0] + bytes[1]);
        let mut rest = scratch.rest();
        let [transformed, products] = lengths.map(|len| rest.slice::<f32>(len));
        let per_row = out.len() / count;
        let mut row = first;
        for out in out.chunks_mut(per_block * per_row) {
            let rows = out.len() / per_row;
            self.block(row, out, [&mut *transformed, &mut *products]);
            row += rows;
        }
    }

    /// Computes the tiles of the rows from `first` on.
    fn block(&self, first: usize, out: &mut [f32], [transformed, products]: [&mut [f32]; 2]) {
        let [inputs, features] = self.features;
        let in_row = self.tiles * T * features;
        let rows = out.len() / (T * in_row);
        let tiles = rows * self.tiles;
        dispatch(Inputs::<F, W, T> {
            job: self,
            first,
            rows,
            to: &mut *transformed,
        });
        let matrix = panels_of::<f32>(self.features);
        for p in 0..W * W {
            let lhs = &transformed[p * tiles * inputs..][..tiles * inputs];
            let out = &mut products[p * tiles * features..][..tiles * features];
            let panels = &self.packed[p * matrix..][..matrix];
            product(out, lhs, panels, [tiles, features, inputs]);
        }
        dispatch(Outputs::<F, W, T> {
            job: self,
            rows,
            from: products,
            to: out,
        });
    }
}

impl<F: Form<W, T>, const W: usize, const T: usize> Rows for Job<'_, F, W, T> {
    type Outs<'o> = (&'o mut [f32],);
    type Levels = Base;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        self.part(first, count, out);
    }
}

/// The transforms of the input of some rows of tiles.
struct Inputs<'a, 'j, F, const W: usize, const T: usize> {
    job: &'a Job<'j, F, W, T>,
    first: usize,
    rows: usize,
    to: &'a mut [f32],
}

impl<F: Form<W, T>, const W: usize, const T: usize> Kernel for Inputs<'_, '_, F, W, T> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        let Inputs {
            job,
            first,
            rows,
            to,
        } = self;
        let inputs = job.features[0];
        let (in_row, apart) = ((job.tiles * T + 2) * inputs, rows * job.tiles * inputs);
        let mut tile = 0;
        while tile < rows * job.tiles {
            let (row, column) = (first + tile / job.tiles, tile % job.tiles);
            let from = &job.laid[row * T * in_row + column * T * inputs..];
            let to = &mut to[tile * inputs..];
            transform::input::<F, W, T>(to, apart, from, [in_row, inputs]);
            tile += 1;
        }
    }
}

/// The sums of some rows of tiles, from the products.
struct Outputs<'a, 'j, F, const W: usize, const T: usize> {
    job: &'a Job<'j, F, W, T>,
    rows: usize,
    from: &'a [f32],
    to: &'a mut [f32],
}

impl<F: Form<W, T>, const W: usize, const T: usize> Kernel for Outputs<'_, '_, F, W, T> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        let Outputs {
            job,
            rows,
            from,
            to,
        } = self;
        let features = job.features[1];
        let (in_row, apart) = (job.tiles * T * features, rows * job.tiles * features);
        let mut tile = 0;
        while tile < rows * job.tiles {
            let (row, column) = (tile / job.tiles, tile % job.tiles);
            let to = &mut to[row * T * in_row + column * T * features..];
            let from = &from[tile * features..];
            transform::output::<F, W, T>(to, [in_row, features], from, apart);
            tile += 1;
        }
    }
}

/// Sums with features last, whose first rows and columns are the result.
struct Write<'a> {
    from: &'a [f32],
    features: usize,
    /// The rows and columns of the result.
    sizes: [usize; 2],
    /// The columns of `from`.
    laid: usize,
}

/// Writes a result whose features are last; a row is a row of the result.
struct ByRows<'a>(Write<'a>);

impl Rows for ByRows<'_> {
    type Outs<'o> = (&'o mut [f32],);
    type Levels = Base;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let per_row = out.len() / count;
        for (i, to) in out.chunks_exact_mut(per_row).enumerate() {
            let from = &self.0.from[(first + i) * self.0.laid * self.0.features..];
            to.copy_from_slice(&from[..per_row]);
        }
    }
}

/// Writes a result whose features precede rows; a row is a feature.
struct ByFeatures<'a>(Write<'a>);

impl Rows for ByFeatures<'_> {
    type Outs<'o> = (&'o mut [f32],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let Write {
            from,
            features,
            sizes: [rows, columns],
            laid,
        } = self.0;
        // Rows without columns to omit are one row.
        let (rows, columns, laid) = if columns == laid {
            (1, rows * columns, rows * columns)
        } else {
            (rows, columns, laid)
        };
        let mut row = 0;
        while row < rows {
            let plane = Plane {
                rows: count,
                columns,
                out_row: rows * columns,
                operand_row: features,
            };
            let from = &from[row * laid * features + first..];
            movement::plane(&mut out[row * columns..], from, plane);
            row += 1;
        }
    }
}
