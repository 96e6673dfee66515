//! The operations of computations, a page for each: what it computes, what it takes, what it refuses, and an example.
//!
//! The body of a computation names them without an import, as functions or as methods of their first operand. The modules
//! here hold nothing else.

/// A module for each page of `docs/operations`.
macro_rules! pages {
    ($($name:ident)*) => {$(
        #[doc = include_str!(concat!("../docs/operations/", stringify!($name), ".md"))]
        pub mod $name {}
    )*};
}

pages! {
    exp
    slice
}
