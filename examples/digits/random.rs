//! A small random generator (SplitMix64): equal seeds yield equal numbers on every machine.

pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number below `end`.
    fn below(&mut self, end: usize) -> usize {
        // The upper half of the product; its bias is below 1e-15 for the small ranges used here.
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    /// Returns a number from `-limit` to `limit`.
    pub(crate) fn within(&mut self, limit: f32) -> f32 {
        let unit = (self.next() >> 40) as f32 / (1u64 << 24) as f32;
        (2.0 * unit - 1.0) * limit
    }

    /// Shuffles the items, with equal probability for every order.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
