//! Elements at places of which each is an index or two, read as they are: compiled once for each type of indices and each
//! width of elements.

#![allow(unsafe_code)]

use core::slice;

use super::dynamic_slice::Index;
use super::places::Places;
use crate::element::Element;
use crate::exec::Exec;
use crate::level::{Generated, Kernel, Level, Levels};

/// Elements, and where some of them go, as bits of their width.
pub struct Bits<'a>(Width<'a>);

enum Width<'a> {
    One(&'a [u8], &'a mut [u8]),
    Two(&'a [u16], &'a mut [u16]),
    Four(&'a [u32], &'a mut [u32]),
    Eight(&'a [[u32; 2]], &'a mut [[u32; 2]]),
    Sixteen(&'a [[u32; 4]], &'a mut [[u32; 4]]),
}

/// Checks that a slice of `T` may be seen as one of `B`.
fn check<T, B>() {
    assert_eq!(size_of::<T>(), size_of::<B>());
    assert!(align_of::<T>() >= align_of::<B>());
}

fn bits<T: Element, B>(elements: &[T]) -> &[B] {
    check::<T, B>();
    // SAFETY: the sealed list of elements holds no type with padding, and `B` is an integer or some, as wide and aligned no
    // more strictly; the borrow is handed on.
    unsafe { slice::from_raw_parts(elements.as_ptr().cast(), elements.len()) }
}

fn bits_mut<T: Element, B>(elements: &mut [T]) -> &mut [B] {
    check::<T, B>();
    // SAFETY: as above; and what is written is copied from elements of the same type, by this module alone.
    unsafe { slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), elements.len()) }
}

impl<'a> Bits<'a> {
    /// What is read, and what is written.
    pub(super) fn new<T: Element>(from: &'a [T], to: &'a mut [T]) -> Bits<'a> {
        Bits(match size_of::<T>() {
            1 => Width::One(bits(from), bits_mut(to)),
            2 => Width::Two(bits(from), bits_mut(to)),
            4 => Width::Four(bits(from), bits_mut(to)),
            8 => Width::Eight(bits(from), bits_mut(to)),
            _ => Width::Sixteen(bits(from), bits_mut(to)),
        })
    }

    /// Writes the elements at places from this one on.
    ///
    /// # Panics
    ///
    /// When one lies outside.
    pub(super) fn pick<I: Index>(self, places: &Places<'_, I>, first: usize) {
        match self.0 {
            Width::One(from, to) => Pick::of(places, first, from, to),
            Width::Two(from, to) => Pick::of(places, first, from, to),
            Width::Four(from, to) => Pick::of(places, first, from, to),
            Width::Eight(from, to) => Pick::of(places, first, from, to),
            Width::Sixteen(from, to) => Pick::of(places, first, from, to),
        }
    }
}

struct Pick<'p, 'a, I, B> {
    places: &'p Places<'a, I>,
    first: usize,
    from: &'p [B],
    to: &'p mut [B],
}

impl<'p, 'a, I: Index, B: Copy> Pick<'p, 'a, I, B> {
    fn of(places: &'p Places<'a, I>, first: usize, from: &'p [B], to: &'p mut [B]) {
        Generated::dispatch(Pick {
            places,
            first,
            from,
            to,
        });
    }
}

/// How many places of two indices are found, by vectors, before what is there is read.
const BLOCK: usize = 32;
/// As many where a call finds them.
const CALLED: usize = 512;

impl<I: Index, B: Copy> Kernel for Pick<'_, '_, I, B> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        let Pick {
            places,
            first,
            from,
            to,
        } = self;
        if let Some((part, indices)) = places.alone() {
            let limit = I::limit(part.most);
            let lead = |index: I| part.leads::<true>(index.up_to(limit));
            assert!(part.last() < from.len(), "{OUTSIDE}");
            // SAFETY: an index leads no further than the last one, which lies inside.
            unsafe { read(from, to, &indices[first..], lead) }
        } else if let Some((parts, indices)) = places.both() {
            let limits = parts.map(|part| I::limit(part.most));
            let lead = |index: [I; 2]| {
                let [a, b] = [0, 1].map(|i| parts[i].leads::<true>(index[i].up_to(limits[i])));
                a + b
            };
            let last = parts[0].last() + parts[1].last();
            assert!(last < from.len(), "{OUTSIDE}");
            // SAFETY: as above, for the sum of both.
            unsafe { read_blocks(from, to, &indices[first..], lead) }
        } else {
            let mut memory = [0; CALLED];
            for (block, to) in to.chunks_mut(CALLED).enumerate() {
                let starts = &mut memory[..to.len()];
                I::starts(&Exec::serial(), places, first + block * CALLED, starts);
                Found::new(starts).read(from, 0, to);
            }
        }
    }
}

/// Places that were found, and the last of them in the operand.
#[derive(Clone, Copy)]
pub(super) struct Found<'a> {
    places: &'a [usize],
    last: usize,
}

impl<'a> Found<'a> {
    pub(super) fn new(places: &'a [usize]) -> Found<'a> {
        let last = places.iter().copied().fold(0, usize::max);
        Found { places, last }
    }

    pub(super) fn places(&self) -> &'a [usize] {
        self.places
    }

    /// Writes the elements at places from this number on.
    ///
    /// # Panics
    ///
    /// When any place lies outside, or there are fewer.
    #[inline(always)]
    pub(super) fn read<B: Copy>(&self, from: &[B], first: usize, to: &mut [B]) {
        assert!(self.last < from.len(), "{OUTSIDE}");
        // SAFETY: no place is greater than the last one, which lies inside.
        unsafe { read(from, to, &self.places[first..][..to.len()], |place| place) }
    }
}

const OUTSIDE: &str = "a place outside of the operand";

/// Writes the elements to which indices lead.
///
/// # Safety
///
/// No index leads to `from.len()` or beyond.
#[inline(always)]
unsafe fn read<X: Copy, B: Copy>(
    from: &[B],
    to: &mut [B],
    indices: &[X],
    lead: impl Fn(X) -> usize,
) {
    for (x, &index) in to.iter_mut().zip(indices) {
        // SAFETY: no index leads outside.
        *x = unsafe { *from.get_unchecked(lead(index)) };
    }
}

/// The same, the places of a block before what is there: where finding them is most of the work.
///
/// # Safety
///
/// No index leads to `from.len()` or beyond.
#[inline(always)]
unsafe fn read_blocks<X: Copy, B: Copy>(
    from: &[B],
    to: &mut [B],
    indices: &[X],
    lead: impl Fn(X) -> usize,
) {
    let (blocks, rest) = to.as_chunks_mut::<BLOCK>();
    let (found, left) = indices[..blocks.len() * BLOCK + rest.len()].as_chunks::<BLOCK>();
    for (to, indices) in blocks.iter_mut().zip(found) {
        let mut places = [0; BLOCK];
        for (place, &index) in places.iter_mut().zip(indices) {
            *place = lead(index);
        }
        // SAFETY: no index leads outside.
        unsafe { read(from, to, &places, |place| place) }
    }
    // SAFETY: as above.
    unsafe { read(from, rest, left, lead) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::{bf16, c128};

    #[test]
    fn found_places_are_read_from_any_number_on() {
        let from: Vec<i32> = (0..50).collect();
        let places: Vec<usize> = (0..40).map(|i| i * 7 % 50).collect();
        for (first, count) in [(0, 40), (3, 37), (39, 1), (40, 0)] {
            let mut to = vec![-1; count];
            Found::new(&places).read(&from, first, &mut to);
            assert!((0..count).all(|i| to[i] as usize == places[first + i]));
        }
    }

    #[test]
    #[should_panic(expected = "a place outside of the operand")]
    fn a_place_outside_is_refused_even_where_it_is_not_read() {
        Found::new(&[1, 4, 2]).read(&[0; 4], 2, &mut [0]);
    }

    #[test]
    fn elements_are_seen_by_their_width() {
        let (mut halves, mut wide) = ([bf16::ONE; 2], [c128::new(1.0, 2.0); 3]);
        let (from, to) = (halves, &mut halves);
        assert!(matches!(
            Bits::new(&from, to).0,
            Width::Two([0x3f80, _], [_, 0x3f80])
        ));
        let (from, to) = (wide, &mut wide);
        let one = 1f64.to_bits();
        let parts = [one as u32, (one >> 32) as u32];
        let Width::Sixteen(from, to) = Bits::new(&from, to).0 else {
            panic!("sixteen bytes");
        };
        assert_eq!((from.len(), to.len()), (3, 3));
        assert_eq!(from[2][..2], parts);
    }
}
