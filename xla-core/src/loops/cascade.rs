//! Partial results of blocks, which are combined by levels, so that no partial result is rounded often.
//!
//! The relative error of a sum of equal numbers grows with the number of additions that follow one another: in `f32`, 128 of
//! them are off by up to 2e-6, and 32 by up to 6e-7.

use core::mem::MaybeUninit;

/// The number of combinations that follow one another in a block of rows.
pub(super) const BLOCK: usize = 32;

/// The number of levels of a [`Cascade`]: memory has room for fewer than `1 << LEVELS` blocks of 512 items.
const LEVELS: usize = 32;

/// The results of blocks of a fold: each is combined with its neighbour, then pairs, then groups of four, so that one
/// of `n` blocks takes part in about `log2(n)` combinations.
///
/// # Examples
///
/// ```
/// use xla_core::loops::Cascade;
///
/// let mut sums = Cascade::new(0.0);
/// for block in [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]] {
///     sums.push(block[0] + block[1], |a, b| a + b);
/// }
/// assert_eq!(sums.total(|a, b| a + b), 21.0);
/// ```
#[derive(Debug)]
pub struct Cascade<A> {
    /// The result of `1 << level` blocks in each place where the number of blocks has a bit; others may not be initialised,
    /// since a short fold would wait for them.
    levels: [MaybeUninit<A>; LEVELS],
    blocks: usize,
    identity: A,
}

impl<A: Copy> Cascade<A> {
    /// Makes the cascade of no blocks, whose total is `identity`.
    #[inline(always)]
    pub fn new(identity: A) -> Cascade<A> {
        Cascade {
            levels: [const { MaybeUninit::uninit() }; LEVELS],
            blocks: 0,
            identity,
        }
    }

    /// Whether there is no block yet.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.blocks == 0
    }

    /// Adds the result of the next block.
    #[inline(always)]
    pub fn push(&mut self, block: A, combine: impl Fn(A, A) -> A) {
        let (mut value, mut level) = (block, 0);
        while self.blocks >> level & 1 == 1 {
            // SAFETY: the number of blocks has this bit, with which the level was written.
            value = combine(unsafe { self.levels[level].assume_init() }, value);
            level += 1;
        }
        self.levels[level].write(value);
        self.blocks += 1;
    }

    /// Returns the combination of all blocks, in order.
    #[inline(always)]
    pub fn total(&self, combine: impl Fn(A, A) -> A) -> A {
        let (mut left, mut total) = (self.blocks, None);
        while left > 0 {
            // SAFETY: the number of blocks has this bit, with which the level was written.
            let value = unsafe { self.levels[left.trailing_zeros() as usize].assume_init() };
            total = Some(match total {
                Some(total) => combine(value, total),
                None => value,
            });
            left &= left - 1;
        }
        total.unwrap_or(self.identity)
    }
}

/// Up to `N` items in memory that is not initialised before: a few columns would wait for the others. No vector of them is
/// in two lines of the cache.
#[repr(align(64))]
pub(crate) struct Row<A, const N: usize>([MaybeUninit<A>; N]);

impl<A: Copy, const N: usize> Row<A, N> {
    #[inline(always)]
    pub(crate) fn new() -> Self {
        Row([const { MaybeUninit::uninit() }; N])
    }

    /// Fills the first `len` items with a value, and returns them.
    #[inline(always)]
    pub(crate) fn fill(&mut self, len: usize, value: A) -> &mut [A] {
        let items = &mut self.0[..len];
        for item in items.iter_mut() {
            item.write(value);
        }
        // SAFETY: all of them have just been written.
        unsafe { items.assume_init_mut() }
    }
}

/// The number of units of a level that make one of the next: `1 << RADIX`.
const RADIX: usize = 4;
/// The number of levels of [`Blocks`]: with more than 4 million rows, the last one holds more than its units.
const DEPTH: usize = 4;

/// The results of blocks of rows, with one item for each of up to `N` columns, as a [`Cascade`] has them. A level combines 16
/// units one after another, so that four levels suffice, and all of them stay in the first cache.
pub(crate) struct Blocks<A, const N: usize> {
    /// The combination of as many units as the digit of `blocks` says, where it is not 0.
    levels: [Row<A, N>; DEPTH],
    columns: usize,
    blocks: usize,
}

impl<A: Copy, const N: usize> Blocks<A, N> {
    /// Makes the cascade of no blocks.
    #[inline(always)]
    pub(crate) fn new(columns: usize) -> Self {
        assert!(columns <= N);
        Blocks {
            levels: [const { Row([const { MaybeUninit::uninit() }; N]) }; DEPTH],
            columns,
            blocks: 0,
        }
    }

    /// Returns the number of units in a level.
    #[inline(always)]
    fn units(&self, level: usize) -> usize {
        let units = self.blocks >> (RADIX * level);
        if level + 1 < DEPTH {
            units % (1 << RADIX)
        } else {
            units
        }
    }

    /// Combines each column of a level, or of `block` for the first, with the same column of the level before it.
    #[inline(always)]
    pub(crate) fn push(&mut self, block: &[A], combine: impl Fn(A, A) -> A) {
        let block = &block[..self.columns];
        let mut level = 0;
        loop {
            let units = self.units(level);
            let (before, from) = self.levels.split_at_mut(level);
            let to = &mut from[0].0[..self.columns];
            let unit = match before.last() {
                // SAFETY: the level before this one is full: each of its columns has been written.
                Some(before) => unsafe { before.0[..self.columns].assume_init_ref() },
                None => block,
            };
            if units == 0 {
                for j in 0..self.columns {
                    to[j].write(unit[j]);
                }
            } else {
                for j in 0..self.columns {
                    // SAFETY: the level has units, and the first one wrote each column.
                    to[j].write(combine(unsafe { to[j].assume_init() }, unit[j]));
                }
            }
            level += 1;
            if units + 1 < 1 << RADIX || level == DEPTH {
                break;
            }
        }
        self.blocks += 1;
    }

    /// Combines all blocks, in order, with the last one.
    #[inline(always)]
    pub(super) fn finish(&self, last: &mut [A], combine: impl Fn(A, A) -> A) {
        let last = &mut last[..self.columns];
        for level in 0..DEPTH {
            if self.units(level) > 0 {
                for (j, last) in last.iter_mut().enumerate() {
                    // SAFETY: the level has units, and the first one wrote each column.
                    *last = combine(unsafe { self.levels[level].0[j].assume_init() }, *last);
                }
            }
        }
    }

    /// Writes `init`, combined with all blocks, at least one, in order.
    #[inline(always)]
    pub(crate) fn total(&self, out: &mut [A], init: A, combine: impl Fn(A, A) -> A) {
        let mut levels: [&[A]; DEPTH] = [&[]; DEPTH];
        let mut count = 0;
        for level in (0..DEPTH).rev() {
            if self.units(level) > 0 {
                // SAFETY: the level has units, and the first one wrote each column.
                levels[count] = unsafe { self.levels[level].0[..self.columns].assume_init_ref() };
                count += 1;
            }
        }
        let [a, b, c, d] = levels;
        let out = &mut out[..self.columns];
        // The compiler knows how many levels a loop over the columns reads.
        match count {
            1 => total(out, [a], init, combine),
            2 => total(out, [a, b], init, combine),
            3 => total(out, [a, b, c], init, combine),
            _ => total(out, [a, b, c, d], init, combine),
        }
    }
}

/// Writes `init`, combined with the rows, in order.
#[inline(always)]
fn total<A: Copy, const N: usize>(
    out: &mut [A],
    rows: [&[A]; N],
    init: A,
    combine: impl Fn(A, A) -> A,
) {
    let columns = out.len();
    let mut rows = rows;
    let mut r = 0;
    while r < N {
        rows[r] = &rows[r][..columns];
        r += 1;
    }
    let mut j = 0;
    while j < columns {
        let (mut value, mut r) = (rows[0][j], 1);
        while r < N {
            value = combine(value, rows[r][j]);
            r += 1;
        }
        out[j] = combine(init, value);
        j += 1;
    }
}
