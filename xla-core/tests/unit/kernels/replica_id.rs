//! Tests of `xla-core/src/kernels/replica_id.rs`.

use xla_core::kernels::replica_id::*;
use xla_core::replica::{Replica, Replicas};
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

fn number(replica: &Replica) -> Result<u32, xla_core::error::Error> {
    let mut out = [u32::MAX];
    run(&Exec::serial(), (ArrayMut::new(&mut out, &[]), ()), replica)?;
    Ok(out[0])
}

#[test]
fn replicas_are_numbered_from_zero() {
    let numbers = Replicas::new(5).run(number).unwrap();
    assert!(numbers.into_iter().eq(0..5));
    assert_eq!(number(&Replica::alone()).unwrap(), 0);
}
