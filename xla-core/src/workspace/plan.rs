//! The placement of intermediate arrays in the arena.

use crate::pool::ALIGN;

/// Places arrays in an arena so that no two with overlapping lifetimes overlap in memory. Birth and death belong to the
/// lifetime.
///
/// Each lifetime is (birth, death, bytes). Returns the offset of each array, aligned to 64 bytes, and the size of the
/// arena in bytes. Arrays are placed in the order of their births, each in the smallest gap that holds it.
///
/// ```
/// use xla_core::workspace::plan;
///
/// // The third array takes the place of the first, which died before.
/// assert_eq!(plan(&[(0, 1, 100), (1, 2, 64), (2, 3, 128)]), (vec![0, 128, 0], 192));
/// ```
pub fn plan(lifetimes: &[(usize, usize, usize)]) -> (Vec<usize>, usize) {
    let mut offsets = vec![0; lifetimes.len()];
    let mut order = vec![0; lifetimes.len()];
    let mut alive = vec![0; lifetimes.len()];
    let bytes = place(lifetimes, &mut offsets, &mut order, &mut alive);
    (offsets, bytes)
}

/// A const version of [`plan`]: where sizes are static or generic, rustc evaluates the whole plan at compile time.
///
/// ```
/// use xla_core::workspace::plan_const;
///
/// const PLAN: ([usize; 3], usize) = plan_const([(0, 1, 100), (1, 2, 64), (2, 3, 128)]);
/// assert_eq!(PLAN, ([0, 128, 0], 192));
/// ```
pub const fn plan_const<const K: usize>(
    lifetimes: [(usize, usize, usize); K],
) -> ([usize; K], usize) {
    let (mut offsets, mut order, mut alive) = ([0; K], [0; K], [0; K]);
    let bytes = place(&lifetimes, &mut offsets, &mut order, &mut alive);
    (offsets, bytes)
}

/// Fills `offsets` and returns the size of the arena in bytes. The time is proportional to the number of arrays times
/// the number that are alive at once. `order` and `alive` are scratch memory.
const fn place(
    lifetimes: &[(usize, usize, usize)],
    offsets: &mut [usize],
    order: &mut [usize],
    alive: &mut [usize],
) -> usize {
    sort_by_birth(lifetimes, order);
    let (mut total, mut living, mut next) = (0, 0, 0);
    while next < order.len() {
        let array = order[next];
        next += 1;
        let (birth, _, bytes) = lifetimes[array];
        let bytes = bytes.next_multiple_of(ALIGN);
        living = drop_dead(lifetimes, alive, living, birth);

        // The arrays alive are sorted by offset: search the gaps between them.
        let (mut end, mut best, mut best_gap, mut at, mut i) = (0, 0, usize::MAX, living, 0);
        while i < living {
            let gap = offsets[alive[i]] - end;
            if gap >= bytes && gap < best_gap {
                (best, best_gap, at) = (end, gap, i);
            }
            end = offsets[alive[i]] + lifetimes[alive[i]].2.next_multiple_of(ALIGN);
            i += 1;
        }
        if best_gap == usize::MAX {
            best = end;
        }
        offsets[array] = best;
        if best + bytes > total {
            total = best + bytes;
        }
        if bytes > 0 {
            let mut i = living;
            while i > at {
                alive[i] = alive[i - 1];
                i -= 1;
            }
            alive[at] = array;
            living += 1;
        }
    }
    total
}

/// Sorts the indices of the lifetimes by birth. Compilers emit them in that order, which takes one pass.
const fn sort_by_birth(lifetimes: &[(usize, usize, usize)], order: &mut [usize]) {
    let mut i = 0;
    while i < order.len() {
        let mut at = i;
        while at > 0 && lifetimes[order[at - 1]].0 > lifetimes[i].0 {
            order[at] = order[at - 1];
            at -= 1;
        }
        order[at] = i;
        i += 1;
    }
}

/// Keeps the arrays that die at `now` or later, and returns their number.
const fn drop_dead(
    lifetimes: &[(usize, usize, usize)],
    alive: &mut [usize],
    living: usize,
    now: usize,
) -> usize {
    let (mut kept, mut i) = (0, 0);
    while i < living {
        if lifetimes[alive[i]].1 >= now {
            alive[kept] = alive[i];
            kept += 1;
        }
        i += 1;
    }
    kept
}
