#!/usr/bin/env python3
"""Compare the memory of training steps with that of JAX for the same models.

    python3 scripts/training_memory.py [--write]

Ours is the arena of the lowered programs of `tests/train/memory.rs`, as their golden file lists it, which
`UPDATE_GOLDEN=1 cargo test -p xla-codegen --test expand` writes. JAX's is `temp_size_in_bytes` of the compiled step on
CPUs, whose parameters are donated. With `--write` the table goes to `docs/PERFORMANCE.md`. Needs JAX 0.4 or later.
"""

import argparse
import re
from pathlib import Path

import jax
import jax.numpy as jnp
from jax import lax

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "xla-codegen" / "tests" / "golden" / "programs" / "tests.txt"
PAGE = ROOT / "docs" / "PERFORMANCE.md"
START, END = "<!-- scripts/training_memory.py -->", "<!-- end -->"

NAMES = {
    "dense": "network 784-128-10, batch 32",
    "lenet": "LeNet-5, batch 32",
    "encoder": "encoder layer, 8 x 32 tokens of 128",
    "lstm": "LSTM of 128, 128 steps, batch 16",
}


def array(*sizes):
    return jax.ShapeDtypeStruct(sizes, jnp.float32)


def cross_entropy(scores, labels):
    rows = jax.nn.logsumexp(scores, axis=1) - jnp.take_along_axis(scores, labels[:, None], axis=1)[:, 0]
    return jnp.mean(rows)


def dense(p, x, labels):
    w1, b1, w2, b2 = p
    return cross_entropy(jax.nn.relu(x @ w1 + b1) @ w2 + b2, labels)


def lenet(p, x, labels):
    k1, c1, k2, c2, w1, b1, w2, b2, w3, b3 = p

    def pooled(x):
        return lax.reduce_window(x, 0.0, lax.add, (1, 1, 2, 2), (1, 1, 2, 2), "VALID") * 0.25

    y = pooled(jnp.tanh(lax.conv(x, k1, (1, 1), "SAME") + c1[:, None, None]))
    y = pooled(jnp.tanh(lax.conv(y, k2, (1, 1), "VALID") + c2[:, None, None]))
    y = jnp.tanh(y.reshape(32, 400) @ w1 + b1)
    y = jnp.tanh(y @ w2 + b2)
    return cross_entropy(y @ w3 + b3, labels)


def norm(x, scale, shift):
    mean = jnp.mean(x, axis=1, keepdims=True)
    variance = jnp.mean((x - mean) ** 2, axis=1, keepdims=True)
    return (x - mean) * lax.rsqrt(variance + 1e-5) * scale + shift


def encoder(p, x, target):
    query, key, value, out, up, down, scale1, shift1, scale2, shift2 = p

    def heads(x):
        return x.reshape(8, 32, 4, 32).transpose(0, 2, 1, 3)

    y = norm(x, scale1, shift1)
    scores = jnp.einsum("bhik,bhjk->bhij", heads(y @ query), heads(y @ key)) * 0.17677669
    mixed = jnp.einsum("bhij,bhjk->bhik", jax.nn.softmax(scores, axis=3), heads(y @ value))
    x = x + mixed.transpose(0, 2, 1, 3).reshape(256, 128) @ out
    x = x + jax.nn.gelu(norm(x, scale2, shift2) @ up, approximate=False) @ down
    return jnp.mean((x - target) ** 2)


def lstm(p, x):
    w, b = p

    def cell(carry, x):
        h, c = carry
        gates = jnp.concatenate((x, h), axis=1) @ w + b
        forget, entry, output, new = (gates[:, 128 * i : 128 * (i + 1)] for i in range(4))
        c = jax.nn.sigmoid(forget) * c + jax.nn.sigmoid(entry) * jnp.tanh(new)
        h = jax.nn.sigmoid(output) * jnp.tanh(c)
        return (h, c), h

    start = jnp.zeros((16, 128))
    _, all = lax.scan(cell, (start, start), x)
    return jnp.mean((all - 0.1) ** 2)


LABELS = jax.ShapeDtypeStruct((32,), jnp.int32)
MODELS = {
    "dense": (dense, (array(784, 128), array(128), array(128, 10), array(10)), array(32, 784), LABELS),
    "lenet": (
        lenet,
        (
            array(6, 1, 5, 5), array(6), array(16, 6, 5, 5), array(16), array(400, 120), array(120),
            array(120, 84), array(84), array(84, 10), array(10),
        ),
        array(32, 1, 28, 28),
        LABELS,
    ),
    "encoder": (
        encoder,
        (*[array(128, 128)] * 4, array(128, 512), array(512, 128), *[array(128)] * 4),
        array(256, 128),
        array(256, 128),
    ),
    "lstm": (lstm, (array(256, 512), array(512)), array(128, 16, 128)),
}  # fmt: skip


def theirs(name):
    """Return the bytes of the temporary arrays of a step of JAX."""
    loss, p, *arguments = MODELS[name]

    def step(p, *arguments):
        value, gradient = jax.value_and_grad(loss)(p, *arguments)
        return value, jax.tree.map(lambda p, d: p - 0.1 * d, p, gradient)

    compiled = jax.jit(step, donate_argnums=0).lower(p, *arguments).compile()
    return compiled.memory_analysis().temp_size_in_bytes


def ours():
    """Return the bytes of the arena of each step."""
    found, name = {}, None
    _, section = GOLDEN.read_text().split("== tests/train/memory.rs\n")
    for line in section.split("\n== ")[0].splitlines():
        if match := re.match(r"-- (\w+)$", line):
            name = match[1]
        elif match := re.match(r"memory: .* (\d+) of arena$", line):
            found[name] = int(match[1])
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write the table to docs/PERFORMANCE.md")
    write = parser.parse_args().write
    arenas = ours()
    lines = ["| step | ours, KiB | JAX, KiB | JAX / ours |", "|---|--:|--:|--:|"]
    for name, title in NAMES.items():
        own, other = arenas[name], theirs(name)
        lines.append(f"| {title} | {own / 1024:.0f} | {other / 1024:.0f} | {other / own:.2f} |")
    table = "\n".join(lines)
    print(table)
    if write:
        before, rest = PAGE.read_text().split(START)
        _, after = rest.split(END)
        PAGE.write_text(f"{before}{START}\n\n{table}\n\n{END}{after}")


if __name__ == "__main__":
    main()
