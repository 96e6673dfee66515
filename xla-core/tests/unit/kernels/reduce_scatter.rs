//! Tests of `xla-core/src/kernels/reduce_scatter.rs`.

use xla_core::function::max;
use xla_core::kernels::all_gather;
use xla_core::kernels::all_reduce;
use xla_core::kernels::reduce_scatter::*;
use xla_core::replica::Groups;
use xla_core::replica::Replicas;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

#[test]
fn parts_gathered_are_the_whole() {
    let dims = [2, 6, 4];
    for dimension in 0..3 {
        let same = Replicas::new(2).run(|replica| {
            let x: Vec<i16> = (0..48)
                .map(|i| i * (37 + replica.id() as i16) % 101)
                .collect();
            let (mut part, mut gathered, mut whole) = ([0; 24], [0; 48], [0; 48]);
            let mut sizes = dims;
            sizes[dimension] /= 2;
            let exec = Exec::default();
            let groups: Groups<'_> = &[&[1, 0]];
            let of = || (Array::new(&x, &dims), ());
            let out = (ArrayMut::new(&mut part, &sizes), ());
            run(&exec, out, of(), replica, groups, dimension, max)?;
            let out = (ArrayMut::new(&mut gathered, &dims), ());
            let of_part = (Array::new(&part, &sizes), ());
            all_gather::run(&exec, out, of_part, replica, groups, dimension)?;
            let out = (ArrayMut::new(&mut whole, &dims), ());
            all_reduce::run(&exec, out, of(), replica, groups, max)?;
            Ok(gathered == whole)
        });
        assert_eq!(same.unwrap(), [true; 2], "{dimension}");
    }
}
