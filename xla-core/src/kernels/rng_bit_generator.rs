//! `rng_bit_generator`: random bits, each a function of a key and the index of the element.

use core::marker::PhantomData;

use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};

mod philox;
mod threefry;

use philox::Philox;
use threefry::ThreeFry;

/// An unsigned number made of random bits.
pub trait Drawn: Copy + Send + Sync + 'static {
    /// Whether it consists of two words.
    const WIDE: bool;

    /// Returns the number with the bits of one word or two, truncated to its width.
    fn of_words(low: u32, high: u32) -> Self;
}

macro_rules! drawn {
    ($($element:ident $wide:literal)*) => {$(
        impl Drawn for $element {
            const WIDE: bool = $wide;

            #[inline(always)]
            fn of_words(low: u32, high: u32) -> Self {
                (u64::from(high) << 32 | u64::from(low)) as $element
            }
        }
    )*};
}
drawn! { u8 false u16 false u32 false u64 true }

/// A counter-based generator, which encrypts a counter with a key: Salmon et al., "Parallel random numbers: as easy as
/// 1, 2, 3", 2011.
trait Generator: Copy + Sync {
    /// The number of words for each counter.
    const WORDS: usize;
    /// Returns the words of `BLOCK` consecutive counters, from `first` after the state's own counter on; only the first
    /// `WORDS` are defined.
    fn words<L: Level>(&self, first: u64) -> [[u32; BLOCK]; MOST];

    /// Writes the state after `by` counters.
    fn advance(&self, by: u64, state: &mut [u64]);
}

/// The number of counters that are encrypted at once: two vectors of 512 bits.
const BLOCK: usize = 32;

/// The maximum number of words for each counter.
const MOST: usize = 4;

/// Writes random bits, a function of `state` and of the sizes of `bits`, and the next state.
///
/// The bits are the same as XLA's, on every machine and for any number of threads. The state of ThreeFry is a key and a
/// counter; the state of Philox is a key, the lower half of a counter and its upper half, which may be missing.
///
/// # Panics
///
/// Panics if either state has another length.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, rng_bit_generator::run};
///
/// // The first of Random123's known answers.
/// let (mut state, mut bits) = ([0; 2], [0_u32; 2]);
/// let start = Array::new(&[0, 0], &[2]);
/// run(&Exec::serial(), ArrayMut::new(&mut state, &[2]), ArrayMut::new(&mut bits, &[2]), start, false);
/// assert_eq!((state, bits), ([0, 1], [0x6b20_0159, 0x99ba_4efe]));
/// ```
pub fn run<T: Drawn>(
    exec: &Exec,
    new: ArrayMut<'_, u64>,
    bits: ArrayMut<'_, T>,
    state: Array<'_, u64>,
    by_philox: bool,
) {
    assert_eq!(
        new.dims, state.dims,
        "expected a new state of the old state's sizes"
    );
    match (by_philox, state.elements) {
        (false, &[key, counter]) => {
            let split = Split::of(bits.dims, T::WIDE);
            draw(
                exec,
                ThreeFry { key, counter },
                split,
                bits.elements,
                new.elements,
            );
        }
        (true, &[key, low, ref rest @ ..]) if rest.len() < 2 => {
            // If the state has two numbers, the key is also the upper half of the counter, as in XLA.
            let high = rest.first().copied().unwrap_or(key);
            let counter = u128::from(high) << 64 | u128::from(low);
            let split = Split::flat(bits.elements.len());
            draw(
                exec,
                Philox { key, counter },
                split,
                bits.elements,
                new.elements,
            );
        }
        _ => panic!(
            "expected a state of two numbers, or three for Philox, found {:?}",
            state.elements
        ),
    }
}

/// The arrangement of the words of a counter in the result: one after the other along a dimension.
///
/// That dimension has `size` elements, and `inner` is the number of elements in the dimensions after it. Each of
/// `outer` blocks has its own counters, and the last counters of a block may have unused words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Split {
    outer: usize,
    size: usize,
    inner: usize,
}

impl Split {
    fn flat(len: usize) -> Split {
        Split {
            outer: 1,
            size: len,
            inner: 1,
        }
    }

    /// Returns XLA's arrangement for ThreeFry: along the first dimension of even size, or else the first of the largest
    /// ones.
    fn of(dims: &[usize], wide: bool) -> Split {
        let even = dims.iter().position(|size| size.is_multiple_of(2));
        let greatest = dims.iter().max();
        let at = even.or_else(|| dims.iter().position(|size| Some(size) == greatest));
        match at {
            Some(at) if !wide => Split {
                outer: dims[..at].iter().product(),
                size: dims[at],
                inner: dims[at + 1..].iter().product(),
            },
            _ => Split::flat(dims.iter().product()),
        }
    }
}

fn draw<G: Generator, T: Drawn>(
    exec: &Exec,
    generator: G,
    split: Split,
    bits: &mut [T],
    state: &mut [u64],
) {
    let Split { outer, size, inner } = split;
    // A counter makes `WORDS` words, and an element of 64 bits takes two of them. Words left over at the end of a block
    // are dropped, so each block begins with a new counter.
    let words = if T::WIDE { G::WORDS / 2 } else { G::WORDS };
    let per_block = size.div_ceil(words) * inner;
    generator.advance((outer * per_block) as u64, state);
    if bits.is_empty() {
        return;
    }
    // About 12 tenths of a nanosecond for each word.
    let cost = 12 * G::WORDS * inner;
    // Several blocks: one row each, since every block begins with its own counter.
    if outer > 1 {
        let blocks = Blocks {
            generator,
            words,
            inner,
            per_block,
            start: 0,
        };
        exec.rows(
            &Filling(&blocks, PhantomData),
            outer,
            cost * size.div_ceil(words),
            (Out::new(bits, size * inner),),
        );
        return;
    }
    // One block: each row takes `inner` counters, so threads divide whole rows; the rest is shorter and is one
    // call.
    let rows = size / words;
    let (whole, rest) = bits.split_at_mut(rows * words * inner);
    let blocks = |start: usize| Blocks {
        generator,
        words,
        inner,
        per_block: inner,
        start: start as u64,
    };
    exec.rows(
        &Filling(&blocks(0), PhantomData),
        rows,
        cost,
        (Out::new(whole, words * inner),),
    );
    if !rest.is_empty() {
        let len = rest.len();
        exec.rows(
            &Filling(&blocks(rows * inner), PhantomData),
            1,
            cost,
            (Out::new(rest, len),),
        );
    }
}

/// Blocks of the result with the same number of counters each.
struct Blocks<G> {
    generator: G,
    /// The number of elements of one counter.
    words: usize,
    /// The distance between them.
    inner: usize,
    /// The number of counters of one block.
    per_block: usize,
    /// The counter of the first block.
    start: u64,
}

impl<G: Generator> Blocks<G> {
    /// Returns the first counter of a block.
    #[inline(always)]
    fn counter(&self, block: usize) -> u64 {
        self.start + (block * self.per_block) as u64
    }

    /// Fills contiguous elements with the bits of the counters from `counter` on.
    #[inline(always)]
    fn fill<L: Level, T: Drawn>(&self, out: &mut [T], counter: u64) {
        // The words of a counter are neighbours; otherwise each word has a row of its own.
        if self.inner == 1 {
            for (block, out) in out.chunks_mut(BLOCK * self.words).enumerate() {
                let block = self.generator.words::<L>(counter + (block * BLOCK) as u64);
                match self.words {
                    1 => one_after_another::<1, T>(&block, out),
                    2 => one_after_another::<2, T>(&block, out),
                    _ => one_after_another::<4, T>(&block, out),
                }
            }
            return;
        }
        for (row, out) in out.chunks_mut(self.words * self.inner).enumerate() {
            for at in (0..self.inner).step_by(BLOCK) {
                let first = counter + (row * self.inner + at) as u64;
                let block = self.generator.words::<L>(first);
                for (word, out) in out.chunks_mut(self.inner).enumerate() {
                    for (i, out) in out[at..].iter_mut().take(BLOCK).enumerate() {
                        *out = element(&block, word, i);
                    }
                }
            }
        }
    }
}

/// Returns an element of a counter.
#[inline(always)]
fn element<T: Drawn>(block: &[[u32; BLOCK]; MOST], number: usize, i: usize) -> T {
    if T::WIDE {
        T::of_words(block[2 * number][i], block[2 * number + 1][i])
    } else {
        T::of_words(block[number][i], 0)
    }
}

/// Writes the elements of each counter, one counter after the other.
#[inline(always)]
fn one_after_another<const WORDS: usize, T: Drawn>(block: &[[u32; BLOCK]; MOST], out: &mut [T]) {
    let (whole, rest) = out.as_chunks_mut::<WORDS>();
    let last = whole.len();
    for (i, out) in whole.iter_mut().take(BLOCK).enumerate() {
        for (number, out) in out.iter_mut().enumerate() {
            *out = element(block, number, i);
        }
    }
    for (number, out) in rest.iter_mut().enumerate() {
        *out = element(block, number, last);
    }
}

/// The blocks for results of one element type.
struct Filling<'a, G, T>(&'a Blocks<G>, PhantomData<fn() -> T>);

impl<G: Generator, T: Drawn> Rows for Filling<'_, G, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let blocks = self.0;
        // If every word is an element, consecutive blocks are like one.
        if out.len() == count * blocks.per_block * blocks.words {
            return blocks.fill::<L, T>(out, blocks.counter(first));
        }
        for (block, out) in out.chunks_mut(out.len() / count).enumerate() {
            blocks.fill::<L, T>(out, blocks.counter(first + block));
        }
    }
}
