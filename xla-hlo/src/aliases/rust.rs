//! Methods of Rust's numbers, slices and vectors, and of the crates `ndarray` and `nalgebra`.

use super::{Row, row};

pub(super) static RUST: &[Row] = &[
    row(
        &["clone", "to_owned", "copied"],
        "write `{x}`: nothing moves a value out of a variable",
    ),
    row(
        &["iter", "into_iter", "iter_mut"],
        "call an operation on the whole array, such as `sum({x})`, or loop over its indices, `for i in 0..n { .. }`",
    ),
    row(&["recip", "inv_mut"], "write `1.0 / {x}`"),
    row(&["signum"], "write `sign({x})`"),
    row(&["powi"], "write `pow({x}, {n}.0)`"),
    row(&["powf"], "write `pow({x}, {y})`"),
    row(&["mul_add"], "write `{x} * {y} + {z}`"),
    row(
        &["to_degrees"],
        "write `{x} * (180.0 / std::f32::consts::PI)`",
    ),
    row(
        &["sum_axis", "row_sum", "column_sum"],
        "write `sum({x}, dimension = {n})`",
    ),
    row(&["mean_axis"], "write `mean({x}, dimension = {n})`"),
    row(&["var_axis"], "write `variance({x}, dimension = {n})`"),
    row(
        &["norm_squared", "magnitude_squared", "length_squared"],
        "write `sum({x} * {x})`",
    ),
    row(&["magnitude", "length"], "write `sqrt(sum({x} * {x}))`"),
    row(&["mapv", "mapv_into"], "write `map({f}, {x})`"),
    row(&["dims", "dim"], "write `{x}.dims()`"),
    row(
        &["nrows", "ncols", "height", "width"],
        "write `{x}.dims()[0]` or `{x}.dims()[1]`",
    ),
    row(
        &["insert_axis"],
        "write `reshape({x}, [..])` with a dimension of size 1",
    ),
    row(&["into_shape", "to_shape"], "write `reshape({x}, [..])`"),
    row(
        &["Rng::new", "Rng::seed"],
        "draw from a parameter of the computation, `rng: &mut Rng`: its caller creates the generator",
    ),
];
