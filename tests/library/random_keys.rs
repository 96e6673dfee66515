//! Generators of their own: `random::split` and `random::fold_in`.

use typed_xla::prelude::*;

/// The number of generators.
const COUNT: usize = 64;
/// The numbers of each.
const N: usize = 2000;

#[computation]
fn split(rng: &mut Rng) -> (u64![64, 2], f64![64, 2000]) {
    let states = random::split(rng, 64);
    let numbers = vmap(|state| {
        let mut own = state;
        rng_uniform(&mut own, 0.0f64, 1.0, [2000])
    })(states);
    (states, numbers)
}

/// The numbers of one generator, outside of `vmap`.
#[computation]
fn of_state(state: &u64![2]) -> f64![2000] {
    let mut own = state;
    rng_uniform(&mut own, 0.0f64, 1.0, [2000])
}

/// Returns the mean, the variance, the skewness and the kurtosis of numbers.
fn moments(numbers: &[f64]) -> [f64; 4] {
    let n = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / n;
    let central = |power| numbers.iter().map(|x| (x - mean).powi(power)).sum::<f64>() / n;
    let variance = central(2);
    let skewness = central(3) / variance.powf(1.5);
    [mean, variance, skewness, central(4) / (variance * variance)]
}

#[test]
fn each_generator_draws_the_same_numbers_under_vmap_as_alone() {
    let (states, numbers) = split(&mut Rng::new(1));
    for i in 0..COUNT {
        let state = Tensor::from([states[[i, 0]], states[[i, 1]]]);
        let alone = of_state(&state);
        assert_eq!(
            alone.as_slice(),
            &numbers.as_slice()[i * N..(i + 1) * N],
            "{i}"
        );
    }
}

#[test]
fn the_generator_that_is_split_advances_once() {
    let mut rng = Rng::new(2);
    let before = rng.state;
    let (states, _) = split(&mut rng);
    assert_eq!(rng.state[0], before[0], "the key stays");
    let advanced = rng.state[1] - before[1];
    assert!(advanced > 0 && advanced < 4 * COUNT as u64, "{advanced}");
    // The next generators are others, and those of an equal generator the same.
    assert_ne!(split(&mut rng).0, states);
    assert_eq!(split(&mut Rng::new(2)).0, states);
}

/// The streams of neighbours are not correlated, at any of a few distances, and each is uniform.
#[test]
fn generators_are_independent() {
    let (states, numbers) = split(&mut Rng::new(3));
    let mut keys: Vec<u64> = (0..COUNT).map(|i| states[[i, 0]]).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), COUNT);
    let row = |i: usize| &numbers.as_slice()[i * N..(i + 1) * N];
    for i in 0..COUNT {
        let [mean, variance, skewness, kurtosis] = moments(row(i));
        // Five deviations: of the mean `sqrt(1 / 12 n)`, of the variance `sqrt(1 / 180 n)`, and so on.
        assert!(
            (mean - 0.5).abs() < 5.0 * 0.2887 / (N as f64).sqrt(),
            "{i}: {mean}"
        );
        assert!(
            (variance - 1.0 / 12.0).abs() < 5.0 * 0.0745 / (N as f64).sqrt(),
            "{i}: {variance}"
        );
        assert!(skewness.abs() < 0.15, "{i}: {skewness}");
        assert!((kurtosis - 1.8).abs() < 0.15, "{i}: {kurtosis}");
    }
    for shift in 0..3 {
        for i in 0..COUNT - 1 {
            let pairs = row(i).iter().zip(&row(i + 1)[shift..]);
            let covariance = pairs.map(|(a, b)| (a - 0.5) * (b - 0.5)).sum::<f64>() / N as f64;
            // The deviation of a mean of products is `1 / 12 sqrt(n)`.
            assert!(
                covariance.abs() < 5.0 / 12.0 / (N as f64).sqrt(),
                "{i}: {covariance}"
            );
        }
    }
}

/// Enough rows that the loop over them is split among threads, which the tests of `scripts/levels.py` force.
#[test]
fn threads_do_not_change_the_numbers() {
    #[computation]
    fn drawn(states: &u64![4096, 2], exec: &Exec) -> f32![4096, 64] {
        vmap(|state| {
            let mut own = state;
            rng_normal(&mut own, 0.0f32, 1.0, [64])
        })(states)
    }

    let states = Tensor::from_fn(|[i, j]| if j == 0 { 7 * i as u64 } else { 0 });
    let [one, many] = [Exec::serial(), Exec::threads(4)].map(|exec| drawn(&states, &exec));
    assert_eq!(one, many);
}

#[computation]
fn folded(state: &u64![2], numbers: &i32![1000]) -> (u64![1000, 2], f64![1000]) {
    let states = vmap(|i| random::fold_in(state, i))(numbers);
    let drawn = vmap(|state| {
        let mut own = state;
        rng_uniform(&mut own, 0.0f64, 1.0, [])
    })(states);
    (states, drawn)
}

#[test]
fn a_number_selects_a_generator() {
    let numbers = Tensor::from_fn(|[i]| i as i32 - 10);
    let state = Rng::new(4).state;
    let (states, drawn) = folded(&state, &numbers);
    assert_eq!(folded(&state, &numbers).0, states);
    let mut keys: Vec<u64> = (0..1000).map(|i| states[[i, 0]]).collect();
    assert!((0..1000).all(|i| states[[i, 1]] == 0));
    // Other states, also of an advanced generator, have other keys.
    for other in [
        tensor![state[0], state[1] + 1],
        tensor![state[0] + 1, state[1]],
    ] {
        let (states, _) = folded(&other, &numbers);
        keys.extend((0..1000).map(|i| states[[i, 0]]));
    }
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 3000);
    // The first numbers of generators of neighbouring numbers are uniform, and not correlated.
    let [mean, variance, ..] = moments(drawn.as_slice());
    assert!((mean - 0.5).abs() < 5.0 * 0.2887 / 1000f64.sqrt(), "{mean}");
    assert!(
        (variance - 1.0 / 12.0).abs() < 5.0 * 0.0745 / 1000f64.sqrt(),
        "{variance}"
    );
    let pairs = drawn.as_slice().windows(2);
    let covariance = pairs
        .map(|pair| (pair[0] - 0.5) * (pair[1] - 0.5))
        .sum::<f64>()
        / 999.0;
    assert!(
        covariance.abs() < 5.0 / 12.0 / 999f64.sqrt(),
        "{covariance}"
    );
}

/// The key is none of the bits that the generator itself draws.
#[test]
fn keys_are_no_numbers_of_the_generator() {
    #[computation]
    fn both(state: &u64![2]) -> (u64![64], u64![64]) {
        let keys = vmap(|i| random::fold_in(state, i))(iota(i32, [64]));
        (
            keys[(.., 0)],
            rng_bit_generator(state, "THREE_FRY", u64, [64]).1,
        )
    }

    let (keys, bits) = both(&tensor![5, 0]);
    assert!(keys.iter().all(|key| !bits.iter().any(|own| own == key)));
}
