//! The result's features last: each place of the window is a row of a product, or one vector of features.

use super::columns::fill_taps;
use super::direct;
use super::element::Element;
use super::geometry::{Geometry, List, Role};
use super::lay::{self, Dim};
use crate::exec::{Exec, Out, Rows};
use crate::kernels::dot_general::{lend, product};
use crate::level::{Every, Level, dispatch};

/// Up to how many features of a group all groups are done at once, as vectors of features.
const VECTORS: usize = 8;
/// What the windows of some places take: half of a second cache of 512 KiB.
const BLOCK_BYTES: usize = 256 << 10;

/// Places that fill tiles of six rows and of eight.
const TILES: usize = 24;

/// A convolution whose rows are the places of the window.
pub(super) struct Job<'a, T: Element> {
    geometry: Geometry,
    lhs: &'a [T],
    rhs: &'a [T],
    /// How the input is laid out, and what each dimension is.
    dims: List<Dim>,
    roles: List<Role>,
    /// Whether the batch comes first, so that one element of it is laid out at a time.
    by_batch: bool,
    /// Whether all groups are done at once.
    vectors: bool,
    /// The input, where it was laid out for all places.
    laid: Option<&'a [T::Wide]>,
}

impl<'a, T: Element> Job<'a, T> {
    pub(super) fn new(geometry: Geometry, lhs: &'a [T], rhs: &'a [T]) -> Self {
        let by_batch = geometry.order[0] == Role::Batch;
        let vectors = geometry.groups > 1 && geometry.features <= VECTORS;
        let mut roles: List<Role> = List::default();
        if !by_batch {
            roles.push(Role::Batch);
        }
        let taps = geometry.taps();
        if vectors {
            // Features are the vectors, so they come last.
            let spatial = taps.iter().filter(|role| **role != Role::Feature);
            spatial.for_each(|&role| roles.push(role));
            roles.push(Role::Feature);
        } else {
            taps.iter().for_each(|&role| roles.push(role));
        }
        let mut dims: List<Dim> = List::default();
        for (i, role) in roles.iter().enumerate() {
            dims.push(match *role {
                // Elements of a window that follow each other lie next to each other.
                Role::Spatial(d) if i + 1 == roles.len() => {
                    Dim::padded(&geometry.axes[d]).by(geometry.axes[d].rhs_dilation)
                }
                Role::Spatial(d) => Dim::padded(&geometry.axes[d]),
                Role::Batch => Dim::whole(geometry.batch, geometry.lhs[1]),
                Role::Feature => Dim::whole(geometry.inputs, geometry.lhs[2]),
            });
        }
        if vectors {
            dims.push(Dim::whole(geometry.groups, geometry.lhs[0]));
            if geometry.features > 1 {
                dims.push(Dim::whole(geometry.features, 0));
            }
        }
        Job {
            geometry,
            lhs,
            rhs,
            dims,
            roles,
            by_batch,
            vectors,
            laid: None,
        }
    }

    /// All places, each of which costs so much. What all of them read is laid out before threads part.
    pub(super) fn run(self, exec: &Exec, out: &mut [T], cost: usize) {
        let Geometry {
            groups,
            features,
            batch,
            ..
        } = self.geometry;
        let per_row = groups * features;
        let places = out.len() / per_row;
        let parts = (Out::new(out, per_row),);
        let one = (!self.by_batch || batch == 1) && (self.vectors || groups == 1);
        if !(one && exec.shares(places * cost)) {
            return exec.rows(&self, places, cost, parts);
        }
        lend([lay::len(&self.dims)], |[laid]: [&mut [T::Wide]; 1]| {
            match self.by_batch {
                true => lay::lay_out(laid, self.lhs, &self.dims),
                false => lay::lay_out_by(exec, laid, self.lhs, &self.dims),
            }
            let laid = Some(&*laid);
            exec.rows(&Job { laid, ..self }, places, cost, parts);
        });
    }

    fn dim(&self, strides: &[usize], role: Role) -> (Dim, usize) {
        let at = self
            .roles
            .iter()
            .position(|other| *other == role)
            .unwrap_or(0);
        (self.dims[at], strides[at])
    }

    /// Where the window lies at a place of the result; the batch counts where it is laid out.
    fn start(&self, strides: &[usize], mut place: usize) -> usize {
        let mut start = 0;
        for &role in self.geometry.around().0.iter().rev() {
            let size = self.geometry.size(role);
            let index = place % size;
            place /= size;
            let at = match role {
                Role::Batch if self.by_batch => continue,
                Role::Spatial(d) => index * self.geometry.axes[d].stride,
                _ => index,
            };
            let (dim, stride) = self.dim(strides, role);
            start += dim.place(at) * stride;
        }
        start
    }

    /// The kernel's elements: all of one feature, then the next; or all features of one element, then the next.
    fn kernel(&self) -> List<Dim> {
        let all = self.geometry.groups * self.geometry.features;
        let features = Dim::whole(all, self.geometry.rhs[1]);
        let taps = self.geometry.taps();
        let taps = taps.iter().map(|&role| self.geometry.tap(role));
        let taps = taps.map(|tap| Dim::whole(tap.size, tap.step));
        taps.chain(core::iter::once(features)).collect()
    }

    /// The input from there on as it is laid out.
    fn laid<'l>(&'l self, memory: &'l mut [T::Wide], from: usize) -> &'l [T::Wide] {
        self.laid.unwrap_or_else(|| {
            lay::lay_out(memory, &self.lhs[from..], &self.dims);
            memory
        })
    }

    /// Places `first` to `first + count`.
    fn part(&self, first: usize, count: usize, out: &mut [T]) {
        let geometry = &self.geometry;
        let (terms, features) = (geometry.terms(), geometry.groups * geometry.features);
        let lies = T::wide(self.rhs).zip(geometry.tap_stride());
        let lies = lies.filter(|_| !self.vectors || geometry.rhs[1] == 1);
        let weights = if lies.is_some() { 0 } else { features * terms };
        let block = BLOCK_BYTES / (terms * size_of::<T::Wide>());
        let block = (block.clamp(TILES, 256) / TILES * TILES).min(count);
        let (rows, sums) = match self.vectors {
            true => (0, features),
            false => (block * terms, block * geometry.features),
        };
        let strides = lay::strides(&self.dims);
        lend([terms, 2 * terms], |[taps, runs]: [&mut [usize]; 2]| {
            fill_taps(taps, geometry, |role| self.dim(&strides, role));
            let runs = runs_of(taps, runs);
            let laid = match self.laid {
                Some(_) => 0,
                None => lay::len(&self.dims),
            };
            let lengths = [laid, weights, rows, sums];
            lend(
                lengths,
                |[memory, weights, rows, sums]: [&mut [T::Wide]; 4]| {
                    let (weights, weight_strides) = match lies {
                        Some((rhs, stride)) => (rhs, [stride, geometry.rhs[1]]),
                        None => {
                            lay::lay_out(weights, self.rhs, &self.kernel());
                            (&*weights, [features, 1])
                        }
                    };
                    let per_batch = match self.by_batch {
                        true => geometry.around().0[1..]
                            .iter()
                            .map(|&role| geometry.size(role))
                            .product(),
                        false => usize::MAX,
                    };
                    let (mut place, end) = (first, first + count);
                    let mut out = out;
                    while place < end {
                        let batch = place / per_batch;
                        let until = end.min((batch + 1).saturating_mul(per_batch));
                        let (head, tail) =
                            core::mem::take(&mut out).split_at_mut((until - place) * features);
                        out = tail;
                        let from = batch * geometry.lhs[1];
                        if self.vectors {
                            let laid = self.laid(memory, from);
                            for (i, out) in head.chunks_exact_mut(features).enumerate() {
                                let data = &laid[self.start(&strides, place + i)..];
                                let into = |out| {
                                    dispatch(direct::Features {
                                        out,
                                        data,
                                        taps,
                                        weights,
                                        step: weight_strides[0],
                                    });
                                };
                                match T::wide_mut(out) {
                                    Some(out) => into(out),
                                    None => {
                                        into(sums);
                                        narrow(out, sums);
                                    }
                                }
                            }
                            place = until;
                            continue;
                        }
                        for group in 0..geometry.groups {
                            let from = from + group * geometry.lhs[0];
                            let laid = self.laid(memory, from);
                            let weights = &weights[group * geometry.features * weight_strides[1]..];
                            for (i, out) in head.chunks_mut(block * features).enumerate() {
                                let count = out.len() / features;
                                for (r, row) in rows.chunks_exact_mut(terms).take(count).enumerate()
                                {
                                    let start = self.start(&strides, place + i * block + r);
                                    gather(row, &laid[start..], runs);
                                }
                                let sizes = [count, geometry.features, terms];
                                let (rows, weights) =
                                    ((&*rows, [terms, 1]), (weights, weight_strides));
                                if geometry.groups == 1
                                    && let Some(out) = T::wide_mut(out)
                                {
                                    product(out, rows, weights, sizes);
                                    continue;
                                }
                                let sums = &mut sums[..count * geometry.features];
                                product(sums, rows, weights, sizes);
                                let outs = out.chunks_exact_mut(features);
                                for (out, sums) in outs.zip(sums.chunks_exact(geometry.features)) {
                                    narrow(
                                        &mut out[group * geometry.features..][..sums.len()],
                                        sums,
                                    );
                                }
                            }
                        }
                        place = until;
                    }
                },
            );
        });
    }
}

fn narrow<T: Element>(out: &mut [T], sums: &[T::Wide]) {
    let pairs = out.iter_mut().zip(sums);
    pairs.for_each(|(to, from)| *to = T::narrow(*from));
}

/// Places that follow each other as runs: the first, and how many.
fn runs_of<'r>(taps: &[usize], runs: &'r mut [usize]) -> &'r [[usize; 2]] {
    let (runs, _) = runs.as_chunks_mut::<2>();
    let mut count = 0;
    for &tap in taps {
        match runs[..count].last_mut() {
            Some([first, len]) if *first + *len == tap => *len += 1,
            _ => {
                runs[count] = [tap, 1];
                count += 1;
            }
        }
    }
    &runs[..count]
}

/// Copies a window.
#[inline(always)]
fn gather<W: Copy>(row: &mut [W], data: &[W], runs: &[[usize; 2]]) {
    let mut at = 0;
    for &[first, len] in runs {
        let (to, from) = (&mut row[at..][..len], &data[first..][..len]);
        match len {
            1 => to[0] = from[0],
            _ => to.copy_from_slice(from),
        }
        at += len;
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
