//! `rng_bernoulli`: random `bool` elements.

use typed_xla::prelude::*;

#[test]
fn true_is_as_frequent_as_the_mean_says() {
    #[computation]
    fn drawn(rng: &mut Rng, mean: f32) -> bool![10000] {
        rng_bernoulli(rng, mean, [10000])
    }
    for (mean, seed) in [(0.1, 1), (0.5, 2), (0.93, 3)] {
        let x = drawn(&mut Rng::new(seed), mean);
        let found = x.iter().filter(|&&x| x).count() as f64;
        let (expected, deviation) = (
            1e4 * f64::from(mean),
            (1e4 * f64::from(mean * (1.0 - mean))).sqrt(),
        );
        assert!(
            (found - expected).abs() < 4.5 * deviation,
            "{found} of {expected}"
        );
    }
}

#[test]
fn certain_means_are_certain() {
    #[computation]
    fn drawn(rng: &mut Rng, mean: f64) -> bool![1000] {
        rng_bernoulli(rng, mean, [1000])
    }
    let mut rng = Rng::new(4);
    for (mean, expected) in [
        (0.0, false),
        (-1.0, false),
        (f64::NAN, false),
        (1.0, true),
        (2.0, true),
    ] {
        assert_eq!(drawn(&mut rng, mean), Tensor::full(expected), "{mean}");
    }
}
