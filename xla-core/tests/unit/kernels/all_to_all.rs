//! Tests of `xla-core/src/kernels/all_to_all.rs`.

use xla_core::kernels::all_to_all::*;
use xla_core::replica::Groups;
use xla_core::replica::Replicas;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

#[test]
fn two_opposite_exchanges_are_the_identity() {
    let dims = [2, 4, 6];
    for split in 0..3 {
        for concat in 0..3 {
            let same = Replicas::new(2).run(|replica| {
                let x: Vec<i64> = (0..48).map(|i| i + 100 * replica.id() as i64).collect();
                let (mut out, mut back) = ([0; 48], [0; 48]);
                let mut sizes = dims;
                sizes[split] /= 2;
                sizes[concat] *= 2;
                let exec = Exec::default();
                let groups: Groups<'_> = &[&[1, 0]];
                let to = (ArrayMut::new(&mut out, &sizes), ());
                let of = (Array::new(&x, &dims), ());
                run(&exec, to, of, replica, groups, split, concat, 2)?;
                let own = out.iter().filter(|&&i| i / 100 == replica.id() as i64);
                assert_eq!(own.count(), 24);
                let to = (ArrayMut::new(&mut back, &dims), ());
                let of = (Array::new(&out, &sizes), ());
                run(&exec, to, of, replica, groups, concat, split, 2)?;
                Ok(x == back)
            });
            assert_eq!(same.unwrap(), [true; 2], "{split} to {concat}");
        }
    }
}
