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
STEPS, MANY_STEPS = 5, 20
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


def start():
    return tree(lambda j, k: np.cos(k + j))


def trained(optimiser, steps=STEPS, gradient=gradient, evaluated=lambda state, params: params):
    params = start()
    state = optimiser.init(params)
    for t in range(steps):
        updates, state = optimiser.update(gradient(t), state, params)
        params = optax.apply_updates(params, updates)
    return flat(evaluated(state, params))


def matrices(params):
    return jax.tree.map(lambda x: x.ndim > 1, params)


def optimisers():
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


def further_optimisers():
    """Optimisers and transformations, each over many steps."""
    yield "nadam", optax.nadam(0.1)
    yield "nadamw with", optax.nadamw(0.1, b1=0.8, b2=0.95, eps_root=1e-3, weight_decay=0.2, mask=matrices)
    yield "lamb", optax.lamb(0.05)
    yield "lamb with", optax.lamb(0.05, b1=0.8, b2=0.95, weight_decay=0.2, mask=matrices)
    yield "adafactor", optax.adafactor(0.1, min_dim_size_to_factor=2)
    yield "adafactor with", optax.adafactor(
        0.1,
        min_dim_size_to_factor=2,
        decay_rate=0.6,
        clipping_threshold=1.2,
        eps=1e-3,
        weight_decay_rate=0.01,
        weight_decay_mask=matrices,
    )
    yield "not factored", optax.adafactor(0.1, factored=False)
    yield "muon", optax.contrib.muon(0.1)
    yield "muon with", optax.contrib.muon(
        0.1, beta=0.8, adam_b1=0.7, adam_b2=0.95, weight_decay=0.2, adam_weight_decay=0.2
    )
    yield "clipped by value", optax.chain(optax.clip(1.5), optax.adam(0.1))
    yield "accumulated", optax.MultiSteps(optax.adam(0.1), 3, accumulator_dtype=jnp.float64)
    frozen = {"w": "still", "b": "adam", "scale": "adam"}
    yield "masked", optax.multi_transform({"adam": optax.adam(0.1), "still": optax.set_to_zero()}, frozen)
    parts = {"w": "adam", "b": "momentum", "scale": "momentum"}
    yield "in parts", optax.multi_transform({"adam": optax.adam(0.1), "momentum": optax.sgd(0.05, 0.9)}, parts)
    chained = [optax.clip_by_global_norm(2.0), optax.scale_by_adam(), optax.add_decayed_weights(0.1)]
    yield "chained", optax.chain(*chained, optax.scale_by_trust_ratio(), optax.scale_by_learning_rate(0.1))


def averaged():
    """Parameters without a schedule, and the averages that they are evaluated with; averages of gradients."""
    free = {
        "schedule free sgd": optax.contrib.schedule_free_sgd(0.1),
        "schedule free adamw": optax.contrib.schedule_free_adamw(0.1),
        "schedule free adamw with": optax.contrib.schedule_free_adamw(0.1, b1=0.8, b2=0.95, weight_decay=0.2),
    }
    for name, optimiser in free.items():
        yield name, trained(optimiser, MANY_STEPS)
        evaluated = optax.contrib.schedule_free_eval_params
        yield name + " evaluated", trained(optimiser, MANY_STEPS, evaluated=evaluated)
    ema = optax.ema(0.8)
    state = ema.init(start())
    for t in range(MANY_STEPS):
        average, state = ema.update(gradient(t), state)
    yield "ema", flat(average)


def not_finite(t):
    scale = {3: np.nan, 8: np.inf, 9: np.nan}.get(t, 1.0)
    return jax.tree.map(lambda g: g * scale, gradient(t))


def valley(p):
    """A function that is not convex, of all parameters."""
    w, b, scale = p["w"], p["b"], p["scale"]
    return (
        jnp.sum((1 - w) ** 2)
        + 10 * jnp.sum((b - w[0] ** 2) ** 2)
        + jnp.sum((b - w[1]) ** 4)
        + (scale * jnp.sum(b) - 2) ** 2
    )


def lbfgs():
    """The values and the last parameters of L-BFGS, by a line search and with a constant rate."""
    by_rate = optax.lbfgs(0.2, 5, linesearch=None)
    for name, optimiser in {"lbfgs": optax.lbfgs(memory_size=5), "lbfgs with rate": by_rate}.items():
        params, values = start(), []
        state = optimiser.init(params)
        for _ in range(MANY_STEPS):
            value, slopes = jax.value_and_grad(valley)(params)
            updates, state = optimiser.update(slopes, state, params, value=value, grad=slopes, value_fn=valley)
            params = optax.apply_updates(params, updates)
            values.append(value)
        yield name + " values", values
        yield name, flat(params)


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
    yield "polynomial", optax.polynomial_schedule(0.5, 0.1, 2.5, 7, 2)
    yield "polynomial of 0 steps", optax.polynomial_schedule(0.5, 0.1, 2.0, 0)
    yield "cosine cycle", optax.cosine_onecycle_schedule(9, 0.4)
    yield "cosine cycle with", optax.cosine_onecycle_schedule(10, 0.4, 0.5, 5.0, 20.0)
    yield "linear cycle", optax.linear_onecycle_schedule(9, 0.4)
    yield "linear cycle with", optax.linear_onecycle_schedule(10, 0.4, 0.2, 0.6, 5.0, 20.0)
    fall = lambda peak, steps: {
        **dict(init_value=peak, peak_value=peak, end_value=peak * 0.1),
        **dict(warmup_steps=0, decay_steps=steps),
    }
    yield "restarts", optax.sgdr_schedule([fall(0.4, 3), fall(0.2, 6), fall(0.1, 12)])
    yield "equal restarts", optax.sgdr_schedule([fall(0.4, 4)] * 3)
    joined = [optax.linear_schedule(0.0, 0.3, 3), optax.constant_schedule(0.3), optax.exponential_decay(0.3, 2, 0.5)]
    yield "joined", optax.join_schedules(joined, [3, 6])
    yield "piecewise", optax.piecewise_constant_schedule(0.3, {2: 0.5, 6: 0.1})


def with_gradient(name, loss, *operands):
    """Yield the losses, and the gradient of their sum by the first operand."""
    yield name, loss(*operands)
    yield name + " gradient", jax.grad(lambda x: jnp.sum(loss(x, *operands[1:])))(operands[0])


def losses():
    x = jnp.array([[1.5, -0.5, 0.25], [-3.0, 40.0, 0.0]])
    y = jnp.array([[0.5, 1.0, 0.0], [1.0, 0.25, 0.75]])
    labels = jnp.array([2, 0])
    p = jax.nn.softmax(y)
    one_hot = jax.nn.one_hot(labels, 3)
    yield "smooth labels", optax.smooth_labels(one_hot, 0.1)
    smoothed = lambda x: optax.softmax_cross_entropy(x, optax.smooth_labels(one_hot, 0.1))
    yield from with_gradient("smoothed", smoothed, x)
    yield from with_gradient("binary", optax.sigmoid_binary_cross_entropy, x, y)
    yield from with_gradient("huber", optax.huber_loss, x, y)
    yield from with_gradient("huber with", lambda x, y: optax.huber_loss(x, y, delta=0.5), x, y)
    yield from with_gradient("kl", optax.kl_divergence, jax.nn.log_softmax(x), p)
    yield from with_gradient("kl of zero", optax.kl_divergence, jax.nn.log_softmax(x), one_hot)
    yield from with_gradient("squared", optax.squared_error, x, y)
    yield from with_gradient("focal", optax.sigmoid_focal_loss, x, y)
    focal = lambda x, y: optax.sigmoid_focal_loss(x, y, alpha=0.25, gamma=1.5)
    yield from with_gradient("focal with", focal, x, y)
    yield from with_gradient("focal of classes", focal, x, one_hot)
    yield from with_gradient("hinge", optax.hinge_loss, x, 2 * one_hot - 1)
    # PyTorch's definition.
    yield from with_gradient("poisson", lambda x, n: jnp.exp(x) - n * x, x[:, :1], y[:, :1])
    yield from with_gradient("similarity", lambda x, y: optax.cosine_similarity(x, y, epsilon=1e-6), x, y)
    triplet = lambda a, p, n: optax.losses.triplet_margin_loss(a, p, n, margin=2.0)
    yield from with_gradient("triplet", triplet, x, y, p)


def alignments():
    """CTC losses of a batch with sequences and labels of several lengths."""
    logits = jnp.array([[[np.sin(1.3 * t + 0.7 * c + b) * 3 for c in range(4)] for t in range(8)] for b in range(3)])
    steps, counts = np.array([8, 6, 5]), np.array([3, 2, 0])
    labels = jnp.array([[1, 2, 2], [3, 3, 0], [0, 0, 0]])
    unused = lambda size, lengths: jnp.array(np.arange(size) >= lengths[:, None], float)
    loss = lambda x: optax.ctc_loss(x, unused(8, steps), labels, unused(3, counts))
    yield from with_gradient("ctc", loss, logits)


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
    for name, optimiser in further_optimisers():
        yield name, trained(optimiser, MANY_STEPS)
    yield "finite only", trained(optax.apply_if_finite(optax.adam(0.1), 2), MANY_STEPS, not_finite)
    yield from averaged()
    yield from lbfgs()
    yield from losses()
    yield from alignments()
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
