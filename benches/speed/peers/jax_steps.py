"""The rows of ../training.rs in JAX: jitted steps, whose state is donated.

`run.py` starts it with the text that the rows' names contain, the number of threads, and `quick` or `whole`.
"""

import jax
import jax.numpy as jnp
from common import DENSE, ENCODER, LENET, LSTM, RESIDUAL, around, below, options, report, transformer, weights
from jax import lax, nn

ROW, _, QUICK = options()


def cross_entropy(scores, labels):
    chosen = jnp.take_along_axis(nn.log_softmax(scores), labels[..., None], axis=-1)
    return -chosen.mean()


def conv(x, kernel, padding):
    return lax.conv_general_dilated(x, kernel, (1, 1), padding)


def pooled(y, start, combine):
    return lax.reduce_window(y, start, combine, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")


def along(b):
    return b[:, None, None]


def dense_loss(p, x, labels):
    return cross_entropy(nn.relu(x @ p["w1"] + p["b1"]) @ p["w2"] + p["b2"], labels)


def lenet_loss(p, x, labels, act, pool):
    y = pool(act(conv(x, p["k1"], "SAME") + along(p["c1"])))
    y = pool(act(conv(y, p["k2"], "VALID") + along(p["c2"])))
    y = act(y.reshape(32, 400) @ p["w1"] + p["b1"])
    return cross_entropy(act(y @ p["w2"] + p["b2"]) @ p["w3"] + p["b3"], labels)


def mean_pool(y):
    return pooled(y, 0.0, lax.add) * 0.25


def max_pool(y):
    return pooled(y, -jnp.inf, lax.max)


def batch_norm(y, scale, offset):
    mean = y.mean((0, 2, 3), keepdims=True)
    variance = jnp.square(y).mean((0, 2, 3), keepdims=True) - jnp.square(mean)
    return (y - mean) * lax.rsqrt(variance + 1e-5) * along(scale) + along(offset)


def residual_loss(p, x):
    y = batch_norm(conv(x, p["k1"], "SAME"), p["scale1"], p["offset1"])
    y = batch_norm(conv(nn.relu(y), p["k2"], "SAME"), p["scale2"], p["offset2"])
    return jnp.square(nn.relu(x + y)).mean()


def norm(x, scale, bias):
    return nn.standardize(x, epsilon=1e-5) * scale + bias


def encoder_loss(p, x):
    y = norm(x, p["scale1"], p["bias1"]) @ p["qkv"] + p["qkv_bias"]
    query, key, value = (y.reshape(8, 128, 4, 64).transpose(0, 2, 1, 3) for y in jnp.split(y, 3, -1))
    shares = nn.softmax(query @ key.transpose(0, 1, 3, 2) * 0.125)
    x = x + (shares @ value).transpose(0, 2, 1, 3).reshape(8, 128, 256) @ p["out"] + p["out_bias"]
    y = nn.gelu(norm(x, p["scale2"], p["bias2"]) @ p["first"] + p["first_bias"], approximate=True)
    return jnp.square(x + y @ p["second"] + p["second_bias"]).mean()


def transformer_loss(p, tokens, following):
    linear = lambda p, x: x @ p["w"] + p["b"]
    split = lambda y: y.reshape(8, 64, 4, 24).transpose(0, 2, 1, 3)
    seen = jnp.tril(jnp.ones((64, 64), bool))
    x = p["tokens"][tokens] + p["positions"]
    for block in p["blocks"]:
        y = norm(x, **block["attention_norm"])
        query, key, value = (split(linear(block[name], y)) for name in ("query", "key", "value"))
        scores = query @ key.transpose(0, 1, 3, 2) / jnp.sqrt(24.0)
        y = nn.softmax(jnp.where(seen, scores, -jnp.inf)) @ value
        x = x + linear(block["output"], y.transpose(0, 2, 1, 3).reshape(8, 64, 96))
        y = nn.gelu(linear(block["first"], norm(x, **block["norm"])), approximate=True)
        x = x + linear(block["second"], y)
    return cross_entropy(linear(p["head"], norm(x, **p["norm"])), following)


def lstm_loss(p, x):
    def cell(state, x):
        h, c = state
        forget, take, out, new = jnp.split(jnp.concatenate((x, h), 1) @ p["w"] + p["b"], 4, 1)
        c = nn.sigmoid(forget) * c + nn.sigmoid(take) * jnp.tanh(new)
        h = nn.sigmoid(out) * jnp.tanh(c)
        return (h, c), h

    start = jnp.zeros((16, 128))
    return jnp.square(lax.scan(cell, (start, start), x)[1]).mean()


def sgd(p, state, gradient):
    return jax.tree.map(lambda p, g: p - 0.01 * g, p, gradient), state


def adam(rate, b2, decay):
    def update(p, state, gradient):
        m, v, t = state
        t = t + 1
        m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, gradient)
        v = jax.tree.map(lambda v, g: b2 * v + (1 - b2) * g * g, v, gradient)
        m1, v1 = 1 / (1 - 0.9**t), 1 / (1 - b2**t)
        moved = lambda p, m, v: p - rate * (m1 * m / (jnp.sqrt(v1 * v) + 1e-8) + decay * p)
        return jax.tree.map(moved, p, m, v), (m, v, t)

    return update


def measure(name, loss, p, update, *data):
    """Report the time of a step."""
    if ROW not in name:
        return

    def step(p, state, *data):
        value, gradient = jax.value_and_grad(loss)(p, *data)
        return *update(p, state, gradient), value

    put = lambda tree: jax.tree.map(jax.device_put, tree)
    zeros = lambda: jax.tree.map(lambda x: jnp.zeros_like(x), p)
    now = [put(p), (zeros(), zeros(), jnp.float32(0)) if update is not sgd else ()]
    data, compiled = put(data), jax.jit(step, donate_argnums=(0, 1))

    def call():
        *now[:], value = compiled(*now, *data)
        jax.block_until_ready((now, value))

    report(name, call, ROW, QUICK)


def derivative(name, function, *data):
    """Report the time of a function without a state."""
    if ROW not in name:
        return
    compiled, data = jax.jit(function), jax.tree.map(jax.device_put, data)
    report(name, lambda: jax.block_until_ready(compiled(*data)), ROW, QUICK)


def energy(x, a):
    y = jnp.tanh(a @ x)
    return (y * y * x).sum() + nn.logsumexp(x)


def seen_from_station(s):
    x, y, z = s[0] + 10.0, s[1], s[2] + 5.0
    flat = x * x + y * y
    return jnp.stack((jnp.sqrt(flat + z * z), jnp.arctan2(y, x), jnp.arctan2(z, jnp.sqrt(flat))))


def surprise(mean, factor, seen):
    move_on = jnp.eye(6) + 0.1 * jnp.eye(6, k=3)
    before = move_on @ mean
    covariance = move_on @ (factor @ factor.T + jnp.eye(6)) @ move_on.T + 0.01 * jnp.eye(6)
    h = jax.jacfwd(seen_from_station)(before)
    cross = h @ covariance
    innovation = cross @ h.T + 0.1 * jnp.eye(3)
    error = seen - seen_from_station(before)
    white = jnp.linalg.solve(innovation, error)
    moved = before + white @ cross - mean
    determinant = jnp.log(jnp.diag(jnp.linalg.cholesky(innovation))).sum()
    return 0.5 * error @ white + determinant + 0.01 * moved @ moved


images, labels = around(0.1, 32, 1, 28, 28), below(10, 32)
measure("network 784-128-10, batch 32, sgd", dense_loss, weights(DENSE), sgd, images.reshape(32, 784), labels)
lenet = lambda *pair: lambda p, x, labels: lenet_loss(p, x, labels, *pair)
measure("LeNet-5, batch 32, sgd", lenet(jnp.tanh, mean_pool), weights(LENET), sgd, images, labels)
measure("LeNet-5 with maxima, batch 32, sgd", lenet(nn.relu, max_pool), weights(LENET), sgd, images, labels)
measure("residual block, [32, 64, 28, 28], sgd", residual_loss, weights(RESIDUAL), sgd, around(2, 32, 64, 28, 28))
measure(
    "encoder layer of 256, 4 heads, 128 tokens, batch 8, adamw",
    encoder_loss, weights(ENCODER), adam(1e-4, 0.999, 1e-4), around(2, 8, 128, 256),
)  # fmt: skip
measure(
    "transformer of the example, adam",
    transformer_loss, weights(transformer()), adam(1e-4, 0.99, 0.0), below(65, 8, 64), below(65, 8, 64),
)  # fmt: skip
measure("LSTM of 128, 128 steps, batch 16, sgd", lstm_loss, weights(LSTM), sgd, around(2, 128, 16, 128))
derivative("Hessian of a function of 32 variables", jax.hessian(energy), around(0.1, 32), around(0.1, 32, 32))
derivative(
    "1000 gradients of a step of an extended Kalman filter, 6 states",
    jax.vmap(jax.grad(surprise)), around(2, 1000, 6), around(0.1, 1000, 6, 6), around(2, 1000, 3),
)  # fmt: skip
