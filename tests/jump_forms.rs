//! Jumps in loops over parts, with state, with sizes of all kinds, and in closures.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;

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
        map(halved, x)
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
