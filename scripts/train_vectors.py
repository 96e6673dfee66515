#!/usr/bin/env python3
"""Compute by Optax the values that the tests of `typed_xla::train` compare with: tests/train/vectors.txt.

    pip install 'jax[cpu]' optax
    python3 scripts/train_vectors.py            # writes the file
    python3 scripts/train_vectors.py --check    # compares it with what is computed

Everything is computed in double precision. Parameters and gradients are the formulas of the tests.
"""

import argparse
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import optax

jax.config.update("jax_enable_x64", True)

VECTORS = Path(__file__).resolve().parent.parent / "tests" / "train" / "vectors.txt"
STEPS = 5
SIZES = {"w": (2, 3), "b": (3,), "scale": ()}


def tree(f):
    """Return a tree whose element k of leaf j is f(j, k)."""
    return {
        name: jnp.array([f(j, k) for k in range(int(np.prod(sizes)))]).reshape(sizes)
        for j, (name, sizes) in enumerate(SIZES.items())
    }


def gradient(t):
    return tree(lambda j, k: np.sin(1.7 * k + 0.9 * j + 2.3 * t) * (1 + j))


def flat(tree):
    return np.concatenate([np.ravel(tree[name]) for name in SIZES])


def trained(optimiser, rates=None):
    params = tree(lambda j, k: np.cos(k + j))
    state = optimiser.init(params)
    for t in range(STEPS):
        updates, state = optimiser.update(gradient(t), state, params)
        params = optax.apply_updates(params, updates)
    return flat(params)


def optimisers():
    matrices = lambda params: jax.tree.map(lambda x: x.ndim > 1, params)
    yield "sgd", optax.sgd(0.1)
    yield "sgd momentum", optax.sgd(0.1, momentum=0.9)
    yield "sgd nesterov", optax.sgd(0.1, momentum=0.8, nesterov=True)
    yield "adam", optax.adam(0.1)
    yield "adam with", optax.adam(0.1, b1=0.8, b2=0.95, eps=1e-3, eps_root=1e-2)
    yield "adamw", optax.adamw(0.1)
    yield "adamw with", optax.adamw(0.1, b1=0.8, b2=0.95, weight_decay=0.2, mask=matrices)
    yield "adagrad", optax.adagrad(0.1)
    yield "adagrad with", optax.adagrad(0.1, initial_accumulator_value=0.0, eps=1e-2)
    yield "rmsprop", optax.rmsprop(0.1)
    yield "rmsprop with", optax.rmsprop(0.1, decay=0.7, eps=1e-2)
    yield "lion", optax.lion(0.1)
    yield "lion with", optax.lion(0.1, b1=0.7, b2=0.8, weight_decay=0.2, mask=matrices)
    yield "clipped", optax.chain(optax.clip_by_global_norm(3.0), optax.adam(0.1))
    yield "decayed", optax.chain(optax.add_decayed_weights(0.1, mask=matrices), optax.sgd(0.1))
    yield "scheduled", optax.adam(optax.warmup_cosine_decay_schedule(0.01, 0.2, 2, 5, 0.05))


def schedules():
    yield "linear", optax.linear_schedule(0.1, 0.5, 7, 2)
    yield "cosine", optax.cosine_decay_schedule(0.3, 8)
    yield "cosine with", optax.cosine_decay_schedule(0.3, 8, alpha=0.1)
    yield "warmup cosine", optax.warmup_cosine_decay_schedule(0.1, 0.4, 3, 9, 0.05)
    yield "exponential", optax.exponential_decay(0.3, 4, 0.5)
    yield "staircase", optax.exponential_decay(0.3, 2, 0.5, 3, True, 0.05)
    yield "linear of 0 steps", optax.linear_schedule(0.1, 0.5, 0, 2)
    yield "linear of -1 steps", optax.linear_schedule(0.1, 0.5, -1)
    yield "exponential of 0 steps", optax.exponential_decay(0.3, 0, 0.5)
    yield "exponential of rate 0", optax.exponential_decay(0.3, 4, 0.0)
    yield "warmup cosine of 0", optax.warmup_cosine_decay_schedule(0.1, 0.4, 0, 9, 0.05)
    yield "piecewise", optax.piecewise_constant_schedule(0.3, {2: 0.5, 6: 0.1})


def losses():
    x = jnp.array([[1.5, -0.5, 0.25], [-3.0, 40.0, 0.0]])
    y = jnp.array([[0.5, 1.0, 0.0], [1.0, 0.25, 0.75]])
    labels = jnp.array([2, 0])
    p = jax.nn.softmax(y)
    one_hot = jax.nn.one_hot(labels, 3)
    yield "smooth labels", optax.smooth_labels(one_hot, 0.1)
    yield "smoothed", optax.softmax_cross_entropy(x, optax.smooth_labels(one_hot, 0.1))
    yield "binary", optax.sigmoid_binary_cross_entropy(x, y)
    yield "huber", optax.huber_loss(x, y)
    yield "huber with", optax.huber_loss(x, y, delta=0.5)
    yield "kl", optax.kl_divergence(jax.nn.log_softmax(x), p)
    yield "kl of zero", optax.kl_divergence(jax.nn.log_softmax(x), one_hot)
    yield "squared", optax.squared_error(x, y)


def deep():
    """The losses and the parameters of ten steps of a network of three layers."""
    element = lambda j, n: 0.5 * np.cos(np.arange(n) + 2 * j)
    net = {
        "blocks": [
            {"w": jnp.array(element(2 * l, 16)).reshape(4, 4), "b": jnp.array(element(2 * l + 1, 4))}
            for l in range(3)
        ],
        "scale": jnp.array(element(6, 4)),
    }
    x, y = (jnp.sin(a * jnp.arange(8.0)).reshape(2, 4) for a in (1.0, 2.0))

    def loss(net):
        h = x
        for block in net["blocks"]:
            h += jnp.tanh(h @ block["w"] + block["b"])
        return jnp.mean(jnp.square(h * net["scale"] - y))

    optimiser = optax.adam(0.1)
    state, losses = optimiser.init(net), []
    for _ in range(10):
        value, gradient = jax.value_and_grad(loss)(net)
        updates, state = optimiser.update(gradient, state, net)
        net = optax.apply_updates(net, updates)
        losses.append(value)
    yield "deep losses", losses
    leaves = [block[name] for block in net["blocks"] for name in ("w", "b")]
    yield "deep", np.concatenate([np.ravel(leaf) for leaf in [*leaves, net["scale"]]])


def computed():
    for name, optimiser in optimisers():
        yield name, trained(optimiser)
    for name, schedule in schedules():
        yield name, [schedule(jnp.array(step)) for step in range(12)]
    yield from losses()
    yield from deep()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare the file instead of writing it")
    options = parser.parse_args()
    vectors = {name: np.asarray(values, float).ravel() for name, values in computed()}
    if options.check:
        lines = (line.split(": ") for line in VECTORS.read_text().splitlines())
        committed = {name: np.array(values.split(), float) for name, values in lines}
        wrong = [
            name
            for name in committed.keys() | vectors.keys()
            if name not in committed
            or name not in vectors
            or not np.allclose(committed[name], vectors[name], rtol=1e-12, atol=1e-12)
        ]
        for name in wrong:
            print(f"train_vectors: {name} differs", file=sys.stderr)
        return len(wrong) > 0
    lines = (f"{name}: {' '.join(f'{value:.17g}' for value in values)}\n" for name, values in vectors.items())
    VECTORS.write_text("".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
