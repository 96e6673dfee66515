//! `rng_uniform`: uniformly distributed numbers.

use typed_xla::prelude::*;

macro_rules! floats {
    ($($e:ident)*) => {
        #[test]
        fn floats_lie_between_the_bounds_and_fill_them() {
            $({
                #[computation]
                fn drawn(rng: &mut Rng) -> $e![200, 100] {
                    rng_uniform(rng, -2.0, 3.0, [200, 100])
                }
                let x = drawn(&mut Rng::new(5));
                let numbers: Vec<f64> = x.iter().map(|&x| f64::from(x)).collect();
                assert!(numbers.iter().all(|x| (-2.0..3.0).contains(x)), stringify!($e));
                // Ten bins of 2000 each: chi squared with 9 degrees of freedom is below 33.7 except for one seed in
                // 10000.
                let mut bins = [0.0; 10];
                for x in &numbers {
                    bins[((x + 2.0) * 2.0) as usize] += 1.0;
                }
                let chi: f64 = bins.iter().map(|n: &f64| (n - 2000.0).powi(2) / 2000.0).sum();
                assert!(chi < 33.7, "{}: {chi} {bins:?}", stringify!($e));
            })*
        }
    };
}
floats!(f16 bf16 f32 f64);

macro_rules! integers {
    ($($e:ident $low:literal $high:literal;)*) => {
        #[test]
        fn each_integer_comes_about_as_often() {
            $({
                #[computation]
                fn drawn(rng: &mut Rng) -> $e![20000] {
                    rng_uniform(rng, $low, $high, [20000])
                }
                let x = drawn(&mut Rng::new(6));
                let n = ($high - $low) as f64;
                let mut counts = vec![0.0; n as usize];
                x.iter().for_each(|&x| counts[(i64::from(x) - $low) as usize] += 1.0);
                let expected = 20000.0 / n;
                let chi: f64 = counts.iter().map(|c: &f64| (c - expected).powi(2) / expected).sum();
                // Approximately normally distributed, with mean n - 1 and variance 2 (n - 1).
                assert!(chi < n - 1.0 + 5.0 * (2.0 * n).sqrt(), "{}: {chi}", stringify!($e));
            })*
        }
    };
}
integers! {
    i8 -100 100;
    u8 3 10;
    i16 -5 5;
    u16 0 100;
    i32 -3 4;
    u32 7 9;
}

#[test]
fn the_state_goes_on_and_seeds_tell_apart() {
    #[computation]
    fn two(rng: &mut Rng) -> (f32![8], f32![8]) {
        let first = rng_uniform(rng, 0.0f32, 1.0, [8]);
        (first, rng.rng_uniform(0.0f32, 1.0, [8]))
    }
    let [mut a, mut b, mut c] = [1, 1, 2].map(Rng::new);
    let (first, second) = two(&mut a);
    assert_ne!(first, second);
    assert_eq!(two(&mut b), (first, second));
    assert_eq!(a, b);
    assert_ne!(two(&mut c).0, first);
    assert_ne!(two(&mut a).0, first);
}

#[test]
fn bounds_may_be_values_and_an_empty_range_is_its_beginning() {
    #[computation]
    fn drawn(rng: &mut Rng, low: f32, high: f32) -> f32![5] {
        rng_uniform(rng, low, high, [5])
    }
    #[computation]
    fn whole(rng: &mut Rng, low: i32, high: i32) -> i32![5] {
        rng_uniform(rng, low, high, [5])
    }
    let mut rng = Rng::new(3);
    assert_eq!(drawn(&mut rng, 4.0, 4.0), Tensor::full(4.0));
    assert_eq!(whole(&mut rng, 4, 4), Tensor::full(4));
    assert_eq!(whole(&mut rng, 4, -9), Tensor::full(4));
    // If there are only few numbers between the bounds, none of them is the second bound.
    let high = f32::from_bits(1e8_f32.to_bits() + 1);
    assert!(drawn(&mut rng, 1e8, high).iter().all(|&x| x == 1e8));
    assert!(whole(&mut rng, i32::MIN, i32::MAX).iter().any(|&x| x < 0));
}

#[test]
fn a_callee_draws_by_the_state_of_its_caller() {
    #[computation]
    fn one(rng: &mut Rng) -> f32 {
        rng_uniform(rng, 0.0, 1.0, [])
    }
    #[computation]
    fn both(rng: &mut Rng) -> (f32, f32) {
        let first = one(rng);
        (first, one(rng))
    }
    let mut rng = Rng::new(8);
    let (first, second) = both(&mut rng);
    let mut again = Rng::new(8);
    assert_eq!((one(&mut again), one(&mut again)), (first, second));
    assert_eq!(rng, again);
}

#[test]
fn threads_draw_the_same_numbers() {
    #[computation]
    fn drawn(rng: &mut Rng, exec: &Exec) -> f32![1000, 333] {
        rng_uniform(rng, 0.0, 1.0, [1000, 333])
    }
    use typed_xla::Exec;
    let [one, three] =
        [Exec::serial(), Exec::threads(3)].map(|exec| drawn(&mut Rng::new(9), &exec));
    assert_eq!(one, three);
}

#[test]
fn a_loop_goes_on_with_the_state() {
    #[computation]
    fn one(rng: &mut Rng) -> f32![3] {
        rng_uniform(rng, 0.0, 1.0, [3])
    }
    #[computation]
    fn sums(rng: &mut Rng) -> (f32![3], f32![3]) {
        let mut drawn = zeros(f32, [3]);
        let mut called = zeros(f32, [3]);
        for _ in 0..4 {
            drawn += rng_uniform(rng, 0.0, 1.0, [3]);
            called += one(rng);
        }
        (drawn, called)
    }
    let (mut rng, mut again) = (Rng::new(10), Rng::new(10));
    let (drawn, called) = sums(&mut rng);
    let mut expected = [<f32![3]>::zeros(), Tensor::zeros()];
    for round in 0..8 {
        let next = one(&mut again);
        for (sum, x) in expected[round % 2]
            .as_mut_slice()
            .iter_mut()
            .zip(next.iter())
        {
            *sum += x;
        }
    }
    assert_eq!([drawn, called], expected);
    assert_eq!(rng, again);
}

/// Returns for a range how many of 100000 numbers are outside of it, are its beginning, are above its middle, and have an
/// odd last bit.
macro_rules! ranges {
    ($($count:ident $e:ident;)*) => {$(
        fn $count(low: f64, high: f64) -> [usize; 4] {
            #[computation]
            fn drawn(rng: &mut Rng, low: $e, high: $e) -> $e![100000] {
                rng_uniform(rng, low, high, [100000])
            }
            let number = |x: f64| <$e>::from_f64(x);
            let x = drawn(&mut Rng::new(7), number(low), number(high));
            let count = |f: &dyn Fn($e) -> bool| x.iter().filter(|&&x| f(x)).count();
            let middle = number(low / 2.0 + high / 2.0);
            [
                count(&|x| !(number(low)..number(high)).contains(&x)),
                count(&|x| x == number(low)),
                count(&|x| x > middle),
                count(&|x| x.to_bits() & 1 == 1),
            ]
        }
    )*};
}

/// Conversions that all floating-point types have.
trait FromF64 {
    fn from_f64(x: f64) -> Self;
}

impl FromF64 for f32 {
    fn from_f64(x: f64) -> f32 {
        x as f32
    }
}

impl FromF64 for f64 {
    fn from_f64(x: f64) -> f64 {
        x
    }
}

ranges! {
    of_f16 f16;
    of_bf16 bf16;
    of_f32 f32;
    of_f64 f64;
}

type Count = fn(f64, f64) -> [usize; 4];

#[test]
fn a_range_may_be_wider_than_the_greatest_number() {
    let cases: [(Count, f64, usize); 4] = [
        (of_f16, 40000.0, 150),
        (of_bf16, 3e38, 700),
        (of_f32, 3e38, 5),
        (of_f64, 1.5e308, 5),
    ];
    for (count, limit, most) in cases {
        let [outside, first, above, _] = count(-limit, limit);
        assert_eq!(outside, 0);
        assert!(first <= most, "{limit}: {first}");
        // Within six standard deviations.
        assert!(above.abs_diff(50000) < 1000, "{limit}: {above}");
    }
}

#[test]
fn half_of_the_numbers_have_an_odd_last_bit() {
    let all: [(&str, Count); 4] = [
        ("f16", of_f16),
        ("bf16", of_bf16),
        ("f32", of_f32),
        ("f64", of_f64),
    ];
    let ranges = [
        (1.0, 2.0),
        (2.0, 4.0),
        (-2.0, -1.0),
        (3.0, 4.0),
        (1.0, 1.5),
        (96.0, 128.0),
        (1.0, 1.875),
    ];
    for (name, count) in all {
        for (low, high) in ranges {
            let [outside, _, above, odd] = count(low, high);
            assert_eq!(outside, 0, "{name} [{low}, {high})");
            assert!(
                odd.abs_diff(50000) < 1000,
                "{name} [{low}, {high}): {odd} odd"
            );
            assert!(
                above.abs_diff(50000) < 2000,
                "{name} [{low}, {high}): {above} above"
            );
        }
    }
}

#[test]
fn literals_and_values_of_a_range_draw_the_same_numbers() {
    #[computation]
    fn by_literals(rng: &mut Rng) -> (f32![999], f64![999], f16![999], bf16![999]) {
        (
            rng_uniform(rng, 0.0, 1.0, [999]),
            rng_uniform(rng, 0.0, 3.0, [999]),
            rng_uniform(rng, 0.0, 2.0, [999]),
            rng_uniform(rng, 0.0, 1.0, [999]),
        )
    }
    #[computation]
    fn by_values(
        rng: &mut Rng,
        zero: f64,
        one: f64,
    ) -> (f32![999], f64![999], f16![999], bf16![999]) {
        (
            rng_uniform(rng, zero as f32, one as f32, [999]),
            rng_uniform(rng, zero, 3.0 * one, [999]),
            rng_uniform(rng, zero as f16, 2.0 * one as f16, [999]),
            rng_uniform(rng, zero as bf16, one as bf16, [999]),
        )
    }
    assert_eq!(
        by_literals(&mut Rng::new(1)),
        by_values(&mut Rng::new(1), 0.0, 1.0)
    );
}
