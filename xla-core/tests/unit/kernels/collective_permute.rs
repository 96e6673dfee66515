//! Tests of `xla-core/src/kernels/collective_permute.rs`.

use xla_core::error::Error;
use xla_core::error::GroupFault;
use xla_core::kernels::collective_permute::*;
use xla_core::replica::Replicas;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

#[test]
fn a_replica_that_there_is_not_is_an_error() {
    let result = Replicas::new(2).run(|replica| {
        let mut out = [7.0f32; 2];
        let (to, from) = (ArrayMut::new(&mut out, &[2]), Array::new(&[1.0, 2.0], &[2]));
        let failed = run(&Exec::default(), (to, ()), (from, ()), replica, &[&[0, 2]]);
        assert_eq!(out, [7.0; 2]);
        failed
    });
    let fault = GroupFault::Outside { replica: 2 };
    match result {
        Err(Error::ReplicaGroups { fault: found, .. }) => assert_eq!(found, fault),
        other => panic!("{other:?}"),
    }
}
