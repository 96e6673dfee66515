//! Tests of `xla-core/src/replica/threads`.

mod round;
