//! Random numbers: their distributions by the statistics of Kolmogorov and Smirnov and of chi-squared, with fixed seeds.
//!
//! A statistic exceeds its bound with a probability of 1 in 1000: `scipy.stats.kstwobign.ppf(0.999)` is 1.949, and
//! `scipy.stats.chi2.ppf(0.999, n)` is beside each use.

use typed_xla::prelude::*;

/// The number of draws.
const N: usize = 20_000;

/// Returns the greatest difference of the part of the numbers that is below each and its probability, times the root of
/// their number.
fn distance(numbers: impl IntoIterator<Item = impl Into<f64>>, below: impl Fn(f64) -> f64) -> f64 {
    let mut numbers: Vec<f64> = numbers.into_iter().map(Into::into).collect();
    numbers.sort_by(f64::total_cmp);
    let n = numbers.len() as f64;
    let each = numbers.iter().enumerate().map(|(i, x)| {
        let p = below(*x);
        f64::max((p - i as f64 / n).abs(), (p - (i + 1) as f64 / n).abs())
    });
    each.fold(0.0, f64::max) * n.sqrt()
}

/// Returns the sum of the squared differences from expected counts, each over the count.
fn chi_squared(counts: &[f64], probabilities: &[f64]) -> f64 {
    let n: f64 = counts.iter().sum();
    let each = counts.iter().zip(probabilities);
    each.map(|(count, p)| (count - n * p).powi(2) / (n * p))
        .sum()
}

/// Returns how many numbers are each integer from 0 on; the last count has the greater ones too.
fn counts(numbers: impl IntoIterator<Item = i64>, classes: usize) -> Vec<f64> {
    let mut counts = vec![0.0; classes];
    for number in numbers {
        let class = usize::try_from(number).expect("no number is negative");
        counts[class.min(classes - 1)] += 1.0;
    }
    counts
}

/// Returns the probability of less than `x` in the gamma distribution of an integer shape.
fn erlang(a: u32, x: f64) -> f64 {
    let (mut term, mut sum) = (1.0, 1.0);
    for k in 1..a {
        term *= x / f64::from(k);
        sum += term;
    }
    1.0 - (-x).exp() * sum
}

#[test]
fn continuous_distributions() {
    #[computation]
    fn drawn(
        rng: &mut Rng,
    ) -> (
        f64![20000],
        f64![20000],
        f64![20000],
        f64![20000],
        f64![20000],
    ) {
        (
            random::exponential(rng, 2.0, [20000]),
            random::laplace(rng, 1.0, 2.0, [20000]),
            random::gumbel(rng, 1.0, 2.0, [20000]),
            random::logistic(rng, 1.0, 2.0, [20000]),
            random::cauchy(rng, 1.0, 2.0, [20000]),
        )
    }
    let (exponential, laplace, gumbel, logistic, cauchy) = drawn(&mut Rng::new(1));
    let z = |x: f64| (x - 1.0) / 2.0;
    assert!(distance(exponential.iter().copied(), |x| 1.0 - (-x / 2.0).exp()) < 1.949);
    let below = |x: f64| match z(x) {
        z if z < 0.0 => 0.5 * z.exp(),
        z => 1.0 - 0.5 * (-z).exp(),
    };
    assert!(distance(laplace.iter().copied(), below) < 1.949);
    assert!(distance(gumbel.iter().copied(), |x| (-(-z(x)).exp()).exp()) < 1.949);
    assert!(distance(logistic.iter().copied(), |x| 1.0 / (1.0 + (-z(x)).exp())) < 1.949);
    assert!(
        distance(cauchy.iter().copied(), |x| 0.5
            + z(x).atan() / std::f64::consts::PI)
            < 1.949
    );
}

/// `f32` has few enough numbers that ends of the uniform distribution are drawn: none leads to an infinity or a NaN.
#[test]
fn single_precision() {
    #[computation]
    fn drawn(rng: &mut Rng, one: f32) -> (f32![6, 100000], bf16![20000]) {
        let numbers = stack((
            random::exponential(rng, one, [100000]),
            random::laplace(rng, 0.0, one, [100000]),
            random::gumbel(rng, 0.0, one, [100000]),
            random::logistic(rng, 0.0, one, [100000]),
            random::truncated_normal(rng, -one, one, [100000]),
            random::gamma(rng, one, [100000]),
        ));
        (numbers, random::exponential(rng, one as bf16, [20000]))
    }
    let (numbers, halves) = drawn(&mut Rng::new(2), 1.0);
    assert!(numbers.iter().all(|x| x.is_finite()));
    let row = |i: usize| {
        (0..100_000)
            .map(|j| f64::from(numbers[[i, j]]))
            .collect::<Vec<_>>()
    };
    assert!(distance(row(0), |x| 1.0 - (-x).exp()) < 1.949);
    assert!(distance(row(3), |x| 1.0 / (1.0 + (-x).exp())) < 1.949);
    assert!(distance(row(5), |x| erlang(1, x)) < 1.949);
    // Rounded to 8 bits: the mean is compared.
    let mean = halves.iter().map(|x| f64::from(x.to_f32())).sum::<f64>() / N as f64;
    assert!((mean - 1.0).abs() < 0.03, "{mean}");
}

#[test]
fn truncated_normals() {
    #[computation]
    fn drawn(rng: &mut Rng, low: &f64![3]) -> f64![20000, 3] {
        random::truncated_normal(rng, low, 2.0, [20000])
    }
    #[computation]
    fn below(x: &f64![20003]) -> f64![20003] {
        stats::norm_cdf(x)
    }
    let lows = [-3.0, 0.0, 1.5];
    let x = drawn(&mut Rng::new(3), &Tensor::from(lows));
    for (i, low) in lows.into_iter().enumerate() {
        let mut column: Vec<f64> = (0..N).map(|j| x[[j, i]]).collect();
        assert!(column.iter().all(|x| (low..=2.0).contains(x)));
        column.sort_by(f64::total_cmp);
        let all = column.iter().copied().chain([low, 2.0, 0.0]).collect();
        let p = below(&Tensor::from_vec(all).unwrap());
        let part = |i: usize| (p[i] - p[N]) / (p[N + 1] - p[N]);
        // The numbers are transformed to uniform ones.
        assert!(distance((0..N).map(part), |u| u) < 1.949);
    }
}

#[test]
fn gamma_and_its_relatives() {
    #[computation]
    fn drawn(
        rng: &mut Rng,
        a: &f64![3],
    ) -> (
        f64![20000, 3],
        f64![20000],
        f64![20000],
        f64![20000, 3],
        f64![20000],
    ) {
        (
            random::gamma(rng, a, [20000]),
            random::beta(rng, 2.0, 3.0, [20000]),
            random::beta(rng, 0.5, 0.5, [20000]),
            random::dirichlet(rng, a, [20000]),
            random::log_gamma(rng, 0.01, [20000]),
        )
    }
    let (gamma, beta, arcsine, dirichlet, small) =
        drawn(&mut Rng::new(4), &tensor![1.0, 3.0, 40.0]);
    for (i, a) in [1, 3, 40].into_iter().enumerate() {
        assert!(
            distance((0..N).map(|j| gamma[[j, i]]), |x| erlang(a, x)) < 1.949,
            "{a}"
        );
    }
    let below = |x: f64| x * x * (6.0 - 8.0 * x + 3.0 * x * x);
    assert!(distance(beta.iter().copied(), below) < 1.949);
    assert!(
        distance(arcsine.iter().copied(), |x| x.sqrt().asin() * 2.0
            / std::f64::consts::PI)
            < 1.949
    );
    // The first part is of the beta distribution of 1 and 43.
    assert!(
        distance((0..N).map(|j| dirichlet[[j, 0]]), |x| 1.0
            - (1.0 - x).powi(43))
            < 1.949
    );
    assert!((0..N).all(|j| ((0..3).map(|i| dirichlet[[j, i]]).sum::<f64>() - 1.0).abs() < 1e-12));
    // Below the shape 1 the distribution is x^a / gamma(a + 1) near 0, and a log(x) exponential.
    let lowest = |x: f64| (0.01 * x).exp() / 0.994_325_851;
    assert!(small.iter().all(|x| x.is_finite()));
    assert!(
        distance(small.iter().copied().filter(|x| *x < -20.0), |x| lowest(x)
            / lowest(-20.0))
            < 1.949
    );
}

/// The derivative of a number by the shape is that of the number with the same probability of less.
#[test]
fn derivatives_by_the_shape() {
    #[computation]
    fn slopes(rng: &mut Rng, a: &f64![8]) -> (f64![8], f64![8], f64![8]) {
        let mut again = *rng;
        let drawn = random::gamma(&mut again, a);
        let gradient = grad(|a| sum(random::gamma(rng, a)))(a);
        let (_, tangent) = jvp(|a| random::gamma(rng, a))(a, ones(f64, [8]));
        (drawn, gradient, tangent)
    }
    #[computation]
    fn means(rng: &mut Rng, a: &f64![2], b: f64) -> (f64![2], f64) {
        let of_log = |a| sum(random::log_gamma(rng, a, [20000])) / 20000.0;
        (
            grad(of_log)(a),
            grad(|b| mean(random::beta(rng, 2.0, b, [20000])))(b),
        )
    }

    #[computation]
    fn log_gamma(a: f64) -> f64 {
        lgamma(a)
    }

    // The probability of less than `x`, by its series.
    let below = |a: f64, x: f64| {
        let (mut term, mut sum, mut k) = (1.0 / a, 1.0 / a, 0.0);
        while term > 1e-17 * sum {
            k += 1.0;
            term *= x / (a + k);
            sum += term;
        }
        sum * (a * x.ln() - x - log_gamma(a)).exp()
    };
    let shapes = [0.05, 0.3, 1.0, 2.5, 10.0, 100.0, 1000.0, 10000.0];
    let (x, gradient, _) = slopes(&mut Rng::new(5), &Tensor::from(shapes));
    for (i, a) in shapes.into_iter().enumerate() {
        let (x, step) = (x[i], 1e-4 * a);
        let by_shape = (below(a + step, x) - below(a - step, x)) / (2.0 * step);
        let density = ((a - 1.0) * x.ln() - x - log_gamma(a)).exp();
        let expected = -by_shape / density;
        assert!(
            (gradient[i] / expected - 1.0).abs() < 1e-4,
            "{a} {x}: {} {expected}",
            gradient[i]
        );
    }
    // The derivatives of the means: trigamma(a), and -a / (a + b)^2.
    let (slopes, by_b) = means(&mut Rng::new(6), &tensor![0.5, 3.0], 1.5);
    assert!((slopes[0] - 4.934_802).abs() < 0.15, "{slopes:?}");
    assert!((slopes[1] - 0.394_934).abs() < 0.01, "{slopes:?}");
    assert!((by_b + 2.0 / 12.25).abs() < 0.005, "{by_b}");
}

/// The distribution of a mean and a scale moves with them.
#[test]
fn derivatives_by_mean_and_scale() {
    #[computation]
    fn slopes(rng: &mut Rng, mean: f64, scale: f64) -> (f64![4, 5], f64![4, 5], f64![4, 5]) {
        let drawn = |mean, scale| {
            let mut same = *rng;
            stack((
                random::laplace(&mut same, mean, scale, [5]),
                random::gumbel(&mut same, mean, scale, [5]),
                random::logistic(&mut same, mean, scale, [5]),
                random::cauchy(&mut same, mean, scale, [5]),
            ))
        };
        let (_, by_mean) = jvp(|mean| drawn(mean, scale))(mean, 1.0);
        let (_, by_scale) = jvp(|scale| drawn(mean, scale))(scale, 1.0);
        ((drawn(mean, scale) - mean) / scale, by_mean, by_scale)
    }

    let (z, by_mean, by_scale) = slopes(&mut Rng::new(7), 3.0, 2.0);
    assert!(by_mean.iter().all(|slope| *slope == 1.0));
    assert!(
        z.iter()
            .zip(&by_scale)
            .all(|(z, slope)| (z - slope).abs() < 1e-12 * (1.0 + z.abs()))
    );
}

#[test]
fn poisson_counts() {
    #[computation]
    fn drawn(rng: &mut Rng, rates: &f64![3], others: &f32![5]) -> (i32![20000, 3], i32![5]) {
        (
            random::poisson(rng, rates, [20000]),
            random::poisson(rng, others),
        )
    }

    let rates = [3.0, 9.5, 25.0];
    let others = tensor![0.0, -1.0, f32::NAN, f32::INFINITY, 1e9];
    let (numbers, others) = drawn(&mut Rng::new(8), &Tensor::from(rates), &others);
    for (i, rate) in rates.into_iter().enumerate() {
        let counts = counts((0..N).map(|j| i64::from(numbers[[j, i]])), 36);
        let mut p = vec![(-rate).exp()];
        for k in 1..35 {
            p.push(p[k - 1] * rate / k as f64);
        }
        p.push(1.0 - p.iter().sum::<f64>());
        // Counts of which fewer than 10 are expected are one class.
        let (mut rare, mut frequent) = ((0.0, 0.0), (Vec::new(), Vec::new()));
        for (count, p) in counts.into_iter().zip(p) {
            if p * (N as f64) < 10.0 {
                rare = (rare.0 + count, rare.1 + p);
            } else {
                frequent.0.push(count);
                frequent.1.push(p);
            }
        }
        frequent.0.push(rare.0);
        frequent.1.push(rare.1);
        // 35 degrees of freedom at most: 66.6.
        let statistic = chi_squared(&frequent.0, &frequent.1);
        assert!(statistic < 50.0, "{rate}: {statistic}");
    }
    assert_eq!(
        [others[0], others[1], others[2], others[3]],
        [0, -1, -1, -1]
    );
    assert!((f64::from(others[4]) - 1e9).abs() < 5.0 * 1e9f64.sqrt());
}

#[test]
fn integers() {
    #[computation]
    fn drawn(
        rng: &mut Rng,
        far: i64,
        end: u64,
    ) -> (i8![20000], u32![20000], i64![20000], u64![20000], i32![3]) {
        (
            random::randint(rng, -100, 100, [20000]),
            random::randint(rng, 0, 4294967295, [20000]),
            random::randint(rng, -far, far, [20000]),
            random::randint(rng, 0, end, [20000]),
            random::randint(rng, 5, 5, [3]),
        )
    }

    let end = u64::MAX - 1;
    let (small, wide, far, all, none) = drawn(&mut Rng::new(9), 1 << 40, end);
    let classes = counts(small.iter().map(|x| (i64::from(*x) + 100) / 10), 20);
    // 19 degrees of freedom.
    assert!(chi_squared(&classes, &[0.05; 20]) < 43.82);
    assert!(small.iter().all(|x| (-100..100).contains(x)));
    assert!(small.iter().any(|x| *x == -100) && small.iter().any(|x| *x == 99));
    assert!(distance(wide.iter().map(|x| f64::from(*x)), |x| x / 4_294_967_295.0) < 1.949);
    let half = (1u64 << 40) as f64;
    assert!(distance(far.iter().map(|x| *x as f64), |x| (x + half) / (2.0 * half)) < 1.949);
    assert!(distance(all.iter().map(|x| *x as f64), |x| x / end as f64) < 1.949);
    assert_eq!(none, tensor![5, 5, 5]);
}

/// Each order of four elements is as likely as the others, and rows stay together.
#[test]
fn orders() {
    #[computation]
    fn drawn(rng: &mut Rng, x: &i32![2, 4]) -> (i32![4], i32![2, 4]) {
        (random::permutation(rng, 4), random::shuffle(rng, x, 1))
    }

    let (mut rng, x) = (Rng::new(10), Tensor::from([[0, 1, 2, 3], [10, 11, 12, 13]]));
    let mut seen = [vec![0.0; 256], vec![0.0; 256]];
    for _ in 0..4000 {
        let (order, shuffled) = drawn(&mut rng, &x);
        let number = |digits: [i32; 4]| digits.iter().fold(0, |n, digit| 4 * n + *digit as usize);
        let row = [0, 1, 2, 3].map(|i| shuffled[[0, i]]);
        assert!((0..4).all(|i| shuffled[[1, i]] == row[i] + 10));
        seen[0][number([0, 1, 2, 3].map(|i| order[i]))] += 1.0;
        seen[1][number(row)] += 1.0;
    }
    for seen in seen {
        let seen: Vec<f64> = seen.into_iter().filter(|count| *count > 0.0).collect();
        assert_eq!(seen.len(), 24);
        // 23 degrees of freedom.
        assert!(chi_squared(&seen, &[1.0 / 24.0; 24]) < 49.73);
    }
}

#[test]
fn choices() {
    #[computation]
    fn drawn(
        rng: &mut Rng,
        x: &i32![5],
        w: &f32![5],
    ) -> (i32![20000], i32![20000], i32![5], i32![2]) {
        (
            random::choice(rng, x, 20000),
            random::weighted_choice(rng, x, w, 20000),
            random::choice(rng, x, 5, replace = false),
            random::weighted_choice(rng, x, w, 2, replace = false),
        )
    }

    let (x, w) = (tensor![0, 1, 2, 3, 4], tensor![1.0, 0.0, 2.0, 3.0, 4.0]);
    let mut rng = Rng::new(11);
    let (even, weighted, all, _) = drawn(&mut rng, &x, &w);
    let even = counts(even.iter().map(|x| i64::from(*x)), 5);
    // 4 and 3 degrees of freedom.
    assert!(chi_squared(&even, &[0.2; 5]) < 18.47);
    let weighted = counts(weighted.iter().map(|x| i64::from(*x)), 5);
    assert_eq!(weighted[1], 0.0);
    let possible = [weighted[0], weighted[2], weighted[3], weighted[4]];
    assert!(chi_squared(&possible, &[0.1, 0.2, 0.3, 0.4]) < 16.27);
    let mut sorted: Vec<i32> = all.iter().copied().collect();
    sorted.sort_unstable();
    assert_eq!(sorted, [0, 1, 2, 3, 4]);
    // The probability of a pair is that of the first, times that of the second among those that are left.
    let mut pairs = [0.0; 25];
    for _ in 0..2000 {
        let (_, _, _, pair) = drawn(&mut rng, &x, &w);
        pairs[(5 * pair[0] + pair[1]) as usize] += 1.0;
    }
    let (mut seen, mut p) = (Vec::new(), Vec::new());
    for (i, first) in [(0, 0.1), (2, 0.2), (3, 0.3), (4, 0.4)] {
        for (j, second) in [(0, 0.1), (2, 0.2), (3, 0.3), (4, 0.4)] {
            if i != j {
                seen.push(pairs[5 * i + j]);
                p.push(first * second / (1.0 - first));
            }
        }
    }
    assert_eq!(seen.iter().sum::<f64>(), 2000.0);
    // 11 degrees of freedom.
    assert!(chi_squared(&seen, &p) < 31.26);
}

#[test]
fn classes_along_a_dimension() {
    #[computation]
    fn drawn(rng: &mut Rng, logits: &f32![3, 2]) -> (i32![20000, 2], i32![20000, 3]) {
        let many = broadcast(logits, [20000]);
        (
            random::categorical(rng, many, dimension = 1),
            random::categorical(rng, many),
        )
    }

    let p = [[0.2f64, 0.5], [0.0, 0.25], [0.8, 0.25]];
    let logits = Tensor::from_fn(|[i, j]| p[i][j].ln() as f32);
    let (rows, columns) = drawn(&mut Rng::new(12), &logits);
    let first = counts((0..N).map(|j| i64::from(rows[[j, 0]])), 3);
    assert_eq!(first[1], 0.0);
    // 1 and 2 degrees of freedom.
    assert!(chi_squared(&[first[0], first[2]], &[0.2, 0.8]) < 10.83);
    let second = counts((0..N).map(|j| i64::from(rows[[j, 1]])), 3);
    assert!(chi_squared(&second, &[0.5, 0.25, 0.25]) < 13.82);
    let of_row = counts((0..N).map(|j| i64::from(columns[[j, 0]])), 2);
    assert!(chi_squared(&of_row, &[0.2 / 0.7, 0.5 / 0.7]) < 10.83);
}

#[test]
fn signs_and_vectors() {
    #[computation]
    fn drawn(
        rng: &mut Rng,
        mean: &f64![2],
        covariance: &f64![2, 2],
    ) -> (i32![20000], f64![20000, 2], f64![2]) {
        (
            random::rademacher(rng, [20000]),
            random::multivariate_normal(rng, mean, covariance, [20000]),
            random::multivariate_normal(rng, mean, covariance),
        )
    }

    let covariance = Tensor::from([[4.0, 1.0], [1.0, 2.0]]);
    let (signs, x, _) = drawn(&mut Rng::new(13), &tensor![1.0, -1.0], &covariance);
    let signs = counts(signs.iter().map(|x| i64::from((*x + 1) / 2)), 2);
    assert!(chi_squared(&signs, &[0.5, 0.5]) < 10.83);
    let mean = |f: &dyn Fn(f64, f64) -> f64| {
        (0..N)
            .map(|j| f(x[[j, 0]] - 1.0, x[[j, 1]] + 1.0))
            .sum::<f64>()
            / N as f64
    };
    // Four deviations of each mean.
    assert!(mean(&|a, _| a).abs() < 0.06 && mean(&|_, b| b).abs() < 0.04);
    assert!((mean(&|a, _| a * a) - 4.0).abs() < 0.16);
    assert!((mean(&|a, b| a * b) - 1.0).abs() < 0.09);
    assert!((mean(&|_, b| b * b) - 2.0).abs() < 0.08);
}

/// Sizes may be generic, and `vmap` draws other numbers for each index.
#[test]
fn sizes_and_seeds() {
    #[computation]
    fn generic<M: Dim>(rng: &mut Rng, scale: &f32![M]) -> f32![3, M] {
        random::exponential(rng, scale, sizes = [3])
    }

    let scale = Tensor::<f32, _>::from([1.0f32, 2.0]);
    let first = generic(&mut Rng::new(14), &scale);
    let mut rng = Rng::new(14);
    assert_eq!(generic(&mut rng, &scale), first);
    assert_ne!(generic(&mut rng, &scale), first);
}
