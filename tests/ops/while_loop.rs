//! `while_loop`, and Rust's `while` and `for`: apply a body to a state as long as a condition holds.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_carried() {
            $({
                #[computation]
                fn doubled(x: &$e![3], n: i32) -> ($e![3], i32) {
                    let (i, y) = while_loop(|i, _| i < n, |i, y| (i + 1, y + x), (0i32, x));
                    (y, i)
                }
                let x = Tensor::from_elements(of([1.0, 0.0, 1.0]));
                for n in [-1, 0, 1] {
                    let (y, i) = doubled(&x, n);
                    let want = if n == 1 { [2.0, 0.0, 2.0] } else { [1.0, 0.0, 1.0] };
                    // For `bool`, the sum is a disjunction.
                    let want = if stringify!($e) == "bool" { [1.0, 0.0, 1.0] } else { want };
                    all(stringify!($e), y.as_slice(), &of(want), false);
                    assert_eq!(i, n.max(0));
                }
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Body {
    at: f32![2],
    speed: f32![2],
}

#[computation]
fn thrown(body: &Body, pull: f32) -> (i32, Body) {
    while_loop(
        |_, body| all(body.at >= 0.0),
        |steps, body| {
            let speed = body.speed - pull;
            (
                steps + 1,
                Body {
                    at: body.at + speed,
                    speed,
                },
            )
        },
        (0i32, body),
    )
}

#[test]
fn a_state_may_be_a_struct() {
    let body = Body {
        at: tensor![0.0f32, 5.0],
        speed: tensor![2.0f32, 0.0],
    };
    // 0, 1, 1, 0, -2 in steps of 1, 0, -1, -2.
    let (steps, last) = thrown(&body, 1.0);
    assert_eq!(steps, 3);
    assert_eq!(last.at, tensor![0.0f32, -1.0]);
}

#[computation]
fn swapped(a: &f32![2], b: &f32![2], n: i32) -> (f32![2], f32![2]) {
    let (_, a, b) = while_loop(|i, _, _| i < n, |i, a, b| (i + 1, b, a), (0i32, a, b));
    (a, b)
}

#[test]
fn parts_may_change_places() {
    let (a, b) = (tensor![1.0f32, 2.0], tensor![3.0f32, 4.0]);
    assert_eq!(swapped(&a, &b, 3), (b, a));
    assert_eq!(swapped(&a, &b, 4), (a, b));
}

/// Three loop-carried arrays: one receives the old value of another, one is written over another, and one has its own
/// buffer.
#[computation]
fn turning<N: Dim>(a: &i64![N], b: &i64![N], c: &i64![N], n: i32) -> (i64![N], i64![N], i64![N]) {
    let mut a = a;
    let mut b = b;
    let mut c = c;
    for _ in 0..n {
        let sum = a + c;
        a = b;
        b = rev(c, [0]);
        c = sum;
    }
    (a, b, c)
}

#[computation]
fn turning_200(
    a: &i64![200],
    b: &i64![200],
    c: &i64![200],
    n: i32,
) -> (i64![200], i64![200], i64![200]) {
    turning(a, b, c, n)
}

#[computation]
fn turning_5000(
    a: &i64![5000],
    b: &i64![5000],
    c: &i64![5000],
    n: i32,
) -> (i64![5000], i64![5000], i64![5000]) {
    turning(a, b, c, n)
}

/// Runs the loop repeatedly, and then once more; an intermediate value is a result too.
#[computation]
fn turning_twice<N: Dim>(a: &i64![N], b: &i64![N], c: &i64![N], n: i32) -> (i64![N], i64![N]) {
    let mut parts = (a, b, c);
    for i in 0..n {
        parts = turning(parts.0, parts.1, parts.2, i);
    }
    let (a, b, _) = turning(parts.1, parts.2, parts.0, n);
    (parts.0 + a, b)
}

#[computation]
fn turning_here<N: Dim>(a: &mut i64![N], b: &mut i64![N], n: i32) {
    for _ in 0..n {
        let sum = a + b;
        *a = b;
        *b = sum;
    }
}

/// Computes [`turning`] in plain Rust.
fn turned<const N: usize>([mut a, mut b, mut c]: [[i64; N]; 3], n: i32) -> [[i64; N]; 3] {
    for _ in 0..n {
        let sum = core::array::from_fn(|i| a[i] + c[i]);
        let mut back = c;
        back.reverse();
        (a, b, c) = (b, back, sum);
    }
    [a, b, c]
}

fn three<const N: usize>() -> [[i64; N]; 3] {
    [1, 5, 7].map(|salt| core::array::from_fn(|i| (i as i64 * salt + salt) % 23 - 11))
}

#[test]
fn parts_change_places_in_register_blocks_and_outside() {
    for n in 0..8 {
        let [a, b, c] = three::<200>().map(<i64![200]>::from_elements);
        let found = turning_200(&a, &b, &c, n);
        let steps = turning(&a, &b, &c, n);
        for (i, expected) in turned(three::<200>(), n).iter().enumerate() {
            assert_eq!(
                [&found.0, &found.1, &found.2][i].as_slice(),
                expected,
                "{n}, {i}"
            );
            assert_eq!(
                [&steps.0, &steps.1, &steps.2][i].as_slice(),
                expected,
                "{n}, {i}"
            );
        }
        let [a, b, c] = three::<5000>().map(<i64![5000]>::from_elements);
        let found = turning_5000(&a, &b, &c, n);
        for (i, expected) in turned(three::<5000>(), n).iter().enumerate() {
            assert_eq!(
                [&found.0, &found.1, &found.2][i].as_slice(),
                expected,
                "{n}, {i}"
            );
        }
    }
}

#[test]
fn parts_change_places_in_loops_around_and_after_each_other() {
    for n in 0..5 {
        let [a, b, c] = three::<90>().map(<i64![90]>::from_elements);
        let (sum, last) = turning_twice(&a, &b, &c, n);
        let parts = (0..n).fold(three::<90>(), turned);
        let [first, second, _] = turned([parts[1], parts[2], parts[0]], n);
        let expected: [i64; 90] = core::array::from_fn(|i| parts[0][i] + first[i]);
        assert_eq!(sum.as_slice(), expected, "{n}");
        assert_eq!(last.as_slice(), second, "{n}");
    }
}

#[test]
fn state_of_the_caller_changes_places() {
    let [mut a, mut b] = [[1; 100], [2; 100]].map(<i64![100]>::from_elements);
    turning_here(&mut a, &mut b, 5);
    // 1, 2, 3, 5, 8, 13, 21.
    assert_eq!((a, b), (Tensor::full(13), Tensor::full(21)));
}

#[computation]
fn next(i: i32, x: &f32![4]) -> (i32, f32![4]) {
    (i + 1, x * 2.0)
}

#[computation]
fn called(x: &f32![4]) -> f32![4] {
    let (_, x) = while_loop(|i, _| i < 3, next, (0i32, x));
    let (_, x) = while_loop(|(i, _)| i < 2, |(i, x)| next(i, x), (0i32, x));
    x
}

#[test]
fn a_body_may_be_a_computation() {
    assert_eq!(
        called(&tensor![1.0f32, 2.0, 3.0, 4.0]),
        tensor![32.0f32, 64.0, 96.0, 128.0]
    );
}

#[computation]
fn triangle(n: i32) -> (i32, i32) {
    while_loop(
        |i, _| i < n,
        |i, sum| {
            let (_, row) = while_loop(|j, _| j <= i, |j, row| (j + 1, row + i), (0i32, 0i32));
            (i + 1, sum + row)
        },
        (0i32, 0i32),
    )
}

#[test]
fn loops_nest_and_see_what_lies_around_both() {
    // 0 * 1 + 1 * 2 + 2 * 3 + 3 * 4
    assert_eq!(triangle(4), (4, 20));
    assert_eq!(triangle(0), (0, 0));
}

#[computation]
fn generic<N: Dim>(x: &f32![N], rounds: i32) -> f32![N] {
    let mut y = x;
    for _ in 0..rounds {
        y = y * 2.0 + rev(y, [0]) / N;
    }
    y
}

#[test]
fn sizes_may_be_generic() {
    assert_eq!(generic(&tensor![2.0f32, 4.0], 1), tensor![6.0f32, 9.0]);
    assert_eq!(generic(&tensor![1.0f32], 2), tensor![9.0f32]);
}

#[computation]
fn collatz(n: i32) -> i32 {
    let mut n = n;
    let mut steps = 0i32;
    while n != 1 {
        n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
        steps += 1;
    }
    steps
}

#[computation]
fn summed(x: &f32![5], first: i64, p: &mut f32![5]) -> f32 {
    let mut sum = 0.0f32;
    for i in first..5 {
        let part = dynamic_slice(x, (i,), [1]).reshape([]);
        sum += part;
        *p *= part;
    }
    sum
}

#[test]
fn what_rust_loops_assign_to_is_carried() {
    assert_eq!([1, 6, 27].map(collatz), [0, 8, 111]);
    let (x, mut p) = (tensor![1.0f32, 2.0, 3.0, 4.0, 5.0], Tensor::ones());
    assert_eq!(summed(&x, 2, &mut p), 12.0);
    assert_eq!(p, Tensor::full(60.0));
    assert_eq!(summed(&x, 7, &mut p), 0.0);
    assert_eq!(p, Tensor::full(60.0));
}

/// Returns whether any element is above the limit, whether each of the two halves has one, and whether the last one is.
#[computation]
fn found(x: &f32![4], limit: f32) -> (bool, bool![2], bool) {
    let mut any = false;
    let mut halves = [false; 2];
    for i in 0..4 {
        let above = sum(dynamic_slice(x, (i,), [1])) > limit;
        any = any | above;
        halves = halves | (above & (iota(i32, [2], dimension = 0) == i / 2));
    }
    let (_, last) = while_loop(|i, _| i < 4, |i, _| (i + 1, x[3] > limit), (0i32, true));
    (any, halves, if last { true } else { false })
}

#[test]
fn truth_values_are_carried_as_they_are_written() {
    let x = tensor![1.0, 4.0, 2.0, 3.0];
    let cases = [
        (0.5, (true, [true, true], true)),
        (3.5, (true, [true, false], false)),
        (5.0, (false, [false, false], false)),
    ];
    for (limit, (any, halves, last)) in cases {
        assert_eq!(found(&x, limit), (any, Tensor::from(halves), last));
    }
}

#[computation]
fn in_place(p: &mut f32![3], n: i32) {
    let mut i = 0i32;
    while i < n {
        *p = *p + rev(*p, [0]);
        i += 1;
    }
}

#[test]
fn state_stays_in_its_memory() {
    let mut p = tensor![1.0f32, 2.0, 3.0];
    let before = p.as_slice().as_ptr();
    in_place(&mut p, 2);
    assert_eq!(p, tensor![8.0f32, 8.0, 8.0]);
    assert_eq!(p.as_slice().as_ptr(), before);
}

#[computation]
fn steps(x: f32, most: i32) -> (i32, f32) {
    let mut n = 0i32;
    let mut y = x;
    while n < most && (y > 1.0 || y < -1.0) {
        y /= 2.0;
        n += 1;
    }
    (n, y)
}

#[test]
fn conditions_are_joined_as_in_rust() {
    let cases = [
        (8.0, 9, (3, 1.0)),
        (8.0, 2, (2, 2.0)),
        (-3.0, 9, (2, -0.75)),
        (0.5, 9, (0, 0.5)),
    ];
    for (x, most, expected) in cases {
        assert_eq!(steps(x, most), expected, "{x}, {most}");
    }
}

/// Returns how many numbers above the limit are drawn, and the number after the first one that is not.
#[computation]
fn drawn(rng: &mut Rng, limit: f32) -> (i32, f32) {
    let mut n = 0i32;
    while rng_uniform(rng, 0.0f32, 1.0, []) > limit {
        n += 1;
    }
    (n, rng_uniform(rng, 0.0f32, 1.0, []))
}

#[computation]
fn draw(rng: &mut Rng) -> f32 {
    rng_uniform(rng, 0.0f32, 1.0, [])
}

#[computation]
fn counted(x: f32) -> (i32, f32) {
    let mut n = 0i32;
    let mut y = x;
    while {
        n += 1;
        n < 4
    } {
        y *= 2.0;
    }
    (n, y)
}

#[test]
fn a_condition_changes_state_each_time_it_is_evaluated() {
    let mut rng = Rng::new(7);
    let found = drawn(&mut rng.clone(), 0.2);
    let mut want = 0;
    while draw(&mut rng) > 0.2 {
        want += 1;
    }
    assert!(want > 1);
    assert_eq!(found, (want, draw(&mut rng)));
    assert_eq!(counted(1.0), (4, 8.0));
}
