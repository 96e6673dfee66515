"""Writes small versions of usual networks to `tests/models` by jax: text and bytecode, parameters, inputs and outputs.

    pip install "jax[cpu]" flatbuffers safetensors && python3 scripts/networks.py

`benches/speed/peers/models.py` takes those of the usual sizes from here. Parameters are nested dictionaries and lists, as
Flax has them; `resnet_params(rng, ..)` are random ones for the model `resnet`.
"""

import pathlib

import jax
import jax.export
import jax.numpy as jnp
import numpy as np
from jax.extend.mlir.dialects import stablehlo
from jax.interpreters import mlir
from safetensors.numpy import save_file

jax.config.update("jax_include_full_tracebacks_in_locations", False)
jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/scripts/")

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "tests" / "models"


def flat(tree):
    """Returns arrays by their keys with dots between, as a program loads them."""
    leaves = jax.tree_util.tree_leaves_with_path(tree)
    return {".".join(str(getattr(key, "key", getattr(key, "idx", key))) for key in path): np.asarray(leaf) for path, leaf in leaves}


def text(exported):
    """Returns the text of an exported model, with the names of arguments."""
    with mlir.make_ir_context() as context:
        module = stablehlo.deserialize_portable_artifact(context, exported.mlir_module_serialized)
        return module.operation.get_asm(enable_debug_info=True)


def normal(rng, *sizes, scale=1.0):
    return (rng.standard_normal(sizes, np.float32) * np.float32(scale)).astype(np.float32)


def dense_params(rng, inputs, outputs):
    return {"w": normal(rng, inputs, outputs, scale=inputs**-0.5), "b": normal(rng, outputs, scale=0.1)}


def dense(p, x):
    return x @ p["w"] + p["b"]


def norm_params(rng, width):
    return {"scale": 1 + normal(rng, width, scale=0.1), "bias": normal(rng, width, scale=0.1)}


def layer_norm(p, x):
    mean = x.mean(-1, keepdims=True)
    variance = jnp.square(x - mean).mean(-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * p["scale"] + p["bias"]


# ResNet-18, with the running statistics of its batch norms.


def conv(x, w, stride=1, padding="SAME"):
    return jax.lax.conv_general_dilated(x, w, (stride, stride), padding, dimension_numbers=("NCHW", "OIHW", "NCHW"))


def batch_norm(p, x):
    column = lambda v: v[None, :, None, None]
    scale = p["scale"] * jax.lax.rsqrt(p["var"] + 1e-5)
    return (x - column(p["mean"])) * column(scale) + column(p["bias"])


def resnet(p, x):
    x = jax.nn.relu(batch_norm(p["stem"]["bn"], conv(x, p["stem"]["w"], 2, [(3, 3), (3, 3)])))
    x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 1, 3, 3), (1, 1, 2, 2), [(0, 0), (0, 0), (1, 1), (1, 1)])
    for i, block in enumerate(p["blocks"]):
        stride = 2 if i in (2, 4, 6) else 1
        y = jax.nn.relu(batch_norm(block["bn1"], conv(x, block["w1"], stride, [(1, 1), (1, 1)])))
        y = batch_norm(block["bn2"], conv(y, block["w2"], 1, [(1, 1), (1, 1)]))
        if "w" in block:
            x = batch_norm(block["bn"], conv(x, block["w"], stride, "VALID"))
        x = jax.nn.relu(x + y)
    return dense(p["head"], x.mean((2, 3)))


def resnet_params(rng, width=64, classes=1000):
    def kernel(outputs, inputs, size):
        return normal(rng, outputs, inputs, size, size, scale=(2 / (inputs * size * size)) ** 0.5)

    def batch(width):
        variance = 1 + np.abs(normal(rng, width))
        return norm_params(rng, width) | {"mean": normal(rng, width, scale=0.1), "var": variance}

    blocks, before = [], width
    for i in range(8):
        after = width << i // 2
        block = {"w1": kernel(after, before, 3), "bn1": batch(after), "w2": kernel(after, after, 3), "bn2": batch(after)}
        if before != after:
            block |= {"w": kernel(after, before, 1), "bn": batch(after)}
        blocks.append(block)
        before = after
    return {"stem": {"w": kernel(width, 3, 7), "bn": batch(width)}, "blocks": blocks, "head": dense_params(rng, before, classes)}


# A network of dense layers.


def mlp(p, x):
    for layer in p["hidden"]:
        x = jax.nn.relu(dense(layer, x))
    return dense(p["head"], x)


def mlp_params(rng, sizes=(784, 1024, 1024), classes=10):
    hidden = [dense_params(rng, inputs, outputs) for inputs, outputs in zip(sizes, sizes[1:])]
    return {"hidden": hidden, "head": dense_params(rng, sizes[-1], classes)}


# Transformers: GPT-2, and a vision transformer.


def attention(p, x, heads, causal):
    tokens, width = x.shape
    split = lambda y: y.reshape(tokens, heads, width // heads).transpose(1, 0, 2)
    query, key, value = map(split, jnp.split(dense(p["qkv"], x), 3, -1))
    scores = query @ key.transpose(0, 2, 1) / np.float32((width // heads) ** 0.5)
    if causal:
        scores = jnp.where(jnp.tril(jnp.ones((tokens, tokens), bool)), scores, -1e10)
    y = jax.nn.softmax(scores) @ value
    return dense(p["out"], y.transpose(1, 0, 2).reshape(tokens, width))


def block(p, x, heads, causal):
    x = x + attention(p["attn"], layer_norm(p["ln1"], x), heads, causal)
    return x + dense(p["proj"], jax.nn.gelu(dense(p["fc"], layer_norm(p["ln2"], x)), approximate=causal))


def block_params(rng, width):
    return {
        "ln1": norm_params(rng, width),
        "attn": {"qkv": dense_params(rng, width, 3 * width), "out": dense_params(rng, width, width)},
        "ln2": norm_params(rng, width),
        "fc": dense_params(rng, width, 4 * width),
        "proj": dense_params(rng, 4 * width, width),
    }


def gpt_block(heads):
    def gpt_block(p, x):
        return block(p, x, heads, True)

    return gpt_block


def gpt(heads):
    def gpt(p, tokens):
        x = p["wte"][tokens] + p["wpe"][: tokens.shape[0]]
        for layer in p["h"]:
            x = block(layer, x, heads, True)
        return layer_norm(p["ln_f"], x) @ p["wte"].T

    return gpt


def gpt_params(rng, layers=12, width=768, vocabulary=50257, positions=1024):
    return {
        "wte": normal(rng, vocabulary, width, scale=0.1),
        "wpe": normal(rng, positions, width, scale=0.1),
        "h": [block_params(rng, width) for _ in range(layers)],
        "ln_f": norm_params(rng, width),
    }


def gpt_gradient(heads):
    """The loss of the next tokens, and its gradient."""
    model = gpt(heads)

    def loss(p, tokens):
        scores = jax.nn.log_softmax(model(p, tokens[:-1]))
        return -jnp.take_along_axis(scores, tokens[1:, None], 1).mean()

    def gpt_gradient(p, tokens):
        return jax.value_and_grad(loss)(p, tokens)

    return gpt_gradient


def vit(heads, patch):
    def vit(p, image):
        x = conv(image, p["patches"]["w"], patch, "VALID")[0] + p["patches"]["b"][:, None, None]
        x = x.reshape(x.shape[0], -1).T
        x = jnp.concatenate([p["class"], x]) + p["positions"]
        for layer in p["blocks"]:
            x = block(layer, x, heads, False)
        return dense(p["head"], layer_norm(p["norm"], x)[0])

    return vit


def vit_params(rng, layers=12, width=192, patch=16, size=224, classes=1000):
    tokens = (size // patch) ** 2 + 1
    return {
        "patches": {"w": normal(rng, width, 3, patch, patch, scale=1 / (patch * 3**0.5)), "b": normal(rng, width, scale=0.1)},
        "class": normal(rng, 1, width),
        "positions": normal(rng, tokens, width, scale=0.1),
        "blocks": [block_params(rng, width) for _ in range(layers)],
        "norm": norm_params(rng, width),
        "head": dense_params(rng, width, classes),
    }


# A step of denoising diffusion by a U-Net of two levels.


def group_norm(p, x, groups=2):
    n, c, h, w = x.shape
    y = x.reshape(n, groups, c // groups, h, w)
    y = (y - y.mean((2, 3, 4), keepdims=True)) * jax.lax.rsqrt(y.var((2, 3, 4), keepdims=True) + 1e-5)
    return y.reshape(x.shape) * p["scale"][None, :, None, None] + p["bias"][None, :, None, None]


def unet(p, x, t):
    def residual(p, x):
        y = conv(jax.nn.silu(group_norm(p["norm1"], x)), p["w1"])
        y = y + dense(p["time"], embedding)[:, :, None, None]
        y = conv(jax.nn.silu(group_norm(p["norm2"], y)), p["w2"])
        return (conv(x, p["skip"]) if "skip" in p else x) + y

    half = p["time1"]["w"].shape[0] // 2
    angles = t[:, None].astype(jnp.float32) * jnp.exp(-np.log(1e4) / half * jnp.arange(half, dtype=jnp.float32))
    embedding = jnp.concatenate([jnp.sin(angles), jnp.cos(angles)], -1)
    embedding = dense(p["time2"], jax.nn.silu(dense(p["time1"], embedding)))
    a = residual(p["down1"], conv(x, p["first"]))
    b = residual(p["down2"], conv(a, p["shrink"], 2))
    b = residual(p["middle"], b)
    n, c, h, w = b.shape
    b = jax.image.resize(b, (n, c, 2 * h, 2 * w), "nearest")
    y = residual(p["up"], jnp.concatenate([a, conv(b, p["grow"])], 1))
    return conv(jax.nn.silu(group_norm(p["norm"], y)), p["last"])


def diffusion(p, key, x, t):
    """Takes a step of DDPM from `x` at time `t` with a linear schedule of 1000 steps."""
    beta = jnp.linspace(1e-4, 0.02, 1000)
    alpha = 1 - beta
    bar = jnp.cumprod(alpha)
    pick = lambda v: v[t][:, None, None, None]
    mean = (x - pick(beta / jnp.sqrt(1 - bar)) * unet(p, x, t)) / pick(jnp.sqrt(alpha))
    noise = jax.random.normal(jax.random.wrap_key_data(key), x.shape)
    return mean + jnp.where(t[:, None, None, None] > 0, pick(jnp.sqrt(beta)) * noise, 0)


def diffusion_params(rng, channels=1, width=4):
    def kernel(outputs, inputs, size=3):
        return normal(rng, outputs, inputs, size, size, scale=(2 / (inputs * size * size)) ** 0.5)

    def residual(inputs, outputs):
        p = {"norm1": norm_params(rng, inputs), "w1": kernel(outputs, inputs), "time": dense_params(rng, 4 * width, outputs)}
        p |= {"norm2": norm_params(rng, outputs), "w2": kernel(outputs, outputs)}
        return p | ({"skip": kernel(outputs, inputs, 1)} if inputs != outputs else {})

    return {
        "time1": dense_params(rng, 2 * width, 4 * width),
        "time2": dense_params(rng, 4 * width, 4 * width),
        "first": kernel(width, channels),
        "down1": residual(width, width),
        "shrink": kernel(2 * width, width),
        "down2": residual(2 * width, 2 * width),
        "middle": residual(2 * width, 2 * width),
        "grow": kernel(width, 2 * width),
        "up": residual(2 * width, width),
        "norm": norm_params(rng, width),
        "last": kernel(channels, width),
    }


# Without parameters, or with few.


def sampling(p, key, tokens, temperature):
    """Draws the next token after some by a bigram model, of the five most probable."""
    scores = p["embedding"][tokens].mean(0) @ p["out"] / temperature
    best, indices = jax.lax.top_k(scores, 5)
    return indices[jax.random.categorical(jax.random.wrap_key_data(key), best)], jax.nn.log_softmax(best)


def linear_algebra(a, b):
    """The solution of least squares, the determinant and the largest eigenvalue, by products and loops."""
    gram = a.T @ a
    target = a.T @ b

    def conjugate(state, _):
        x, r, d, rr = state
        q = gram @ d
        step = rr / (d @ q)
        x, r = x + step * d, r - step * q
        new = r @ r
        return (x, r, r + new / rr * d, new), None

    zero = jnp.zeros_like(target)
    (x, *_), _ = jax.lax.scan(conjugate, (zero, target, target, target @ target), None, length=target.shape[0])

    def eliminate(i, m):
        row = m[i] / m[i, i]
        return m - jnp.where(jnp.arange(m.shape[0]) > i, m[:, i], 0)[:, None] * row

    triangle = jax.lax.fori_loop(0, gram.shape[0], eliminate, gram)
    power = jax.lax.fori_loop(0, 60, lambda _, v: (w := gram @ v) / jnp.linalg.norm(w), jnp.ones_like(target))
    return x, jnp.prod(jnp.diagonal(triangle)), power @ gram @ power, jnp.kron(a[:2, :2], a[2:4, :2]), jnp.cross(a[0, :3], a[1, :3])


# jax calls LAPACK for these on a processor.
def decompositions(a, b, tall):
    definite = a @ a.T + jnp.eye(3)
    factor = jax.scipy.linalg.cho_factor(definite)
    return {
        "cholesky": jnp.linalg.cholesky(definite),
        "cho_solve": jax.scipy.linalg.cho_solve(factor, b),
        "det": jnp.linalg.det(a),
        "inverse": jnp.linalg.inv(a),
        "lu": jax.scipy.linalg.lu_factor(a),
        "qr": jnp.linalg.qr(tall),
        "qr_complete": jnp.linalg.qr(tall, mode="complete"),
        "slogdet_grad": jax.grad(lambda a: jnp.linalg.slogdet(a)[1])(a),
        "solve": jnp.linalg.solve(a, b),
        "triangular": jax.scipy.linalg.solve_triangular(a, b, trans="T", lower=True),
    }


def complex_decompositions(real, imaginary):
    a = jax.lax.complex(real, imaginary)
    adjoint = jnp.conj(jnp.swapaxes(a, -1, -2))
    results = {
        "cholesky": jnp.linalg.cholesky(a @ adjoint + jnp.eye(3)),
        "qr": jnp.linalg.qr(a),
        "solve": jnp.linalg.solve(a, adjoint),
        "triangular": jax.scipy.linalg.solve_triangular(a, adjoint, trans="C", unit_diagonal=True),
    }
    return jax.tree.map(lambda z: (z.real, z.imag), results)


def scipy_decompositions(tall, wide, right, lower, main, upper, sides):
    """Routines of LAPACK that only functions of SciPy and of `lax` call."""
    complex_of = lambda a: jax.lax.complex(a, jnp.roll(a, 1, -1))
    singular = jax.lax.linalg.svd(tall, compute_uv=False, algorithm=jax.lax.linalg.SvdAlgorithm.QR)
    solve = jax.lax.linalg.tridiagonal_solve
    diagonals = jax.tree.map(complex_of, (lower, main, upper, sides))
    z = solve(*diagonals)
    pivoted = jax.scipy.linalg.qr(complex_of(tall), pivoting=True, mode="economic")
    product = jax.scipy.linalg.qr_multiply(complex_of(tall), complex_of(right[:3]), mode="left", conjugate=True)[0]
    return {
        "complex": [(x.real, x.imag) for x in (z, product, jnp.abs(pivoted[1]) + 0j)],
        "pivoted": jax.scipy.linalg.qr(tall, pivoting=True),
        "pivoted_wide": jax.scipy.linalg.qr(wide, pivoting=True),
        "pivots": pivoted[2],
        "product": jax.scipy.linalg.qr_multiply(tall, right.T, mode="right"),
        "singular": singular,
        "tridiagonal": solve(lower, main, upper, sides),
        "tridiagonal_of_one": solve(lower[0], main[0], upper[0], sides[0]),
    }


def small():
    """Yields name, function, parameters and inputs."""
    rng = np.random.default_rng(23)
    key = np.array([7, 42], np.uint32)
    # Numbers with few digits.
    number = lambda *sizes: np.round(16 * normal(rng, *sizes)) / 16
    text = rng.integers(0, 31, 9).astype(np.int32)
    gpt_weights = gpt_params(rng, 12, 8, 31, 16)
    yield "resnet", resnet, resnet_params(rng, 2, 10), number(1, 3, 32, 32)
    yield "gpt", gpt(2), gpt_weights, text[:8]
    yield "gpt_gradient", gpt_gradient(2), gpt_weights, text
    yield "vit", vit(2, 4), vit_params(rng, 3, 8, 4, 16, 10), number(1, 3, 16, 16)
    yield "diffusion", diffusion, diffusion_params(rng), key, number(2, 1, 8, 8), np.array([10, 500], np.int32)
    words = {"embedding": number(20, 6), "out": number(6, 20)}
    yield "sampling", sampling, words, key, np.array([1, 5, 7], np.int32), np.float32(0.75)
    yield "linear_algebra", linear_algebra, None, number(6, 4), number(6)
    yield "decompositions", decompositions, None, number(3, 3), number(3, 2), number(4, 3)
    # Not -0, whose sign only LAPACK's reflections see.
    yield "complex_decompositions", complex_decompositions, None, 0.0 + number(2, 3, 3), 0.0 + number(2, 3, 3)
    diagonals = [0.0 + number(2, 5) for _ in range(3)]
    # Rows are exchanged where the main diagonal is small.
    diagonals[1][:, ::2] /= 16
    matrices = [0.0 + number(*sizes) for sizes in ((4, 3), (2, 4), (4, 2))]
    # Columns are exchanged where the first ones are short.
    matrices[0] *= np.array([0.125, 1, 2], np.float32)
    matrices[1] *= np.array([0.125, 0.5, 2, 1], np.float32)
    yield "scipy_decompositions", scipy_decompositions, None, *matrices, *diagonals, 0.0 + number(2, 5, 2)


# The calls that jax may change between versions.
ROUTINES = ["geqp3", "gesvd", "gtsv", "ormqr", "unmqr"]
UNPROMISED = [
    jax.export.DisabledSafetyCheck.custom_call(f"lapack_{letter}{routine}_ffi") for routine in ROUTINES for letter in "sc"
]


def export(folder, name, function, arguments):
    """Writes a model as bytecode and as text, and returns the jitted function."""
    jitted = jax.jit(function)
    exported = jax.export.export(jitted, platforms=["cpu"], disabled_checks=UNPROMISED)(*arguments)
    (folder / f"{name}.mlirbc").write_bytes(exported.mlir_module_serialized)
    (folder / f"{name}.mlir").write_text(text(exported))
    return jitted


def line(name, array):
    array = np.asarray(array)
    sizes = "x".join(str(n) for n in array.shape)
    numbers = " ".join(repr(v.item()) for v in array.reshape(-1))
    return f"{name} {array.dtype} {sizes or '-'} {numbers}\n"


def main():
    for name, function, params, *inputs in small():
        arguments = inputs if params is None else [params, *inputs]
        outputs = export(FOLDER, name, function, arguments)(*arguments)
        saved = params
        if name == "gpt_gradient":
            # The parameters are those of `gpt`.
            outputs, saved = outputs
        if saved is not None:
            save_file(flat(saved), FOLDER / f"{name}.safetensors")
        with open(FOLDER / f"{name}.txt", "w") as file:
            for kind, tree in (("in", tuple(inputs)), ("out", outputs)):
                for i, leaf in enumerate(jax.tree.leaves(tree)):
                    file.write(line(f"{kind}{i}", leaf))


if __name__ == "__main__":
    main()
