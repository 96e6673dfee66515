//! The error of calls that plain Rust cannot make.

/// The argument of a computation whose calls state `#[known]` values or the sizes of `..S`. No type implements it.
#[diagnostic::on_unimplemented(
    message = "a computation with `#[known]` parameters or `..` sizes is called from computations only",
    label = "plain Rust cannot state what is known while compiling",
    note = "call a computation that states the types and the values:\n#[computation]\nfn rows(x: &f32![2, 3]) -> f32![2, 3] {{\n    standardize(x, dimension = 1)\n}}"
)]
pub trait StatedByComputations {}
