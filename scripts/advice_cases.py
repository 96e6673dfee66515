"""The cases of scripts/advice.py: for a row of the table of names, a line of code and what JAX computes."""

import re

import jax
import jax.numpy as jnp
import jax.scipy as jsp
import numpy as np
from jax import lax, nn
from vectors import wave

CASES = []


class Case:
    """A line of advice: its inputs, and the function of JAX with the same value."""

    def __init__(self, name, function, whole, before, by, grad, special, convert, put, inputs):
        self.put = put or {}
        self.name, self.whole, self.before, self.special, self.convert = name, whole, before, special, convert
        taken = sum(case.name == name for case in CASES)
        self.function = re.sub(r"\W", "_", name) + (f"_{taken + 1}" if taken else "")
        if name in ("mod", "where"):
            self.function += "_"
        self.inputs = {key: np.asarray(array) for key, array in inputs.items()}
        floats = [key for key, array in self.inputs.items() if array.dtype == np.float32 and key != "special"]
        self.by = floats if by is None else by
        self.grad, self.call = grad, function

    def value(self, *arrays):
        result = jnp.asarray(self.call(*arrays))
        to = {"f32": jnp.float32, "i32": jnp.int32}.get(self.convert)
        # Python's numbers and counts are of 64 bits there.
        narrow = {"float64": jnp.float32, "int64": jnp.int32}.get(result.dtype.name, result.dtype)
        return result.astype(to or narrow)

    def results_of(self, *arrays):
        named = dict(zip(self.inputs, arrays))
        special = named.pop("special", None)
        by = [list(named).index(key) for key in self.by]
        results = [self.value(*named.values())]
        if by and self.grad:
            loss = lambda *arrays: jnp.sum(self.value(*arrays))
            results += jax.grad(loss, by)(*named.values())
        if self.special:
            results.append(self.value(special))
        return tuple(results)

    def results(self):
        return self.results_of(*map(jnp.asarray, self.inputs.values()))


def case(name, function, whole=None, before="", by=None, grad=True, special=False, convert=None, put=None, **inputs):
    """Add a case. `whole` is the line where the code has `..`, `put` has texts for names in it, `before` precedes it."""
    CASES.append(Case(name, function, whole, before, by, grad, special, convert, put, inputs))


def f32(*numbers):
    return np.array(numbers, np.float32)


def waves(*dims, at=0.0):
    return wave(*dims, at=at, dtype=np.float32)


POINTS = f32(-95.0, -20.0, -3.0, -1.0, -0.5, -0.0, 0.0, 0.25, 1.0, 2.5, 20.0, 95.0)
EXTREMES = f32(-np.inf, np.inf, np.nan)


def unary(names, function, x=POINTS, special=EXTREMES, **options):
    """Cases of functions of one array, `x`, whose values at infinities and NaN are compared too."""
    for name in names.split():
        if special is None:
            case(name, function, x=x, **options)
        else:
            CASES.append(Case(name, function, options.get("whole"), options.get("before", ""), None, options.get("grad", True), True, options.get("convert"), None, {"x": x, "special": special}))


def binary(names, function, parameters="a b", a=None, b=None, **options):
    a = POINTS if a is None else a
    b = np.roll(POINTS, 5) if b is None else b
    for name in names.split():
        case(name, function, **options, **dict(zip(parameters.split(), (a, b))))


# Elementwise, of one array.
unary("absolute fabs", jnp.abs)
unary("negative negate", jnp.negative)
unary("numpy.positive", lambda x: x)
unary("reciprocal", jnp.reciprocal, x=POINTS[POINTS != 0])
unary("round rint around", jnp.round)
unary("trunc fix", jnp.trunc)
unary("sigmoid", nn.sigmoid)
unary("silu swish", nn.silu)
unary("softplus", nn.softplus)
unary("log_sigmoid", nn.log_sigmoid)
unary("elu", nn.elu)
unary("celu", lambda x: nn.celu(x, 0.5), before="let alpha = 0.5;")
unary("selu", nn.selu)
unary("leaky_relu", lambda x: nn.leaky_relu(x, 0.01), before="let slope = 0.01;")
unary("mish", nn.mish)
unary("hard_sigmoid", nn.hard_sigmoid)
unary("hard_swish hard_silu", nn.hard_swish, special=None)
unary("hard_tanh", nn.hard_tanh)
unary("relu6", nn.relu6)
unary("squareplus", nn.squareplus, x=POINTS, special=None)
unary("soft_sign softsign", nn.soft_sign, special=None)
unary("sparse_plus", nn.sparse_plus)
unary("sparse_sigmoid", nn.sparse_sigmoid)
unary("log1mexp", nn.log1mexp, x=f32(1e-6, 0.1, 0.5, 0.6931, 0.7, 1.0, 20.0, 80.0), special=None)
unary("log_cosh", lambda x: jnp.logaddexp(x, -x) - np.float32(np.log(2)), special=None)
unary("deg2rad radians", jnp.deg2rad)
unary("rad2deg degrees", jnp.rad2deg)
unary("isfinite", jnp.isfinite, grad=False, convert="i32")
unary("isnan", jnp.isnan, grad=False, convert="i32")
unary("isinf", jnp.isinf, grad=False, convert="i32")
unary("isposinf", jnp.isposinf, grad=False, convert="i32")
unary("isneginf", jnp.isneginf, grad=False, convert="i32")
unary("signbit", jnp.signbit, grad=False, convert="i32")
unary("nan_to_num", jnp.nan_to_num)
unary("spacing", jnp.spacing, x=POINTS[POINTS > 0], special=None, grad=False)
unary("ln", jnp.log, x=f32(1e-30, 0.5, 1.0, 3.0, 1e30), special=EXTREMES)
unary("sine", jnp.sin)
unary("cosine", jnp.cos)
unary("exponential", jnp.exp)
unary("tangent", jnp.tan, special=None, x=f32(-1.0, 0.0, 0.5, 1.5))
unary("arcsin", jnp.arcsin, x=f32(-0.9, 0.0, 0.5))
unary("arccos", jnp.arccos, x=f32(-0.9, 0.0, 0.5))
unary("arctan", jnp.arctan)
unary("arcsinh", jnp.arcsinh)
unary("arccosh", jnp.arccosh, x=f32(1.5, 3.0, 1e10), special=None)
unary("arctanh", jnp.arctanh, x=f32(-0.9, 0.0, 0.5))
unary("signum", jnp.sign)
unary("recip inv_mut", lambda x: 1 / x, x=POINTS[POINTS != 0])
unary("to_degrees", jnp.rad2deg)

# Special functions.
unary("erfinv", jsp.special.erfinv, x=f32(-0.99, -0.5, 0.0, 1e-6, 0.9), special=None)
unary("gammaln loggamma", jsp.special.gammaln, x=f32(0.01, 0.5, 1.0, 2.0, 2.5, 30.0), special=None)
unary("psi", jsp.special.digamma, x=f32(0.01, 0.5, 1.0, 2.5, 30.0), special=None)
unary("trigamma", lambda x: jsp.special.polygamma(1, x), x=f32(0.1, 0.5, 1.0, 2.5, 30.0), special=None)
case("boxcox", jsp.special.boxcox, by=["x"], x=f32(0.5, 1.0, 3.0, 2.0), l=f32(0.0, 0.5, 2.0, -1.0))
case("boxcox1p", jsp.special.boxcox1p, by=["x"], x=f32(-0.5, 0.0, 3.0, 2.0), l=f32(0.0, 0.5, 2.0, -1.0))
case("poch", jsp.special.poch, grad=False, z=f32(0.5, 1.0, 3.0), m=f32(2.0, 1.0, 0.25))
unary("bessel_i0e", jsp.special.i0e, x=f32(-30.0, -1.0, 2.0, 30.0), special=None)
SHAPES = dict(a=f32(0.5, 1.0, 3.0, 40.0), x=f32(2.0, 0.25, 3.0, 30.0))
case("igamma", jsp.special.gammainc, **SHAPES)
case("igammac", jsp.special.gammaincc, **SHAPES)
case("igamma_grad_a", jax.lax.igamma_grad_a, grad=False, **SHAPES)

# Elementwise, of two arrays.
binary("subtract", jnp.subtract)
binary("multiply", jnp.multiply)
binary("divide true_divide", jnp.divide, b=f32(1, -2, 3, 0.5, -0.25, 7, 1, 2, 3, 4, 5, 6))
DIVIDED = dict(a=f32(7.0, -7.0, 7.0, -7.0, 6.0, -0.5, 0.0), b=f32(2.0, 2.0, -2.0, -2.0, 3.0, 2.0, 5.0))
binary("floor_divide", jnp.floor_divide, grad=False, **DIVIDED)
INTEGERS = dict(a=np.array([7, -7, 7, -7, 6, -6, 0, -1], np.int32), b=np.array([2, 2, -2, -2, 3, 3, 5, 5], np.int32))
binary("floor_divide", jnp.floor_divide, whole="(a - floor_mod) / b", before="let floor_mod = ((a % b) + b) % b;", **INTEGERS)
binary("remainder mod", jnp.mod, grad=False, **DIVIDED)
binary("remainder", jnp.mod, **INTEGERS)
binary("fmod", jnp.fmod, grad=False, **DIVIDED)
binary("power float_power integer_pow", jnp.power, a=f32(0.5, 1.0, 2.0, 10.0), b=f32(2.0, -1.5, 0.0, 3.0))
binary("powf", jnp.power, "x y", a=f32(0.5, 1.0, 2.0, 10.0), b=f32(2.0, -1.5, 0.0, 3.0))
binary("maximum", jnp.maximum)
binary("minimum", jnp.minimum)
binary("fmax", jnp.fmax, grad=False, a=f32(1.0, np.nan, 2.0, np.nan), b=f32(np.nan, 3.0, 1.0, np.nan))
binary("fmin", jnp.fmin, grad=False, a=f32(1.0, np.nan, 2.0, np.nan), b=f32(np.nan, 3.0, 1.0, np.nan))
for name in "equal not_equal greater greater_equal less less_equal".split():
    binary(name, getattr(jnp, name), grad=False, convert="i32", a=f32(1.0, 2.0, 3.0), b=f32(2.0, 2.0, 2.0))
binary("isclose", jnp.isclose, grad=False, convert="i32", a=f32(1.0, 1.0, 0.0, 1e5), b=f32(1.000001, 1.1, 1e-9, 1.0001e5))
binary("logaddexp", jnp.logaddexp, a=f32(0.0, 1.0, -90.0, 90.0), b=f32(0.0, -2.0, -90.0, -90.0))
binary("logaddexp2", jnp.logaddexp2, a=f32(0.5, 1.0, -90.0, 90.0), b=f32(0.0, -2.0, -91.0, -90.0))
binary("hypot", lambda x, y: jnp.sqrt(x * x + y * y), "x y", a=f32(3.0, 0.5), b=f32(4.0, -2.0))
binary("arctan2", jnp.arctan2, "y x", a=f32(1.0, -1.0, 2.0), b=f32(1.0, 2.0, -3.0))
binary("nextafter", jnp.nextafter, "from towards", grad=False, a=f32(1.0, 0.0), b=f32(2.0, -1.0))
binary("copysign", jnp.copysign, "x y", grad=False, a=f32(1.0, -2.0, 0.0, 3.0), b=f32(-0.0, 1.0, -1.0, 2.0))
binary("heaviside", jnp.heaviside, "x h", grad=False, a=f32(-1.0, 0.0, 2.0), b=f32(0.5, 0.5, 0.5))
binary("left_shift", jnp.left_shift, **INTEGERS | dict(b=np.array([0, 1, 2, 3, 4, 5, 6, 7], np.int32)))
binary("right_shift", jnp.right_shift, **INTEGERS | dict(b=np.array([0, 1, 2, 3, 4, 5, 6, 7], np.int32)))
binary("bitwise_and", jnp.bitwise_and, **INTEGERS)
binary("bitwise_or", jnp.bitwise_or, **INTEGERS)
binary("bitwise_xor", jnp.bitwise_xor, **INTEGERS)
case("bitwise_not", jnp.invert, x=INTEGERS["a"])
case("population_count", lax.population_count, x=INTEGERS["a"])
case("count_leading_zeros", lax.clz, x=INTEGERS["a"])
case("lerp", lambda a, b, t: a + t * (b - a), a=f32(1.0, 2.0), b=f32(3.0, -4.0), t=f32(0.25, 2.0))
case("mul_add", lambda x, y, z: x * y + z, x=f32(1.0, 2.0), y=f32(3.0, -4.0), z=f32(0.25, 2.0))
case("clip", lambda x, low, high: jnp.clip(x, low, high), by=["x"], x=f32(-3.0, 0.5, 2.5), low=f32(-1.0)[0], high=f32(2.0)[0])
case("where", lambda m, x, y: jnp.where(m > 0, x, y), "select(pred, x, y)", before="let pred = m > 0.0;", by=["x", "y"], m=f32(1.0, -1.0), x=f32(1.0, 2.0), y=f32(3.0, 4.0))
case("select_n", lambda m, x, y: lax.select_n(m > 0, x, y), "select(pred, y, x)", before="let pred = m > 0.0;", by=["x", "y"], m=f32(1.0, -1.0), x=f32(1.0, 2.0), y=f32(3.0, 4.0))
case("masked_fill", lambda m, x: jnp.where(m > 0, -1.0, x), "select(mask, value, x)", before="let (mask, value) = (m > 0.0, -1.0);", by=["x"], m=f32(1.0, -1.0), x=f32(1.0, 2.0))
case("l2_loss", lambda a, b: 0.5 * (a - b) ** 2, a=f32(1.0, 2.0), b=f32(3.0, 2.0))
case("hinge_loss", lambda x, y: jnp.maximum(0, 1 - x * y), x=f32(0.5, 2.0, -1.0), y=f32(1.0, 1.0, 1.0))

# Reductions.
X = waves(2, 3)
GAPS = f32(1.0, np.nan, 3.0, -2.0)
for name, function in dict(amax=jnp.max, amin=jnp.min, reduce_sum=jnp.sum, average=jnp.mean, var=jnp.var, std=jnp.std).items():
    code = dict(amax="reduce_max", amin="reduce_min", reduce_sum="sum", average="mean", var="variance").get(name)
    whole = f"{code}(x, dimension = 1)" if code else "sqrt(variance(x, dimension = 1))"
    case(name, lambda x, f=function: f(x, axis=1), whole, x=X)
case("numpy.max", lambda x: jnp.max(x, axis=0), "reduce_max(x, dimension = 0)", x=X)
case("numpy.min", lambda x: jnp.min(x, axis=0), "reduce_min(x, dimension = 0)", x=X)
case("prod", jnp.prod, "product(x, [0, 1])", x=X)
case("ptp", jnp.ptp, x=X)
case("norm", jnp.linalg.norm, x=waves(5))
case("count_nonzero", jnp.count_nonzero, grad=False, x=f32(1.0, 0.0, -0.0, np.nan), convert="i32")
case("nansum", jnp.nansum, "sum(select(is_nan(x), 0.0, x), dimension = 0)", x=GAPS)
case("nanprod", jnp.nanprod, "product(select(is_nan(x), 1.0, x), dimension = 0)", x=GAPS)
case("nanmean", jnp.nanmean, x=GAPS)
case("nanmax", jnp.nanmax, "reduce_max(select(is_nan(x), f32::NEG_INFINITY, x), dimension = 0)", x=GAPS)
case("nanmin", jnp.nanmin, "reduce_min(select(is_nan(x), f32::INFINITY, x), dimension = 0)", x=GAPS)
case("nanargmax", jnp.nanargmax, "argmax(select(is_nan(x), f32::NEG_INFINITY, x), dimension = 0)", grad=False, convert="i32", x=GAPS)
case("nanargmin", jnp.nanargmin, "argmin(select(is_nan(x), f32::INFINITY, x), dimension = 0)", grad=False, convert="i32", x=GAPS)
case("nancumsum", jnp.nancumsum, "cumulative_sum(select(is_nan(x), 0.0, x), dimension = 0)", x=GAPS)
case("nancumprod", jnp.nancumprod, "cumulative_product(select(is_nan(x), 1.0, x), dimension = 0)", x=GAPS)
case("nanvar", jnp.nanvar, "sum(d * d) / n", before="let n = sum(!is_nan(x) as f32); let mean = sum(select(is_nan(x), 0.0, x)) / n; let d = select(is_nan(x), 0.0, x - mean);", grad=False, x=GAPS)
case("cumsum", lambda x: jnp.cumsum(x, 1), "cumulative_sum(x, dimension = 1)", x=X)
case("cumprod", lambda x: jnp.cumprod(x, 1), "cumulative_product(x, dimension = 1)", x=X)
case("cummax", lambda x: lax.cummax(x, 1), "cumulative_max(x, dimension = 1)", x=X)
case("cummin", lambda x: lax.cummin(x, 1), "cumulative_min(x, dimension = 1)", x=X)
case("cumlogsumexp", lax.cumlogsumexp, x=f32(-3.0, 2.0, 0.0, 1.0))
case("log_sum_exp", lambda x: jsp.special.logsumexp(x, axis=1), "logsumexp(x, dimension = 1)", x=X)
case("argsort", jnp.argsort, "sort((x, iota(i32, [5], 0)), |a, b, _, _| a < b, dimension = 0).1", grad=False, convert="i32", x=waves(5))
case("rankdata", jsp.stats.rankdata, before="let rows = broadcast_in_dim(x, [4, 4], [0]);", grad=False, x=f32(3.0, 1.0, 3.0, 2.0))
case("searchsorted", lambda sorted, x: jnp.searchsorted(sorted, x), put={"n": "4", "m": "4"}, by=[], sorted=f32(0.0, 1.0, 1.0, 5.0), x=f32(-1.0, 0.0, 1.0, 6.0))
case("isin", jnp.isin, put={"n": "2", "m": "3"}, grad=False, convert="i32", x=f32(1.0, 2.0), values=f32(2.0, 3.0, 5.0))
case("array_equal", jnp.array_equal, grad=False, convert="i32", a=f32(1.0, 2.0), b=f32(1.0, 2.0))
case("allclose", jnp.allclose, grad=False, convert="i32", a=f32(1.0, 2.0), b=f32(1.0, 2.1))
case("diagonal", jnp.diagonal, x=waves(3, 3))
case("normalize", lambda x: x / jnp.sqrt(jnp.sum(x * x)), x=waves(4))
case("mse_loss", lambda a, b: jnp.mean((a - b) ** 2), a=waves(3), b=waves(3, at=1.0))
case("l1_loss", lambda a, b: jnp.mean(jnp.abs(a - b)), a=waves(3), b=waves(3, at=1.0))
case("cosine_similarity", lambda a, b: jnp.dot(a, b) / jnp.linalg.norm(a) / jnp.linalg.norm(b), a=waves(3), b=waves(3, at=1.0))
case("smooth_l1_loss", lambda a, b: jnp.mean(jnp.where(jnp.abs(a - b) < 1, (a - b) ** 2 / 2, jnp.abs(a - b) - 0.5)), before="let d = a - b;", a=f32(0.0, 3.0, 1.0), b=f32(0.5, 0.0, 1.0))
case("binary_cross_entropy_with_logits", lambda x, y: jnp.mean(-y * nn.log_sigmoid(x) - (1 - y) * nn.log_sigmoid(-x)), x=f32(-50.0, 0.5, 3.0, 50.0), y=f32(0.0, 1.0, 0.5, 1.0))
case("vecdot", jnp.vecdot, a=X, b=waves(2, 3, at=1.0))
case("convex_kl_divergence", lambda x, y: jnp.sum(jnp.exp(y) * (y - x) - jnp.exp(y) + jnp.exp(x), -1), x=X, y=waves(2, 3, at=1.0))

# Products, shapes and constants.
case("matmul", jnp.matmul, a=X, b=waves(3, 2))
case("vdot", jnp.vdot, a=waves(3), b=waves(3, at=1.0))
case("bmm", jnp.matmul, a=waves(2, 3, 4), b=waves(2, 4, 2))
case("einsum", lambda a, b: jnp.einsum("ij,jk->ik", a, b), a=X, b=waves(3, 2))
case("multi_dot", lambda a, b, c: a @ b @ c, a=X, b=waves(3, 2), c=waves(2, 2))
case("symmetric_product", lambda a, c: a @ a.T + c, a=X, c=waves(2, 2))
case("swapaxes", lambda x: x.T, x=X)
case("flip", lambda x: x[:, ::-1], "rev(x, [1])", x=X)
case("rot90", jnp.rot90, x=X)
case("squeeze", lambda x: x[0], "reshape(x, [3])", x=waves(1, 3))
case("expand_dims", lambda x: x[None], "reshape(x, [1, 3])", x=waves(3))
case("flatten", jnp.ravel, x=X)
case("permute", jnp.transpose, "transpose(x, [1, 0])", x=X)
case("column_stack", lambda a, b: jnp.column_stack([a, b]), a=waves(3), b=waves(3, at=1.0))
case("block", lambda a, b, c, d: jnp.block([[a, b], [c, d]]), a=waves(2, 2), b=waves(2, 1), c=waves(1, 2), d=waves(1, 1))
case("identity", lambda x: x @ jnp.eye(3, dtype=jnp.float32), "dot(x, eye(f32, 3))", put={"n": "3"}, x=X)
case("tri", lambda x: x * jnp.tri(3), "x * tril(ones(f32, [3, 3]))", put={"n": "3"}, x=waves(3, 3))
case("polyadd", jnp.polyadd, a=waves(3), b=waves(3, at=1.0))
case("polysub", jnp.polysub, a=waves(3), b=waves(3, at=1.0))
case("inv", jnp.linalg.inv, a=waves(3, 3) + 3 * np.eye(3, dtype=np.float32))
case("svdvals", jnp.linalg.svdvals, a=waves(3, 3) + 3 * np.eye(3, dtype=np.float32))
case("lu_solve", jnp.linalg.solve, a=waves(3, 3) + 3 * np.eye(3, dtype=np.float32), b=waves(3))
case("matrix_power", lambda a: jnp.linalg.matrix_power(a, 3), a=waves(3, 3))
case("detrend", lambda x: x - x.mean(), x=waves(5))
case("sem", lambda x: jnp.std(x, ddof=1) / np.float32(np.sqrt(5)), put={"n": "5.0"}, x=waves(5))
case("logmeanexp", nn.logmeanexp, put={"n": "5.0"}, x=waves(5))
case("approx_min_k", lambda x: lax.top_k(-x, 2)[0] * -1, put={"k": "2"}, x=waves(5))
case("median", jnp.median, before="let ordered = sort(x);", put={"n": "5"}, whole="(ordered[(5 - 1) / 2] + ordered[5 / 2]) / 2.0", x=waves(5))
case("convolve", lambda a, v: jnp.convolve(a, v, "same")[None, None], put={"n": "6", "m": "3"}, a=waves(6), v=waves(3))
case("correlate", lambda a, v: jnp.correlate(a, v, "valid")[None, None], put={"n": "6", "m": "3"}, a=waves(6), v=waves(3))
case("cat", lambda a, b: jnp.concatenate([a, b], 1), put={"dimension": "1"}, a=X, b=X)
case("scatter_add", lambda x, updates, indices: x.at[indices].add(updates), x=waves(4), updates=waves(2), indices=np.array([1, 1], np.int32))
case("bincount", lambda x: jnp.bincount(x, length=4), put={"n": "4"}, x=np.array([1, 1, 3, 0], np.int32))
case("take_along_axis", lambda x, indices: jnp.take_along_axis(x, indices, 1), put={"dimension": "1"}, x=X, indices=np.array([[2], [0]], np.int32))
case("index_select", lambda x, indices: jnp.take(x, indices, 1), put={"dimension": "1"}, x=X, indices=np.array([2, 0], np.int32))
case("diff", jnp.diff, put={"n": "5"}, x=waves(5))
case("numpy.gradient", lambda x: jnp.gradient(x)[1:-1], put={"n": "5"}, x=waves(5))
case("tile", lambda x: jnp.tile(x, 3), put={"n": "4"}, x=waves(4))
case("repeat", lambda x: jnp.repeat(x, 3), put={"n": "4"}, x=waves(4))
case("fftshift", jnp.fft.fftshift, put={"n": "5"}, x=waves(5))
case("ifftshift", jnp.fft.ifftshift, put={"n": "5"}, x=waves(5))
case("arange", lambda x: x + jnp.arange(4, dtype=jnp.float32) * 0.5 + 1, "x + (iota(f32, 4) * step + start)", put={"n": "4"}, before="let (step, start) = (0.5, 1.0);", x=waves(4))
case("hilbert", lambda x: x @ jsp.linalg.hilbert(3).astype(np.float32), "dot(x, 1.0 / (iota(f32, [3, 3], 0) + iota(f32, [3, 3], 1) + 1.0))", put={"n": "3"}, x=X)
case("polyder", jnp.polyder, put={"n": "4"}, p=waves(4))
case("polyint", jnp.polyint, put={"n": "4"}, p=waves(4))
case("cov", jnp.cov, put={"n": "3.0"}, before="let centred = x - mean(x, 1, keep = true);", x=X)
case("corrcoef", jnp.corrcoef, before="let centred = x - mean(x, 1, keep = true); let unit = centred / sqrt(sum(centred * centred, 1, keep = true));", x=X)
case("pinv", jnp.linalg.pinv, before="let (u, s, vh) = svd(a);", whole="dot(transpose(vh, [1, 0]) / s.along([1]), transpose(u, [1, 0]))", a=waves(3, 3) + 3 * np.eye(3, dtype=np.float32))
case("linalg.cond", jnp.linalg.cond, before="let s = svd(a).1;", whole="reduce_max(s) / reduce_min(s)", a=waves(3, 3) + 3 * np.eye(3, dtype=np.float32))
case("cho_solve", lambda l, b: jsp.linalg.cho_solve((l, True), b), before="let y = triangular_solve(l, b, left_side = true, lower = true);", whole="triangular_solve(l, y, left_side = true, lower = true, transpose_a = \"TRANSPOSE\")", l=np.tril(waves(3, 3)) + 3 * np.eye(3, dtype=np.float32), b=waves(3, 1))
case("divmod", lambda a, b: jnp.divmod(a, b)[1], "(floor(a / b), a - floor(a / b) * b).1", grad=False, **DIVIDED)
case("modf", lambda x: jnp.modf(x)[0], before="let whole = sign(x) * floor(abs(x));", whole="x - whole", x=f32(-2.5, -0.5, 0.0, 0.75, 3.0))
case("nanstd", jnp.nanstd, before="let n = sum(!is_nan(x) as f32); let mean = sum(select(is_nan(x), 0.0, x)) / n; let d = select(is_nan(x), 0.0, x - mean);", grad=False, x=GAPS)
case("safe_increment", lambda n: n + 1, n=np.array([0, 5], np.int32))
case("bias_correction", lambda x: x / (1 - 0.9**3), before="let (keep, step) = (0.9f32, 3.0f32);", x=waves(3))
case("optax.clip", lambda g: jnp.clip(g, -1, 1), before="let limit = 1.0;", g=f32(-3.0, 0.5, 2.0))
case("centralize", lambda g: g - g.mean(-1, keepdims=True), g=X)
case("wrapcauchy.logpdf", lambda x, c: jsp.stats.wrapcauchy.logpdf(x, c), x=f32(0.5, 1.0, 3.0), c=f32(0.5)[0])
case("vander", lambda x: jnp.vander(x, 4), put={"n": "3", "m": "4"}, x=f32(0.5, 2.0, -1.5))
case("dct", jsp.fft.dct, put={"iota(f32, n)": "iota(f32, 5)", "n": "5.0", "pi": "3.1415927"}, x=waves(5))
POSITIVE = waves(3, 3) @ waves(3, 3).T + np.eye(3, dtype=np.float32)
case("addmm", lambda x, w, b: x @ w + b, x=X, w=waves(3, 2), b=waves(2))
case("cosine_distance", lambda a, b: 1 - jnp.dot(a, b) / jnp.linalg.norm(a) / jnp.linalg.norm(b), a=waves(3), b=waves(3, at=1.0))
case("comb", lambda n, k: jnp.exp(jsp.special.gammaln(n + 1) - jsp.special.gammaln(k + 1) - jsp.special.gammaln(n - k + 1)), n=f32(5.0, 10.0), k=f32(2.0, 3.0))
case("eigvalsh", jnp.linalg.eigvalsh, a=POSITIVE)
case("solve_triangular", lambda a, b: jsp.linalg.solve_triangular(a, b, lower=True), "triangular_solve(a, b, left_side = true, lower = true)", a=np.tril(POSITIVE), b=waves(3, 2))
case("lstsq", lambda a, b: jnp.linalg.lstsq(a, b)[0], before="let (q, r) = qr(a);", whole="triangular_solve(r, dot(transpose(q, [1, 0]), b), left_side = true)", a=waves(4, 2), b=waves(4, 1), by=["b"])
case("sqrtm", lambda a: jnp.real(jsp.linalg.sqrtm(a)), before="let (w, v) = eigh(a);", whole="dot(v * sqrt(w).along([1]), transpose(v, [1, 0]))", grad=False, a=POSITIVE)
case("expm", jsp.linalg.expm, before="let (w, v) = eigh(a);", whole="dot(v * exp(w).along([1]), transpose(v, [1, 0]))", grad=False, a=POSITIVE)
case("polar", lambda a: jsp.linalg.polar(a)[0], before="let (u, s, vh) = svd(a);", whole="dot(u, vh)", grad=False, a=POSITIVE)
case("matrix_rank", jnp.linalg.matrix_rank, before="let tolerance = 1e-4;", grad=False, convert="i32", a=np.outer(waves(3), waves(3)).astype(np.float32))
case("cholesky_update", lambda l, x: jnp.linalg.cholesky(l @ l.T + jnp.outer(x, x)), l=np.tril(POSITIVE), x=waves(3))
case("fftfreq", lambda x: x * jnp.fft.fftfreq(5).astype(np.float32), put={"iota(f32, n)": "iota(f32, 5)", "[-(n / 2)]": "[-(5 / 2)]", "n": "5.0"}, whole="x * (roll(iota(f32, 5) - floor(5.0 / 2.0), [-(5 / 2)]) / 5.0)", x=waves(5))
case("put_along_axis", lambda x, indices: jnp.put_along_axis(x, indices[:, None], 9.0, 1, inplace=False), before="let values = 9.0;", put={"n": "3"}, x=X, indices=np.array([2, 0], np.int32))
case("fill_diagonal", lambda x: jnp.fill_diagonal(x, 2.0, inplace=False), before="let value = 2.0;", put={"n": "3"}, x=waves(3, 3))
case("trapezoid", jnp.trapezoid, put={"n": "5"}, y=waves(5), x=f32(0.0, 0.5, 1.5, 2.0, 3.0))
case("blackman", lambda x: x * jnp.blackman(5).astype(np.float32), before="let t = 6.2831855 * iota(f32, 5) / (5.0 - 1.0);", whole="x * (0.42 - 0.5 * cos(t) + 0.08 * cos(2.0 * t))", x=waves(5))
case("max_pool", lambda x: lax.reduce_window(x, -np.inf, lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID"), x=waves(1, 1, 4, 4))
case("avg_pool", lambda x: lax.reduce_window(x, 0.0, lax.add, (1, 1, 2, 2), (1, 1, 2, 2), "VALID") / 4, x=waves(1, 1, 4, 4))
case("powi", lambda x: x**3, "pow(x, 3.0)", put={"n": "3"}, x=f32(0.5, 1.0, 2.0))
case("sum_axis", lambda x: x.sum(1), put={"n": "1"}, x=X)
case("mean_axis", lambda x: x.mean(1), put={"n": "1"}, x=X)
case("var_axis", lambda x: x.var(1), put={"n": "1"}, x=X)
case("magnitude", jnp.linalg.norm, x=waves(3))
case("norm_squared", lambda x: jnp.sum(x * x), x=waves(3))
case("safe_norm", lambda x: jnp.maximum(jnp.linalg.norm(x), 0.1), before="let least = 0.1;", x=waves(3))
case("sort_key_val", lambda keys, values: lax.sort_key_val(keys, values)[1], "sort((keys, values), |a, b, _, _| a < b, dimension = 0).1", by=["values"], keys=waves(4), values=waves(4, at=1.0))
case("dynamic_slice_in_dim", lambda x, i: lax.dynamic_slice_in_dim(x, i, 2), put={"n": "2", "m": "3"}, x=waves(4, 3), i=np.int32(3))
case("dynamic_index_in_dim", lambda x, i: lax.dynamic_index_in_dim(x, i, keepdims=False), x=waves(4, 3), i=np.int32(2))
case("dynamic_update_slice_in_dim", lambda x, update, i: lax.dynamic_update_slice_in_dim(x, update, i, 0), x=waves(4, 3), update=waves(2, 3), i=np.int32(1))
case("linspace", lambda x: x + jnp.linspace(1, 3, 5, dtype=np.float32), "x + (iota(f32, 5) * step + start)", put={"n": "5"}, before="let (step, start) = (0.5, 1.0);", x=waves(5))
case("meshgrid", lambda x: jnp.meshgrid(x, x, indexing="ij")[0], put={"n": "3", "m": "3"}, x=waves(3))
case("ger", jnp.outer, a=waves(2), b=waves(3))
case("set_to_zero", jnp.zeros_like, g=waves(3))
case("vq", lambda x, codes: jsp.cluster.vq.vq(x, codes)[0], put={"n": "4", "m": "2", "d": "3"}, grad=False, convert="i32", x=waves(4, 3), codes=waves(2, 3, at=1.0))
case("quantile", lambda x: jnp.quantile(x, 0.4), before="let ordered = sort(x); let (i, t) = (1, 0.6);", whole="ordered[i] + t * (ordered[i + 1] - ordered[i])", x=waves(5))
case("scipy.stats.mode", lambda x: jnp.argmax(jnp.sum(x[:, None] == x[None], 1)), put={"n": "4"}, grad=False, convert="i32", x=f32(1.0, 3.0, 3.0, 2.0))
