//! Small results of a large batch: several elements of the batch are columns of one product.
//!
//! The input is laid out with the batch as its last dimension, so that a window's elements of the batch are neighbours,
//! and are copied together. The sums have that order too, and are transposed to the result.

use crate::exec::{Exec, Out, Rows};
use crate::kernels::convolution::columns::fill_taps;
use crate::kernels::convolution::dims::{self, Dim};
use crate::kernels::convolution::element::{Kind, Windows};
use crate::kernels::convolution::geometry::{Geometry, List, Role};
use crate::kernels::convolution::lay;
use crate::kernels::dot_general::{Gathered, Scratch, Step, elements, elements_mut, room};
use crate::level::{Every, Level};
use crate::movement::{self, Plane};

/// The most sums of a product, which stay in a second cache of 512 KiB.
const SUMS: usize = 32 << 10;
/// The fewest and the most elements of the batch that are worth one product.
const FEWEST: usize = 8;
const MOST: usize = 64;

/// A convolution of a batch whose result has few elements for each.
pub(in crate::kernels::convolution) struct Job<'a> {
    kind: &'static Kind,
    product: Windows,
    geometry: Geometry,
    lhs: &'a [u8],
    rhs: &'a [u8],
    /// The stride of a window's elements in the kernel.
    stride: usize,
    /// Elements of the batch that are computed at a time.
    together: usize,
}

impl<'a> Job<'a> {
    /// Returns the job, if the convolution has this form and the kind computes sums of another size than the operands.
    pub(in crate::kernels::convolution) fn new(
        kind: &'static Kind,
        geometry: Geometry,
        lhs: &'a [u8],
        rhs: &'a [u8],
    ) -> Option<Self> {
        let together = SUMS / (geometry.features * geometry.inner()).max(1);
        let in_order = geometry.order[..2] == [Role::Batch, Role::Feature];
        let octets = kind.own.size == 1 && kind.own.out == size_of::<u32>();
        if !in_order || !octets || together.min(geometry.batch) < FEWEST {
            return None;
        }
        Some(Job {
            kind,
            product: kind.gathered?,
            geometry,
            lhs,
            rhs,
            stride: geometry.tap_stride()?,
            together: together.min(MOST),
        })
    }

    /// Computes the result; `cost` is the cost of an element of the batch.
    pub(in crate::kernels::convolution) fn run(&self, exec: &Exec, out: &mut [u8], cost: usize) {
        let len = self.per_element();
        let outs = (Out::new(out, len * self.kind.own.out),);
        exec.rows(self, self.geometry.batch, cost, outs);
    }

    /// Returns the number of elements of the result for each element of the batch.
    fn per_element(&self) -> usize {
        self.geometry.groups * self.geometry.features * self.geometry.inner()
    }

    /// Returns the dimensions of the laid-out input of so many elements of the batch.
    fn dims(&self, count: usize) -> List<Dim> {
        let geometry = &self.geometry;
        let features = Dim::whole(geometry.inputs, geometry.lhs[2]);
        let batch = Dim::whole(count, geometry.lhs[1]);
        core::iter::once(features)
            .chain(geometry.axes.iter().map(Dim::padded))
            .chain(core::iter::once(batch))
            .collect()
    }

    /// Computes the elements of the batch from `first` on.
    #[inline(never)]
    fn part(&self, first: usize, count: usize, out: &mut [u8]) {
        let geometry = &self.geometry;
        let (features, places) = (geometry.features, geometry.inner());
        let (terms, together) = (geometry.terms(), self.together.min(count));
        let lengths = [
            terms * size_of::<usize>(),
            dims::len(&self.dims(together)),
            features * places * together * size_of::<u32>(),
        ];
        let mut scratch = Scratch::of(lengths.map(room).iter().sum());
        let mut memory = scratch.rest();
        let [taps, laid, sums] = lengths.map(|bytes| memory.bytes(bytes));
        let taps = elements_mut::<usize>(taps);
        let per_element = self.per_element();
        let out = elements_mut::<u32>(out);
        let mut done = 0;
        while done < count {
            let batch = together.min(count - done);
            let dims = self.dims(batch);
            let strides = dims::strides(&dims);
            // The batch is the last dimension, the spatial ones follow the features.
            fill_taps(taps, geometry, |role| {
                let at = match role {
                    Role::Spatial(d) => d + 1,
                    _ => 0,
                };
                (dims[at], strides[at])
            });
            let spatial = geometry.around().1.iter().map(|&role| {
                let Role::Spatial(d) = role else {
                    unreachable!("the batch and the features come first");
                };
                let axis = &geometry.axes[d];
                Step {
                    size: axis.places,
                    step: axis.stride * strides[d + 1],
                }
            });
            let elements_of_batch = Step {
                size: batch,
                step: 1,
            };
            let columns: List<Step> = spatial.chain(core::iter::once(elements_of_batch)).collect();
            let out = &mut out[done * per_element..][..batch * per_element];
            for group in 0..geometry.groups {
                let from = (first + done) * geometry.lhs[1] + group * geometry.lhs[0];
                lay::lay_out(self.kind, laid, &self.lhs[from..], &dims);
                let windows = Gathered {
                    data: &*laid,
                    rows: &*taps,
                    columns: &columns,
                    first: 0,
                    count: places * batch,
                };
                let sums = &mut sums[..features * places * batch * size_of::<u32>()];
                let weights = &self.rhs[group * features * geometry.rhs[1]..];
                let strides = [geometry.rhs[1], self.stride];
                (self.product)(
                    sums,
                    (weights, strides),
                    windows,
                    [features, places * batch],
                );
                for (feature, sums) in elements::<u32>(sums)
                    .chunks_exact(places * batch)
                    .enumerate()
                {
                    let plane = Plane {
                        rows: batch,
                        columns: places,
                        out_row: per_element,
                        operand_row: batch,
                    };
                    let at = (group * features + feature) * places;
                    movement::plane(&mut out[at..], sums, plane);
                }
            }
            done += batch;
        }
    }
}

impl Rows for Job<'_> {
    type Outs<'o> = (&'o mut [u8],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        self.part(first, count, out);
    }
}
