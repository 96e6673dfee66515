//! The placement of intermediate arrays in an arena.

use alloc::vec;
use alloc::vec::Vec;

/// The alignment of every array, in bytes: a cache line, or a vector register of the widest kind.
pub const ALIGN: usize = 64;

/// The most arrays that are also placed in the order of their sizes: the time grows with the square of their number.
const BY_SIZE: usize = 512;

/// The most arrays for which [`plan_const`] does so: rustc takes some milliseconds for that.
pub const BY_SIZE_CONST: usize = 64;

/// Places arrays in an arena so that no two with overlapping lifetimes overlap in memory. Birth and death belong to the
/// lifetime.
///
/// Each lifetime is (birth, death, bytes). Returns the offset of each array, aligned to 64 bytes, and the size of the
/// arena in bytes. Arrays are placed in the order of their births, each in the smallest gap that holds it; a few arrays
/// also in the order of their sizes, if the arena is smaller then.
///
/// ```
/// use xla_shape::arena::plan;
///
/// // The third array takes the place of the first, which died before.
/// assert_eq!(plan(&[(0, 1, 100), (1, 2, 64), (2, 3, 128)]), (vec![0, 128, 0], 192));
/// ```
pub fn plan(lifetimes: &[(usize, usize, usize)]) -> (Vec<usize>, usize) {
    let mut offsets = vec![0; lifetimes.len()];
    let mut order = vec![0; lifetimes.len()];
    let mut alive = vec![0; lifetimes.len()];
    let bytes = place(lifetimes, &mut offsets, &mut order, &mut alive);
    if lifetimes.len() <= BY_SIZE {
        let mut others = vec![0; lifetimes.len()];
        let fewer = place_by_size(lifetimes, &mut others, &mut order, &mut alive);
        if fewer < bytes {
            return (others, fewer);
        }
    }
    (offsets, bytes)
}

/// A const version of [`plan`]: where sizes are static or generic, rustc evaluates the whole plan at compile time. It is the
/// same plan for up to [`BY_SIZE_CONST`] arrays.
///
/// ```
/// use xla_shape::arena::plan_const;
///
/// const PLAN: ([usize; 3], usize) = plan_const([(0, 1, 100), (1, 2, 64), (2, 3, 128)]);
/// assert_eq!(PLAN, ([0, 128, 0], 192));
/// ```
pub const fn plan_const<const K: usize>(
    lifetimes: [(usize, usize, usize); K],
) -> ([usize; K], usize) {
    let (mut offsets, mut order, mut alive) = ([0; K], [0; K], [0; K]);
    let bytes = place(&lifetimes, &mut offsets, &mut order, &mut alive);
    if K <= BY_SIZE_CONST {
        let mut others = [0; K];
        let fewer = place_by_size(&lifetimes, &mut others, &mut order, &mut alive);
        if fewer < bytes {
            return (others, fewer);
        }
    }
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

/// Places arrays as [`place`] does, but the larger ones first, which leaves fewer gaps where large arrays live long. The time
/// is proportional to the square of their number. `order` and `placed` are scratch memory.
const fn place_by_size(
    lifetimes: &[(usize, usize, usize)],
    offsets: &mut [usize],
    order: &mut [usize],
    placed: &mut [usize],
) -> usize {
    sort_by_size(lifetimes, order);
    let (mut total, mut count, mut next) = (0, 0, 0);
    while next < order.len() {
        let array = order[next];
        next += 1;
        let (birth, death, bytes) = lifetimes[array];
        let bytes = bytes.next_multiple_of(ALIGN);
        offsets[array] = 0;
        if bytes == 0 {
            continue;
        }
        // The arrays placed are sorted by offset: search the gaps between those that are alive at the same time.
        let (mut end, mut best, mut best_gap, mut i) = (0, 0, usize::MAX, 0);
        while i < count {
            let (other_birth, other_death, other_bytes) = lifetimes[placed[i]];
            if birth <= other_death && other_birth <= death {
                let offset = offsets[placed[i]];
                if offset >= end + bytes && offset - end < best_gap {
                    (best, best_gap) = (end, offset - end);
                }
                let other_end = offset + other_bytes.next_multiple_of(ALIGN);
                if other_end > end {
                    end = other_end;
                }
            }
            i += 1;
        }
        if best_gap == usize::MAX {
            best = end;
        }
        offsets[array] = best;
        if best + bytes > total {
            total = best + bytes;
        }
        let mut at = count;
        while at > 0 && offsets[placed[at - 1]] > best {
            placed[at] = placed[at - 1];
            at -= 1;
        }
        placed[at] = array;
        count += 1;
    }
    total
}

/// Sorts the indices of the lifetimes by falling size; lifetimes of one size keep their order.
const fn sort_by_size(lifetimes: &[(usize, usize, usize)], order: &mut [usize]) {
    let mut i = 0;
    while i < order.len() {
        let mut at = i;
        while at > 0 && lifetimes[order[at - 1]].2 < lifetimes[i].2 {
            order[at] = order[at - 1];
            at -= 1;
        }
        order[at] = i;
        i += 1;
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    type Lifetime = (usize, usize, usize);

    fn check(lifetimes: &[Lifetime]) -> usize {
        let (offsets, total) = plan(lifetimes);
        apart(lifetimes, &offsets, total);
        let (mut offsets, mut order) = (vec![1; lifetimes.len()], vec![0; lifetimes.len()]);
        let by_size = place_by_size(
            lifetimes,
            &mut offsets,
            &mut order,
            &mut vec![0; lifetimes.len()],
        );
        apart(lifetimes, &offsets, by_size);
        assert!(total <= by_size);
        total
    }

    /// Checks that arrays which live at once do not overlap in an arena of this size.
    fn apart(lifetimes: &[Lifetime], offsets: &[usize], total: usize) {
        for (i, &(birth, death, bytes)) in lifetimes.iter().enumerate() {
            assert_eq!(offsets[i] % ALIGN, 0);
            assert!(offsets[i] + bytes <= total);
            for (j, &(other_birth, other_death, other_bytes)) in lifetimes[..i].iter().enumerate() {
                let together = birth <= other_death && other_birth <= death;
                let apart =
                    offsets[i] + bytes <= offsets[j] || offsets[j] + other_bytes <= offsets[i];
                assert!(
                    !together || apart || bytes == 0 || other_bytes == 0,
                    "{lifetimes:?}: {j} and {i} overlap"
                );
            }
        }
    }

    #[test]
    fn arrays_with_disjoint_lifetimes_share_memory() {
        let table: [(&[Lifetime], usize); 8] = [
            (&[], 0),
            (&[(0, 0, 0)], 0),
            (&[(0, 9, 1)], 64),
            (&[(0, 1, 64), (1, 2, 64), (2, 3, 64), (3, 4, 64)], 128),
            (&[(0, 1, 64), (0, 1, 64), (0, 1, 64)], 192),
            // A gap of 128 takes the two of 64, the third goes behind.
            (
                &[(0, 1, 128), (0, 9, 64), (2, 9, 64), (2, 9, 64), (2, 9, 64)],
                256,
            ),
            // The smaller of two gaps is taken, which leaves the greater whole.
            (
                &[
                    (0, 1, 128),
                    (0, 9, 64),
                    (0, 1, 64),
                    (0, 9, 64),
                    (2, 9, 64),
                    (2, 9, 128),
                ],
                320,
            ),
            // Births that are out of order.
            (&[(3, 4, 64), (0, 1, 64), (2, 3, 64), (1, 2, 64)], 128),
        ];
        for (lifetimes, total) in table {
            assert_eq!(check(lifetimes), total, "{lifetimes:?}");
        }
    }

    #[test]
    fn small_arrays_do_not_split_a_gap_that_a_large_one_needs() {
        // In the order of births the third array is below the second one, and the fourth one above it.
        let lifetimes = [(0, 1, 640), (0, 9, 640), (3, 4, 320), (4, 5, 640)];
        assert_eq!(check(&lifetimes), 640 + 640 + 320);
    }

    #[test]
    fn nothing_that_lives_at_once_overlaps() {
        let mut state = 7u64;
        let mut random = |below: u64| {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            ((state >> 33) % below) as usize
        };
        for _ in 0..300 {
            let lifetimes: Vec<Lifetime> = (0..random(40))
                .map(|_| {
                    let birth = random(30);
                    (birth, birth + random(8), random(500))
                })
                .collect();
            let most = (0..40)
                .map(|now| {
                    lifetimes
                        .iter()
                        .filter(|l| l.0 <= now && now <= l.1)
                        .map(|l| l.2)
                        .sum()
                })
                .max()
                .unwrap_or(0usize);
            assert!(check(&lifetimes) >= most);
        }
    }

    #[test]
    fn a_constant_plan_is_the_same_plan() {
        const LIFETIMES: [Lifetime; 4] = [(0, 2, 40), (1, 3, 120), (3, 4, 160), (4, 5, 64)];
        const PLAN: ([usize; 4], usize) = plan_const(LIFETIMES);
        let (offsets, total) = plan(&LIFETIMES);
        assert_eq!((&PLAN.0[..], PLAN.1), (&offsets[..], total));
    }
}
