"""Trains the classifier of the example `from_jax` by jax, and writes its text and its weights.

    pip install "jax[cpu]" safetensors
    python3 scripts/from_jax.py

It learns from the digits of the first writers in examples/data/digits.csv.gz. Those of the last ones are left for the example.
"""

import gzip
import pathlib

import jax
import jax.numpy as jnp
import numpy as np
from safetensors.numpy import save_file

jax.config.update("jax_include_full_tracebacks_in_locations", False)
jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/scripts/")

EXAMPLES = pathlib.Path(__file__).resolve().parent.parent / "examples"
TRAINING, BATCH = 1197, 100


def images():
    rows = gzip.open(EXAMPLES / "data" / "digits.csv.gz", "rt").read().split()
    table = np.array([row.split(",") for row in rows], np.float32)
    return jnp.asarray(table[:, :64].reshape(-1, 1, 8, 8) / 16), jnp.asarray(table[:, 64].astype(np.int32))


def digits(params, x):
    """The logits of images."""

    def convolution(p, x):
        y = jax.lax.conv_general_dilated(x, p["kernel"], (1, 1), "SAME", dimension_numbers=("NCHW", "OIHW", "NCHW"))
        y = jax.nn.relu(y + p["bias"][None, :, None, None])
        return jax.lax.reduce_window(y, -jnp.inf, jax.lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")

    y = convolution(params["conv_1"], convolution(params["conv_0"], x))
    return y.reshape(y.shape[0], -1) @ params["dense"]["kernel"] + params["dense"]["bias"]


def initial(key):
    keys = jax.random.split(key, 3)
    he = jax.nn.initializers.he_normal
    return {
        "conv_0": {"kernel": he(1, 0)(keys[0], (16, 1, 3, 3)), "bias": jnp.zeros(16)},
        "conv_1": {"kernel": he(1, 0)(keys[1], (32, 16, 3, 3)), "bias": jnp.zeros(32)},
        "dense": {"kernel": he()(keys[2], (128, 10)), "bias": jnp.zeros(10)},
    }


def loss(params, x, labels):
    scores = jax.nn.log_softmax(digits(params, x))
    return -jnp.take_along_axis(scores, labels[:, None], 1).mean()


@jax.jit
def step(params, mean, square, t, x, labels):
    """Takes a step of Adam."""
    value, g = jax.value_and_grad(loss)(params, x, labels)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, g)
    square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, square, g)

    def update(p, m, s):
        return p - 2e-3 * (m / (1 - 0.9**t)) / (jnp.sqrt(s / (1 - 0.999**t)) + 1e-8)

    return jax.tree.map(update, params, mean, square), mean, square, value


def main():
    x, labels = images()
    params = initial(jax.random.key(0))
    mean = square = jax.tree.map(jnp.zeros_like, params)
    order, t = np.random.default_rng(0), 0
    for _ in range(20):
        shuffled = order.permutation(TRAINING)
        for start in range(0, TRAINING - BATCH + 1, BATCH):
            batch, t = shuffled[start : start + BATCH], t + 1
            params, mean, square, value = step(params, mean, square, t, x[batch], labels[batch])
    right = (digits(params, x).argmax(1) == labels).astype(np.float32)
    print(f"loss {value:.4f}; first writers {right[:TRAINING].mean():.1%}, last writers {right[TRAINING:].mean():.1%}")

    folder = EXAMPLES / "from_jax"
    text = jax.jit(digits).lower(params, x[:BATCH]).as_text(debug_info=True)
    (folder / "digits.mlir").write_text(text)
    # `conv_0.kernel`: the keys with dots between, as typed-xla names the parts of an argument.
    flat = {f"{layer}.{name}": np.asarray(array) for layer, p in params.items() for name, array in p.items()}
    save_file(flat, folder / "digits.safetensors")


if __name__ == "__main__":
    main()
