//! A compile-time typed tensor language: a computation is a Rust function, its shapes are types, a wrong shape is a
//! compile error at the operand that caused it.
