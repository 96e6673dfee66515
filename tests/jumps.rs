//! `loop`, `break`, `continue`, labels and `return`: a computation returns what rustc's function of the same text does.

#![allow(unreachable_pub, reason = "items of a user's crate")]
#![allow(clippy::redundant_else, reason = "both branches return")]

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
        'search: loop {
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
        }
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
fn each_jump_does_the_same_as_in_rust() {
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
