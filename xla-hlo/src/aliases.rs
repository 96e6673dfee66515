//! The names that NumPy, JAX, PyTorch and crates of Rust use for operations with another name here.

use crate::error::{Operand, named};
use crate::list::Items;

mod layers;
mod programs;
mod rust;
mod shapes;
mod train;

pub use train::{import, imported};

/// Advice for one or more names of other libraries.
struct Row {
    names: &'static [&'static str],
    /// The advice, in which `{x}` is the text of the first argument. The arguments follow in their order.
    advice: &'static str,
}

const fn row(names: &'static [&'static str], advice: &'static str) -> Row {
    Row { names, advice }
}

static PRODUCTS: &[Row] = &[
    row(
        &["matmul", "mm", "mv"],
        "write `dot({a}, {b})` for vectors and matrices, `dot_general({a}, {b}, ..)` for higher ranks",
    ),
    row(&["vdot", "inner"], "write `dot({a}, {b})`"),
    row(
        &["bmm"],
        "write `dot_general(a, b, [0], [0], [2], [1])`: batch dimensions first, then contracting ones",
    ),
    row(
        &["einsum", "tensordot"],
        "label the dimensions: `(a(\"i,j\") * b(\"j,k\"))(\"i,k\")`",
    ),
    row(&["ger"], "write `outer({a}, {b})`"),
    row(
        &["addmm", "linear", "dense"],
        "write `dot({x}, w) + b.along([1])`",
    ),
    row(
        &["conv1d", "conv2d", "conv3d", "convolve", "correlate"],
        "write `conv({x}, kernel, padding = \"SAME\")`, with `dimension_numbers = \"b01f_01io->b01f\"` where features \
         come last",
    ),
    row(
        &["conv_general_dilated"],
        "write `conv_with_general_padding({x}, kernel, strides, [(1, 1), (1, 1)], ..)`",
    ),
    row(
        &["conv_transpose", "conv_transpose2d", "deconvolution"],
        "write `conv_with_general_padding({x}, kernel, lhs_dilation = [2, 2], padding = [..], ..)`: the stride is the \
         dilation of the input",
    ),
    row(
        &["depthwise_conv2d"],
        "write `conv({x}, kernel, feature_group_count = features)`",
    ),
];

static COMPARISONS: &[Row] = &[
    row(
        &["where", "where_", "cond"],
        "write `select({pred}, {x}, {y})`",
    ),
    row(&["masked_fill"], "write `select(mask, value, x)`"),
    row(
        &["clip", "clamp_min", "clamp_max"],
        "write `clamp({x}, low, high)`, or `max({x}, low)`, `min({x}, high)` for one bound",
    ),
    row(&["relu6"], "write `clamp({x}, 0.0, 6.0)`"),
    row(
        &["maximum", "fmax"],
        "write `max({a}, {b})`; over dimensions `reduce_max({x}, ..)`",
    ),
    row(
        &["minimum", "fmin"],
        "write `min({a}, {b})`; over dimensions `reduce_min({x}, ..)`",
    ),
    row(&["equal"], "write `{a} == {b}`, or `eq({a}, {b})`"),
    row(&["not_equal"], "write `{a} != {b}`, or `ne({a}, {b})`"),
    row(&["greater"], "write `{a} > {b}`, or `gt({a}, {b})`"),
    row(&["greater_equal"], "write `{a} >= {b}`, or `ge({a}, {b})`"),
    row(&["less"], "write `{a} < {b}`, or `lt({a}, {b})`"),
    row(&["less_equal"], "write `{a} <= {b}`, or `le({a}, {b})`"),
    row(
        &["logical_and", "bitwise_and"],
        "write `{a} & {b}`, or `and({a}, {b})`",
    ),
    row(
        &["logical_or", "bitwise_or"],
        "write `a | b`, or `or(a, b)`",
    ),
    row(
        &["logical_xor", "bitwise_xor"],
        "write `{a} ^ {b}`, or `xor({a}, {b})`",
    ),
    row(
        &["logical_not", "bitwise_not", "invert"],
        "write `!{x}`, or `not({x})`",
    ),
    row(&["isfinite"], "write `is_finite({x})`"),
    row(&["isnan"], "write `is_nan({x})`"),
    row(&["isinf"], "write `is_inf({x})`"),
    row(&["isposinf"], "write `is_pos_inf({x})`"),
    row(&["isneginf"], "write `is_neg_inf({x})`"),
    row(
        &["left_shift"],
        "write `{a} << {b}`, or `shift_left({a}, {b})`",
    ),
    row(
        &["right_shift", ">>"],
        "write `shift_right_arithmetic(a, b)` to keep the sign, `shift_right_logical(a, b)` to fill with 0",
    ),
];

static ARITHMETIC: &[Row] = &[
    row(&["subtract"], "write `{a} - {b}`, or `sub({a}, {b})`"),
    row(&["multiply"], "write `{a} * {b}`, or `mul({a}, {b})`"),
    row(
        &["divide", "true_divide"],
        "write `{a} / {b}`, or `div({a}, {b})`",
    ),
    row(
        &["floor_divide"],
        "write `floor({a} / {b})`; of integers `{a} / {b}`, which rounds towards zero",
    ),
    row(
        &["remainder", "mod", "fmod"],
        "write `{a} % {b}`, or `rem({a}, {b})`, with the sign of the dividend",
    ),
    row(&["power", "float_power"], "write `pow({a}, {b})`"),
    row(&["negative", "negate"], "write `-{x}`, or `neg({x})`"),
    row(&["absolute", "fabs"], "write `abs({x})`"),
    row(&["reciprocal"], "write `1.0 / {x}`"),
    row(
        &["round", "rint"],
        "write `round_nearest_even({x})`, or `round_nearest_afz({x})` for ties away from zero",
    ),
    row(
        &["trunc", "fix"],
        "write `select({x} < 0.0, ceil({x}), floor({x}))`",
    ),
    row(&["exponential"], "write `exp({x})`"),
    row(&["ln"], "write `log({x})`"),
    row(&["sine"], "write `sin({x})`"),
    row(&["cosine"], "write `cos({x})`"),
    row(&["arctan2"], "write `atan2(y, x)`"),
    row(&["tangent"], "write `tan({x})`"),
    row(&["arcsin"], "write `asin({x})`"),
    row(&["arccos"], "write `acos({x})`"),
    row(&["arctan"], "write `atan({x})`"),
    row(&["arcsinh"], "write `asinh({x})`"),
    row(&["arccosh"], "write `acosh({x})`"),
    row(&["arctanh"], "write `atanh({x})`"),
    row(
        &["hypot"],
        "write `abs(complex(x, y))`, or `sqrt(x * x + y * y)`",
    ),
    row(&["angle"], "write `atan2(imag(z), real(z))`"),
    row(&["conjugate"], "write `conj(z)`"),
    row(&["nextafter"], "write `next_after(from, towards)`"),
    row(
        &["population_count", "bitwise_count", "bit_count"],
        "write `popcnt({x})`",
    ),
    row(&["count_leading_zeros"], "write `clz({x})`"),
    row(
        &["bitcast", "bitcast_convert_type"],
        "write `bitcast_convert({x}, i32)`",
    ),
    row(&["erfinv"], "write `erf_inv({x})`"),
    row(&["ndtri"], "write `sqrt(2.0) * erf_inv(2.0 * {p} - 1.0)`"),
    row(&["gammaln", "loggamma"], "write `lgamma({x})`"),
    row(&["psi"], "write `digamma({x})`"),
    row(&["trigamma"], "write `polygamma(1.0, {x})`"),
    row(&["i1e"], "write `bessel_i1e({x})`"),
    row(&["sigmoid", "expit"], "write `logistic({x})`"),
    row(&["silu", "swish"], "write `{x} * logistic({x})`"),
    row(
        &["softplus"],
        "write `max({x}, 0.0) + log1p(exp(min({x}, -{x})))`",
    ),
    row(
        &["leaky_relu"],
        "write `select({x} < 0.0, slope * {x}, {x})`",
    ),
    row(&["elu"], "write `select({x} < 0.0, expm1({x}), {x})`"),
    row(
        &["logaddexp"],
        "write `max({a}, {b}) + log1p(exp(-abs({a} - {b})))`",
    ),
    row(&["logit"], "write `log({p}) - log1p(-{p})`"),
    row(&["softsign"], "write `{x} / (1.0 + abs({x}))`"),
    row(
        &["deg2rad", "radians"],
        "write `{x} * (std::f32::consts::PI / 180.0)`",
    ),
    row(&["lerp"], "write `{a} + t * ({b} - {a})`"),
];

static REDUCTIONS: &[Row] = &[
    row(&["prod"], "write `product({x}, ..)`"),
    row(&["amax"], "write `reduce_max({x}, dimension = ..)`"),
    row(&["amin"], "write `reduce_min({x}, dimension = ..)`"),
    row(&["average"], "write `mean({x}, dimension = ..)`"),
    row(&["ptp"], "write `reduce_max({x}) - reduce_min({x})`"),
    row(
        &["var"],
        "write `variance({x}, dimension = ..)`, with `correction = 1` for a sample",
    ),
    row(
        &["std", "stddev"],
        "write `sqrt(variance({x}, dimension = ..))`, with `correction = 1` for a sample",
    ),
    row(
        &["norm"],
        "write `sqrt(sum({x} * {x}))`, with `dimension = ..` for the norm of each row",
    ),
    row(&["tree_l2_norm"], "write `global_norm(tree)`"),
    row(
        &["clip_by_global_norm", "clip_grad_norm_"],
        "write `g * min(limit / global_norm(g), 1.0)`",
    ),
    row(
        &["cumsum", "prefix_sum"],
        "write `cumulative_sum({x}, dimension = ..)`, with `reverse = true` from the end",
    ),
    row(
        &["cumprod"],
        "write `cumulative_product({x}, dimension = ..)`",
    ),
    row(&["cummax"], "write `cumulative_max({x}, dimension = ..)`"),
    row(&["cummin"], "write `cumulative_min({x}, dimension = ..)`"),
    row(
        &["max_pool", "max_pool1d", "max_pool2d", "MaxPool2d", "pool"],
        "write `reduce_window(max, x, f32::NEG_INFINITY, [1, 1, 2, 2], [1, 1, 2, 2])`: the window, then its \
         strides, for each dimension",
    ),
    row(
        &["avg_pool", "avg_pool1d", "avg_pool2d", "AvgPool2d"],
        "write `reduce_window(add, {x}, 0.0, [1, 1, 2, 2], [1, 1, 2, 2]) / 4.0`: sums over the size of the window",
    ),
    row(
        &["max_unpool", "max_unpool2d"],
        "write `select_and_scatter(ge, add, {x}, [1, 1, 2, 2], [1, 1, 2, 2], \"VALID\", source, 0.0)`",
    ),
    row(&["count_nonzero"], "write `sum(({x} != 0.0) as i32)`"),
    row(&["log_sum_exp"], "write `logsumexp({x}, dimension = ..)`"),
    row(
        &["argsort"],
        "write `sort((x, iota(i32, [..], 0)), |a, b, _, _| a < b, dimension = 0).1`",
    ),
    row(&["diagonal", "diagflat"], "write `diag({x})`"),
];

static CONSTANTS: &[Row] = &[
    row(&["empty"], "write `zeros(f32, [..])`"),
    row(&["empty_like"], "write `zeros_like({x})`"),
    row(&["full_like"], "write `full(f32, [..], value)`"),
    row(
        &["arange", "range"],
        "write `iota(i32, n)`, scaled and moved: `iota(f32, n) * step + start`",
    ),
    row(
        &["linspace"],
        "write `iota(f32, n) * step + start` with `step` the distance of neighbours",
    ),
    row(&["identity"], "write `eye(f32, n)`"),
    row(&["tri"], "write `tril(ones(f32, [n, n]))`"),
];

static TRANSFORMS: &[Row] = &[
    row(
        &["ifft", "ifft2", "ifftn"],
        "write `fft({x}, \"IFFT\")`, with the last sizes as `fft_length` for several dimensions",
    ),
    row(
        &["rfft", "rfft2", "rfftn"],
        "write `fft({x}, \"RFFT\")`, with the last sizes as `fft_length` for several dimensions",
    ),
    row(
        &["irfft", "irfft2", "irfftn"],
        "write `fft({x}, \"IRFFT\", fft_length = [n])` with `n` real numbers",
    ),
    row(
        &["fft2", "fftn"],
        "write `fft({x}, \"FFT\", fft_length = [m, n])`",
    ),
    row(&["topk"], "write `top_k(x, k)`"),
    row(
        &["inv"],
        "write `inverse(a)`; `solve(a, b)` is closer than `dot(inverse(a), b)`",
    ),
    row(
        &["lstsq"],
        "write `let (q, r) = qr(a)`, then `triangular_solve(r, dot(transpose(q, [1, 0]), b), left_side = true)`",
    ),
    row(
        &["solve_triangular"],
        "write `triangular_solve(a, b, left_side = true, lower = ..)`",
    ),
    row(&["eigvalsh", "eigvals"], "write `eigh(a).0`"),
    row(&["svdvals"], "write `svd(a).1`"),
    row(
        &["lu_factor"],
        "write `let (lu, pivots, permutation) = lu(a)`, or `solve(a, b)` for equations",
    ),
];

/// The rows under the headings of their page, `docs/guide/coming-from.md`.
static GROUPS: &[(&str, &[Row])] = &[
    ("Products", PRODUCTS),
    ("Selection and comparison", COMPARISONS),
    ("Elementwise arithmetic", ARITHMETIC),
    ("Reductions", REDUCTIONS),
    ("Shapes", shapes::SHAPES),
    ("Constants", CONSTANTS),
    ("Transforms and equations", TRANSFORMS),
    ("Losses and layers", layers::LAYERS),
    ("Random numbers", programs::RANDOM),
    ("Loops, derivatives and replicas", programs::CONTROL),
    ("Methods of Rust, ndarray and nalgebra", rust::RUST),
];

fn rows() -> impl Iterator<Item = &'static Row> {
    GROUPS.iter().flat_map(|(_, rows)| *rows)
}

/// Returns advice for a name of another library that has another name here, with the texts of its arguments.
///
/// ```
/// use xla_hlo::aliases::lookup;
///
/// let advice = lookup("astype", &["a + b".to_string()]).unwrap();
/// assert_eq!(advice, "write `(a + b) as f32`, or `convert(a + b, f32)`");
/// assert_eq!(lookup("reciprocal", &[]).unwrap(), "write `1.0 / x`");
/// assert!(lookup("transpose", &[]).is_none());
/// ```
pub fn lookup(name: &str, arguments: &[String]) -> Option<String> {
    let row = rows().find(|row| row.names.contains(&name))?;
    let mut operands: Vec<Operand> = Vec::new();
    for (at, _) in row.advice.match_indices('{') {
        let Some((parameter, _)) = row.advice[at + 1..].split_once('}') else {
            continue;
        };
        let is_name = !parameter.is_empty() && parameter.chars().all(char::is_alphanumeric);
        if is_name && operands.iter().all(|known| known.parameter != parameter) {
            operands.push(Operand {
                parameter: parameter.to_string(),
                text: arguments.get(operands.len()).cloned(),
                ty: String::new(),
                place: None,
            });
        }
    }
    Some(named(row.advice, &operands))
}

/// Returns the tables of all names in Markdown, one for each group.
///
/// ```
/// let tables = xla_hlo::aliases::markdown();
/// assert!(tables.contains("\n| `vdot`, `inner` | `dot(a, b)` |\n"));
/// ```
pub fn markdown() -> String {
    let mut page = String::new();
    for (heading, rows) in GROUPS {
        page += &format!("\n### {heading}\n\n| there | here |\n|---|---|\n");
        for row in *rows {
            let names: Vec<String> = row
                .names
                .iter()
                .map(|name| format!("`{name}`"))
                .collect_vec();
            let advice = named(row.advice, &[]);
            let advice = advice.strip_prefix("write ").unwrap_or(&advice);
            let advice = advice.replace('|', "\\|");
            page += &format!("| {} | {advice} |\n", names.join(", "));
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Returns the names before a parenthesis in code between backticks, except before labels.
    fn called(advice: &str) -> Vec<&str> {
        let code = advice.split('`').skip(1).step_by(2);
        code.flat_map(|code| {
            let calls = code.match_indices('(');
            let calls = calls.filter(|(at, _)| !code[at + 1..].starts_with('"'));
            calls.map(|(at, _)| {
                let head = &code[..at];
                let start = head.rfind(|c: char| !c.is_alphanumeric() && c != '_');
                &head[start.map_or(0, |start| start + 1)..]
            })
        })
        .filter(|name| !name.is_empty())
        .collect()
    }

    #[test]
    fn advice_calls_only_operations_that_exist() {
        for row in rows() {
            for name in called(row.advice) {
                // `loss` stands for a computation of the user; the others are methods of any array.
                let known = crate::lookup(name).is_some()
                    || crate::transform::lookup(name).is_some()
                    || ["loss", "dims", "len"].contains(&name);
                assert!(known, "no operation `{name}`: {}", row.advice);
            }
        }
    }

    #[test]
    fn no_alias_is_an_operation_or_listed_twice() {
        let mut seen = BTreeSet::new();
        for name in rows().flat_map(|row| row.names) {
            assert!(crate::lookup(name).is_none(), "remove `{name}` here");
            assert!(seen.insert(name), "{name} is listed twice");
        }
    }
}
