//! Tests of `xla-core/src/workspace/plan.rs`.

use xla_core::testing::pool::class::ALIGN;
use xla_core::testing::workspace::plan::*;

type Lifetime = (usize, usize, usize);

fn check(lifetimes: &[Lifetime]) -> usize {
    let (offsets, total) = plan(lifetimes);
    for (i, &(birth, death, bytes)) in lifetimes.iter().enumerate() {
        assert_eq!(offsets[i] % ALIGN, 0);
        assert!(offsets[i] + bytes <= total);
        for (j, &(other_birth, other_death, other_bytes)) in lifetimes[..i].iter().enumerate() {
            let together = birth <= other_death && other_birth <= death;
            let apart = offsets[i] + bytes <= offsets[j] || offsets[j] + other_bytes <= offsets[i];
            assert!(
                !together || apart || bytes == 0 || other_bytes == 0,
                "{lifetimes:?}: {j} and {i} overlap"
            );
        }
    }
    total
}

#[test]
fn arrays_share_a_place_when_they_live_apart() {
    let table: [(&[Lifetime], usize); 8] = [
        (&[], 0),
        (&[(0, 0, 0)], 0),
        (&[(0, 9, 1)], 64),
        (&[(0, 1, 64), (1, 2, 64), (2, 3, 64), (3, 4, 64)], 128),
        (&[(0, 1, 64), (0, 1, 64), (0, 1, 64)], 192),
        // A gap of 128 takes the two of 64, the third goes behind.
        (
            &[(0, 1, 128), (0, 9, 64), (2, 9, 64), (2, 9, 64), (2, 9, 64)],
            256,
        ),
        // The smaller of two gaps is taken, which leaves the greater whole.
        (
            &[
                (0, 1, 128),
                (0, 9, 64),
                (0, 1, 64),
                (0, 9, 64),
                (2, 9, 64),
                (2, 9, 128),
            ],
            320,
        ),
        // Births that are out of order.
        (&[(3, 4, 64), (0, 1, 64), (2, 3, 64), (1, 2, 64)], 128),
    ];
    for (lifetimes, total) in table {
        assert_eq!(check(lifetimes), total, "{lifetimes:?}");
    }
}

#[test]
fn nothing_that_lives_at_once_overlaps() {
    let mut state = 7u64;
    let mut random = |below: u64| {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        ((state >> 33) % below) as usize
    };
    for _ in 0..300 {
        let lifetimes: Vec<Lifetime> = (0..random(40))
            .map(|_| {
                let birth = random(30);
                (birth, birth + random(8), random(500))
            })
            .collect();
        let most = (0..40)
            .map(|now| {
                lifetimes
                    .iter()
                    .filter(|l| l.0 <= now && now <= l.1)
                    .map(|l| l.2)
                    .sum()
            })
            .max()
            .unwrap_or(0usize);
        assert!(check(&lifetimes) >= most);
    }
}

#[test]
fn a_constant_plan_is_the_same_plan() {
    const LIFETIMES: [Lifetime; 4] = [(0, 2, 40), (1, 3, 120), (3, 4, 160), (4, 5, 64)];
    const PLAN: ([usize; 4], usize) = plan_const(LIFETIMES);
    let (offsets, total) = plan(&LIFETIMES);
    assert_eq!((&PLAN.0[..], PLAN.1), (&offsets[..], total));
}
