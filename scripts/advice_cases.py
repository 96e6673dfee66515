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
case("nanprod", jnp.nanprod, "nanproduct(x, dimensions = 0)", x=GAPS)
case("nanargmax", jnp.nanargmax, "argmax(select(is_nan(x), f32::NEG_INFINITY, x), dimension = 0)", grad=False, convert="i32", x=GAPS)
case("nanargmin", jnp.nanargmin, "argmin(select(is_nan(x), f32::INFINITY, x), dimension = 0)", grad=False, convert="i32", x=GAPS)
case("nancumsum", jnp.nancumsum, "cumulative_sum(select(is_nan(x), 0.0, x), dimension = 0)", x=GAPS)
case("nancumprod", jnp.nancumprod, "cumulative_product(select(is_nan(x), 1.0, x), dimension = 0)", x=GAPS)
case("nanvar", jnp.nanvar, "nanvariance(x, dimensions = 0)", x=GAPS)
case("cumsum", lambda x: jnp.cumsum(x, 1), "cumulative_sum(x, dimension = 1)", x=X)
case("cumprod", lambda x: jnp.cumprod(x, 1), "cumulative_product(x, dimension = 1)", x=X)
case("cummax", lambda x: lax.cummax(x, 1), "cumulative_max(x, dimension = 1)", x=X)
case("cummin", lambda x: lax.cummin(x, 1), "cumulative_min(x, dimension = 1)", x=X)
case("cumlogsumexp", lax.cumlogsumexp, "cumulative_logsumexp(x, dimension = 0)", x=f32(-3.0, 2.0, 0.0, 1.0))
case("log_sum_exp", lambda x: jsp.special.logsumexp(x, axis=1), "logsumexp(x, dimension = 1)", x=X)
case("rankdata", jsp.stats.rankdata, before="let rows = broadcast_in_dim(x, [4, 4], [0]);", grad=False, x=f32(3.0, 1.0, 3.0, 2.0))
case("isin", jnp.isin, put={"n": "2", "m": "3"}, grad=False, convert="i32", x=f32(1.0, 2.0), values=f32(2.0, 3.0, 5.0))
case("array_equal", jnp.array_equal, grad=False, convert="i32", a=f32(1.0, 2.0), b=f32(1.0, 2.0))
case("diagonal", jnp.diagonal, x=waves(3, 3))
case("normalize", lambda x: x / jnp.sqrt(jnp.sum(x * x)), x=waves(4))
case("mse_loss", lambda a, b: jnp.mean((a - b) ** 2), a=waves(3), b=waves(3, at=1.0))
case("l1_loss", lambda a, b: jnp.mean(jnp.abs(a - b)), a=waves(3), b=waves(3, at=1.0))
case("smooth_l1_loss", lambda a, b: jnp.mean(jnp.where(jnp.abs(a - b) < 1, (a - b) ** 2 / 2, jnp.abs(a - b) - 0.5)), before="let d = a - b;", a=f32(0.0, 3.0, 1.0), b=f32(0.5, 0.0, 1.0))
case("binary_cross_entropy_with_logits", lambda x, y: jnp.mean(-y * nn.log_sigmoid(x) - (1 - y) * nn.log_sigmoid(-x)), x=f32(-50.0, 0.5, 3.0, 50.0), y=f32(0.0, 1.0, 0.5, 1.0))
case("vecdot", jnp.vecdot, a=X, b=waves(2, 3, at=1.0))
case("convex_kl_divergence", lambda x, y: jnp.sum(jnp.exp(y) * (y - x) - jnp.exp(y) + jnp.exp(x), -1), x=X, y=waves(2, 3, at=1.0))

# Products, shapes and constants.
case("matmul", jnp.matmul, a=X, b=waves(3, 2))
case("vdot", jnp.vdot, a=waves(3), b=waves(3, at=1.0))
case("bmm", jnp.matmul, a=waves(2, 3, 4), b=waves(2, 4, 2))
case("multi_dot", lambda a, b, c: a @ b @ c, a=X, b=waves(3, 2), c=waves(2, 2))
case("symmetric_product", lambda a, c: a @ a.T + c, a=X, c=waves(2, 2))
case("swapaxes", lambda x: x.T, x=X)
case("flip", lambda x: x[:, ::-1], "rev(x, [1])", x=X)
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
case("detrend", lambda x: x - x.mean(), x=waves(5))
case("sem", lambda x: jnp.std(x, ddof=1) / np.float32(np.sqrt(5)), put={"n": "5.0"}, x=waves(5))
case("logmeanexp", nn.logmeanexp, put={"n": "5.0"}, x=waves(5))
case("approx_min_k", lambda x: lax.top_k(-x, 2)[0] * -1, put={"k": "2"}, x=waves(5))
case("cat", lambda a, b: jnp.concatenate([a, b], 1), put={"dimension": "1"}, a=X, b=X)
case("scatter_add", lambda x, updates, indices: x.at[indices].add(updates), x=waves(4), updates=waves(2), indices=np.array([1, 1], np.int32))
case("take_along_axis", lambda x, indices: jnp.take_along_axis(x, indices, 1), put={"dimension": "1"}, x=X, indices=np.array([[2], [0]], np.int32))
case("index_select", lambda x, indices: jnp.take(x, indices, 1), put={"dimension": "1"}, x=X, indices=np.array([2, 0], np.int32))
case("hilbert", lambda x: x @ jsp.linalg.hilbert(3).astype(np.float32), "dot(x, 1.0 / (iota(f32, [3, 3], 0) + iota(f32, [3, 3], 1) + 1.0))", put={"n": "3"}, x=X)
case("polyder", jnp.polyder, put={"n": "4"}, p=waves(4))
case("polyint", jnp.polyint, put={"n": "4"}, p=waves(4))
case("divmod", lambda a, b: jnp.divmod(a, b)[1], "(floor_divide(a, b), floor_mod(a, b)).1", grad=False, **DIVIDED)
case("modf", lambda x: jnp.modf(x)[0], before="let whole = sign(x) * floor(abs(x));", whole="x - whole", x=f32(-2.5, -0.5, 0.0, 0.75, 3.0))
case("safe_increment", lambda n: n + 1, n=np.array([0, 5], np.int32))
case("bias_correction", lambda x: x / (1 - 0.9**3), before="let (keep, step) = (0.9f32, 3.0f32);", x=waves(3))
case("optax.clip", lambda g: jnp.clip(g, -1, 1), before="let limit = 1.0;", g=f32(-3.0, 0.5, 2.0))
case("centralize", lambda g: g - g.mean(-1, keepdims=True), g=X)
case("wrapcauchy.logpdf", lambda x, c: jsp.stats.wrapcauchy.logpdf(x, c), x=f32(0.5, 1.0, 3.0), c=f32(0.5)[0])
case("vander", lambda x: jnp.vander(x, 4), put={"n": "3", "m": "4"}, x=f32(0.5, 2.0, -1.5))
POSITIVE = waves(3, 3) @ waves(3, 3).T + np.eye(3, dtype=np.float32)
case("addmm", lambda x, w, b: x @ w + b, x=X, w=waves(3, 2), b=waves(2))
case("cosine_distance", lambda a, b: 1 - jnp.dot(a, b) / jnp.linalg.norm(a) / jnp.linalg.norm(b), a=waves(3), b=waves(3, at=1.0))
case("comb", lambda n, k: jnp.exp(jsp.special.gammaln(n + 1) - jsp.special.gammaln(k + 1) - jsp.special.gammaln(n - k + 1)), n=f32(5.0, 10.0), k=f32(2.0, 3.0))
case("eigvalsh", jnp.linalg.eigvalsh, a=POSITIVE)
case("solve_triangular", lambda a, b: jsp.linalg.solve_triangular(a, b, lower=True), "triangular_solve(a, b, left_side = true, lower = true)", a=np.tril(POSITIVE), b=waves(3, 2))
case("sqrtm", lambda a: jnp.real(jsp.linalg.sqrtm(a)), before="let (w, v) = eigh(a);", whole="dot(v * sqrt(w).along([1]), transpose(v, [1, 0]))", grad=False, a=POSITIVE)
case("polar", lambda a: jsp.linalg.polar(a)[0], before="let (u, s, vh) = svd(a);", whole="dot(u, vh)", grad=False, a=POSITIVE)
case("cholesky_update", lambda l, x: jnp.linalg.cholesky(l @ l.T + jnp.outer(x, x)), l=np.tril(POSITIVE), x=waves(3))
case("put_along_axis", lambda x, values, indices: jnp.put_along_axis(x, indices, values, 1, inplace=False), put={"dimension": "1"}, x=X, values=waves(2, 1, at=1.0), indices=np.array([[2], [0]], np.int32))
case("fill_diagonal", lambda x: jnp.fill_diagonal(x, 2.0, inplace=False), before="let value = 2.0;", put={"n": "3"}, x=waves(3, 3))
case("powi", lambda x: x**3, "pow(x, 3.0)", put={"n": "3"}, x=f32(0.5, 1.0, 2.0))
case("sum_axis", lambda x: x.sum(1), put={"n": "1"}, x=X)
case("mean_axis", lambda x: x.mean(1), put={"n": "1"}, x=X)
case("var_axis", lambda x: x.var(1), put={"n": "1"}, x=X)
case("magnitude", jnp.linalg.norm, x=waves(3))
case("norm_squared", lambda x: jnp.sum(x * x), x=waves(3))
case("safe_norm", lambda x: jnp.maximum(jnp.linalg.norm(x), 0.1), before="let least = 0.1;", x=waves(3))
case("sort_key_val", lambda keys, values: lax.sort_key_val(keys, values)[1], "sort_by_key(keys, values).1", by=["values"], keys=waves(4), values=waves(4, at=1.0))
case("dynamic_slice_in_dim", lambda x, i: lax.dynamic_slice_in_dim(x, i, 2), put={"n": "2", "m": "3"}, x=waves(4, 3), i=np.int32(3))
case("dynamic_index_in_dim", lambda x, i: lax.dynamic_index_in_dim(x, i, keepdims=False), x=waves(4, 3), i=np.int32(2))
case("dynamic_update_slice_in_dim", lambda x, update, i: lax.dynamic_update_slice_in_dim(x, update, i, 0), x=waves(4, 3), update=waves(2, 3), i=np.int32(1))
case("ger", jnp.outer, a=waves(2), b=waves(3))
case("set_to_zero", jnp.zeros_like, g=waves(3))
case("vq", lambda x, codes: jsp.cluster.vq.vq(x, codes)[0], put={"n": "4", "m": "2", "d": "3"}, grad=False, convert="i32", x=waves(4, 3), codes=waves(2, 3, at=1.0))
case("scipy.stats.mode", lambda x: jnp.argmax(jnp.sum(x[:, None] == x[None], 1)), put={"n": "4"}, grad=False, convert="i32", x=f32(1.0, 3.0, 3.0, 2.0))

# Names of other libraries for operations of the language, of layers and of training.
I32 = lambda *numbers: np.array(numbers, np.int32)
Z = np.array([1 + 1j, -1 + 0.5j, -2 - 3j, 0.5 + 0j], np.complex64)
MASKS = dict(m=f32(1.0, -1.0, 2.0), x=f32(1.0, 2.0, 3.0), y=f32(4.0, 5.0, 6.0))
PICTURE, FILTER = waves(1, 1, 4, 4), waves(1, 1, 3, 3, at=1.0)
case("angle", jnp.angle, z=Z)
case("conjugate", jnp.conj, z=Z)
case("isreal", jnp.isreal, convert="i32", z=Z)
case("iscomplex", jnp.iscomplex, convert="i32", z=Z)
case("astype", lambda x: x.astype(jnp.float32), x=I32(1, -2, 7))
case("to", lambda x: x.astype(jnp.float32), x=I32(1, -2, 7))
case("bitcast", lambda x: lax.bitcast_convert_type(x, jnp.int32), grad=False, x=f32(1.0, -0.0, np.inf))
for name in "clone numpy.copy nn.identity".split():
    case(name, lambda x: x, x=waves(3))
case("broadcast_to", lambda x: jnp.broadcast_to(x, (2, 3)), "broadcast_in_dim(x, [2, 3], [1])", x=waves(3))
case("broadcast_arrays", lambda x: jnp.broadcast_to(x[:, None], (2, 3)), put={"n": "2", "m": "3"}, x=waves(2))
case("broadcasted_iota", lambda x: x + lax.broadcasted_iota(jnp.int32, (2, 3), 1), "x + iota(i32, [2, 3], 1)", put={"n": "2", "m": "3", "dimension": "1"}, x=np.ones((2, 3), np.int32))
case("chunk", lambda x: x[:, :1], "split(x, [1, 2], 1).0", put={"dimension": "1"}, x=X)
case("conv1d", lambda x, kernel: lax.conv(x, kernel, (1, 1), "SAME"), x=PICTURE, kernel=FILTER)
case("conv_general_dilated", lambda x, kernel: lax.conv_general_dilated(x, kernel, (2, 1), [(1, 1), (1, 1)], (1, 2)), "conv_with_general_padding(x, kernel, [2, 1], [(1, 1), (1, 1)], lhs_dilation = [1, 2])", put={"strides": "[2, 1]"}, x=PICTURE, kernel=FILTER)
case("convolve2d", lambda a, v: jsp.signal.convolve2d(a, v, "same")[None, None], put={"h": "4", "w": "4", "m": "3", "n": "3"}, a=waves(4, 4), v=waves(3, 3, at=1.0))
case("correlate2d", lambda a, v: jsp.signal.correlate2d(a, v, "same")[None, None], put={"h": "4", "w": "4", "m": "3", "n": "3"}, a=waves(4, 4), v=waves(3, 3, at=1.0))
case("conv_general_dilated_patches", lambda x: lax.conv_general_dilated_patches(x, (2, 2), (1, 1), "VALID"), put={"n": "4", "h": "2", "w": "2"}, x=PICTURE)
case("conv_general_dilated_local", lambda patches, kernel: jnp.einsum("bip,ipo->bio", patches, kernel), patches=waves(2, 3, 4), kernel=waves(3, 4, 2, at=1.0))
case("depthwise_conv2d", lambda x, kernel: lax.conv_general_dilated(x, kernel, (1, 1), "VALID", feature_group_count=2), put={"features": "2"}, x=waves(1, 2, 4, 4), kernel=waves(2, 1, 3, 3, at=1.0))
case("ragged_dot_general", lambda lhs, rhs, group_sizes: lax.ragged_dot(lhs, rhs, group_sizes), lhs=waves(4, 2), rhs=waves(2, 2, 3, at=1.0), group_sizes=I32(3, 1))
case("scaled_matmul", lambda a, b: (a * 2) @ b, before="let scale = 2.0f32;", a=X, b=waves(3, 2))
case("dot_product_attention", nn.dot_product_attention, put={"query": "q", "key": "k", "value": "v"}, q=waves(1, 3, 2, 4), k=waves(1, 3, 2, 4, at=1.0), v=waves(1, 3, 2, 4, at=2.0))
case("empty", lambda x: x, "x + zeros(f32, [3])", x=waves(3))
case("empty_like", jnp.zeros_like, x=waves(3))
case("full_like", lambda x: 2 * x, "x * full(f32, [3], 2.0)", put={"value": "2.0"}, x=waves(3))
case("geomspace", lambda x: x * jnp.geomspace(1, 8, 4, dtype=np.float32), "x * (start * pow(ratio, iota(f32, 4)))", put={"n": "4"}, before="let (start, ratio) = (1.0, 2.0);", x=waves(4))
GCD = dict(a=I32(12, 7, 0, 18, 5), b=I32(18, 21, 4, 0, 3))
GCD_LOOP = "while any(b != 0) { (a, b) = (select(b == 0, a, b), select(b == 0, b, a % max(b, 1))); }"
case("gcd", jnp.gcd, f"{{ let (mut a, mut b) = (a, b); {GCD_LOOP} a }}", **GCD)
case("lcm", lambda a, b: a // jnp.gcd(a, b) * b, "a / gcd * b", before=f"let gcd = {{ let (mut a, mut b) = (a, b); {GCD_LOOP} a }};", a=I32(12, 7, 5), b=I32(18, 21, 3))
case("insert", lambda x: jnp.delete(x, 1), put={"i": "1"}, x=waves(4))
case("insert_axis", lambda x: x[None], "reshape(x, [1, 3])", x=waves(3))
case("into_shape", lambda x: x.reshape(3, 2), "reshape(x, [3, 2])", x=X)
case("view", lambda x: x.reshape(3, 2), "reshape(x, [3, 2])", x=X)
case("iter", jnp.sum, x=X)
case("jacobian", lambda x: jax.jacrev(lambda x: jnp.sin(x) * x.sum())(x), before="let loss = |x| sin(x) * sum(x);", x=waves(3))
case("hvp", lambda x, v: jvp_of_grad(lambda x: jnp.sum(x**3))(x, v), "jvp(grad(loss))(x, v).1", before="let loss = |x| sum(x * x * x);", x=waves(3), v=waves(3, at=1.0))
case("backward", lambda p, x: jax.grad(lambda p, x: jnp.sum(jnp.sin(p * x)))(p, x), before="let loss = |p, x| sum(sin(p * x));", p=waves(3), x=waves(3, at=1.0))
case("lax.map", lambda xs: jax.vmap(lambda x: x * x.sum())(xs), before="let f = |x| x * sum(x);", xs=X)
case("vectorize", lambda x: jax.vmap(lambda x: x * x.sum(), 1)(x), "vmap(f, in_dimensions = [1])(x)", before="let f = |x| x * sum(x);", x=X)
case("frexp", lambda x: jnp.frexp(x)[0], "x * exp2(-exponent)", before="let exponent = floor(log2(abs(x))) + 1.0;", grad=False, x=f32(1.0, -3.0, 0.1, 1e10))
case("shape", lambda x: 3 * x, "(x.dims()[1] as f32) * x", x=X)
case("len", lambda x: 2 * x, "(x.dims()[0] as f32) * x", x=X)
case("ndim", lambda x: 2 * x, "(x.dims().len() as f32) * x", x=X)
case("dims", lambda x: 3 * x, "(x.dims()[1] as f32) * x", x=X)
case("nrows", lambda x: 2 * x, "(x.dims()[0] as f32) * x", x=X)


def jvp_of_grad(loss):
    return lambda x, v: jax.jvp(jax.grad(loss), (x,), (v,))[1]


def normalised(x, axes, epsilon=1e-5):
    return (x - x.mean(axes, keepdims=True)) / jnp.sqrt(x.var(axes, keepdims=True) + epsilon)


for name in "LayerNorm layer_normalization".split():
    case(name, lambda x, scale, bias: normalised(x, -1) * scale + bias, x=X, scale=waves(3), bias=waves(3, at=1.0))
LOGITS = dict(logits=waves(3, 4), labels=I32(3, 0, 1))
LOSSES = lambda logits, labels: -jnp.take_along_axis(nn.log_softmax(logits), labels[:, None], 1)[:, 0]
case("nll_loss", LOSSES, **LOGITS)
case("softmax_cross_entropy", LOSSES, put={"targets": "labels"}, **LOGITS)
case("ntxent", lambda logits, labels: LOSSES(logits / 0.5, labels), put={"similarities": "logits", "temperature": "0.5", "positives": "labels"}, **LOGITS)
case("mulhi", lambda a, b: (a.astype(jnp.int64) * b) >> 32, convert="i32", a=I32(2**30, 7, 2**31 - 1), b=I32(12, 2**29, 2**31 - 1))
case("packbits", lambda b: jnp.packbits(b == 1, axis=1)[:, 0].astype(jnp.int32), before="let bits = b == 1;", convert="i32", b=np.array([[1, 0, 0, 1, 1, 1, 0, 1], [0, 1, 1, 0, 0, 0, 1, 0]], np.int32))
case("unpackbits", lambda y: jnp.unpackbits(y.astype(jnp.uint8)[:, None], axis=1).astype(jnp.int32), before="let x = y as u8;", put={"n": "2"}, convert="i32", y=I32(157, 98))
case("ravel_multi_index", lambda i, j: i * 5 + j, put={"columns": "5"}, i=I32(0, 2, 3), j=I32(4, 0, 1))
case("unravel_index", lambda index: jnp.unravel_index(index, (4, 5))[1], "(index / 5, index % 5).1", put={"columns": "5"}, index=I32(0, 7, 19))
case("nonzero", lambda m, x, y: jnp.where(m > 0, x, y), before="let mask = m > 0.0;", by=["x", "y"], **MASKS)
case("numpy.select", lambda z, m, x, y: jnp.select([m > 1, m > 0], [x, y], z), before="let (a, b) = (m > 1.0, m > 0.0);", by=["z", "x", "y"], z=f32(7.0, 8.0, 9.0), **MASKS)
case("numpy.resize", lambda x: jnp.resize(x, (4, 2)), "reshape(broadcast(x, [2]), [4, 2])", put={"n": "2"}, x=waves(4))
case("numpy.e", lambda x: x * np.float32(np.pi), "x * std::f32::consts::PI", x=waves(3))
case("finfo", lambda x: x * jnp.finfo(jnp.float32).eps, "x * f32::EPSILON", x=waves(3))
case("onehot", lambda indices: nn.one_hot(indices, 4, dtype=jnp.float32), put={"classes": "4"}, indices=I32(3, 0, 7))
case("partition", jnp.sort, x=waves(5))
case("approx_max_k", lambda x: lax.top_k(x, 2)[0], "top_k(x, 2).0", put={"k": "2"}, x=waves(5))
case("topk", lambda x: lax.top_k(x, 2)[1], "top_k(x, 2).1", put={"k": "2"}, grad=False, x=waves(5))
case("polymul", jnp.polymul, a=waves(3), b=waves(2, at=1.0))
case("power_iteration", lambda a, v: jnp.linalg.eigvalsh(a)[-1], "{ let mut v = v; for _ in 0..60 { v = dot(a, v); v = v / global_norm(v); } dot(v, dot(a, v)) }", put={"n": "60"}, grad=False, a=POSITIVE, v=f32(1.0, 0.5, -0.25))
case("qr_multiply", lambda a, c: jnp.linalg.qr(a)[0] @ c, before="let (q, r) = qr(a);", whole="{ let (q, r) = qr(a); dot(q, c) }", grad=False, a=POSITIVE, c=waves(3, 2))
case("lu_factor", lambda a: lax.linalg.lu(a)[0], "{ let (lu, pivots, permutation) = lu(a); lu }", grad=False, a=waves(3, 3))
case("lu_pivots_to_permutation", lambda a: lax.linalg.lu(a)[2], grad=False, convert="i32", a=waves(3, 3))
case("reduce_and", lambda m: jnp.all(m > 0, 1), "all(x, dimension = 1)", before="let x = m > 0.0;", grad=False, convert="i32", m=X)
case("reduce_or", lambda m: jnp.any(m > 0, 1), "any(x, dimension = 1)", before="let x = m > 0.0;", grad=False, convert="i32", m=X)
case("reduce_xor", lambda x: lax.reduce(x, np.int32(0), lax.bitwise_xor, (0,)), "reduce(xor, x, 0, [0])", x=np.array([[1, 2], [5, -7], [3, 9]], np.int32))
case("remat", lambda x: jnp.sin(x) * x, before="let f = |x| sin(x) * x;", x=waves(3))
case("detach", lambda x: lax.stop_gradient(x) * x, "stop_gradient(x) * x", x=waves(3))
case("safe_root_mean_squares", lambda x: jnp.maximum(jnp.sqrt(jnp.mean(x * x)), 0.1), before="let least = 0.1;", x=waves(3))
case("tree_l2_norm", jnp.linalg.norm, put={"tree": "x"}, x=waves(3))
case("clip_grad_norm_", lambda g: g * jnp.minimum(0.5 / jnp.linalg.norm(g), 1), put={"limit": "0.5"}, g=waves(3))
case("clip_by_block_rms", lambda x: x * jnp.minimum(0.5 / jnp.linalg.norm(x), 1), put={"limit": "0.5", "gradient": "x"}, x=waves(3))
case("zero_nans", lambda x: jnp.where(jnp.isnan(x), 0, x), put={"gradient": "x"}, x=GAPS)
PLACES = dict(x=waves(4), updates=waves(2, at=1.0), indices=I32(3, 1))
AT = "x, indices, updates, [], [0], [0], index_vector_dim = 1)"
case("scatter_sub", lambda x, updates, indices: x.at[indices].add(-updates), **PLACES)
case("scatter_mul", lambda x, updates, indices: x.at[indices].multiply(updates), f"scatter(mul, {AT}", grad=False, **PLACES)
case("scatter_max", lambda x, updates, indices: x.at[indices].max(updates), f"scatter(max, {AT}", **PLACES)
case("scatter_min", lambda x, updates, indices: x.at[indices].min(updates), f"scatter(min, {AT}", **PLACES)
case("scatter_apply", lambda x, updates, indices: x.at[indices].add(-2 * updates), f"scatter(|old, new| old - 2.0 * new, {AT}", grad=False, **PLACES)
case("index_put", lambda x, updates, indices: x.at[indices].set(updates), f"scatter(|_, new| new, {AT}", **PLACES)
case("optax.scale", lambda g: 0.5 * g, put={"rate": "0.5"}, g=waves(3))
case("sign_sgd", lambda p, g: p - 0.5 * jnp.sign(g), put={"rate": "0.5"}, p=waves(3), g=waves(3, at=1.0))
case("incremental_update", lambda x, average: 0.9 * average + 0.1 * x, before="let keep = 0.9;", x=waves(3), average=waves(3, at=1.0))
case("update_infinity_moment", lambda u, g: jnp.maximum(0.9 * u, jnp.abs(g)), before="let keep = 0.9;", u=f32(0.1, 2.0), g=f32(-1.0, 0.5))
case("update_moment_per_elem_norm", lambda g, average: 0.9 * average + 0.1 * g * g, before="let keep = 0.9;", g=waves(3), average=waves(3, at=1.0))
case("sort_complex", lambda re, im: jnp.imag(jnp.sort_complex(re + 1j * im)), "sort((re, im), |a, b, c, d| (a < b) | ((a == b) & (c < d)), dimension = 0).1", grad=False, re=f32(2.0, 1.0, 2.0, 0.0), im=f32(1.0, 5.0, -1.0, 0.0))
case("switch", lambda x, index: lax.switch(index, [lambda x: x, lambda x: 2 * x, lambda x: 3 * x], x), "match index { 0 => x, 1 => 2.0 * x, _ => 3.0 * x }", x=waves(3), index=np.int32(1))
case("fori_loop", lambda x: lax.fori_loop(0, 3, lambda i, y: 2 * y + i, x), "{ let mut y = x; for i in 0..3 { y = 2.0 * y + (i as f32); } y }", put={"n": "3"}, x=waves(3))
case("tensorsolve", lambda a, b: jnp.linalg.tensorsolve(a, b).ravel(), put={"n": "4"}, a=(waves(4, 4) + 4 * np.eye(4, dtype=np.float32)).reshape(2, 2, 2, 2), b=waves(2, 2))
case("tridiagonal", lambda a: jnp.linalg.eigvalsh(a), "eigh(a).0", a=POSITIVE)
case("truncnorm.pdf", lambda x, a, b: jsp.stats.truncnorm.pdf(x, a, b), by=["x"], x=f32(-0.5, 0.0, 1.5), a=f32(-1.0)[0], b=f32(2.0)[0])
case("stats.pareto.pdf", lambda x: jsp.stats.pareto.pdf(x, 2.0), put={"b": "2.0"}, x=f32(1.5, 2.0, 5.0))
case("stats.pareto.cdf", lambda x: 1 - jnp.maximum(x, 1) ** -2.0, put={"b": "2.0"}, x=f32(0.5, 1.5, 2.0, 5.0))
case("stats.pareto.sf", lambda x: -2.0 * jnp.log(jnp.maximum(x, 1)), put={"b": "2.0"}, x=f32(0.5, 1.5, 2.0, 5.0))
case("stats.pareto.ppf", lambda p: (1 - p) ** (-1 / 2.0), put={"b": "2.0"}, p=f32(0.0, 0.3, 0.9))
case("gennorm.pdf", lambda x, p: jsp.stats.gennorm.logpdf(x, p), x=f32(-1.5, 0.5, 2.0), p=f32(1.5, 2.0, 3.0))
case("gumbel_l.pdf", lambda x: (x - 0.5) / 2.0 - jnp.exp((x - 0.5) / 2.0) - jnp.log(2.0), put={"mode": "0.5", "scale": "2.0"}, x=f32(-3.0, 0.5, 2.0))
case("gumbel_r.logsf", lambda x: jnp.log(-jnp.expm1(-jnp.exp(-(x - 0.5) / 2.0))), put={"mode": "0.5", "scale": "2.0"}, x=f32(-3.0, 0.5, 2.0))
case("bernoulli.cdf", lambda k, p: jsp.stats.bernoulli.cdf(k, p), grad=False, k=f32(-1.0, 0.0, 0.5, 1.0, 2.0), p=f32(0.3, 0.3, 0.6, 0.3, 0.3))
case("geom.pmf", lambda k: 0.3 * 0.7 ** (k - 1), put={"p": "0.3f32"}, grad=False, k=f32(1.0, 2.0, 5.0))
case("RegularGridInterpolator", lambda x, position: jnp.interp(position, jnp.arange(4.0), x).astype(jnp.float32), before="let i = floor(position) as i32; let t = position - floor(position);", x=waves(4), position=f32(0.25, 1.5, 2.75))
case("Rotation", lambda rotation, v: rotation @ v, rotation=waves(3, 3), v=waves(3))
case("gaussian_kde", lambda x, data: jnp.mean(jsp.stats.norm.pdf(x[:, None], data, 0.5), 1), before="let width = 0.5; let d = (broadcast_in_dim(x, [3, 4], [0]) - data.along([1])) / width;", x=waves(3), data=waves(4, at=1.0))
case("unwrap", jnp.unwrap, before="let step = 6.2831855; let difference = concatenate((zeros(f32, [1]), diff(x)), 0);", grad=False, x=f32(0.0, 3.0, -3.0, -2.0, 3.5, 9.0))
case("narrow", lambda x: x[:2, 1:3], "slice(x, [0, 1], [2, 3])", x=X)
case("x[i..i + n]", lambda x, i: lax.dynamic_slice(x, (i,), (2,)), put={"n": "2"}, x=waves(4), i=np.int32(1))
case("dynamic_update_index_in_dim", lambda x, update, i: x.at[i].set(update), "{ let mut x = x; x[i] = update; x }", x=waves(4, 3), update=waves(3), i=np.int32(2))
case("wald", lambda u, x: jnp.where(u <= 1 / (1 + x), x, 1 / x), by=["x"], u=f32(0.1, 0.9, 0.5), x=f32(0.5, 0.25, 0.75))
case("ball", lambda x, u: x / jnp.sqrt(jnp.sum(x * x, 1, keepdims=True)) * u[:, None] ** (1 / 3), put={"d": "3.0"}, x=X, u=f32(0.25, 0.75))
case("random.triangular", lambda u: 1 + 2 * jnp.where(u < 0.3, jnp.sqrt(u * 0.3), 1 - jnp.sqrt((1 - u) * 0.7)), before="let (low, high, c) = (1.0, 3.0, 0.3);", u=f32(0.1, 0.3, 0.6, 0.95))
case("mapv", lambda x: jnp.sin(x) * x, "map(|a| sin(a) * a, x)", put={"f": "|a| sin(a) * a"}, x=waves(3))
case("tensordot", lambda a, b: jnp.tensordot(a, b, 1), a=X, b=waves(3, 2))
case("avg_pool1d", lambda x: lax.reduce_window(x, 0.0, lax.add, (1, 1, 2, 2), (1, 1, 2, 2), "VALID") / 4, x=PICTURE)
case("max_pool1d", lambda x: lax.reduce_window(x, -np.inf, lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID"), x=PICTURE)
case("ediff1d", jnp.ediff1d, x=waves(5))
case("funm", jsp.linalg.expm, before="let (w, v) = eigh(a);", whole="{ let (w, v) = eigh(a); dot(v * exp(w).along([1]), transpose(v, [1, 0])) }", grad=False, a=POSITIVE)
case("expm_frechet", lambda a, e: jsp.linalg.expm_frechet(a, e, compute_expm=False), grad=False, a=POSITIVE, e=waves(3, 3))
case("hanning", lambda x: x * jnp.hanning(5).astype(jnp.float32), "x * signal::hann::<f32>(5)", put={"n": "5"}, x=waves(5))
unary("hardsigmoid", nn.hard_sigmoid)
unary("hardtanh", nn.hard_tanh)
unary("logsigmoid", nn.log_sigmoid)
case("mgrid", lambda a, b: jnp.meshgrid(a, b)[0], "meshgrid(a, b).0", a=waves(2), b=waves(3))
case("range", lambda x: x + jnp.arange(4), "x + arange(0, 4)", put={"n": "4"}, x=waves(4))
case("repeat_interleave", lambda x: jnp.repeat(x, 2, 0), put={"times": "2"}, x=X)
case("stddev", lambda x: jnp.std(x, 1), "std(x, dimensions = 1)", x=X)
case("vector_norm", lambda x: jnp.linalg.norm(x, 3), put={"order": "3.0"}, x=waves(4))
case("cond", lambda m, x, y: jnp.where(m > 0, x, y), "select(pred, x, y)", before="let pred = m > 0.0;", by=["x", "y"], **MASKS)
case("nanpercentile", lambda x, q: jnp.nanpercentile(x, q), by=["x"], x=GAPS, q=f32(40.0)[0])

# Why rows have no case: the names of rows, by reason.
REASONS = {
    "differs from JAX in a gradient near 0, or at an infinity": "BatchNorm ldexp standardize swish",
    "draws random numbers, which another library does not draw": """
        bernoulli binomial chisquare double_sided_maxwell generalized_normal geometric integers lognormal maxwell
        multi_normal noisy_sgd rand randn random_gamma_grad random.bits random.f random.loggamma random.multinomial random.orthogonal
        random.pareto random.t rayleigh weibull_min""",
    "needs the feature `fft`, which the tests of advice do not have": "csd dctn dft fft2 hfft ifft ihfft irfft rfft",
    "communicates between replicas: tests/replicas.rs and the judge have values": """
        axis_index pbroadcast pmap pmax pmean pmin ppermute psum psum_scatter pswapaxes ragged_all_to_all""",
    "states that there is no operation": """
        adabelief bessel_jn dawsn eig hadamard poisson.entropy scale_by_adadelta""",
    "is about the syntax, types or objects that replace the name": """
        AccuracyMode AdaptiveGradClipState Rng::new bfloat16 can_cast composite fromfile initializers.normal into ndarray
        numpy.bool print random.key""",
    "is about the structure of a training step": "MultiSteps apply_updates join_schedules nadamw optax.freeze periodic_update skip_not_finite",
    "describes a method, whose parts depend on the program": """
        vonmises.pdf betabinom.pmf cg circulant conv_transpose2d ctc_loss_with_forward_probs gather_nd histogram2d
        histogram_bin_edges lexsort max_unpool OptimizeResults scaled_dot_product_attention solve_sylvester
        tril_indices_from""",
}
