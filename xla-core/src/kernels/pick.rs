//! Copies the elements at places that consist of one index or two, computed from the indices as they are read; compiled
//! once for each element width.

#![allow(unsafe_code)]

use super::places::{Indices, Limits, Number, Places};
use crate::exec::Exec;
use crate::loops::zip;

/// The number of places of two indices that are computed, by vectors, before their elements are read.
const BLOCK: usize = 32;
/// The same number where a call computes the places.
const CALLED: usize = 512;

/// Writes the elements at the places from `first` on.
///
/// # Panics
///
/// Panics if a place is outside the operand.
#[inline(always)]
pub(super) fn pick<B: Copy>(places: &Places<'_>, first: usize, from: &[B], to: &mut [B]) {
    match places.indices {
        Indices::Narrow(indices) => of_indices(places, indices, first, from, to),
        Indices::Wide(indices) => of_indices(places, indices, first, from, to),
    }
}

#[inline(always)]
fn of_indices<I: Number, B: Copy>(
    places: &Places<'_>,
    indices: &[I],
    first: usize,
    from: &[B],
    to: &mut [B],
) {
    if let Some(part) = places.alone() {
        let limit = I::limit(part.most);
        assert!(part.last() < from.len(), "{OUTSIDE}");
        // SAFETY: indices are clamped, so that no place is beyond the place of the largest index, which is inside as
        // asserted.
        unsafe {
            read(
                from,
                to,
                &indices[first..],
                #[inline(always)]
                |index: I| part.leads::<true>(index.up_to(limit)),
            );
        }
    } else if let Some(parts) = places.both() {
        let limits = Limits::of(parts);
        let last = parts[0].last() + parts[1].last();
        assert!(last < from.len(), "{OUTSIDE}");
        // SAFETY: as above, for the sum of both.
        unsafe {
            read_blocks(
                from,
                to,
                &indices.as_chunks().0[first..],
                #[inline(always)]
                |index| limits.leads(index),
            );
        }
    } else {
        let mut memory = [0; CALLED];
        for (block, to) in to.chunks_mut(CALLED).enumerate() {
            let starts = &mut memory[..to.len()];
            places.starts(&Exec::serial(), first + block * CALLED, starts);
            Found::new(starts).read(from, 0, to);
        }
    }
}

/// Computed places, and the largest of them.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    places: &'a [usize],
    last: usize,
}

impl<'a> Found<'a> {
    /// Finds the largest place once, for all reads.
    #[inline(always)]
    pub fn new(places: &'a [usize]) -> Found<'a> {
        let mut last = 0;
        for &place in places {
            last = if place > last { place } else { last };
        }
        Found { places, last }
    }

    pub(super) fn places(&self) -> &'a [usize] {
        self.places
    }

    /// Writes the elements at the places from number `first` on.
    ///
    /// # Panics
    ///
    /// Panics if any place is outside the operand, or there are too few places.
    #[inline(always)]
    pub fn read<B: Copy>(&self, from: &[B], first: usize, to: &mut [B]) {
        assert!(self.last < from.len(), "{OUTSIDE}");
        // SAFETY: no place is greater than `last`, which is inside as asserted.
        unsafe {
            read(
                from,
                to,
                &self.places[first..][..to.len()],
                core::convert::identity,
            );
        }
    }
}

const OUTSIDE: &str = "a place outside of the operand";

/// Writes the elements at the places that `lead` computes from the indices.
///
/// # Safety
///
/// `lead` of every index is less than `from.len()`.
#[inline(always)]
unsafe fn read<X: Copy, B: Copy>(
    from: &[B],
    to: &mut [B],
    indices: &[X],
    lead: impl Fn(X) -> usize,
) {
    for i in 0..to.len().min(indices.len()) {
        // SAFETY: `lead` of every index is inside, by this function's contract.
        to[i] = unsafe { *from.get_unchecked(lead(indices[i])) };
    }
}

/// Writes the same elements, computing the places of a block before reading it: for places that are expensive to
/// compute.
///
/// # Safety
///
/// `lead` of every index is less than `from.len()`.
#[inline(always)]
unsafe fn read_blocks<X: Copy, B: Copy>(
    from: &[B],
    to: &mut [B],
    indices: &[X],
    lead: impl Fn(X) -> usize,
) {
    let (blocks, rest) = to.as_chunks_mut::<BLOCK>();
    let (found, left) = indices[..blocks.len() * BLOCK + rest.len()].as_chunks::<BLOCK>();
    for (to, indices) in zip(blocks.iter_mut(), found) {
        let mut places = [0; BLOCK];
        for i in 0..BLOCK {
            places[i] = lead(indices[i]);
        }
        // SAFETY: the places of the block are inside, by this function's contract.
        unsafe { read(from, to, &places, core::convert::identity) }
    }
    // SAFETY: this function's contract.
    unsafe { read(from, rest, left, lead) }
}
