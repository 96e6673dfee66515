"""What the scripts of JAX and PyTorch share: arrays, and the median time of a step."""

import statistics
import sys
import time

import numpy as np

# The sizes of the parameters, in the order of the fields of the structs in ../training.
DENSE = {"w1": (784, 128), "b1": (128,), "w2": (128, 10), "b2": (10,)}
LENET = {
    "k1": (6, 1, 5, 5), "c1": (6,), "k2": (16, 6, 5, 5), "c2": (16,), "w1": (400, 120), "b1": (120,),
    "w2": (120, 84), "b2": (84,), "w3": (84, 10), "b3": (10,),
}  # fmt: skip
RESIDUAL = {
    "k1": (64, 64, 3, 3), "scale1": (64,), "offset1": (64,),
    "k2": (64, 64, 3, 3), "scale2": (64,), "offset2": (64,),
}  # fmt: skip
ENCODER = {
    "scale1": (256,), "bias1": (256,), "qkv": (256, 768), "qkv_bias": (768,), "out": (256, 256), "out_bias": (256,),
    "scale2": (256,), "bias2": (256,), "first": (256, 1024), "first_bias": (1024,),
    "second": (1024, 256), "second_bias": (256,),
}  # fmt: skip
LSTM = {"w": (256, 512), "b": (512,)}


def transformer():
    """Return the sizes of the model in examples/transformer."""
    linear = lambda i, o: {"w": (i, o), "b": (o,)}
    norm = {"scale": (96,), "bias": (96,)}
    block = {"attention_norm": norm, "norm": norm, "first": linear(96, 384), "second": linear(384, 96)}
    block |= {name: linear(96, 96) for name in ("query", "key", "value", "output")}
    return {"tokens": (65, 96), "positions": (64, 96), "blocks": [block] * 3, "norm": norm, "head": linear(96, 65)}


generator = np.random.default_rng(1)


def around(limit, *sizes):
    """Return numbers between the limits on both sides of 0."""
    return generator.uniform(-limit, limit, sizes).astype(np.float32)


def below(limit, *sizes):
    """Return random class numbers."""
    return generator.integers(0, limit, sizes)


def weights(sizes):
    """Return arrays of these sizes, in the same structure."""
    if isinstance(sizes, dict):
        return {name: weights(part) for name, part in sizes.items()}
    if isinstance(sizes, list):
        return [weights(part) for part in sizes]
    return around(0.1, *sizes)


def report(name, call, row, quick):
    """Print the name and the median time of a call in microseconds, if the name contains `row`."""
    if row not in name:
        return
    start = time.perf_counter()
    warm = 0
    while warm < 3 or time.perf_counter() - start < 0.3:
        call()
        warm += 1
    once = (time.perf_counter() - start) / warm
    count = max(1, int(0.002 / once))
    samples = []
    start = time.perf_counter()
    while len(samples) < 9 or time.perf_counter() - start < (0.3 if quick else 3.0):
        before = time.perf_counter()
        for _ in range(count):
            call()
        samples.append((time.perf_counter() - before) / count)
    print(f"{name}\t{statistics.median(samples) * 1e6:.2f}", flush=True)


def options():
    """Return the text that names of rows must contain, the number of threads, and whether to measure briefly."""
    row, threads, quick = sys.argv[1:]
    return row, int(threads), quick == "quick"
