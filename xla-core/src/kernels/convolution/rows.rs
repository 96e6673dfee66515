//! The result's features last: each place of the window is a row of a product, or one vector of features.

use super::columns::fill_taps;
use super::dims::{self, Dim};
use super::direct;
use super::element::Kind;
use super::geometry::{Geometry, List, Role};
use super::lay;
use crate::exec::{Exec, Out, Rows};
use crate::kernels::dot_general::{Scratch, elements_mut, product_bytes, room};
use crate::level::{Every, Level};

/// The number of features of a group up to which all groups are computed at once, as vectors of features.
const VECTORS: usize = 8;
/// The number of places that are computed at once in that case.
const VECTOR_PLACES: usize = 32;
/// The bytes of the windows of a block of places: half of an L2 cache of 512 KiB.
const BLOCK_BYTES: usize = 256 << 10;

/// A number of places that fills tiles of six rows and of eight.
const TILES: usize = 24;

/// A convolution whose rows are the places of the window.
#[derive(Clone, Copy)]
pub(super) struct Job<'a> {
    kind: &'static Kind,
    geometry: Geometry,
    lhs: &'a [u8],
    rhs: &'a [u8],
    /// The dimensions of the laid-out input, and their roles.
    dims: List<Dim>,
    roles: List<Role>,
    /// Whether the batch comes first, so that one element of it is laid out at a time.
    by_batch: bool,
    /// Whether all groups are done at once.
    vectors: bool,
    /// The input, where it was laid out for all places.
    laid: Option<&'a [u8]>,
}

impl<'a> Job<'a> {
    pub(super) fn new(
        kind: &'static Kind,
        geometry: Geometry,
        lhs: &'a [u8],
        rhs: &'a [u8],
    ) -> Self {
        let by_batch = geometry.order[0] == Role::Batch;
        let few = geometry.groups > 1 && geometry.features <= VECTORS;
        let vectors = few && kind.features.is_some();
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
                // Consecutive elements of a window are neighbours.
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
            kind,
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

    /// Computes all places; `cost` is the cost of a place. An input that all threads read is laid out before they
    /// start.
    pub(super) fn run(self, exec: &Exec, out: &mut [u8], cost: usize) {
        let Geometry {
            groups,
            features,
            batch,
            ..
        } = self.geometry;
        let (kind, per_row) = (self.kind, groups * features * self.kind.own.out);
        let places = out.len() / per_row;
        let parts = (Out::new(out, per_row),);
        let one = (!self.by_batch || batch == 1) && (self.vectors || groups == 1);
        if !(one && exec.shares(places * cost)) {
            return exec.rows(&self, places, cost, parts);
        }
        let bytes = dims::len(&self.dims) * kind.wide.size;
        let mut scratch = Scratch::of(room(bytes));
        let laid = scratch.rest().bytes(bytes);
        if self.by_batch {
            lay::lay_out(kind, laid, self.lhs, &self.dims);
        } else {
            lay::lay_out_by(exec, kind, laid, self.lhs, &self.dims);
        }
        let laid = Some(&*laid);
        exec.rows(&Job { laid, ..self }, places, cost, parts);
    }

    fn dim(&self, strides: &[usize], role: Role) -> (Dim, usize) {
        let at = self
            .roles
            .iter()
            .position(|other| *other == role)
            .unwrap_or(0);
        (self.dims[at], strides[at])
    }

    /// Returns the offset of the window at a place of the result.
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

    /// Returns the dimensions of the kernel's layout: the elements of the window, then features.
    fn kernel(&self) -> List<Dim> {
        let all = self.geometry.groups * self.geometry.features;
        let features = Dim::whole(all, self.geometry.rhs[1]);
        let taps = self.geometry.taps();
        let taps = taps.iter().map(|&role| self.geometry.tap(role));
        let taps = taps.map(|tap| Dim::whole(tap.size, tap.step));
        taps.chain(core::iter::once(features)).collect()
    }

    /// Returns the laid-out input from an offset on.
    fn laid<'l>(&'l self, memory: &'l mut [u8], from: usize) -> &'l [u8] {
        self.laid.unwrap_or_else(|| {
            let from = &self.lhs[from * self.kind.own.size..];
            lay::lay_out(self.kind, memory, from, &self.dims);
            memory
        })
    }

    /// Computes the places from `first` to `first + count`.
    #[inline(never)]
    fn part(&self, first: usize, count: usize, mut out: &mut [u8]) {
        let (geometry, kind) = (&self.geometry, self.kind);
        let (size, wide) = (kind.own.out, kind.wide.size);
        let (terms, features) = (geometry.terms(), geometry.groups * geometry.features);
        // The weights are used in place if one stride reaches all terms of a feature, and vectors can load features at
        // once.
        let lies = geometry.tap_stride().filter(|_| kind.narrow.is_none());
        let lies = lies.filter(|_| !self.vectors || geometry.rhs[1] == 1);
        // As many places as fit in `BLOCK_BYTES`, rounded down to full tiles.
        let block = BLOCK_BYTES / (terms * wide);
        let block = (block.clamp(TILES, 256) / TILES * TILES).min(count);
        let laid = match self.laid {
            Some(_) => 0,
            None => dims::len(&self.dims),
        };
        let weights = if lies.is_some() { 0 } else { features * terms };
        let (rows, sums) = if self.vectors {
            (0, VECTOR_PLACES * features)
        } else {
            (block * terms, block * geometry.features)
        };
        let table = terms * size_of::<usize>();
        // All scratch memory of the part, in one allocation: offsets of terms, runs of neighbours among them, the
        // input, the weights, the block of windows, and sums.
        let lengths = [
            table,
            2 * table,
            laid * wide,
            weights * wide,
            rows * wide,
            sums * kind.wide.out,
        ];
        let mut scratch = Scratch::of(lengths.map(room).iter().sum());
        let mut rest = scratch.rest();
        let [taps, runs, laid, weights, rows, sums] = lengths.map(|bytes| rest.bytes(bytes));
        let strides = dims::strides(&self.dims);
        let taps = elements_mut(taps);
        fill_taps(taps, geometry, |role| self.dim(&strides, role));
        let runs = runs_of(taps, elements_mut(runs));
        let (weights, weight_strides) = match lies {
            Some(stride) => (self.rhs, [stride, geometry.rhs[1]]),
            None => {
                lay::lay_out(kind, weights, self.rhs, &self.kernel());
                (&*weights, [features, 1])
            }
        };
        // A range of places may span several elements of the batch, which have been laid out one at a time: split it at
        // each.
        let per_batch = if self.by_batch {
            geometry.around().0[1..]
                .iter()
                .map(|&role| geometry.size(role))
                .product()
        } else {
            usize::MAX
        };
        let tables = Tables {
            strides,
            taps,
            runs,
            weights,
            weight_strides,
            block,
        };
        let (mut place, end) = (first, first + count);
        while place < end {
            let batch = place / per_batch;
            let until = end.min((batch + 1).saturating_mul(per_batch));
            let (head, tail) = out.split_at_mut((until - place) * features * size);
            out = tail;
            let from = batch * geometry.lhs[1];
            if self.vectors {
                let laid = self.laid(laid, from);
                self.vectors(&tables, place, laid, sums, head);
            } else {
                for group in 0..geometry.groups {
                    let laid = self.laid(laid, from + group * geometry.lhs[0]);
                    self.group(&tables, place, group, laid, (rows, sums), head);
                }
            }
            place = until;
        }
    }

    /// Places from `first` on, all groups at once.
    fn vectors(
        &self,
        tables: &Tables<'_>,
        first: usize,
        laid: &[u8],
        sums: &mut [u8],
        out: &mut [u8],
    ) {
        let (kind, geometry) = (self.kind, &self.geometry);
        let Some(of_features) = kind.features else {
            unreachable!("vectors of features, which this type lacks");
        };
        let features = geometry.groups * geometry.features;
        let mut starts = [0; VECTOR_PLACES];
        let outs = out.chunks_mut(VECTOR_PLACES * features * kind.own.out);
        for (i, out) in outs.enumerate() {
            let starts = &mut starts[..out.len() / (features * kind.own.out)];
            for (j, start) in starts.iter_mut().enumerate() {
                *start = self.start(&tables.strides, first + i * VECTOR_PLACES + j);
            }
            let sums = &mut sums[..starts.len() * features * kind.wide.out];
            let into = |out| {
                of_features(direct::Features {
                    out,
                    data: laid,
                    starts,
                    taps: tables.taps,
                    weights: tables.weights,
                    step: tables.weight_strides[0],
                });
            };
            match kind.narrow {
                None => into(out),
                Some(narrow) => {
                    into(sums);
                    narrow(out, sums);
                }
            }
        }
    }

    /// Computes the places from `first` on of one group, by products of blocks of windows.
    fn group(
        &self,
        tables: &Tables<'_>,
        first: usize,
        group: usize,
        laid: &[u8],
        (rows, sums): (&mut [u8], &mut [u8]),
        out: &mut [u8],
    ) {
        let (kind, geometry) = (self.kind, &self.geometry);
        let (size, wide) = (kind.own.out, kind.wide.size);
        let (terms, features) = (geometry.terms(), geometry.features);
        let per_place = geometry.groups * features * size;
        let &Tables {
            block,
            weight_strides,
            ..
        } = tables;
        let weights = &tables.weights[group * features * weight_strides[1] * wide..];
        // A block of windows is the left matrix, `[places, terms]`; the weights are the right one, `[terms, features]`.
        for (i, out) in out.chunks_mut(block * per_place).enumerate() {
            let count = out.len() / per_place;
            for (r, row) in rows.chunks_exact_mut(terms * wide).take(count).enumerate() {
                let start = self.start(&tables.strides, first + i * block + r);
                gather(row, &laid[start * wide..], tables.runs, wide);
            }
            let sizes = [count, features, terms];
            let (lhs, rhs) = ((&*rows, [terms, 1]), (weights, weight_strides));
            // The product is the result itself if its rows are contiguous and of the accumulated type. Otherwise the
            // sums are copied to the features of the group, or narrowed, as from `f32` to `bf16`.
            if geometry.groups == 1 && kind.narrow.is_none() {
                product_bytes(kind.wide, out, lhs, rhs, sizes);
                continue;
            }
            let sums = &mut sums[..count * features * kind.wide.out];
            product_bytes(kind.wide, sums, lhs, rhs, sizes);
            let outs = out.chunks_exact_mut(per_place);
            for (out, sums) in outs.zip(sums.chunks_exact(features * kind.wide.out)) {
                let out = &mut out[group * features * size..][..features * size];
                match kind.narrow {
                    None => out.copy_from_slice(sums),
                    Some(narrow) => narrow(out, sums),
                }
            }
        }
    }
}

/// The tables that all places of a part share.
struct Tables<'a> {
    /// The strides of the laid-out input.
    strides: List<usize>,
    /// The offset of each element of a window from its place, and the same offsets as runs.
    taps: &'a [usize],
    runs: &'a [[usize; 2]],
    /// The kernel, and its strides within a window and between features, in elements.
    weights: &'a [u8],
    weight_strides: [usize; 2],
    /// Places of a product.
    block: usize,
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

/// Copies a window of elements of so many bytes.
fn gather(row: &mut [u8], data: &[u8], runs: &[[usize; 2]], size: usize) {
    let mut at = 0;
    for &[first, len] in runs {
        let bytes = len * size;
        let (to, from) = (&mut row[at..][..bytes], &data[first * size..][..bytes]);
        match bytes {
            // A copy of a length that the compiler knows is no call.
            4 => to.copy_from_slice(&from[..4]),
            8 => to.copy_from_slice(&from[..8]),
            _ => to.copy_from_slice(from),
        }
        at += bytes;
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
