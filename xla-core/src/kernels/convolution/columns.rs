//! The result's features before other dimensions: for each index before them, a product of the kernel and the windows.

use super::direct;
use super::element::{Element, Wide};
use super::geometry::{Geometry, List, Role};
use super::lay::{self, Dim};
use crate::exec::Rows;
use crate::kernels::dot_general::{Gathered, Step, gathered, lend};
use crate::level::{Every, Level, dispatch};

/// From how many features of a group on a product is worth the copies of windows: 8 by 8 channels of 56 by 56, three rows
/// take as long either way.
const PRODUCT: usize = 4;

/// A convolution whose rows are those of the result's features.
pub(super) struct Job<'a, T> {
    geometry: Geometry,
    lhs: &'a [T],
    rhs: &'a [T],
    /// How the input is laid out: its features, then the other dimensions in the result's order.
    dims: List<Dim>,
    /// What those other dimensions are.
    roles: List<Role>,
    /// The result's dimensions before the features, without a batch that comes first, and those after them.
    outer: List<Step>,
    inner: List<Step>,
    /// Whether the batch comes first, so that one element of it is laid out at a time.
    by_batch: bool,
}

impl<'a, T: Element> Job<'a, T> {
    pub(super) fn new(geometry: Geometry, lhs: &'a [T], rhs: &'a [T]) -> Self {
        let by_batch = geometry.order[0] == Role::Batch;
        let laid = |role: &&Role| **role != Role::Feature && !(by_batch && **role == Role::Batch);
        let roles: List<Role> = geometry.order.iter().filter(laid).copied().collect();
        let mut dims: List<Dim> = List::default();
        dims.push(Dim::whole(geometry.inputs, geometry.lhs[2]));
        for (i, role) in roles.iter().enumerate() {
            dims.push(match *role {
                // Places of the window that follow each other lie next to each other.
                Role::Spatial(d) if i + 1 == roles.len() => {
                    Dim::padded(&geometry.axes[d]).by(geometry.axes[d].stride)
                }
                Role::Spatial(d) => Dim::padded(&geometry.axes[d]),
                Role::Batch | Role::Feature => Dim::whole(geometry.batch, geometry.lhs[1]),
            });
        }
        let strides = lay::strides(&dims);
        let step = |role: &Role| {
            let at = roles.iter().position(|other| other == role)?;
            let stride = match *role {
                Role::Spatial(d) if at + 1 < roles.len() => geometry.axes[d].stride,
                _ => 1,
            };
            Some(Step {
                size: geometry.size(*role),
                step: stride * strides[at + 1],
            })
        };
        let (outer, inner) = geometry.around();
        let (outer, inner) = (
            outer.iter().filter_map(step).collect(),
            inner.iter().filter_map(step).collect(),
        );
        Job {
            geometry,
            lhs,
            rhs,
            dims,
            roles,
            outer,
            inner,
            by_batch,
        }
    }

    /// Where each element of a window lies from its first place, in the order of the kernel's elements.
    fn taps(&self, taps: &mut [usize]) {
        let strides = lay::strides(&self.dims);
        let at = |role: Role| match role {
            Role::Feature => 0,
            other => {
                1 + self
                    .roles
                    .iter()
                    .position(|role| *role == other)
                    .unwrap_or(0)
            }
        };
        fill_taps(taps, &self.geometry, |role| {
            (self.dims[at(role)], strides[at(role)])
        });
    }

    /// Rows `first` to `first + count`, which are features of some indices before them.
    /// Not generic in the level: what is in a loop chooses its own instructions.
    fn part(&self, first: usize, count: usize, out: &mut [T]) {
        let Geometry {
            groups, features, ..
        } = self.geometry;
        let (terms, all) = (self.geometry.terms(), groups * features);
        let columns = self.geometry.inner();
        let stride = self.geometry.tap_stride();
        let lies = T::wide(self.rhs).zip(stride);
        let weights = if lies.is_some() { 0 } else { all * terms };
        let narrow = T::wide(&[]).is_none();
        let wide_out = if narrow {
            features.min(count) * columns
        } else {
            0
        };
        lend([terms], |[taps]: [&mut [usize]; 1]| {
            self.taps(taps);
            let lengths = [lay::len(&self.dims), weights, wide_out];
            lend(lengths, |[laid, weights, wide_out]: [&mut [T::Wide]; 3]| {
                let (weights, strides) = match lies {
                    Some((rhs, stride)) => (rhs, [self.geometry.rhs[1], stride]),
                    None => {
                        lay::lay_out(weights, self.rhs, &self.kernel());
                        (&*weights, [terms, 1])
                    }
                };
                let (mut of, mut out) = (None, out);
                let (mut row, end) = (first, first + count);
                while row < end {
                    let (place, feature) = (row / all, row % all);
                    let group = feature / features;
                    let rows = (features - feature % features).min(end - row);
                    let around: usize = self.outer.iter().map(|dim| dim.size).product();
                    let batch = if self.by_batch { place / around } else { 0 };
                    if of != Some((batch, group)) {
                        let from = batch * self.geometry.lhs[1] + group * self.geometry.lhs[0];
                        lay::lay_out(laid, &self.lhs[from..], &self.dims);
                        of = Some((batch, group));
                    }
                    let (head, tail) = core::mem::take(&mut out).split_at_mut(rows * columns);
                    out = tail;
                    let (mut start, mut rest) = (0, place % around);
                    for dim in self.outer.iter().rev() {
                        start += rest % dim.size * dim.step;
                        rest /= dim.size;
                    }
                    let operand = Gathered {
                        data: &laid[start..],
                        rows: taps,
                        columns: &self.inner,
                    };
                    let weights = (&weights[feature * strides[0]..], strides);
                    match T::wide_mut(head) {
                        Some(head) => multiply(head, weights, operand, rows),
                        None => {
                            let wide = &mut wide_out[..rows * columns];
                            multiply(wide, weights, operand, rows);
                            let pairs = head.iter_mut().zip(wide);
                            pairs.for_each(|(to, from)| *to = T::narrow(*from));
                        }
                    }
                    row += rows;
                }
            });
        });
    }

    /// The kernel as rows of features.
    fn kernel(&self) -> List<Dim> {
        let features = self.geometry.groups * self.geometry.features;
        let taps = self.geometry.taps();
        let taps = taps.iter().map(|&role| self.geometry.tap(role));
        let taps = taps.map(|tap| Dim::whole(tap.size, tap.step));
        core::iter::once(Dim::whole(features, self.geometry.rhs[1]))
            .chain(taps)
            .collect()
    }
}

/// Fills the table of where each element of a window lies, for what is laid out in these dimensions.
pub(super) fn fill_taps(
    taps: &mut [usize],
    geometry: &Geometry,
    dim: impl Fn(Role) -> (Dim, usize),
) {
    taps.fill(0);
    let mut repeat = taps.len();
    let mut times = 1;
    for &role in geometry.taps().iter() {
        let (dim, stride) = dim(role);
        let size = geometry.tap(role).size;
        repeat /= size;
        for (i, chunk) in taps.chunks_exact_mut(repeat).enumerate() {
            let index = i % size;
            let place = match role {
                Role::Spatial(d) => {
                    let axis = &geometry.axes[d];
                    let index = if axis.reversed {
                        size - 1 - index
                    } else {
                        index
                    };
                    dim.place(index * axis.rhs_dilation)
                }
                Role::Batch | Role::Feature => index,
            };
            chunk.iter_mut().for_each(|tap| *tap += place * stride);
        }
        times *= size;
    }
    debug_assert_eq!(times, taps.len());
}

/// `rows` of the kernel times the windows.
fn multiply<W: Wide>(
    out: &mut [W],
    (weights, strides): (&[W], [usize; 2]),
    operand: Gathered<'_, W>,
    rows: usize,
) {
    let columns = out.len() / rows;
    if rows >= PRODUCT && gathered(out, (weights, strides), operand, [rows, columns]) {
        return;
    }
    for (i, out) in out.chunks_exact_mut(columns).enumerate() {
        dispatch(direct::Row {
            out,
            weights: &weights[i * strides[0]..],
            step: strides[1],
            operand,
        });
    }
}

impl<T: Element> Rows for Job<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        self.part(first, count, out);
    }
}
