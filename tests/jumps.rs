//! `loop`, `break`, `continue`, labels and `return`: a computation returns what rustc's function of the same text does.

use typed_xla::prelude::*;

/// Compiles each function as a computation and as plain Rust.
macro_rules! both {
    ($($(#[$attr:meta])* fn $name:ident($($param:ident: $ty:ty),*) -> $result:ty $body:block)*) => {
        mod compiled {
            use typed_xla::prelude::*;
            $(#[computation] $(#[$attr])* pub fn $name($($param: $ty),*) -> $result $body)*
        }
        mod plain {
            $($(#[$attr])* pub fn $name($($param: $ty),*) -> $result $body)*
        }
    };
}

both! {
    fn loop_with_value(n: i32) -> i32 {
        let mut i = 0i32;
        loop {
            i += 1;
            if i * i > n {
                break i;
            }
        }
    }

    fn values_of_two_breaks(x: f32, n: i32) -> f32 {
        let mut i = 0i32;
        let mut y = x;
        let last: f32 = loop {
            if i >= n {
                break y;
            }
            y *= 1.5;
            i += 1;
            if y > 10.0 {
                break 0.0 - y;
            }
        };
        last + 1.0
    }

    fn literal_value(n: i32) -> f32 {
        let mut i = n;
        let x: f32 = loop {
            if i > 3 {
                break 2.0;
            }
            i += 1;
            if i == 2 {
                break 4.0;
            }
        };
        x
    }

    fn tuple_value(n: i32) -> (i32, f32) {
        let mut i = 0i32;
        let mut y = 1.0f32;
        let (a, b) = loop {
            if i == n {
                break (i * 2, y);
            }
            i += 1;
            y /= 2.0;
        };
        (a, b)
    }

    fn while_with_break(x: f32, limit: f32) -> f32 {
        let mut y = x;
        while y < 100.0 {
            y *= 2.0;
            if y > limit {
                break;
            }
            y += 1.0;
        }
        y
    }

    fn for_with_break(n: i32, stop: i32) -> i32 {
        let mut total = 0i32;
        for i in 0..n {
            if i == stop {
                break;
            }
            total += i;
        }
        total
    }

    fn known_bounds_with_break(stop: i32) -> i32 {
        let mut total = 0i32;
        for i in (0..12).rev() {
            total += i;
            if i <= stop {
                break;
            }
        }
        total
    }

    fn continued(n: i32) -> i32 {
        let mut total = 0i32;
        for i in 0..n {
            if i % 3 == 0 {
                continue;
            }
            total += i;
            if i % 2 == 0 {
                total *= 2;
                continue;
            }
            total -= 1;
        }
        total
    }

    fn continued_while(n: i32) -> i32 {
        let mut total = 0i32;
        let mut i = 0i32;
        while i < n {
            i += 1;
            if i % 2 == 0 {
                if i % 4 == 0 {
                    total += 100;
                    continue;
                }
                total += 10;
            }
            total += i;
        }
        total
    }

    fn labels(n: i32, m: i32) -> i32 {
        let mut total = 0i32;
        'outer: for i in 0..n {
            for j in 0..m {
                if j > i {
                    continue 'outer;
                }
                if i * j > 20 {
                    break 'outer;
                }
                total += i * 10 + j;
            }
            total += 1000;
        }
        total
    }

    fn value_of_the_outer_loop(n: i32) -> i32 {
        let mut i = 0i32;
        let found = 'search: loop {
            let mut j = 0i32;
            while j < n {
                if i * j == n {
                    break 'search i * 100 + j;
                }
                j += 1;
            }
            i += 1;
            if i > n {
                break -1;
            }
        };
        found
    }

    fn return_in_a_loop(x: f32, n: i32) -> f32 {
        let mut y = x;
        for i in 0..n {
            if y > 50.0 {
                return y - 50.0;
            }
            y = y * 2.0 + i as f32;
        }
        y
    }

    fn return_in_nested_loops(n: i32) -> i32 {
        let mut total = 0i32;
        for i in 0..n {
            let mut j = i;
            while j < n {
                total += j;
                if total > 40 {
                    return total * 100 + i * 10 + j;
                }
                j += 2;
            }
            if total == 12 {
                return -12;
            }
        }
        total
    }

    fn return_in_a_branch_of_a_branch(x: i32, y: i32) -> i32 {
        let mut z = x;
        if x > 0 {
            z += 1;
            if y > 0 {
                return x + y;
            }
            z += 10;
        } else if y > 5 {
            return y;
        }
        z * 2
    }

    fn return_from_match(x: i32, y: i32) -> i32 {
        let z = match x {
            0 => return -1,
            1..=3 => y,
            _ => {
                if y > 2 {
                    return 5;
                }
                7
            }
        };
        z + 1
    }

    fn return_from_loop(n: i32) -> i32 {
        let mut i = 1i32;
        loop {
            i *= 3;
            if i > n {
                return i;
            }
        }
    }

    #[allow(unreachable_code)]
    fn unreachable(x: i32, up: bool) -> i32 {
        if up {
            return x + 1;
        } else {
            return x - 1;
        }
        x
    }

    fn break_in_let(n: i32) -> i32 {
        let mut total = 0i32;
        let mut i = 0i32;
        loop {
            let step = if i > n { break } else { i + 1 };
            total += step;
            i += match step % 3 {
                0 => 4i32,
                1 => 2,
                _ => break,
            };
        }
        total
    }

    fn assigned_value_that_jumps(n: i32) -> i32 {
        let mut y = 1i32;
        let mut i = 0i32;
        while i < 10 {
            i += 1;
            y += if y > n { break } else { y };
        }
        y * 100 + i
    }

    fn block_with_return(x: i32) -> i32 {
        let y = {
            if x > 3 {
                return 3;
            }
            x + 1
        };
        y * 2
    }

    fn nested_loops_with_own_jumps(n: i32) -> i32 {
        let mut total = 0i32;
        for i in 0..n {
            let mut j = 0i32;
            let k = loop {
                j += 1;
                if j == 2 {
                    continue;
                }
                if j > i {
                    break j * j;
                }
            };
            if k > 30 {
                break;
            }
            total += k;
        }
        total
    }
}

#[test]
fn each_jump_is_that_of_rust() {
    for n in -1..14 {
        assert_eq!(compiled::loop_with_value(n), plain::loop_with_value(n));
        assert_eq!(compiled::literal_value(n), plain::literal_value(n));
        assert_eq!(
            compiled::tuple_value(n.max(0)),
            plain::tuple_value(n.max(0))
        );
        assert_eq!(
            compiled::known_bounds_with_break(n),
            plain::known_bounds_with_break(n)
        );
        assert_eq!(compiled::continued(n), plain::continued(n));
        assert_eq!(compiled::continued_while(n), plain::continued_while(n));
        assert_eq!(
            compiled::value_of_the_outer_loop(n),
            plain::value_of_the_outer_loop(n)
        );
        assert_eq!(
            compiled::return_in_nested_loops(n),
            plain::return_in_nested_loops(n)
        );
        assert_eq!(compiled::return_from_loop(n), plain::return_from_loop(n));
        assert_eq!(compiled::break_in_let(n), plain::break_in_let(n));
        assert_eq!(compiled::block_with_return(n), plain::block_with_return(n));
        assert_eq!(
            compiled::assigned_value_that_jumps(n),
            plain::assigned_value_that_jumps(n)
        );
        assert_eq!(
            compiled::nested_loops_with_own_jumps(n),
            plain::nested_loops_with_own_jumps(n)
        );
        for m in -1..9 {
            let (a, b) = (compiled::labels(n, m), plain::labels(n, m));
            assert_eq!(a, b, "{n} {m}");
            let (a, b) = (compiled::for_with_break(n, m), plain::for_with_break(n, m));
            assert_eq!(a, b, "{n} {m}");
            assert_eq!(
                compiled::return_in_a_branch_of_a_branch(n, m),
                plain::return_in_a_branch_of_a_branch(n, m)
            );
            assert_eq!(
                compiled::return_from_match(n, m),
                plain::return_from_match(n, m)
            );
        }
        assert_eq!(compiled::unreachable(n, true), plain::unreachable(n, true));
        assert_eq!(
            compiled::unreachable(n, false),
            plain::unreachable(n, false)
        );
        for x in [-1.0, 0.5, 3.0, 60.0] {
            assert_eq!(
                compiled::values_of_two_breaks(x, n),
                plain::values_of_two_breaks(x, n)
            );
            assert_eq!(
                compiled::return_in_a_loop(x, n),
                plain::return_in_a_loop(x, n)
            );
        }
    }
    for x in [0.5, 3.0, 99.0, 200.0] {
        for limit in [1.0, 20.0, 500.0] {
            assert_eq!(
                compiled::while_with_break(x, limit),
                plain::while_with_break(x, limit)
            );
        }
    }
}

mod derivatives {
    use typed_xla::prelude::*;

    /// `x` to the power of the rounds until it is large, at most 12.
    #[computation]
    pub fn grown(x: f64, limit: f64) -> f64 {
        let mut y = x;
        for i in 0..12 {
            if y * y > limit + (i as f64) {
                break;
            }
            y *= x;
        }
        y
    }

    #[computation]
    pub fn grown_to_return(x: f64, limit: f64) -> f64 {
        let mut y = 1.0f64;
        for _ in 0..12 {
            y *= x;
            if y > limit {
                return y * 3.0;
            }
        }
        y
    }

    #[computation]
    pub fn grown_by_rows(x: &f64![4, 2], limit: f64) -> f64 {
        let mut y: f64![2] = [1.0, 1.0];
        for i in 0..4 {
            let next = y * x[i];
            if sum(next) > limit {
                break;
            }
            if sum(next) < 0.0 {
                continue;
            }
            y = next;
        }
        sum(y * y)
    }

    #[computation]
    pub fn rooted(x: f64) -> f64 {
        let mut y = x;
        loop {
            let next = (y + x / y) / 2.0;
            if abs(next - y) < 1e-12 {
                break next;
            }
            y = next;
        }
    }

    #[computation]
    pub fn reverse(x: f64, limit: f64) -> (f64, f64) {
        (grad(grown)(x, limit), grad(grown_to_return)(x, limit))
    }

    #[computation]
    pub fn forward(x: f64, limit: f64) -> (f64, f64, f64) {
        let (_, a) = jvp(|x| grown(x, limit))(x, 1.0);
        let (_, b) = jvp(|x| grown_to_return(x, limit))(x, 1.0);
        let (_, c) = jvp(rooted)(x, 1.0);
        (a, b, c)
    }

    #[computation]
    pub fn by_rows(x: &f64![4, 2], limit: f64) -> (f64, f64![4, 2]) {
        value_and_grad(grown_by_rows)(x, limit)
    }

    #[computation]
    pub fn mapped(x: &f64![5], limit: f64) -> (f64![5], f64![5]) {
        (
            map(x, |x| grown_to_return(x, limit)),
            map(x, |x| grad(grown)(x, limit)),
        )
    }
}

/// Returns the power of `x` that `grown` is, and the power and the factor that `grown_to_return` is.
fn powers(x: f64, limit: f64) -> (i32, i32, f64) {
    let mut a = 1;
    for i in 0..12 {
        if x.powi(a).powi(2) > limit + f64::from(i) {
            break;
        }
        a += 1;
    }
    for b in 1..=12 {
        if x.powi(b) > limit {
            return (a, b, 3.0);
        }
    }
    (a, 12, 1.0)
}

fn close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-9 * b.abs().max(1.0), "{a} {b}");
}

#[test]
fn a_loop_that_ends_early_is_differentiated_by_its_rounds() {
    for x in [0.5, 1.1, 1.5, 2.5] {
        for limit in [0.1, 3.0, 40.0, 1e9] {
            let (a, b, factor) = powers(x, limit);
            let slope = |n: i32| f64::from(n) * x.powi(n - 1);
            let (reverse_a, reverse_b) = derivatives::reverse(x, limit);
            close(reverse_a, slope(a));
            close(reverse_b, factor * slope(b));
            let (forward_a, forward_b, root) = derivatives::forward(x, limit);
            close(forward_a, slope(a));
            close(forward_b, factor * slope(b));
            assert!((root - 0.5 / x.sqrt()).abs() < 1e-6);
        }
    }
}

#[test]
fn a_loop_that_ends_early_is_batched() {
    let x = tensor![0.5, 1.1, 1.5, 2.5, 9.0];
    let (grown, slopes) = derivatives::mapped(&x, 40.0);
    for (i, &x) in x.iter().enumerate() {
        let (a, b, factor) = powers(x, 40.0);
        close(grown[[i]], factor * x.powi(b));
        close(slopes[[i]], f64::from(a) * x.powi(a - 1));
    }
}

#[test]
fn rounds_that_do_not_happen_have_no_gradient() {
    let x = tensor![[2.0, 1.0], [-1.0, -3.0], [3.0, 2.0], [5.0, 5.0]];
    let (y, dx) = derivatives::by_rows(&x, 20.0);
    assert_eq!(y, 36.0 + 4.0);
    let expected = tensor![[36.0, 8.0], [0.0, 0.0], [24.0, 4.0], [0.0, 0.0]];
    assert_eq!(dx, expected);
}

mod others {
    use typed_xla::prelude::*;

    #[derive(Tensors, Clone, Debug, PartialEq)]
    pub struct Block {
        pub w: f32![2],
    }

    #[derive(Tensors, Clone, Debug, PartialEq)]
    pub struct Net {
        pub blocks: [Block; 3],
    }

    #[computation]
    pub fn through_blocks(net: &Net, x: &f32![2], limit: f32) -> (f32![2], i32) {
        let mut y = x;
        let mut count = 0i32;
        for block in &net.blocks {
            if sum(y) > limit {
                break;
            }
            count += 1;
            if block.w[0] == 0.0 {
                continue;
            }
            y = y * block.w;
        }
        (y, count)
    }

    #[computation]
    pub fn first_large(net: &Net, limit: f32) -> f32![2] {
        for block in &net.blocks {
            if sum(block.w) > limit {
                return block.w;
            }
        }
        zeros(f32, [2])
    }

    /// Counts down, and returns early without a value.
    #[computation]
    pub fn count_down(n: &mut i32, stop: i32) {
        while *n > 0 {
            *n -= 1;
            if *n == stop {
                return;
            }
        }
        *n = -1;
    }

    #[computation]
    pub fn drawn(rng: &mut Rng, limit: f32) -> (f32, i32) {
        let mut rounds = 0i32;
        let x = loop {
            let x: f32 = rng_uniform(rng, 0.0, 1.0, []);
            rounds += 1;
            if x > limit {
                break x;
            }
        };
        (x, rounds)
    }

    #[computation]
    pub fn rows_until<N: Dim>(x: &f32![N, 2], limit: f32) -> f32![2] {
        let mut total: f32![2] = [0.0, 0.0];
        for i in 0..N {
            if sum(x[i]) > limit {
                return total - x[i];
            }
            total += x[i];
        }
        total
    }

    #[computation]
    pub fn of_any_size(x: &f32![?], limit: f32) -> f32![?] {
        let mut y = x;
        for i in 0..10 {
            if sum(y) > limit {
                return y + 0.5;
            }
            y = y + (i as f32);
        }
        y
    }

    #[computation]
    pub fn fallible(a: &f32![?], b: &f32![?], stop: i32) -> Result<f32![?], Error> {
        let mut y = a + b;
        for i in 0..5 {
            if i == stop {
                return Ok(y);
            }
            y = y * 2.0;
        }
        Ok(y - 1.0)
    }

    #[computation]
    pub fn in_a_closure(x: &f32![4]) -> f32![4] {
        let halved = |x: f32| {
            if x < 1.0 {
                return x;
            }
            let y = x / 2.0;
            if y < 1.0 {
                return y;
            }
            y / 2.0
        };
        map(x, halved)
    }

    #[computation]
    pub fn twice_applied(f: impl Fn(f32) -> f32, x: f32) -> f32 {
        for _ in 0..3 {
            let y = f(x);
            if y > 3.0 {
                return y;
            }
        }
        f(f(x))
    }

    #[computation]
    pub fn applied(x: f32) -> f32 {
        twice_applied(
            |x| {
                if x > 10.0 {
                    return 0.0;
                }
                x + 1.0
            },
            x,
        )
    }
}

#[test]
fn loops_over_parts_end_early() {
    use others::{Block, Net};
    let block = |a: f32, b: f32| Block { w: tensor![a, b] };
    let net = Net {
        blocks: [block(2.0, 3.0), block(0.0, 9.0), block(5.0, 5.0)],
    };
    let x = tensor![1.0, 1.0];
    let all = [
        (1.0, [1.0, 1.0], 0),
        (4.0, [2.0, 3.0], 1),
        (7.0, [10.0, 15.0], 3),
    ];
    for (limit, y, count) in all {
        let found = others::through_blocks(&net, &x, limit);
        assert_eq!(found, (tensor![y[0], y[1]], count), "{limit}");
    }
    assert_eq!(others::first_large(&net, 5.0), tensor![0.0, 9.0]);
    assert_eq!(others::first_large(&net, 9.5), tensor![5.0, 5.0]);
    assert_eq!(others::first_large(&net, 10.0), tensor![0.0, 0.0]);
}

#[test]
fn state_is_changed_up_to_the_jump() {
    for (start, stop, end) in [(5, 3, 3), (5, 7, -1), (0, 0, -1), (9, 0, 0)] {
        let mut n = start;
        others::count_down(&mut n, stop);
        assert_eq!(n, end);
    }
    let mut rng = Rng::new(7);
    let (x, rounds) = others::drawn(&mut rng, 0.9);
    let mut again = Rng::new(7);
    let mut last = (0.0, 0);
    for round in 1..=rounds {
        let (x, one) = others::drawn(&mut again, 0.0);
        assert_eq!(one, 1);
        assert_eq!(x > 0.9, round == rounds);
        last = (x, round);
    }
    assert_eq!((x, rounds), last);
    assert_eq!(rng, again);
}

#[test]
fn returned_values_have_generic_and_dynamic_sizes() {
    let x = tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
    assert_eq!(others::rows_until(&x, 8.0), tensor![-1.0, 0.0]);
    assert_eq!(others::rows_until(&x, 80.0), tensor![9.0, 12.0]);
    let x: f32![?] = tensor![1.0, 2.0, 3.0].try_into().unwrap();
    let y = others::of_any_size(&x, 8.0);
    assert_eq!(y.as_slice(), [2.5, 3.5, 4.5]);
    let y = others::fallible(&x, &x, 2).unwrap();
    assert_eq!(y.as_slice(), [8.0, 16.0, 24.0]);
    let y = others::fallible(&x, &x, 9).unwrap();
    assert_eq!(y.as_slice(), [63.0, 127.0, 191.0]);
}

#[test]
fn a_closure_returns_from_itself() {
    let y = others::in_a_closure(&tensor![0.5, 1.0, 6.0, 8.5]);
    assert_eq!(y, tensor![0.5, 0.5, 1.5, 2.125]);
    for (x, y) in [(1.0, 3.0), (3.5, 4.5), (11.0, 1.0)] {
        assert_eq!(others::applied(x), y);
    }
}
