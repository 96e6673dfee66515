//! The error of calls that plain Rust cannot make.

/// The argument of a computation whose calls state `#[known]` values or the sizes of `..S`. No type implements it.
#[diagnostic::on_unimplemented(
    message = "a computation with `#[known]` parameters or `..` sizes is called from computations only",
    label = "plain Rust cannot state what is known while compiling",
    note = "call a computation that states the types and the values:\n#[computation]\nfn rows(x: &f32![2, 3]) -> f32![2, 3] {{\n    standardize(x, dimension = 1)\n}}"
)]
pub trait StatedByComputations {}

/// The argument of a computation with parameters such as `const L: usize`. No type implements it.
#[diagnostic::on_unimplemented(
    message = "a computation over any number of values, `const L: usize`, is called from computations only",
    label = "it is compiled for each number where a computation calls it",
    note = "call a computation that states the number:\n#[computation]\nfn of_three(net: &Net<3, 64>, x: &f32![64]) -> f32![64] {{\n    forward(net, x)\n}}"
)]
pub trait CountedByComputations {}
