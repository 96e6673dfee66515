"""Special functions, by mpmath with 50 digits: `jax.scipy.special` is less accurate than they are."""

import mpmath as mp
import numpy as np
from vectors import Vectors

CASES = Vectors("library/vectors/special.txt", "library_vectors.py")
INFINITY, NAN = np.inf, np.nan


def exact(function, *points):
    """Return the values of a function, rounded once."""
    with mp.workdps(50):
        return np.array([float(function(*map(mp.mpf, map(float, point)))) for point in zip(*points)])


def slope(function, by, order, *points):
    """Return derivatives of a function: `order` times by the argument of the number `by`."""

    def derivative(*point):
        with mp.workdps(60):
            h = mp.mpf(10) ** -15 * (abs(point[by]) or 1)
            at = lambda n: function(*point[:by], point[by] + n * h, *point[by + 1 :])
            return (at(1) - at(-1)) / (2 * h) if order == 1 else (at(1) - 2 * at(0) + at(-1)) / h**2

    return exact(derivative, *points)


def mixed(function, *points):
    """Return the derivatives by the first and the last argument."""

    def derivative(first, *rest):
        with mp.workdps(60):
            h, k = (mp.mpf(10) ** -15 * abs(number) for number in (first, rest[-1]))
            at = lambda n, m: function(first + n * h, *rest[:-1], rest[-1] + m * k)
            return (at(1, 1) - at(1, -1) - at(-1, 1) + at(-1, -1)) / (4 * h * k)

    return exact(derivative, *points)


def singles(*numbers):
    """Return numbers of `f32` as doubles, which both precisions have."""
    return np.array(numbers, np.float32).astype(np.float64)


def of_one(name, function, x, special, there):
    """Add a case: the errors in both precisions, which round to 0, two derivatives, and values at special points."""
    x = singles(*x)
    value = exact(function, x)
    y = x.astype(np.float32)
    fits = (np.abs(value) > 1e-37) & (np.abs(value) < 1e38)
    y, short = np.where(fits, y, y[fits][0]), np.where(fits, value, value[fits][0])
    zeros = np.zeros(len(x))

    def case(x, value, y, short, special):
        return zeros, zeros, slope(function, 0, 1, x), slope(function, 0, 2, x), np.array(there)

    case.__name__ = name
    CASES.case(x, value, y, short, np.array(special), by_jax=False)(case)


WHOLE = [*-np.geomspace(1e-3, 30.0, 10), *np.geomspace(1e-3, 30.0, 14)]
POSITIVE = np.geomspace(1e-6, 80.0, 24)
CHANCES = [*np.geomspace(1e-20, 0.2, 12), *np.linspace(0.3, 0.999, 12)]
EDGES = [INFINITY, -INFINITY, NAN, 0.0]

of_one("entr", lambda x: -x * mp.log(x), POSITIVE * 1.01, [0.0, -1.0, INFINITY, NAN], [0.0, -INFINITY, -INFINITY, NAN])
of_one("logit", lambda p: mp.log(p / (1 - p)), CHANCES, [0.0, 1.0, -1.0, 2.0], [-INFINITY, INFINITY, NAN, NAN])
of_one("ndtr", mp.ncdf, np.array(WHOLE) / 5, EDGES, [1.0, 0.0, NAN, 0.5])
of_one("log_ndtr", lambda x: mp.log(mp.ncdf(x)), np.minimum(WHOLE, 7.0 + 0.01 * np.array(WHOLE)), EDGES, [0.0, -INFINITY, NAN, -np.log(2)])
of_one("ndtri", lambda p: -mp.sqrt(2) * mp.erfinv(1 - 2 * p), CHANCES, [0.0, 1.0, -1.0, 2.0], [-INFINITY, INFINITY, NAN, NAN])
of_one("erfcx", lambda x: mp.exp(x * x) * mp.erfc(x), [*-np.geomspace(1e-3, 9.0, 10), *np.geomspace(1e-3, 1e3, 14)], [*EDGES, -27.0, 1e300], [0.0, INFINITY, NAN, 1.0, INFINITY, 5.641895835477563e-301])
of_one("exp1", mp.e1, [*np.geomspace(1e-20, 80.0, 22), 0.999, 1.001], [0.0, -1.0, INFINITY, NAN], [INFINITY, NAN, 0.0, NAN])
of_one("expi", mp.ei, [*np.geomspace(1e-20, 80.0, 12), *-np.geomspace(1e-6, 80.0, 4), 0.3725, 0.373, 5.99, 6.01, 11.9, 12.1, 23.9, 24.1], [*EDGES, 716.0], [INFINITY, 0.0, NAN, -INFINITY, float(mp.ei(716))])
of_one("i0", lambda x: mp.besseli(0, x), [*WHOLE[:22], 7.9, 8.1], EDGES, [INFINITY, INFINITY, NAN, 1.0])
of_one("i0e", lambda x: mp.besseli(0, x) * mp.exp(-abs(x)), [*WHOLE[:21], 1e4, 7.9, 8.1], EDGES, [0.0, 0.0, NAN, 1.0])
of_one("i1", lambda x: mp.besseli(1, x), [*WHOLE[:22], 7.9, 8.1], EDGES, [INFINITY, -INFINITY, NAN, 0.0])
of_one("i1e", lambda x: mp.besseli(1, x) * mp.exp(-abs(x)), [*WHOLE[:21], 1e4, 7.9, 8.1], EDGES, [0.0, 0.0, NAN, 0.0])
of_one("gamma", mp.gamma, [*np.geomspace(1e-20, 34.0, 12), *-np.linspace(0.1, 20.3, 8), 9.999, 10.001, 33.0, 34.9], [*EDGES, -0.0, -3.0, 171.5, 172.0, -180.5], [INFINITY, NAN, NAN, INFINITY, -INFINITY, NAN, float(mp.gamma(171.5)), INFINITY, 0.0])
of_one("factorial", lambda n: mp.gamma(n + 1), [*range(12), *np.linspace(0.2, 30.0, 12)], [-1.0, -0.5, INFINITY, NAN], [0.0, 0.0, INFINITY, NAN])


def of_two(name, function, a, b, special_a, special_b, there):
    """Add a case of two arguments: as `of_one`, with the gradients and three second derivatives."""
    a, b = singles(*a), singles(*b)
    value = exact(function, a, b)
    zeros = np.zeros(len(a))

    def case(a, b, value, *special):
        firsts = [slope(function, by, 1, a, b) for by in (0, 1)]
        seconds = [slope(function, 0, 2, a, b), mixed(function, a, b), slope(function, 1, 2, a, b)]
        # A linear function has the rounding of the differences.
        seconds = [np.where(np.abs(second) < 1e-20, 0.0, second) for second in seconds]
        return zeros, zeros, *firsts, *seconds, np.array(there)

    case.__name__ = name
    CASES.case(a, b, value, np.array(special_a), np.array(special_b), by_jax=False)(case)


X = [*np.geomspace(1e-6, 50.0, 10), 0.3, 2.0, 1.0, 5.0, 0.1, 1.0, 1.0, 2.0, 3.0, 100.0]
Y = [*np.geomspace(3.0, 1e-3, 10), 2.0, 0.7, 1e4, 5.01, 0.10001, 1.0001, 0.5, 1.25, 2.9999, 99.0]
of_two("xlogy", lambda x, y: x * mp.log(y), X, Y, [0.0, 0.0, 0.0, 0.0, 1.0], [-1.0, NAN, INFINITY, 0.0, 0.0], [0.0, NAN, 0.0, 0.0, -INFINITY])
of_two("xlog1py", lambda x, y: x * mp.log1p(y), X, Y, [0.0, 0.0, 0.0, 0.0, 1.0], [-2.0, NAN, INFINITY, -1.0, -1.0], [0.0, NAN, 0.0, 0.0, -INFINITY])
POINTS = [0.0, 0.0, 1.0, -1.0, 0.0, NAN], [0.0, 1.0, 0.0, 1.0, -1.0, 1.0]
of_two("rel_entr", lambda x, y: x * mp.log(x / y), X, Y, *POINTS, [0.0, 0.0, INFINITY, INFINITY, INFINITY, NAN])
of_two("kl_div", lambda x, y: x * mp.log(x / y) - x + y, X, Y, *POINTS, [0.0, 1.0, INFINITY, INFINITY, INFINITY, NAN])
A = [*np.geomspace(1e-3, 30.0, 10), 0.1, 3.0, 20.0, 2.5, 7.0, 0.5, 0.9, 1.5, 30.0, 1e-5]
B = [*np.geomspace(25.0, 1e-2, 10), 2.0, 0.1, 20.0, 2.5, 30.0, 0.5, 3.0, 1.5, 1e-5, 1e5]
POINTS = [0.0, INFINITY, 0.0, -1.0, NAN], [1.0, 1.0, 0.0, 1.0, 1.0]
of_two("beta", mp.beta, A, B, *POINTS, [INFINITY, 0.0, INFINITY, NAN, NAN])
of_two("betaln", lambda a, b: mp.log(mp.beta(a, b)), A, B, *POINTS, [INFINITY, -INFINITY, INFINITY, NAN, NAN])


def lower(a, x):
    """Return the lower incomplete gamma function, by its series."""
    term = total = 1 / a
    k = 0
    while abs(term) > mp.mpf(10) ** -70 * total:
        k += 1
        term *= x / (a + k)
        total += term
    return total * mp.exp(a * mp.log(x) - x - mp.loggamma(a))


def upper(a, x):
    with mp.workdps(mp.mp.dps + 30):
        return 1 - lower(a, x)


A = [0.001, 0.01, 0.3, 0.5, 0.5, 0.9, 1.0, 1.0, 2.5, 3.0, 5.0, 7.9, 8.1, 10.0, 20.0, 30.0, 45.0, 100.0, 100.0, 300.0, 1e3, 1e4]
X = [0.5, 1e-6, 0.1, 1e-4, 4.0, 0.99, 1.0, 12.0, 0.01, 3.0, 6.0, 8.0, 7.0, 2.0, 35.0, 30.0, 50.0, 80.0, 130.0, 290.0, 1050.0, 1e4]
POINTS = [0.0, 0.0, 1.0, -1.0, 1.0, INFINITY, 1.0, INFINITY, NAN, 1e-300, 1e300], [0.0, 1.0, 0.0, 1.0, -1.0, 1.0, INFINITY, INFINITY, 1.0, 1.0, 1e300]
THERE = np.array([NAN, 1.0, 0.0, NAN, NAN, 0.0, 1.0, NAN, NAN, 1.0, 0.5])
of_two("gammainc", lower, A, X, *POINTS, THERE)
OPPOSITE = np.where(np.array(POINTS[0]) == 1e-300, float(mp.e1(1) * mp.mpf(10) ** -300), 1 - THERE)
of_two("gammaincc", upper, A, X, *POINTS, OPPOSITE)


def betainc(a, b, x):
    """Return the incomplete beta function, by a series of positive terms on the side of the mode."""
    if x > a / (a + b):
        with mp.workdps(mp.mp.dps + 20):
            return 1 - betainc(b, a, 1 - x) if 1 - x <= b / (a + b) else mp.mpf(1)
    term = total = 1 / a
    k = 0
    while abs(term) > mp.mpf(10) ** -70 * total:
        term *= (a + b + k) / (a + 1 + k) * x
        total += term
        k += 1
    return total * mp.exp(a * mp.log(x) + b * mp.log1p(-x) - mp.loggamma(a) - mp.loggamma(b) + mp.loggamma(a + b))


A = singles(0.01, 0.5, 0.5, 1.0, 2.0, 3.0, 0.2, 7.0, 9.0, 20.0, 0.5, 100.0, 5.0, 50.0, 300.0, 1e3, 1.5, 40.0, 0.1, 600.0)
B = singles(0.02, 0.5, 2.0, 1.0, 3.0, 0.5, 8.0, 6.0, 0.3, 15.0, 100.0, 2.0, 5.0, 60.0, 200.0, 1e3, 40.0, 1.5, 0.1, 5.0)
X = singles(0.3, 0.25, 0.01, 0.7, 0.5, 0.999, 0.001, 0.4, 0.9, 0.6, 0.01, 0.99, 0.2, 0.45, 0.625, 0.49, 0.05, 0.95, 0.75, 0.9921875)
POINTS = np.array([(0, 1, 0.5), (1, 0, 0.5), (0, 0, 0.5), (1, 1, 0), (1, 1, 1), (1, 1, -0.1), (1, 1, 1.1), (-1, 1, 0.5), (INFINITY, 1, 0.5), (1, INFINITY, 0.5), (INFINITY, INFINITY, 0.5), (NAN, 1, 0.5), (1e10, 1, 0.5)], float).T
THERE = [1.0, 0.0, NAN, 0.0, 1.0, NAN, NAN, NAN, 0.0, 1.0, NAN, NAN, 0.0]


@CASES.case(A, B, X, exact(betainc, A, B, X), *POINTS, by_jax=False)
def betainc_of_three(a, b, x, value, *special):
    zeros = np.zeros(len(a))
    firsts = [slope(betainc, by, 1, a, b, x) for by in range(3)]
    return zeros, zeros, *firsts, slope(betainc, 0, 2, a, b, x), mixed(betainc, a, b, x), slope(betainc, 2, 2, a, b, x), np.array(THERE)


@CASES.case(singles(0.6, 1.5, 3.0, 20.0), singles(0.4, 1.0, 1.0, 3.0), by_jax=False)
def multigammaln(a, low):
    of = lambda a: mp.log(mp.pi) * 1.5 + sum(mp.loggamma(a - mp.mpf(j) / 2) for j in range(3))
    valid = a > 1
    return np.where(valid, exact(of, np.where(valid, a, 2.0)), NAN), slope(of, 0, 1, low + 1)


@CASES.case(np.array([0.0, -0.0, -1.0, -1.5, -2.5, 3.0, INFINITY, -INFINITY, NAN]), by_jax=False)
def gammasgn(x):
    return np.array([1.0, -1.0, NAN, 1.0, -1.0, 1.0, 1.0, NAN, NAN])
