//! Compares collectives with their definitions.

mod call;
mod faults;
#[cfg(feature = "mpi")]
mod mpi;
mod threads;
mod view;

use core::fmt;
use core::time::Duration;
use std::panic::AssertUnwindSafe;
use std::panic::catch_unwind;
use xla_core::element::Element;
use xla_core::element::bf16;
use xla_core::element::f16;
use xla_core::error::Departure;
use xla_core::error::Error;
use xla_core::replica::Call;
use xla_core::replica::Collective;
use xla_core::replica::Groups;
use xla_core::replica::*;
use xla_core::rt::c64;

/// Numbers whose sum depends on the order.
fn numbers(replica: usize, len: usize) -> Vec<f32> {
    (0..len)
        .map(|i| {
            let bits = (i * 31 + replica * 17 + 5).wrapping_mul(0x9E37_79B1) as u32;
            f32::from_bits(bits >> 9 | 0x3f80_0000) * [1e-4, 1.0, 1e4][(i + replica) % 3]
        })
        .collect()
}

fn add(out: &mut [f32], a: &[f32], b: &[f32]) {
    assert!(out.len() == a.len() && a.len() == b.len());
    let both = a.iter().zip(b);
    out.iter_mut()
        .zip(both)
        .for_each(|(out, (a, b))| *out = a + b);
}

fn bits(x: &[f32]) -> Vec<u32> {
    x.iter().map(|x| x.to_bits()).collect()
}

/// The sum over a group, one replica after the other.
fn sum_of(group: &[usize], len: usize) -> Vec<f32> {
    let mut sum = numbers(group[0], len);
    for &replica in &group[1..] {
        let so_far = sum.clone();
        add(&mut sum, &so_far, &numbers(replica, len));
    }
    sum
}

/// Replicas and groups of them; none for all in one.
const GROUPS: [(usize, Groups<'static>); 8] = [
    (1, &[]),
    (2, &[]),
    (3, &[]),
    (4, &[]),
    (2, &[&[1, 0]]),
    (3, &[&[0], &[1], &[2]]),
    (4, &[&[3, 0], &[1, 2]]),
    (4, &[&[2, 0, 1], &[3]]),
];

/// The group of a replica.
fn group_of(id: usize, count: usize, groups: Groups<'_>) -> Vec<usize> {
    let own = groups.iter().find(|group| group.contains(&id));
    own.map_or_else(|| (0..count).collect(), |group| group.to_vec())
}

#[test]
fn a_sum_is_taken_in_the_order_of_the_group_to_the_last_bit() {
    for (count, groups) in GROUPS {
        for len in [0, 1, 5, 63, 64, 1000, 4096, 20_011] {
            let sums = Replicas::new(count).run(|replica| {
                let mut sum = vec![0.0; len];
                replica.all_reduce(&numbers(replica.id(), len), &mut sum, groups, add)?;
                Ok(sum)
            });
            for (id, sum) in sums.unwrap().iter().enumerate() {
                let expected = sum_of(&group_of(id, count, groups), len);
                assert_eq!(
                    bits(sum),
                    bits(&expected),
                    "{id} of {count}, {len} in {groups:?}"
                );
            }
        }
    }
}

#[test]
fn a_gathered_array_has_the_chunks_of_each_member_in_turn() {
    for (count, groups) in GROUPS {
        for (len, chunk) in [(0, 0), (1, 1), (6, 2), (6, 6), (6000, 3), (6000, 6000)] {
            let all = Replicas::new(count).run(|replica| {
                let members = group_of(replica.id(), count, groups).len();
                let mut all = vec![0.0; len * members];
                replica.all_gather(&numbers(replica.id(), len), &mut all, chunk, groups)?;
                Ok(all)
            });
            for (id, all) in all.unwrap().iter().enumerate() {
                let group = group_of(id, count, groups);
                let operands: Vec<_> = group.iter().map(|&id| numbers(id, len)).collect();
                let expected: Vec<f32> = (0..len / chunk.max(1))
                    .flat_map(|row| operands.iter().map(move |x| &x[row * chunk..][..chunk]))
                    .flatten()
                    .copied()
                    .collect();
                assert_eq!(
                    *all, expected,
                    "{id} of {count}, {len} by {chunk} in {groups:?}"
                );
            }
        }
    }
}

#[test]
fn scattered_sums_gathered_are_the_sum() {
    for (count, groups) in GROUPS {
        for (part, chunk) in [(0, 0), (1, 1), (6, 3), (6, 6), (6000, 2), (6000, 6000)] {
            let sums = Replicas::new(count).run(|replica| {
                let len = part * group_of(replica.id(), count, groups).len();
                let (mut own, mut sum) = (vec![0.0; part], vec![0.0; len]);
                let x = numbers(replica.id(), len);
                replica.reduce_scatter(&x, &mut own, chunk, groups, add)?;
                replica.all_gather(&own, &mut sum, chunk, groups)?;
                Ok(sum)
            });
            for (id, sum) in sums.unwrap().iter().enumerate() {
                let group = group_of(id, count, groups);
                let expected = sum_of(&group, part * group.len());
                assert_eq!(
                    bits(sum),
                    bits(&expected),
                    "{id} of {count}, {part} by {chunk} in {groups:?}"
                );
            }
        }
    }
}

#[test]
fn everyone_gets_its_slice_of_each_array() {
    // Arrays of [rows, columns], split along one dimension and joined along the other, or the same.
    for (count, groups) in GROUPS {
        for [split, join] in [[0, 0], [0, 1], [1, 0], [1, 1]] {
            let results = Replicas::new(count).run(|replica| {
                let n = group_of(replica.id(), count, groups).len();
                let (rows, columns) = (2 * n, 3 * n);
                let x: Vec<u32> = (0..rows * columns)
                    .map(|i| (1000 * replica.id() + i) as u32)
                    .collect();
                let part = [[2, columns], [rows, 3]][split];
                let chunks = [
                    if split == 0 {
                        part[0] * columns
                    } else {
                        part[1]
                    },
                    if join == 0 {
                        part[0] * part[1]
                    } else {
                        part[1]
                    },
                ];
                let mut out = vec![0; x.len()];
                replica.all_to_all(&x, &mut out, chunks, groups)?;
                Ok(out)
            });
            for (id, out) in results.unwrap().iter().enumerate() {
                let group = group_of(id, count, groups);
                let (n, me) = (group.len(), group.iter().position(|x| *x == id).unwrap());
                let columns = 3 * n;
                let part = [[2, columns], [2 * n, 3]][split];
                let width = if join == 1 { part[1] * n } else { part[1] };
                for (at, &found) in out.iter().enumerate() {
                    let (mut row, mut column) = (at / width, at % width);
                    let along = if join == 0 { &mut row } else { &mut column };
                    let from = *along / part[join];
                    *along %= part[join];
                    let place = [
                        row * columns + column,
                        me * part[split] * [columns, 1][split],
                    ];
                    let expected = 1000 * group[from] + place[0] + place[1];
                    assert_eq!(
                        found as usize, expected,
                        "{at} of {id}, {split} to {join} in {groups:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_permutation_moves_operands_and_leaves_zeros() {
    for (count, pairs, expected) in [
        (1, &[][..], &[0][..]),
        (1, &[[0, 0]], &[10]),
        (3, &[], &[0, 0, 0]),
        (3, &[[0, 1], [1, 2], [2, 0]], &[12, 10, 11]),
        (3, &[[2, 2]], &[0, 0, 12]),
        (4, &[[0, 3], [3, 1]], &[0, 13, 0, 10]),
    ] {
        let got = Replicas::new(count).run(|replica| {
            let mut out = [99];
            replica.collective_permute(&[10 + replica.id()].map(|x| x as i64), &mut out, pairs)?;
            Ok(out[0])
        });
        assert_eq!(got.unwrap(), expected, "{pairs:?}");
    }
}

#[test]
fn every_element_type_is_carried() {
    fn check<T: Element>(of: impl Fn(usize) -> T + Sync) {
        let got = Replicas::new(3).run(|replica| {
            let (mut all, mut last) = ([T::default(); 3], [T::default()]);
            replica.all_gather(&[of(replica.id())], &mut all, 1, &[])?;
            replica.all_reduce(&[of(replica.id())], &mut last, &[], |out, _, b| {
                out.copy_from_slice(b);
            })?;
            Ok((all, last[0]))
        });
        let expected = ([of(0), of(1), of(2)], of(2));
        assert_eq!(got.unwrap(), [expected; 3], "{}", T::TYPE);
    }
    check(|i| i == 1);
    check(|i| i as i8 - 1);
    check(|i| i as i16 - 1);
    check(|i| i as i32 - 1);
    check(|i| i as i64 - 1);
    check(|i| i as u8);
    check(|i| i as u16);
    check(|i| i as u32);
    check(|i| i as u64);
    check(|i| f16::from_f32(i as f32));
    check(|i| bf16::from_f32(i as f32));
    check(|i| i as f32);
    check(|i| i as f64);
    check(|i| c64::new(i as f32, -1.0));
    check(|i| xla_core::element::c128::new(i as f64, -1.0));
}

#[test]
fn a_group_may_work_more_often_than_another() {
    let sums = Replicas::new(4).run(|replica| {
        let pairs: Groups<'_> = &[&[0, 1], &[2, 3]];
        let mut x = [replica.id() as f32 + 1.0];
        for _ in 0..[3, 3, 50, 50][replica.id()] {
            let mut sum = [0.0];
            replica.all_reduce(&x, &mut sum, pairs, add)?;
            x = sum.map(|x| x / 2.0);
        }
        let mut sum = [0.0];
        replica.all_reduce(&x, &mut sum, &[&[3, 0], &[1, 2]], add)?;
        Ok(sum[0])
    });
    assert_eq!(sums.unwrap(), [5.0; 4]);
}

#[test]
fn calls_follow_each_other_and_never_mix() {
    const CALLS: usize = 2000;
    let ok = Replicas::new(3).run(|replica| {
        let id = replica.id();
        for i in 0..CALLS {
            let own = [i * 3 + id, 7 * i].map(|x| x as u64);
            let (mut all, mut sum, mut moved) = ([0; 6], [0; 2], [0; 2]);
            replica.all_gather(&own, &mut all, 2, &[])?;
            assert!(
                all.chunks(2)
                    .enumerate()
                    .all(|(id, x)| x == [i * 3 + id, 7 * i].map(|x| x as u64))
            );
            replica.all_reduce(&own, &mut sum, &[], |sum, a, b| {
                (0..sum.len()).for_each(|i| sum[i] = a[i] + b[i]);
            })?;
            assert_eq!(sum, [9 * i + 3, 21 * i].map(|x| x as u64));
            replica.collective_permute(&sum, &mut moved, &[[0, 1], [1, 2], [2, 0]])?;
            assert_eq!(moved, sum);
        }
        Ok(())
    });
    assert_eq!(ok.unwrap().len(), 3);
}

#[test]
fn nested_and_concurrent_runs_are_independent() {
    let sums = Replicas::new(2).run(|outer| {
        let ten = 10 * outer.id();
        let inner = Replicas::new(3).run(|inner| {
            let mut sum = [0.0];
            let own = [(ten + inner.id()) as f32];
            inner.all_reduce(&own, &mut sum, &[], add)?;
            Ok(sum[0])
        })?;
        let mut sum = [0.0];
        outer.all_reduce(&[inner[0]], &mut sum, &[], add)?;
        Ok(sum[0])
    });
    assert_eq!(sums.unwrap(), [36.0; 2]);
}

#[test]
fn computations_of_replicas_share_the_processors() {
    let all = xla_core::exec::Exec::default().count();
    for count in [1, 2, 5] {
        let shares = Replicas::new(count).run(|_| Ok(xla_core::exec::Exec::default().count()));
        assert_eq!(shares.unwrap(), vec![(all / count).max(1); count]);
    }
}
