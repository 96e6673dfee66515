//! Tests of `xla-core/src/replica/mpi`.

mod message;
