#!/usr/bin/env python3
"""Compute by JAX, on the CPU, what `xla-core/tests/unit/scalar/quarters.rs` compares with.

    python3 float8_vectors.py > ../xla-core/tests/unit/scalar/quarters.txt

Each line has a type, a name and the results; all bytes of a NaN are 0x7f. Functions of one operand have their 256
results in hexadecimal. The others have a digest, FNV-1a of 64 bits over the little-endian bytes of the results: `to T` for
the 256 numbers, functions of two operands for all pairs of them, and `from T` for all numbers of T if it has 16 bits.
For wider T these are the numbers of the type and the ties between them, with the numbers beside both.
"""

import jax

jax.config.update("jax_enable_x64", True)

import jax.numpy as jnp
import numpy as np
from jax import lax

TYPES = {"f8e4m3fn": jnp.float8_e4m3fn, "f8e5m2": jnp.float8_e5m2}
INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
FLOATS = {"f16": jnp.float16, "bf16": jnp.bfloat16, "f32": jnp.float32, "f64": jnp.float64}
UNARY = ["neg", "abs", "sign", "sqrt", "rsqrt", "exp", "log", "tanh", "sin", "cos", "floor", "ceil", "is_finite"]
BINARY = ["add", "sub", "mul", "div", "max", "min", "rem", "eq", "ne", "lt", "le", "gt", "ge"]


def rust(name):
    return name.replace("uint", "u").replace("int", "i")


def plain(array):
    """Return the bytes of each element, with every NaN as bytes of 0x7f."""
    array = np.asarray(array)
    raw = np.ascontiguousarray(array).view(np.uint8).reshape(array.size, array.itemsize).copy()
    if array.dtype != bool and not np.issubdtype(array.dtype, np.integer):
        raw[np.isnan(array.astype(np.float64)).reshape(-1)] = 0x7F
    return raw.tobytes()


def digest(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:016x}"


def write(name, what, text):
    print(f"{name} {what}: {text}")


for name, ty in TYPES.items():
    own = jnp.asarray(np.arange(256, dtype=np.uint8).view(ty))
    for other, to in [*FLOATS.items(), *((rust(i), getattr(jnp, i)) for i in INTEGERS), ("bool", jnp.bool_), *TYPES.items()]:
        write(name, f"to {other}", digest(plain(jax.jit(lambda x, to=to: x.astype(to))(own))))
    bits = np.arange(65536, dtype=np.uint16)
    wide = {"f16": bits.view(np.float16), "bf16": bits.view(jnp.bfloat16), "i16": bits.view(np.int16), "u16": bits}
    for other, numbers in wide.items():
        write(name, f"from {other}", digest(plain(jax.jit(lambda x: x.astype(ty))(jnp.asarray(numbers)))))
    # Every number of the type, each tie, and the numbers beside both, as f32, f64 and integers.
    finite = np.asarray(own).astype(np.float64)
    finite = np.unique(finite[np.isfinite(finite)]) + 0.0
    ties = (finite[1:] + finite[:-1]) / 2
    beyond = finite[-1] + (finite[-1] - finite[-2]) * np.array([0.5, 1.0, 2.0])
    numbers = np.concatenate([finite, ties, beyond, -beyond])
    for other, kind in [("f32", np.float32), ("f64", np.float64)]:
        of = numbers.astype(kind)
        of = np.stack([of, np.nextafter(of, kind(np.inf)), np.nextafter(of, -kind(np.inf))], 1).reshape(-1)
        write(name, f"from {other}", digest(plain(jax.jit(lambda x: x.astype(ty))(jnp.asarray(of)))))
    whole = np.unique(np.trunc(numbers[np.abs(numbers) < 2**31]).astype(np.int64))
    whole = np.unique(np.concatenate([whole - 1, whole, whole + 1]))
    for other in ["int32", "int64"]:
        write(name, f"from {rust(other)}", digest(plain(jax.jit(lambda x: x.astype(ty))(jnp.asarray(whole.astype(other))))))
    for operation in UNARY:
        write(name, operation, plain(jax.jit(getattr(lax, operation))(own)).hex())
    rows, columns = jnp.repeat(own, 256), jnp.tile(own, 256)
    for operation in BINARY:
        write(name, operation, digest(plain(jax.jit(getattr(lax, operation))(rows, columns))))
