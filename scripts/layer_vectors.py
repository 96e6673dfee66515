#!/usr/bin/env python3
"""Compute by Flax the values and gradients that the tests of `typed_xla::layers` compare with.

    pip install 'jax[cpu]' flax
    python3 scripts/layer_vectors.py            # writes tests/layers/vectors.txt and two files of weights
    python3 scripts/layer_vectors.py --check    # compares it with what is computed

Everything is computed in double precision. Element k of all arguments of a layer together is cos(k + 1) / 2: of its
parameters in the order of the struct, then of its input. The loss whose gradient is taken is the sum of the results'
elements times sin(j + 1).
"""

import argparse
import json
import sys
from pathlib import Path

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_enable_x64", True)

VECTORS = Path(__file__).resolve().parent.parent / "tests" / "layers" / "vectors.txt"


class Values:
    """The numbers of the arguments, one array after another."""

    def __init__(self):
        self.k = 0

    def __call__(self, *sizes):
        count = int(np.prod(sizes))
        k = np.arange(self.k + 1, self.k + count + 1)
        self.k += count
        return jnp.array(np.cos(k) / 2).reshape(sizes)


def loss(y):
    y = jnp.concatenate([jnp.ravel(part) for part in jax.tree.leaves(y)])
    return jnp.sum(y * jnp.sin(jnp.arange(1, y.size + 1)))


def case(f, *arguments):
    """Return the results of f and the gradients of the loss by its arguments, in their order."""
    y = f(*arguments)
    gradients = jax.grad(lambda a: loss(f(*a)))(arguments)
    return jax.tree.leaves(y), jax.tree.leaves(list(gradients))


def apply(layer, params, *inputs, **named):
    return layer.apply({"params": params}, *inputs, **named)


def dense(kernel, bias, x):
    return apply(nn.Dense(kernel.shape[1]), {"kernel": kernel, "bias": bias}, x)


def linear():
    v = Values()
    yield "linear", case(dense, v(3, 4), v(4), v(2, 3))
    v = Values()
    plain = lambda kernel, x: apply(nn.Dense(4, use_bias=False), {"kernel": kernel}, x)
    yield "linear without bias", case(plain, v(3, 4), v(2, 3))
    v = Values()
    ids = jnp.array([[0, 4], [2, 4]])
    embed = nn.Embed(5, 3)
    yield "embedding", case(lambda e: apply(embed, {"embedding": e}, ids), v(5, 3))
    v = Values()
    attend = lambda e, x: apply(embed, {"embedding": e}, x, method=embed.attend)
    yield "attend", case(attend, v(5, 3), v(2, 3))
    v = Values()
    mlp = lambda a, b, c, d, x: dense(c, d, nn.gelu(dense(a, b, x), approximate=False))
    yield "mlp", case(mlp, v(3, 5), v(5), v(5, 2), v(2), v(2, 3))
    v = Values()
    gated = lambda g, u, d, x: (nn.silu(x @ g) * (x @ u)) @ d
    yield "gated mlp", case(gated, v(3, 5), v(3, 5), v(5, 3), v(2, 3))


def norms():
    v = Values()
    layer = lambda s, b, x: apply(nn.LayerNorm(epsilon=1e-5), {"scale": s, "bias": b}, x)
    yield "layer norm", case(layer, v(4), v(4), v(2, 3, 4))
    v = Values()
    rms = lambda s, x: apply(nn.RMSNorm(), {"scale": s}, x)
    yield "rms norm", case(rms, v(4), v(2, 3, 4))


def convolution(weight, bias, x, **named):
    """Apply Flax's layer to features in front and to PyTorch's order of weights."""
    layer = named.pop("layer", nn.Conv)
    spatial = weight.ndim - 2
    last = lambda a: jnp.moveaxis(a, 1, -1)
    kernel = jnp.transpose(weight, [*range(2, weight.ndim), 1, 0])
    layer = layer(weight.shape[0], weight.shape[2:], **named)
    y = apply(layer, {"kernel": kernel, "bias": bias}, last(x))
    return jnp.moveaxis(y, -1, 1)


def convolutions():
    v = Values()
    yield "conv1d", case(convolution, v(3, 2, 3), v(3), v(2, 2, 5))
    v = Values()
    strided = lambda *a: convolution(*a, strides=2)
    yield "conv2d", case(strided, v(3, 2, 3, 2), v(3), v(2, 2, 4, 6))
    v = Values()
    padded = lambda *a: convolution(*a, strides=2, padding=((1, 1), (0, 2)), kernel_dilation=(2, 1), feature_group_count=2)
    yield "conv2d padded", case(padded, v(4, 1, 2, 3), v(4), v(1, 2, 5, 4))
    v = Values()
    yield "conv3d", case(lambda *a: convolution(*a, padding="VALID"), v(2, 2, 2, 1, 2), v(2), v(1, 2, 3, 2, 3))
    v = Values()
    yield "conv transpose 1d", case(
        lambda *a: convolution(*a, layer=nn.ConvTranspose, strides=(2,)), v(3, 2, 3), v(3), v(2, 2, 3)
    )
    v = Values()
    yield "conv transpose 2d", case(
        lambda *a: convolution(*a, layer=nn.ConvTranspose, strides=(2, 2), padding="VALID"), v(3, 2, 2, 3), v(3), v(1, 2, 2, 3)
    )


def last(f):
    return lambda s, b, x: jnp.moveaxis(f(s, b, jnp.moveaxis(x, 1, -1)), -1, 1)


def of_batch(momentum, scale, bias, mean, var, x):
    """Return the result and the new averages, with features in front."""
    params, stats = {"scale": scale, "bias": bias}, {"mean": mean, "var": var}
    layer = nn.BatchNorm(use_running_average=False, momentum=momentum, use_fast_variance=False)
    y, new = layer.apply(
        {"params": params, "batch_stats": stats}, jnp.moveaxis(x, 1, -1), mutable=["batch_stats"]
    )
    return jnp.moveaxis(y, -1, 1), new["batch_stats"]["mean"], new["batch_stats"]["var"]


def channels():
    v = Values()
    group = last(lambda s, b, x: apply(nn.GroupNorm(2, epsilon=1e-5), {"scale": s, "bias": b}, x))
    yield "group norm", case(group, v(4), v(4), v(2, 4, 3))
    v = Values()
    scale, bias, mean, var, x = v(3), v(3), v(3), v(3) + 1, v(4, 3, 2)
    trained = lambda s, b, x: of_batch(0.9, s, b, mean, var, x)[0]
    yield "batch norm", case(trained, scale, bias, x)
    _, new_mean, new_var = of_batch(0.9, scale, bias, mean, var, x)
    yield "batch norm running", ([new_mean, new_var], [])
    layer = nn.BatchNorm(use_running_average=True)
    stats = {"mean": mean, "var": var}
    evaluated = last(lambda s, b, x: layer.apply({"params": {"scale": s, "bias": b}, "batch_stats": stats}, x))
    yield "batch norm evaluated", case(evaluated, scale, bias, x)


def attentions():
    v = Values()
    names = ("query", "key", "value", "out")

    def multi_head(q, k, value, out, x, memory=None, mask=None):
        heads, width = q.shape[1:]
        layer = nn.MultiHeadDotProductAttention(
            heads, qkv_features=heads * width, out_features=x.shape[-1], use_bias=False
        )
        params = {name: {"kernel": w} for name, w in zip(names, (q, k, value, out))}
        return apply(layer, params, x, x if memory is None else memory, mask=mask)

    causal = lambda q, k, value, out, x: multi_head(
        q, k, value, out, x, mask=nn.make_causal_mask(jnp.ones(x.shape[:2]))
    )
    yield "attention", case(causal, v(4, 2, 3), v(4, 2, 3), v(4, 2, 3), v(2, 3, 4), v(2, 3, 4))
    v = Values()
    yield "cross attention", case(multi_head, v(4, 2, 3), v(4, 2, 3), v(4, 2, 3), v(2, 3, 4), v(1, 2, 4), v(1, 3, 4))


def recurrent():
    v = Values()

    def lstm(input, state, bias, x):
        params = {}
        for i, gate in enumerate("ifgo"):
            params["i" + gate] = {"kernel": input[:, i]}
            params["h" + gate] = {"kernel": state[:, i], "bias": bias[i]}
        h = c = jnp.zeros((x.shape[1], state.shape[0]))
        all = []
        for part in x:
            (c, h), _ = apply(nn.LSTMCell(state.shape[0]), params, (c, h), part)
            all.append(h)
        return jnp.stack(all)

    yield "lstm", case(lstm, v(2, 4, 3), v(3, 4, 3), v(4, 3), v(3, 2, 2))
    v = Values()

    def gru(input, state, input_bias, state_bias, x):
        bias = input_bias.at[:2].add(state_bias[:2])
        params = {}
        for i, gate in enumerate("rzn"):
            params["i" + gate] = {"kernel": input[:, i], "bias": bias[i]}
            params["h" + gate] = {"kernel": state[:, i]}
        params["hn"]["bias"] = state_bias[2]
        h = jnp.zeros((x.shape[1], state.shape[0]))
        all = []
        for part in x:
            h, _ = apply(nn.GRUCell(state.shape[0]), params, h, part)
            all.append(h)
        return jnp.stack(all)

    yield "gru", case(gru, v(2, 3, 3), v(3, 3, 3), v(3, 3), v(3, 3), v(3, 2, 2))


def lines():
    for cases in (linear, norms, convolutions, channels, attentions, recurrent):
        for name, (results, gradients) in cases():
            for of, arrays in (("", results), (" gradient", gradients)):
                if not arrays:
                    continue
                numbers = np.concatenate([np.ravel(a) for a in arrays])
                yield f"{name}{of}: " + " ".join(f"{x:.17g}" for x in numbers)


# A network of Flax, whose parameters are the same in PyTorch's names and orders.
class Net(nn.Module):
    @nn.compact
    def __call__(self, ids, image):
        nn.Embed(4, 2, name="tokens")(ids)
        nn.Conv(3, (1, 2), name="conv")(image)
        x = nn.RMSNorm(name="norm")(jnp.ones((1, 2)))
        return nn.Dense(3, name="output")(x)


def files():
    """Yield the names and the contents of two files of weights: of Flax in f32, and as PyTorch's in bf16."""
    params = Net().init(jax.random.key(0), jnp.zeros((1,), int), jnp.zeros((1, 2, 3, 2)))["params"]
    flax, torch, k = {}, {}, 0
    for path, old in jax.tree_util.tree_leaves_with_path(params):
        layer, last = (part.key for part in path)
        new = np.arange(k, k + old.size, dtype=np.float32).reshape(old.shape)
        k += old.size
        flax[f"{layer}.{last}"] = new
        order = {2: (1, 0), 4: (3, 2, 0, 1)}.get(new.ndim) if last == "kernel" else None
        torch[f"{layer}.{'bias' if last == 'bias' else 'weight'}"] = new.transpose(order) if order else new
    yield "flax.safetensors", "F32", flax
    yield "pytorch.safetensors", "BF16", torch


def write_files():
    for name, dtype, arrays in files():
        header, data = {}, b""
        for key, array in arrays.items():
            array = np.asarray(jnp.asarray(array, jnp.bfloat16 if dtype == "BF16" else jnp.float32))
            end = len(data) + array.nbytes
            header[key] = {"dtype": dtype, "shape": array.shape, "data_offsets": [len(data), end]}
            data += array.tobytes()
        text = json.dumps(header).encode()
        text += b" " * (-len(text) % 8)
        (VECTORS.parent / name).write_bytes(len(text).to_bytes(8, "little") + text + data)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    text = "".join(f"{line}\n" for line in lines())
    if parser.parse_args().check:
        old, new = VECTORS.read_text().split(), text.split()
        close = lambda a, b: a == b or abs(float(a) - float(b)) <= 1e-12 * max(1, abs(float(b)))
        if len(old) != len(new) or not all(map(close, old, new)):
            sys.exit(f"{VECTORS} differs from what is computed")
    else:
        VECTORS.write_text(text)
        write_files()


main()
