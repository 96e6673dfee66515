//! `rng_bernoulli`: ones and zeros.

use typed_xla::prelude::*;

#[test]
fn ones_are_as_frequent_as_the_mean_says() {
    #[computation]
    fn drawn(rng: &mut Rng, mean: f32) -> u32![10000] {
        rng_bernoulli(rng, mean, [10000])
    }
    for (mean, seed) in [(0.1, 1), (0.5, 2), (0.93, 3)] {
        let x = drawn(&mut Rng::new(seed), mean);
        assert!(x.iter().all(|&x| x <= 1));
        let ones = f64::from(x.iter().sum::<u32>());
        let (expected, deviation) = (
            1e4 * f64::from(mean),
            (1e4 * f64::from(mean * (1.0 - mean))).sqrt(),
        );
        assert!(
            (ones - expected).abs() < 4.5 * deviation,
            "{ones} of {expected}"
        );
    }
}

#[test]
fn certain_means_are_certain() {
    #[computation]
    fn drawn(rng: &mut Rng, mean: f64) -> u32![1000] {
        rng_bernoulli(rng, mean, [1000])
    }
    let mut rng = Rng::new(4);
    for (mean, expected) in [(0.0, 0), (-1.0, 0), (f64::NAN, 0), (1.0, 1), (2.0, 1)] {
        assert_eq!(drawn(&mut rng, mean), Tensor::full(expected), "{mean}");
    }
}
