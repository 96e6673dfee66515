//! Patterns, ranges, branches that return, and constants in bodies.

use typed_xla::Error;
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Dense {
    w: f32![2],
    b: f32,
}

#[derive(Tensors)]
struct Net {
    first: Dense,
    second: Dense,
    step: i32,
}

fn net() -> Net {
    Net {
        first: Dense {
            w: tensor![1.0, 2.0],
            b: 0.5,
        },
        second: Dense {
            w: tensor![3.0, 4.0],
            b: -1.0,
        },
        step: 7,
    }
}

#[computation]
fn taken_apart(net: &Net, pair: &(f32![2], (i32, f32![2], i32))) -> (f32![2], f32, i32) {
    let Net {
        first: Dense { w, mut b },
        second,
        ..
    } = net;
    let Dense { w: other, .. } = second;
    let (x, (first, .., last)) = pair;
    b += second.b;
    (w * other + x, b, first * 10 + last)
}

#[test]
fn structs_and_tuples_are_taken_apart_at_any_depth() {
    let pair = (tensor![0.5, 0.25], (1, tensor![9.0, 9.0], 2));
    let (sum, b, digits) = taken_apart(&net(), &pair);
    assert_eq!(sum, tensor![3.5, 8.25]);
    assert_eq!((b, digits), (-0.5, 12));
}

#[computation]
fn swapped(net: &mut Net, n: i32) -> (i32, i32) {
    let (mut a, mut b) = (1, n);
    (a, b) = (b, a);
    (net.first.b, net.second.b) = (net.second.b, net.first.b);
    let mut w = net.first.w;
    (Dense { w, b: net.first.b }, _) = (net.second, n);
    *net = Net {
        first: Dense { w, b: net.first.b },
        ..net
    };
    for _ in 0..3 {
        (a, b) = (b, a + b);
    }
    (a, b)
}

#[test]
fn assignments_to_tuples_and_structs_happen_after_the_value_is_computed() {
    let mut net = net();
    // (1, 10) is swapped, then the Fibonacci numbers from (10, 1) on.
    assert_eq!(swapped(&mut net, 10), (12, 23));
    assert_eq!((net.first.b, net.second.b), (0.5, 0.5));
    assert_eq!(net.first.w, tensor![3.0, 4.0]);
}

#[computation]
fn folded_pairs(x: &f32![4], y: &f32![4]) -> f32![4] {
    let (z, _) = scan(|(a, b), one| ((b + one, a), one), (x, y), ones(f32, [3]));
    let (z, _) = z;
    z
}

#[test]
fn closures_take_their_parameters_apart() {
    let z = folded_pairs(&Tensor::zeros(), &tensor![1.0, 2.0, 3.0, 4.0]);
    assert_eq!(z, tensor![3.0, 4.0, 5.0, 6.0]);
}

/// The numbers of a loop as the digits of a decimal number.
macro_rules! digits {
    ($($name:ident($($n:ident: $ty:ty)?) $element:ident in $range:expr;)*) => {$(
        #[computation]
        fn $name($($n: $ty)?) -> f64 {
            let mut all = 0.0f64;
            for i in $range {
                all = all * 10.0 + (i as f64);
            }
            all
        }
    )*};
}

digits! {
    closed() i32 in 1..=4;
    reversed() i32 in (1..5).rev();
    closed_reversed() i32 in (1..=5).rev();
    stepped() i32 in (1..9).step_by(3);
    stepped_closed() i32 in (1..=9).step_by(4);
    reversed_steps() i32 in (0..8).rev().step_by(3);
    steps_reversed() i32 in (0..8).step_by(3).rev();
    twice() i32 in (0..9).step_by(2).step_by(2);
    none() i32 in (4..=3).rev();
    up_to(n: i32) i32 in 1..=n;
    down_from(n: i32) i32 in (0..n).rev();
    below(n: u8) u8 in (5..n).step_by(2);
    negative(n: i64) i64 in (n..0).rev();
}

#[test]
fn ranges_count_as_in_rust() {
    let digits = |range: &mut dyn Iterator<Item = i32>| {
        range.fold(0.0, |all, digit| all * 10.0 + f64::from(digit))
    };
    assert_eq!(closed(), digits(&mut (1..=4)));
    assert_eq!(reversed(), digits(&mut (1..5).rev()));
    assert_eq!(closed_reversed(), digits(&mut (1..=5).rev()));
    assert_eq!(stepped(), digits(&mut (1..9).step_by(3)));
    assert_eq!(stepped_closed(), digits(&mut (1..=9).step_by(4)));
    assert_eq!(reversed_steps(), digits(&mut (0..8).rev().step_by(3)));
    assert_eq!(steps_reversed(), digits(&mut (0..8).step_by(3).rev()));
    assert_eq!(twice(), digits(&mut (0..9).step_by(2).step_by(2)));
    assert_eq!(none(), 0.0);
    for n in -1..4i32 {
        assert_eq!(up_to(n), digits(&mut (1..=n)), "{n}");
        assert_eq!(down_from(n), digits(&mut (0..n).rev()), "{n}");
        assert_eq!(
            negative((n - 3).into()),
            digits(&mut (n - 3..0).rev()),
            "{n}"
        );
    }
    for n in [0u8, 5, 6, 9, 10] {
        assert_eq!(below(n), digits(&mut (5..i32::from(n)).step_by(2)), "{n}");
    }
}

#[computation]
fn whole_range() -> i32 {
    let mut count = 0i32;
    for _ in 0u8..=255u8 {
        count += 1;
    }
    count
}

#[test]
fn a_closed_range_reaches_the_greatest_number_of_its_type() {
    assert_eq!(whole_range(), 256);
}

#[computation]
fn root(x: f32) -> (f32, i32) {
    if x < 0.0 {
        return (0.0, -1);
    }
    let y = sqrt(x);
    if y > 10.0 {
        return (10.0, 1);
    } else if y == 0.0 {
        let zero = y;
        return (zero, 2);
    }
    (y, 0)
}

#[test]
fn branches_return_early() {
    assert_eq!(root(-4.0), (0.0, -1));
    assert_eq!(root(400.0), (10.0, 1));
    assert_eq!(root(0.0), (0.0, 2));
    assert_eq!(root(9.0), (3.0, 0));
}

#[computation]
fn decayed(total: &mut f32, x: f32, skip: bool) {
    if skip {
        return;
    }
    *total = *total * 0.5 + x;
}

#[test]
fn a_computation_without_a_result_returns_early_too() {
    let mut total = 4.0;
    decayed(&mut total, 1.0, true);
    assert_eq!(total, 4.0);
    decayed(&mut total, 1.0, false);
    assert_eq!(total, 3.0);
}

#[computation]
fn either(x: &f32![?], y: &f32![?], first: bool) -> Result<f32, Error> {
    if first {
        return Ok(sum(x));
    }
    Ok(sum(x * y))
}

#[test]
fn a_branch_returns_ok() {
    let x: f32![?] = tensor![1.0, 2.0].try_into().unwrap();
    assert_eq!(either(&x, &x, true).unwrap(), 3.0);
    assert_eq!(either(&x, &x, false).unwrap(), 5.0);
}

#[known]
const WINDOW: [f32; 3] = [0.25, 0.5, 0.25];

#[known]
const TABLE: [[i32; 2]; 2] = [[1, 2], [0; 2]];

#[computation]
fn constants(x: &f32![3]) -> (f32![3], f32, i32![2, 2], f32![2]) {
    /// The weight of the end.
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const STEPS: [f32; COUNT] = [HALF, HALF * 3.0];
    let y: f32![COUNT] = x[..COUNT];
    (WINDOW * x, sum(WINDOW), TABLE, y * STEPS)
}

#[test]
fn constants_are_declared_in_bodies_and_may_be_arrays() {
    let (x, sum, table, y) = constants(&tensor![4.0, 2.0, 8.0]);
    assert_eq!(x, tensor![1.0, 1.0, 2.0]);
    assert_eq!(sum, WINDOW.iter().sum::<f32>());
    assert_eq!(table, tensor![[1, 2], [0, 0]]);
    assert_eq!(y, tensor![2.0, 3.0]);
    assert_eq!(TABLE[0][1], 2);
}

/// A branch that goes on has a variable of the name that the statements after it use.
#[computation]
fn shadowed(x: f32, low: bool) -> f32 {
    let y = x;
    let mut last = x;
    if low {
        return -1.0;
    } else {
        let y = 100.0f32;
        last = y;
    }
    y + last
}

#[test]
fn statements_after_a_branch_do_not_see_its_variables() {
    assert_eq!(shadowed(3.0, false), 103.0);
    assert_eq!(shadowed(3.0, true), -1.0);
}

#[known]
const MODE: i32 = 2;
#[known]
const DEPTH: usize = 3;

#[computation]
fn selected(x: &f32![2]) -> (f32![2], f32![2, 2], f32, i32) {
    let scaled = match MODE {
        1 => x * 10.0,
        2 | 3 => x * 100.0,
        _ => undeclared,
    };
    let grown = match DEPTH {
        0..=2 => sum(x),
        n if n > 4 => x,
        _ if DEPTH == 3 => outside(x, x),
        _ => x,
    };
    let first = match (x[0], DEPTH) {
        (_, 0) => 0.0,
        (a, _) => a,
    };
    let (_, last) = match x.dims()[0] {
        2 => (x, 7i32),
        _ => (x, 8),
    };
    (scaled, grown, first, last)
}

#[computation]
fn outside(x: &f32![2], y: &f32![2]) -> f32![2, 2] {
    let z("i,j") = x("i") * y("j");
    z
}

#[test]
fn arms_that_are_known_select_while_compiling() {
    let (scaled, grown, first, last) = selected(&tensor![1.0, 2.0]);
    assert_eq!(scaled, tensor![100.0, 200.0]);
    assert_eq!(grown, tensor![[1.0, 2.0], [2.0, 4.0]]);
    assert_eq!((first, last), (1.0, 7));
}

#[computation]
fn digit(i: i32, on: bool, mut seen: i32) -> (i32, i32, i32) {
    let kind = match i {
        0 => 10,
        1 | 2 => 20,
        n if n < 0 => -n,
        3..=5 => {
            seen += 1;
            30
        }
        6.. => i,
        _ => 0,
    };
    match (i, on) {
        (0, true) => seen = 100,
        (n, false) => seen += n,
        _ => {}
    }
    let other = if let 1..4 = i { 1i32 } else { 0 };
    (
        kind,
        seen,
        match on {
            true => other,
            false => other + 2,
        },
    )
}

/// The variables of a pattern that only a guard uses, or only its arm, are used.
#[computation]
fn guarded(p: &Dense, n: i32) -> f32 {
    match (n, p) {
        (m, Dense { w, b: c }) if m > 0 && sum(w) > 0.0 => 2.0 * c,
        (m, _) if m < 0 => 0.0,
        _ => p.b,
    }
}

#[test]
fn guards_see_the_variables_of_their_patterns() {
    let Net { first, .. } = net();
    let found = [1, -1, 0].map(|n| guarded(&first, n));
    assert_eq!(found, [1.0, 0.0, 0.5]);
}

#[test]
fn arms_are_compared_in_order_at_run_time() {
    let expected = |i: i32, on: bool, mut seen: i32| {
        let kind = match i {
            0 => 10,
            1 | 2 => 20,
            n if n < 0 => -n,
            3..=5 => {
                seen += 1;
                30
            }
            6.. => i,
            _ => 0,
        };
        match (i, on) {
            (0, true) => seen = 100,
            (n, false) => seen += n,
            _ => {}
        }
        let other = if let 1..4 = i { 1i32 } else { 0 };
        (kind, seen, if on { other } else { other + 2 })
    };
    for i in -2..9 {
        for on in [false, true] {
            assert_eq!(digit(i, on, 5), expected(i, on, 5), "{i} {on}");
        }
    }
}
