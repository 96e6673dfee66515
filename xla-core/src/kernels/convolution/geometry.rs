//! The geometry of a convolution: its sizes, and the strides of its arrays.

use super::Convolution;
use crate::kernels::dot_general::{Contract, Step};

/// The maximum number of dimensions.
pub(super) const RANK: usize = 16;

/// A few items in place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct List<T> {
    items: [T; RANK],
    len: usize,
}

impl<T: Copy + Default> List<T> {
    pub(super) fn push(&mut self, item: T) {
        assert!(self.len < RANK, "more than {RANK} dimensions");
        self.items[self.len] = item;
        self.len += 1;
    }
}

impl<T: Copy + Default> FromIterator<T> for List<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T> core::ops::Deref for List<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..self.len]
    }
}

impl<T> core::ops::DerefMut for List<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len]
    }
}

/// The role of a dimension.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Role {
    #[default]
    Batch,
    /// The features of the result or of the input.
    Feature,
    Spatial(usize),
}

/// A spatial dimension.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Axis {
    /// The size in the input.
    pub size: usize,
    pub(super) lhs_stride: usize,
    /// The size in the kernel.
    pub window: usize,
    pub(super) rhs_stride: usize,
    /// The size in the result.
    pub places: usize,
    /// The step of the window from place to place.
    pub stride: usize,
    pub low: isize,
    pub(super) lhs_dilation: usize,
    pub(super) rhs_dilation: usize,
    pub(super) reversed: bool,
}

impl Axis {
    /// Returns the size of the part of the padded input that windows read.
    pub(super) fn padded(&self) -> usize {
        (self.places - 1) * self.stride + (self.window - 1) * self.rhs_dilation + 1
    }

    /// Whether each window is one element of the input, in order.
    fn is_plain(&self) -> bool {
        self.window == 1
            && self.stride == 1
            && self.low == 0
            && self.lhs_dilation == 1
            && self.places == self.size
    }
}

/// A convolution. Sizes of batch and features are the sizes of one group.
#[derive(Clone, Copy, Debug)]
pub(super) struct Geometry {
    pub(super) groups: usize,
    pub(super) batch: usize,
    /// The number of features of the input, and of the result.
    pub(super) inputs: usize,
    pub(super) features: usize,
    /// The strides of the input, in elements: between groups, elements of the batch, features.
    pub(super) lhs: [usize; 3],
    /// The strides of the kernel: between groups, features of the result, features of the input.
    pub(super) rhs: [usize; 3],
    pub(super) axes: List<Axis>,
    /// The result's dimensions.
    pub(super) order: List<Role>,
}

fn stride(dims: &[usize], dim: usize) -> usize {
    dims[dim + 1..].iter().product()
}

impl Geometry {
    pub(super) fn new(
        out: &[usize],
        [lhs, rhs]: [&[usize]; 2],
        convolution: &Convolution<'_>,
    ) -> Geometry {
        let rank = out.len();
        let Convolution {
            input,
            kernel,
            result,
            windows,
            feature_groups: of_features,
            batch_groups: of_batch,
        } = *convolution;
        let ranks = [lhs, rhs, input, kernel, result].map(<[usize]>::len);
        assert!(
            rank >= 2 && ranks == [rank; 5],
            "expected arrays and dimension numbers of one rank, at least 2: {ranks:?}"
        );
        let spatial = rank - 2;
        assert_eq!(
            windows.len(),
            spatial,
            "expected a window for each spatial dimension"
        );
        // Features are grouped by one of two numbers; the other is 1. `feature_groups` divide the features of the
        // input, `batch_groups` its batch.
        let groups = of_features * of_batch;
        let (batch, inputs) = (lhs[input[0]] / of_batch, lhs[input[1]] / of_features);
        let features = rhs[kernel[0]] / groups;
        assert_eq!(
            [batch, groups * features],
            [out[result[0]], out[result[1]]],
            "expected a result of this batch and these features"
        );
        assert_eq!(
            inputs, rhs[kernel[1]],
            "expected a kernel with the features of a group of the input"
        );
        // A group begins at the next features of the input, or at the next elements of its batch.
        let [over_batch, over_inputs] = [stride(lhs, input[0]), stride(lhs, input[1])];
        let group = match of_batch {
            1 => inputs * over_inputs,
            _ => batch * over_batch,
        };
        let over_features = stride(rhs, kernel[0]);
        let axes = (0..spatial).map(|d| {
            let (from, of, to) = (input[d + 2], kernel[d + 2], result[d + 2]);
            let window = windows[d];
            Axis {
                size: lhs[from],
                lhs_stride: stride(lhs, from),
                window: rhs[of],
                rhs_stride: stride(rhs, of),
                places: out[to],
                stride: window.stride,
                low: window.low as isize,
                lhs_dilation: window.lhs_dilation,
                rhs_dilation: window.rhs_dilation,
                reversed: window.reversed,
            }
        });
        let order = (0..rank).map(|d| match result.iter().position(|&r| r == d) {
            Some(0) => Role::Batch,
            Some(1) => Role::Feature,
            other => Role::Spatial(
                other.expect("the dimension numbers of a result are a permutation") - 2,
            ),
        });
        Geometry {
            groups,
            batch,
            inputs,
            features,
            lhs: [group, over_batch, over_inputs],
            // The features of the result are divided among groups in order.
            rhs: [
                features * over_features,
                over_features,
                stride(rhs, kernel[1]),
            ],
            axes: axes.collect(),
            order: order.collect(),
        }
    }

    /// Returns the number of products in one element of the result.
    pub(super) fn terms(&self) -> usize {
        let window = self.axes.iter().map(|axis| axis.window);
        self.inputs * window.product::<usize>()
    }

    /// Whether the result's features are its last dimension that counts.
    pub(super) fn features_last(&self) -> bool {
        self.inner() == 1
    }

    /// Returns the result's size in a dimension, of all groups.
    pub(super) fn size(&self, role: Role) -> usize {
        match role {
            Role::Batch => self.batch,
            Role::Feature => self.groups * self.features,
            Role::Spatial(d) => self.axes[d].places,
        }
    }

    /// Returns the result's dimensions before and after its features.
    pub(super) fn around(&self) -> (&[Role], &[Role]) {
        let at = self.order.iter().position(|role| *role == Role::Feature);
        let (outer, inner) = self.order.split_at(at.unwrap_or(0));
        (outer, &inner[1..])
    }

    /// Returns the product of the sizes after the features.
    pub(super) fn inner(&self) -> usize {
        self.around()
            .1
            .iter()
            .map(|&role| self.size(role))
            .product()
    }

    /// Returns the dimensions of the kernel that are summed over, the one that varies slowest in memory first.
    pub(super) fn taps(&self) -> List<Role> {
        let spatial = (0..self.axes.len()).map(Role::Spatial);
        let mut taps: List<Role> = core::iter::once(Role::Feature).chain(spatial).collect();
        taps.sort_by_key(|&role| core::cmp::Reverse(self.tap(role).step));
        taps
    }

    /// Returns the size and the stride of a dimension of the kernel that is summed over.
    pub(super) fn tap(&self, role: Role) -> Step {
        match role {
            Role::Spatial(d) => {
                let Axis {
                    window, rhs_stride, ..
                } = self.axes[d];
                Step {
                    size: window,
                    step: rhs_stride,
                }
            }
            Role::Batch | Role::Feature => Step {
                size: self.inputs,
                step: self.rhs[2],
            },
        }
    }

    /// Returns the common stride of the dimensions that are summed over, if there is one.
    pub(super) fn tap_stride(&self) -> Option<usize> {
        run(self.taps().iter().map(|&role| self.tap(role)))
    }

    /// Returns the convolution as a product of matrices, if each window is one element of the input.
    pub(super) fn product(&self) -> Option<Contract> {
        if self.groups != 1 || !self.axes.iter().all(Axis::is_plain) {
            return None;
        }
        // The batch and the spatial dimensions of the input are rows of the product, if they are one dimension in
        // memory.
        let step = |&role: &Role| match role {
            Role::Spatial(d) => Step {
                size: self.axes[d].size,
                step: self.axes[d].lhs_stride,
            },
            Role::Batch | Role::Feature => Step {
                size: self.batch,
                step: self.lhs[1],
            },
        };
        let (outer, inner) = self.around();
        let [_, over_features, over_inputs] = self.rhs;
        if self.features_last() {
            let rows = run(outer.iter().map(step))?;
            return Some(Contract {
                batch: 1,
                m: outer.iter().map(|&role| self.size(role)).product(),
                n: self.features,
                k: self.inputs,
                lhs_strides: [0, rows, self.lhs[2]],
                rhs_strides: [0, over_inputs, over_features],
            });
        }
        Some(Contract {
            batch: outer.iter().map(|&role| self.size(role)).product(),
            m: self.features,
            n: self.inner(),
            k: self.inputs,
            lhs_strides: [0, over_features, over_inputs],
            rhs_strides: [
                run(outer.iter().map(step))?,
                self.lhs[2],
                run(inner.iter().map(step))?,
            ],
        })
    }
}

/// Returns the stride of one index that walks along these dimensions, if there is one.
fn run(steps: impl Iterator<Item = Step>) -> Option<usize> {
    let mut before: Option<usize> = None;
    let mut last = 0;
    for Step { size, step } in steps.filter(|step| step.size != 1) {
        // Each dimension must begin where the next one ends.
        if before.is_some_and(|before| before != size * step) {
            return None;
        }
        (before, last) = (Some(step), step);
    }
    Some(last)
}
