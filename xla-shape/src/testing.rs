//! Random cases for tests.

/// Equal numbers from equal seeds, for random cases.
pub(crate) struct Dice(u64);

impl Dice {
    /// The seed is not 0.
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }

    /// The numbers below `n` in any order.
    pub(crate) fn shuffled(&mut self, n: usize) -> Vec<usize> {
        let mut all: Vec<usize> = (0..n).collect();
        for i in (1..n).rev() {
            all.swap(i, self.below(i + 1));
        }
        all
    }
}
