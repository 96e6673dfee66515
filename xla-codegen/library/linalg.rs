//! Norms, least squares and functions of matrices.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// The line with the least squared distances from points, and the length of the distances.
//! #[computation]
//! fn line(at: &f64![4], y: &f64![4]) -> (f64![2], f64) {
//!     let m = stack((at, ones(f64, [4])), dimension = 1);
//!     let found = linalg::lstsq(m, y);
//!     (found, linalg::norm(y - dot(m, found)))
//! }
//!
//! let (found, distance) = line(&tensor![0.0, 1.0, 2.0, 3.0], &tensor![1.0, 3.5, 4.5, 7.0]);
//! assert!((found[[0]] - 1.9).abs() < 1e-12 && (found[[1]] - 1.15).abs() < 1e-12);
//! assert!((distance - 0.45f64.sqrt()).abs() < 1e-12);
//! ```

/// Computes the norm of the elements along dimensions, of all by default.
///
/// ```text
/// result = sum(abs(x)^order)^(1 / order)
/// ```
///
/// | `order` | result |
/// |---|---|
/// | 2, the default | the Euclidean length; of a matrix the Frobenius norm |
/// | 1 | the sum of the magnitudes |
/// | `f64::INFINITY`, `f64::NEG_INFINITY` | the greatest, the least magnitude |
/// | 0 | the number of elements that are not 0 |
/// | another number | the formula |
///
/// The gradient by an element that is 0 is 0 for each order that is not negative, also where all are 0.
/// JAX has NaN for order 2 there, and 1 for order 1.
/// The norms of matrices that are no norms of their elements are `linalg::matrix_norm`.
/// `f16` and `bf16` are computed in `f32` and rounded once.
#[wide]
pub fn norm<E: Float>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(2.0)]
    order: f64,
    #[known]
    #[default(..)]
    dimensions: &[i64],
    #[known]
    #[default(false)]
    keep: bool,
) -> Tensor![E; ..R] {
    if order == 2.0 {
        root(sum(x * x, dimensions, keep = keep))
    } else if order == 0.0 {
        sum(
            select(x == 0.0, zeros_like(x), 1.0),
            dimensions,
            keep = keep,
        )
    } else {
        let sizes = x * stop_gradient(sign(x));
        if order == 1.0 {
            sum(sizes, dimensions, keep = keep)
        } else if order > f64::MAX {
            reduce_max(sizes, dimensions, keep = keep)
        } else if order < f64::MIN {
            reduce_min(sizes, dimensions, keep = keep)
        } else {
            let power = order as E;
            let is_zero = sizes == 0.0;
            let some = pow(select(is_zero, 1.0, sizes), power);
            // The power of 0 is 0, or infinite if the order is negative.
            let none = if order > 0.0 {
                zeros(E, [])
            } else {
                pow(zeros(E, []), power)
            };
            let total = sum(select(is_zero, none, some), dimensions, keep = keep);
            let is_none = total == 0.0;
            select(is_none, 0.0, pow(select(is_none, 1.0, total), 1.0 / power))
        }
    }
}

/// Computes norms of matrices, which are in the last two dimensions.
///
/// | `order` | result |
/// |---|---|
/// | `"fro"`, the default | the root of the sum of the squares |
/// | `"nuc"` | the sum of the singular values |
/// | `"2"`, `"-2"` | the greatest, the least singular value |
/// | `"1"`, `"-1"` | the greatest, the least sum of the magnitudes of a column |
/// | `"inf"`, `"-inf"` | the greatest, the least sum of the magnitudes of a row |
///
/// The sizes of matrices must be numbers for the orders that read singular values, as for `svd`.
pub fn matrix_norm<E: Float, N: Dim, M: Dim>(
    x: &Tensor![E; ..S, N, M],
    #[known]
    #[default("fro")]
    order: &str,
) -> Tensor![E; ..S] {
    match order {
        "fro" => linalg::norm(x, dimensions = [-2, -1]),
        "nuc" => sum(svd(x).1, -1),
        "2" => reduce_max(svd(x).1, -1),
        "-2" => reduce_min(svd(x).1, -1),
        "1" => reduce_max(linalg::norm(x, 1.0, -2), -1),
        "-1" => reduce_min(linalg::norm(x, 1.0, -2), -1),
        "inf" => reduce_max(linalg::norm(x, 1.0, -1), -1),
        "-inf" => reduce_min(linalg::norm(x, 1.0, -1), -1),
    }
}

/// Computes the condition numbers of matrices in the last two dimensions: how much a solution magnifies errors.
///
/// ```text
/// result = norm(a) * norm(inverse(a))
/// ```
///
/// `order` is the `order` of `linalg::matrix_norm`, `"2"` by default: the greatest over the least singular value, also of
/// matrices that are not square. Other orders are for square matrices.
pub fn cond<E: Float, N: Dim, M: Dim>(
    a: &Tensor![E; ..S, N, M],
    #[known]
    #[default("2")]
    order: &str,
) -> Tensor![E; ..S] {
    match order {
        "2" => linalg::matrix_norm(a, "2") / linalg::matrix_norm(a, "-2"),
        _ => linalg::matrix_norm(a, order) * linalg::matrix_norm(inverse(a), order),
    }
}

/// Counts the singular values of matrices that are not negligible, as `i32`; the matrices are in the last two dimensions.
///
/// Singular values up to `tolerance` times the greatest one are negligible, by default the rounding error of the larger
/// size: `max(N, M)` times the distance of 1 from the next number.
pub fn matrix_rank<E: Float, N: Dim, M: Dim>(
    a: &Tensor![E; ..S, N, M],
    #[known]
    #[default(-1.0)]
    tolerance: f64,
) -> Tensor![i32; ..S] {
    let sizes = svd(stop_gradient(a)).1;
    let share = negligible(a, tolerance, 1.0);
    let limits = share * reduce_max(sizes, -1, keep = true);
    sum((sizes > limits) as i32, -1)
}

/// The share of the greatest singular value below which others are negligible.
fn negligible<E: Float, N: Dim, M: Dim>(
    a: &Tensor![E; ..S, N, M],
    #[known] tolerance: f64,
    #[known] factor: f64,
) -> E {
    if tolerance < 0.0 {
        let epsilon: E = next_after(1.0, 2.0) - 1.0;
        let size: E = if N > M { N } else { M };
        (factor as E) * size * epsilon
    } else {
        tolerance as E
    }
}

/// Computes the pseudoinverse of Moore and Penrose of matrices in the last two dimensions.
///
/// ```text
/// result = v diag(1 / s) u*        a = u diag(s) v*, without the negligible s
/// ```
///
/// Singular values up to `tolerance` times the greatest one are negligible, by default the rounding error of the larger
/// size, `10 * max(N, M)` times the distance of 1 from the next number.
/// The derivative is that of Golub and Pereyra: exact for matrices of constant rank, also with equal singular values.
/// The sizes of matrices must be numbers, as for `svd`.
pub fn pinv<E: Float, N: Dim, M: Dim>(
    a: &Tensor![E; ..S, N, M],
    #[known]
    #[default(-1.0)]
    tolerance: f64,
) -> Tensor![E; ..S, M, N] {
    // The rule calls the function whose own rule is for second derivatives.
    custom_jvp(
        |a| pinv_of_svd(a, tolerance),
        |a, da| {
            let p = custom_jvp(
                |a| pinv_of_svd(a, tolerance),
                |a, da| {
                    let p = pinv_of_svd(a, tolerance);
                    (p, pinv_slope(a, p, da))
                },
            )(a);
            (p, pinv_slope(a, p, da))
        },
    )(a)
}

/// The pseudoinverse, without a derivative of its own.
fn pinv_of_svd<E: Float, N: Dim, M: Dim>(
    a: &Tensor![E; ..S, N, M],
    #[known] tolerance: f64,
) -> Tensor![E; ..S, M, N] {
    let (u, sizes, vh) = svd(a);
    let share = negligible(a, tolerance, 10.0);
    let is_large = sizes > share * reduce_max(sizes, -1, keep = true);
    let factors = select(is_large, 1.0 / select(is_large, sizes, 1.0), 0.0);
    let last = a.dims().len() - 2;
    let count = sizes.dims()[last];
    let columns = transposed(vh) * reshape(factors, [..S, 1, count]);
    matrix_product(columns, transposed(u))
}

/// The change of the pseudoinverse `p` of `a`.
fn pinv_slope<E: Float, N: Dim, M: Dim>(
    a: &Tensor![E; ..S, N, M],
    p: &Tensor![E; ..S, M, N],
    da: &Tensor![E; ..S, N, M],
) -> Tensor![E; ..S, M, N] {
    let (pt, dat) = (transposed(p), transposed(da));
    let inner = matrix_product(matrix_product(p, da), p);
    // p pt dat (1 - a p) and (1 - p a) dat pt p
    let left = matrix_product(matrix_product(p, pt), dat);
    let right = matrix_product(dat, matrix_product(pt, p));
    left - matrix_product(matrix_product(left, a), p) + right
        - matrix_product(p, matrix_product(a, right))
        - inner
}

/// Solves linear equations in the sense of least squares: the shortest `x` with the least `norm(a x - b)`.
///
/// `b` is a vector or a matrix of columns, `a` a matrix of any rank and of either shape.
/// It is `dot(linalg::pinv(a, tolerance), b)`, with its derivative.
/// A matrix of independent columns is solved in fewer steps by `qr` and `triangular_solve`.
pub fn lstsq<E: Float, N: Dim, M: Dim>(
    a: &Tensor![E; N, M],
    b: &Tensor![E; N, ..K],
    #[known]
    #[default(-1.0)]
    tolerance: f64,
) -> Tensor![E; M, ..K] {
    dot(linalg::pinv(a, tolerance), b)
}

/// The products of matrices in the last two dimensions.
fn matrix_product<E: Number, N: Dim, K: Dim, M: Dim>(
    a: &Tensor![E; ..S, N, K],
    b: &Tensor![E; ..S, K, M],
) -> Tensor![E; ..S, N, M] {
    if a.dims().len() == 2 {
        reshape(dot(reshape(a, [N, K]), reshape(b, [K, M])), [..S, N, M])
    } else {
        let (a, b) = (one_batch(a), one_batch(b));
        let products = dot_general(
            a,
            b,
            lhs_batching_dimensions = [0],
            rhs_batching_dimensions = [0],
            lhs_contracting_dimensions = [2],
            rhs_contracting_dimensions = [1],
        );
        reshape(products, [..S, N, M])
    }
}

/// The matrices in the last two dimensions, with all other dimensions merged.
fn one_batch<E: Element>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(..)]
    all: &[i64],
) -> Tensor![E; ..R] {
    let count = x.dims().len() - 2;
    let batch = all[..count];
    collapse(x, batch)
}

/// The matrices in the last two dimensions, transposed.
fn transposed<E: Element, N: Dim, M: Dim>(x: &Tensor![E; ..S, N, M]) -> Tensor![E; ..S, M, N] {
    if x.dims().len() == 2 {
        reshape(transpose(reshape(x, [N, M]), [1, 0]), [..S, M, N])
    } else {
        reshape(transpose(one_batch(x), [0, 2, 1]), [..S, M, N])
    }
}

/// Computes powers of square matrices in the last two dimensions, by squaring.
///
/// A negative `exponent` is a power of the inverse; the power 0 is the identity.
pub fn matrix_power<E: Number, N: Dim>(
    a: &Tensor![E; ..S, N, N],
    #[known] exponent: i64,
) -> Tensor![E; ..S, N, N] {
    if exponent < 0 {
        matrix_power_of(inverse(a), 0 - exponent)
    } else {
        matrix_power_of(a, exponent)
    }
}

/// The power of a matrix.
fn matrix_power_of<E: Number, N: Dim>(
    a: &Tensor![E; ..S, N, N],
    #[known] exponent: i64,
) -> Tensor![E; ..S, N, N] {
    match exponent {
        0 => broadcast(eye(E, [N, N]), [..S]),
        1 => a,
        2 => matrix_product(a, a),
        3 => matrix_product(matrix_product(a, a), a),
        _ => {
            let count = exponent as i32;
            let bits = 32 - clz(count);
            // From the highest bit on, so that no power exceeds the result.
            let mut power = a;
            for i in 2..33 {
                if i > bits {
                    break;
                }
                power = matrix_product(power, power);
                if shift_right_logical(count, bits - i) & 1 == 1 {
                    power = matrix_product(power, a);
                }
            }
            power
        }
    }
}

/// Computes the exponential of square matrices in the last two dimensions.
///
/// ```text
/// result = 1 + a + a a / 2 + a a a / 6 + ..
/// ```
///
/// The matrix is halved until its norm is at most 5.4, the quotient of polynomials of degree 13 of Padé is
/// computed, and its result squared as often (Higham, "The scaling and squaring method for the matrix exponential
/// revisited", 2005).
/// All matrices of a batch are squared as often as the largest one. The result is NaN if a norm exceeds `9.9e19`.
#[wide]
pub fn expm<E: Float, N: Dim>(a: &Tensor![E; ..S, N, N]) -> Tensor![E; ..S, N, N] {
    let size = reduce_max(linalg::norm(stop_gradient(a), 1.0, -2));
    let halvings = clamp(ceil(log2(size / 5.371920351148152)), 0.0, 64.0);
    let none = zeros(E, []) / zeros(E, []);
    let a = a * select(size > 9.9e19, none, exp2(-halvings));
    let one = broadcast(eye(E, [N, N]), [..S]);
    let a2 = matrix_product(a, a);
    let a4 = matrix_product(a2, a2);
    let a6 = matrix_product(a4, a2);
    let odd = matrix_product(a6, a6 + 16380.0 * a4 + 40840800.0 * a2)
        + 33522128640.0 * a6
        + 10559470521600.0 * a4
        + 1187353796428800.0 * a2
        + 32382376266240000.0 * one;
    let even = matrix_product(a6, 182.0 * a6 + 960960.0 * a4 + 1323241920.0 * a2)
        + 670442572800.0 * a6
        + 129060195264000.0 * a4
        + 7771770303897600.0 * a2
        + 64764752532480000.0 * one;
    let odd = matrix_product(a, odd);
    let mut result = solve(even - odd, even + odd);
    for i in 0..64 {
        if i >= halvings as i32 {
            break;
        }
        result = matrix_product(result, result);
    }
    result
}

/// Computes the Cholesky factor for `linalg::cho_solve`: `cholesky(a, lower)`.
pub fn cho_factor<E: Number, N: Dim>(
    a: &Tensor![E; ..S, N, N],
    #[known]
    #[default(false)]
    lower: bool,
) -> Tensor![E; ..S, N, N] {
    cholesky(a, lower = lower)
}

/// Solves the equations `a x = b` by the Cholesky factor of `a`, which is lower triangular if `lower` is `true`.
///
/// `b` is a vector for each matrix, or a matrix of columns.
pub fn cho_solve<E: Float, N: Dim>(
    factor: &Tensor![E; ..S, N, N],
    b: &Tensor![E; ..B],
    #[known]
    #[default(false)]
    lower: bool,
) -> Tensor![E; ..B] {
    let columns = as_columns(factor, b);
    let solution = if lower {
        let half = triangular_solve(factor, columns, left_side = true, lower = true);
        triangular_solve(
            factor,
            half,
            left_side = true,
            lower = true,
            transpose_a = "TRANSPOSE",
        )
    } else {
        let half = triangular_solve(factor, columns, left_side = true, transpose_a = "TRANSPOSE");
        triangular_solve(factor, half, left_side = true)
    };
    reshape(solution, [..B])
}

/// The right-hand sides as matrices of columns.
fn as_columns<E: Float, N: Dim>(a: &Tensor![E; ..S, N, N], b: &Tensor![E; ..B]) -> Tensor![E; ..R] {
    if a.dims().len() == b.dims().len() {
        b
    } else {
        reshape(b, [..B, 1])
    }
}

/// Solves the equations `a x = b` by the factors and the permutation of `lu(a)`.
///
/// `b` is a vector for each matrix, or a matrix of columns.
/// For one system of equations, `solve` does both.
pub fn lu_solve<E: Float, N: Dim>(
    factors: &Tensor![E; ..S, N, N],
    permutation: &Tensor![i32; ..S, N],
    b: &Tensor![E; ..B],
) -> Tensor![E; ..B] {
    let columns = as_columns(factors, b);
    let order = reshape(permutation, [..S, N, 1]) + zeros(i32, columns.dims());
    let permuted = take_along_dimension(columns, order, -2);
    let half = triangular_solve(
        factors,
        permuted,
        left_side = true,
        lower = true,
        unit_diagonal = true,
    );
    reshape(triangular_solve(factors, half, left_side = true), [..B])
}

/// Solves linear equations with a tridiagonal matrix, by elimination without pivots.
///
/// ```text
/// lower[i] * x[i - 1] + diagonal[i] * x[i] + upper[i] * x[i + 1] = b[i]
/// ```
///
/// `lower[0]` and `upper[N - 1]` are not read. `b` is a vector or a matrix of columns.
/// The result is exact to rounding if the diagonal is dominant; elsewhere a pivot may be 0.
pub fn tridiagonal_solve<E: Float, N: Dim>(
    lower: &Tensor![E; N],
    diagonal: &Tensor![E; N],
    upper: &Tensor![E; N],
    b: &Tensor![E; N, ..K],
) -> Tensor![E; N, ..K] {
    let lower = select(iota(i32, N) == 0, 0.0, lower);
    let start = (zeros(E, []), zeros(E, [..K]));
    let (_, (ratios, values)) = scan(
        |(ratio, value), (lower, diagonal, upper, b)| {
            let pivot = diagonal - lower * ratio;
            let next = (upper / pivot, (b - lower * value) / pivot);
            (next, next)
        },
        start,
        (lower, diagonal, upper, b),
    );
    let ratios = select(iota(i32, N) == (N as i32) - 1, 0.0, ratios);
    let (_, x) = scan(
        |after, (ratio, value)| {
            let x = value - ratio * after;
            (x, x)
        },
        zeros(E, [..K]),
        (ratios, values),
        reverse = true,
    );
    x
}

/// Returns the matrix with two matrices on its diagonal, and 0 elsewhere.
///
/// More blocks are nested: `linalg::block_diag(linalg::block_diag(a, b), c)`.
pub fn block_diag<E: Element, N: Dim, M: Dim, K: Dim, L: Dim>(
    a: &Tensor![E; N, M],
    b: &Tensor![E; K, L],
) -> Tensor![E; N + K, M + L] {
    let above = concatenate((a, zeros(E, [N, L])), dimension = 1);
    let below = concatenate((zeros(E, [K, M]), b), dimension = 1);
    concatenate((above, below), dimension = 0)
}

/// Returns the matrix with equal elements on its diagonals: `column` is the first column, `row` the first row.
///
/// ```text
/// result[i, j] = column[i - j] if j <= i, else row[j - i]
/// ```
///
/// `row[0]` is not read. A symmetric matrix is `linalg::toeplitz(column, column)`.
pub fn toeplitz<E: Element, N: Dim, M: Dim>(
    column: &Tensor![E; N],
    row: &Tensor![E; M],
) -> Tensor![E; N, M] {
    let values = concatenate((rev(column, 0), row[1..]), dimension = 0);
    let i = iota(i32, [N, M], dimension = 0);
    let j = iota(i32, [N, M], dimension = 1);
    take(values, (N as i32) - 1 - i + j)
}
