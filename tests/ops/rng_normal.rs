//! `rng_normal`: normally distributed numbers.

use typed_xla::prelude::*;

macro_rules! moments {
    ($($e:ident)*) => {
        #[test]
        fn moments_are_those_of_the_distribution() {
            $({
                #[computation]
                fn drawn(rng: &mut Rng) -> $e![199, 101] {
                    rng_normal(rng, 1.0, 2.0, [199, 101])
                }
                let x = drawn(&mut Rng::new(4));
                let n = 199.0 * 101.0;
                let moment = |p: i32| {
                    let powers = x.iter().map(|&x| ((f64::from(x) - 1.0) / 2.0).powi(p));
                    powers.sum::<f64>() / n
                };
                // Of n numbers, the mean of the p-th powers is off by about the square root of (E x^2p - (E x^p)^2) /
                // n.
                for (p, expected, deviation) in [(1, 0.0, 1.0), (2, 1.0, 2.0_f64.sqrt()), (3, 0.0, 15.0_f64.sqrt()), (4, 3.0, 96.0_f64.sqrt())] {
                    let off = (moment(p) - expected).abs() / (deviation / n.sqrt());
                    assert!(off < 4.5, "{}: moment {p} is {}, {off} deviations off", stringify!($e), moment(p));
                }
            })*
        }
    };
}
moments!(f16 bf16 f32 f64);

#[test]
fn each_tenth_of_the_distribution_has_a_tenth_of_the_numbers() {
    #[computation]
    fn drawn(rng: &mut Rng) -> f64![50000] {
        rng_normal(rng, 0.0, 1.0, [50000])
    }
    // The points at which the distribution function is 0.1, 0.2, .. 0.9.
    let bounds = [
        -1.281_551_6,
        -0.841_621_2,
        -0.524_400_5,
        -0.253_347_1,
        0.0,
        0.253_347_1,
        0.524_400_5,
        0.841_621_2,
        1.281_551_6,
    ];
    let mut counts = [0.0; 10];
    for &x in &drawn(&mut Rng::new(11)) {
        counts[bounds.iter().filter(|&&bound| x > bound).count()] += 1.0;
    }
    let chi: f64 = counts
        .iter()
        .map(|c: &f64| (c - 5000.0).powi(2) / 5000.0)
        .sum();
    assert!(chi < 33.7, "{chi} {counts:?}");
}

#[test]
fn any_sizes_can_be_drawn() {
    #[computation]
    fn scalar(rng: &mut Rng, mu: f32) -> f32 {
        rng_normal(rng, mu, 0.0, [])
    }
    #[computation]
    fn none(rng: &mut Rng) -> f64![0, 3] {
        rng_normal(rng, 0.0, 1.0, [0, 3])
    }
    #[computation]
    fn generic<N: Dim>(rng: &mut Rng, x: &f32![N, 3]) -> f32![N, 3] {
        x + rng_normal(rng, 0.0f32, 1.0, [N, 3])
    }
    #[computation]
    fn known(rng: &mut Rng) -> f32![5, 3] {
        rng_normal(rng, 0.0, 1.0, [5, 3])
    }
    let mut rng = Rng::new(2);
    assert_eq!(scalar(&mut rng, 7.5), 7.5);
    assert_eq!(none(&mut rng).len(), 0);
    let mut again = rng.clone();
    assert_eq!(generic(&mut rng, &Tensor::zeros()), known(&mut again));
}
