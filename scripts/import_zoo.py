"""Writes the models of `tests/models` by jax: StableHLO text, exported files, and inputs with outputs as vectors.

    pip install "jax[cpu]" flatbuffers && python3 scripts/import_zoo.py

Models with named arguments are printed with their locations, the others without."""

import pathlib

import jax.export
import jax.numpy as jnp
import numpy as np
from jax.extend.mlir.dialects import stablehlo
from jax.interpreters import mlir

jax.config.update("jax_include_full_tracebacks_in_locations", False)
jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/scripts/")

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "tests" / "models"
RNG = np.random.default_rng(17)


def normal(*sizes):
    return jnp.asarray(RNG.normal(size=sizes).astype(np.float32))


def mlp(p, x):
    h = jax.nn.relu(x @ p["w1"] + p["b1"])
    return jax.nn.softmax(h @ p["w2"] + p["b2"])


def baked(x):
    w = np.random.default_rng(3).normal(size=(16, 24)).astype(np.float32)
    return jnp.tanh(x @ w)


def constants():
    numbers = np.arange(66).reshape(6, 11)
    types = ["int8", "int16", "int32", "uint8", "uint16", "uint32", "float16", "bfloat16", "float32"]
    arrays = [jnp.asarray(numbers - 3 * ("u" not in t), t) for t in types]
    return *arrays, jnp.asarray(numbers + 2j, "complex64"), jnp.asarray(numbers % 3 == 1)


def lenet(p, x):
    def conv(x, w, b):
        y = jax.lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NCHW", "OIHW", "NCHW"))
        y = jax.nn.relu(y + b[None, :, None, None])
        return jax.lax.reduce_window(y, -jnp.inf, jax.lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")

    y = conv(conv(x, p["c1"], p["d1"]), p["c2"], p["d2"])
    return jax.nn.log_softmax(y.reshape(y.shape[0], -1) @ p["w"] + p["b"])


def norm(x, scale, offset):
    mean = x.mean((0, 2, 3), keepdims=True)
    var = ((x - mean) ** 2).mean((0, 2, 3), keepdims=True)
    y = (x - mean) * jax.lax.rsqrt(var + 1e-5)
    y = y * scale[None, :, None, None] + offset[None, :, None, None]
    return jax.nn.gelu(y, approximate=False), (mean.reshape(-1), var.reshape(-1))


def attention(p, x):
    n, d = x.shape
    split = lambda w: (x @ w).reshape(n, 2, d // 2).transpose(1, 0, 2)
    q, k, v = split(p["q"]), split(p["k"]), split(p["v"])
    scores = jnp.einsum("hqd,hkd->hqk", q, k) / np.sqrt(d // 2)
    scores = jnp.where(jnp.tril(jnp.ones((n, n), bool)), scores, -1e9)
    y = jnp.einsum("hqk,hkd->hqd", jax.nn.softmax(scores), v)
    return x + y.transpose(1, 0, 2).reshape(n, d) @ p["o"]


def lstm(p, xs):
    def step(state, x):
        h, c = state
        i, f, g, o = jnp.split(x @ p["w"] + h @ p["u"] + p["b"], 4, -1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (h, c), h

    zero = jnp.zeros((xs.shape[1], p["u"].shape[0]), xs.dtype)
    (h, _), hs = jax.lax.scan(step, (zero, zero), xs)
    return h, hs


def dropout(key, x):
    keep = jax.random.bernoulli(jax.random.wrap_key_data(key), 0.75, x.shape)
    return jnp.where(keep, x / 0.75, 0.0)


def ode(y, end):
    rule = lambda y: jnp.stack([y[0] - y[0] * y[1], y[0] * y[1] - y[1]])

    def step(state):
        t, y = state
        h = jnp.minimum(0.05, end - t)
        a = rule(y)
        b = rule(y + h / 2 * a)
        c = rule(y + h / 2 * b)
        d = rule(y + h * c)
        return t + h, y + h / 6 * (a + 2 * b + 2 * c + d)

    return jax.lax.while_loop(lambda s: s[0] < end, step, (jnp.float32(0), y))[1]



def update(p):
    # Sorted, `W` is before `b`; the fields of Rust are not.
    layers = [{"s": layer["s"] + i} for i, layer in enumerate(p["layers"])]
    return {"W": p["W"] * 2, "b": p["b"] * 3, "self": p["self"] - 1, "layers": layers}


def by_keyword(x, *, scale, bias):
    return x * scale + bias


def narrow(a, b, u):
    one = jnp.ones_like(a)
    divisor = jnp.where(b == 0, one, b)
    integers = a + b, a * b, -a, jnp.maximum(a, b), a > b, jax.lax.div(a, divisor), jax.lax.rem(a, divisor)
    shifts = jax.lax.shift_left(a, one + one), jax.lax.shift_right_logical(a, one), jax.lax.shift_right_arithmetic(a, one)
    bits = jax.lax.clz(u), ~u, u - jnp.uint4(4), u.astype(jnp.int8), a.astype(jnp.float32)
    wrapped = jnp.arange(-9, 9, dtype=jnp.int8).astype(jnp.int4), jax.lax.iota(jnp.int4, 12)
    folds = jnp.cumsum(a, dtype=jnp.int4), jnp.sum(a, dtype=jnp.int4), jnp.sort(b)
    return *integers, *shifts, *bits, *wrapped, *folds


def spectral(a, b):
    values, vectors = jnp.linalg.eigh(a @ a.T)
    u, s, vh = jnp.linalg.svd(a)
    found = jnp.linalg.lstsq(a, b)[0], jnp.linalg.pinv(a), jnp.linalg.matrix_rank(a), jnp.linalg.cond(a[:3])
    # Signs are not determined, nor are the last columns of u.
    return values, vectors**2 @ values, (u.T @ u), u[:, :3] ** 2, s, vh**2, jnp.linalg.svdvals(a), *found


def many_rows(a):
    values, vectors = jnp.linalg.eigh(a + a.T)
    u, s, vh = jnp.linalg.svd(a)
    # Signs are not determined.
    return values, vectors**2, u**2, s, vh**2


MODELS = [
    (mlp, True, {"w1": normal(4, 8), "b1": normal(8), "w2": normal(8, 2), "b2": normal(2)}, normal(3, 4)),
    (baked, False, normal(2, 16)),
    (constants, False),
    (
        lenet,
        True,
        {"c1": normal(3, 1, 3, 3), "d1": normal(3), "c2": normal(4, 3, 3, 3), "d2": normal(4), "w": normal(16, 5), "b": normal(5)},
        normal(2, 1, 8, 8),
    ),
    (norm, False, normal(2, 3, 4, 4), normal(3), normal(3)),
    (attention, True, {k: normal(8, 8) / 3 for k in "qkvo"}, normal(5, 8)),
    (lstm, True, {"w": normal(3, 16), "u": normal(4, 16) / 2, "b": normal(16)}, normal(6, 2, 3)),
    (dropout, False, jnp.array([7, 42], jnp.uint32), normal(4, 5)),
    (update, True, {"W": normal(3), "b": normal(3), "self": normal(3), "layers": [{"s": normal(3)} for _ in range(11)]}),
    (ode, False, jnp.array([1.5, 0.5], jnp.float32), jnp.float32(1.03)),
    (
        narrow,
        False,
        jnp.array([-8, -7, -1, 0, 1, 3, 7, 5], jnp.int4),
        jnp.array([7, -8, -1, 2, -5, 3, 7, 0], jnp.int4),
        jnp.array([0, 1, 7, 8, 9, 15, 14, 3], jnp.uint4),
    ),
    (spectral, False, normal(5, 3), normal(5, 2)),
    # More rows than rotations decompose where there are kernels. The numbers of later models do not depend on these.
    (many_rows, False, jnp.asarray(np.random.default_rng(19).normal(size=(20, 20)).astype(np.float32))),
]


def attention_batch(p, x):
    b, n, d = x.shape
    split = lambda w: (x @ w).reshape(b, n, 2, d // 2).transpose(0, 2, 1, 3)
    q, k, v = split(p["q"]), split(p["k"]), split(p["v"])
    scores = jnp.einsum("bhqd,bhkd->bhqk", q, k) / np.sqrt(d // 2)
    scores = jnp.where(jnp.tril(jnp.ones((n, n), bool)), scores, -1e9)
    y = jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(scores), v)
    return x + y.transpose(0, 2, 1, 3).reshape(b, n, d) @ p["o"]


def mlp_gradient(p, x, y):
    loss = lambda p: -jnp.mean(jnp.sum(y * jnp.log(mlp(p, x)), -1))
    return jax.value_and_grad(loss)(p)


def image_conv(p, x):
    conv = lambda x, strides, padding: jax.lax.conv_general_dilated(x, p["k"], strides, padding)
    return conv(x, (1, 1), "VALID"), conv(x, (2, 2), "SAME")


def pooled(x):
    y = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")
    return y + x[:, :, ::2, ::2]


def rows(x):
    n = x.shape[0]
    moved = jnp.concatenate([x[1:], x[:1]]), x[::-1], x[::2], x[-1]
    made = jnp.pad(x, ((1, 2), (0, 0))), jnp.tile(x, (2, 1)), jnp.arange(n), jnp.linspace(0, 1, n)
    return *moved, *made, x.mean(0), jnp.cumsum(x, 0), jnp.sort(x, 0), jnp.argmax(x, 0), x.reshape(n * 2, 2)


def linear_sizes(x, y, m):
    pairs = x[1:].reshape(-1, 2, 4).sum(1)
    rolled = jnp.roll(x, (1, -1), (0, 1))
    outer = jnp.outer(pairs[:, 0], y[1:]).reshape(-1)
    factor = jnp.linalg.cholesky(m @ jnp.swapaxes(m, 1, 2) + jnp.eye(3))
    return pairs, rolled, outer, jnp.concatenate([y, y[1:]]), factor


def bounded_sizes(x, y, z, u):
    h, w = x.shape[0], y.shape[0]
    shorter = jax.core.min_dim(h, w)
    padded = jnp.pad(x, ((0, jax.core.max_dim(6 - h, 0)), (0, 0)))
    joined = jnp.concatenate([jnp.outer(x[:, 0], y).reshape(-1), jnp.ones(1)]) + z
    odd = jnp.outer(jnp.arange(2 * h + 1, dtype=jnp.float32), y).reshape(-1)
    return x[:4] + u, x[-4:], x[2:5], padded, x[:shorter, 0] + y[:shorter], joined, odd


# Models for arguments of any size: function, the symbolic sizes with their conditions, the shapes of the arguments after
# the parameters, and the sizes of which there are inputs and outputs.
DYNAMIC = [
    (mlp, "b", [], ["b, 4"], [(1,), (3,), (70,)]),
    (mlp_gradient, "b", [], ["b, 4", "b, 2"], [(2,), (5,)]),
    (lenet, "b", [], ["b, 1, 8, 8"], [(1,), (4,)]),
    (attention_batch, "b, n", [], ["b, n, 8"], [(1, 1), (2, 5), (3, 4)]),
    (lstm, "t, b", [], ["t, b, 3"], [(1, 2), (6, 3)]),
    (image_conv, "h, w", ["h >= 3", "w >= 3"], ["1, 1, h, w"], [(3, 4), (6, 5)]),
    (pooled, "h, w", [], ["1, 2, 2*h, 2*w"], [(1, 2), (3, 2)]),
    (rows, "n", ["n >= 2", "n <= 16"], ["n, 4"], [(2,), (7,)]),
    (linear_sizes, "h, w", [], ["2*h + 1, 4", "w + 1", "3*h - 1, 3, 3"], [(1, 1), (3, 4)]),
    (bounded_sizes, "h, w", [], ["h, 3", "w", "h*w + 1", "min(h, 4), 3"], [(1, 2), (3, 1), (4, 4), (5, 7), (9, 6)]),
]


def dynamic():
    """Writes models with symbolic sizes, as text with locations and as bytecode, and their results for some sizes."""
    parameters = {function.__name__: arguments[0] for function, _, *arguments in MODELS if arguments}
    parameters["mlp_gradient"] = parameters["mlp"]
    parameters["attention_batch"] = parameters["attention"]
    parameters["image_conv"] = {"k": normal(2, 1, 3, 3)}
    for function, names, conditions, shapes, sizes in DYNAMIC:
        has_static = any(function is other for other, *_ in MODELS)
        name = f"{function.__name__}_sizes" if has_static else function.__name__
        scope = jax.export.SymbolicScope(conditions)
        first = [parameters[function.__name__]] if isinstance(parameters.get(function.__name__), dict) else []
        symbolic = [jax.export.symbolic_shape(shape, scope=scope) for shape in shapes]
        arguments = first + [jax.ShapeDtypeStruct(shape, jnp.float32) for shape in symbolic]
        exported = jax.export.export(jax.jit(function))(*arguments)
        (FOLDER / f"{name}.mlirbc").write_bytes(exported.mlir_module_serialized)
        with mlir.make_ir_context() as context:
            module = stablehlo.deserialize_portable_artifact(context, exported.mlir_module_serialized)
            text = module.operation.get_asm(enable_debug_info=True)
        (FOLDER / f"{name}.mlir").write_text(text)
        with open(FOLDER / f"{name}.txt", "w") as file:
            for i, leaf in enumerate(jax.tree.leaves(first)):
                file.write(line(f"p{i}", leaf))
            for case, numbers in enumerate(sizes):
                known = dict(zip(names.split(", "), numbers))
                inputs = [normal(*eval(f"({shape},)", known)) for shape in shapes]
                for i, leaf in enumerate(inputs):
                    file.write(line(f"{case}.in{i}", leaf))
                for i, leaf in enumerate(jax.tree.leaves(jax.jit(function)(*first, *inputs))):
                    file.write(line(f"{case}.out{i}", leaf))


def line(name, array):
    array = np.asarray(array)
    sizes = "x".join(str(n) for n in array.shape)
    numbers = " ".join(repr(v.item()) for v in array.reshape(-1))
    return f"{name} {array.dtype} {sizes or '-'} {numbers}\n"


def main():
    FOLDER.mkdir(exist_ok=True)
    for function, located, *arguments in MODELS:
        name = function.__name__
        jitted = jax.jit(function)
        lowered = jitted.lower(*arguments)
        (FOLDER / f"{name}.mlir").write_text(lowered.as_text(debug_info=located))
        export(name, jitted, arguments)
        # A test knows the constants.
        if not arguments:
            continue
        with open(FOLDER / f"{name}.txt", "w") as file:
            for i, leaf in enumerate(jax.tree.leaves(tuple(arguments))):
                file.write(line(f"in{i}", leaf))
            for i, leaf in enumerate(jax.tree.leaves(jitted(*arguments))):
                file.write(line(f"out{i}", leaf))
    # Arguments that are passed by name are sorted.
    x = jnp.zeros(3, jnp.float32)
    lowered = jax.jit(by_keyword).lower(x, scale=x, bias=x)
    (FOLDER / "by_keyword.mlir").write_text(lowered.as_text(debug_info=True))


def export(name, jitted, arguments):
    """Writes the portable artifact of an exported model, its text without locations, and some whole files."""
    exported = jax.export.export(jitted)(*arguments)
    (FOLDER / f"{name}.mlirbc").write_bytes(exported.mlir_module_serialized)
    with mlir.make_ir_context() as context:
        module = stablehlo.deserialize_portable_artifact(context, exported.mlir_module_serialized)
        text = module.operation.get_asm(enable_debug_info=False)
    (FOLDER / f"{name}.exported.mlir").write_text(text)
    if name in ("mlp", "update", "dropout"):
        (FOLDER / f"{name}.jax").write_bytes(exported.serialize())
    if name in ("lenet", "lstm"):
        for version in ("0.9.0", "1.3.0"):
            old = stablehlo.serialize_portable_artifact_str(text, version)
            (FOLDER / f"{name}.{version.replace('.', '_')}.mlirbc").write_bytes(old)


# Regions that read values around them, which jax passes as state, and attributes that are rare.
FORMS = """
func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<i32>, %arg2: tensor<4xf32>) -> (tensor<2x4xcomplex<f32>>, tensor<2x4xi1>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %loop:2 = stablehlo.while(%i = %zero, %y = %arg0) : tensor<i32>, tensor<2x4xf32> cond {
    %less = stablehlo.compare LT, %i, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %sum = stablehlo.add %y, %arg0 : tensor<2x4xf32>
    stablehlo.return %next, %sum : tensor<i32>, tensor<2x4xf32>
  }
  %norm = "stablehlo.batch_norm_inference"(%loop#1, %arg2, %arg2, %arg2, %arg2) {epsilon = 0.1 : f32, feature_index = 1 : i64} :
    (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %complex = stablehlo.complex %norm, %arg0 : tensor<2x4xcomplex<f32>>
  %fft = stablehlo.fft %complex, type = IFFT, length = [4] : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  %greater = stablehlo.compare GT, %norm, %arg0, TOTALORDER : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  %case = "stablehlo.case"(%arg1) ({
    %twice = stablehlo.add %loop#0, %arg1 : tensor<i32>
    stablehlo.return %twice : tensor<i32>
  }, {
    stablehlo.return %loop#0 : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return %fft, %greater, %case : tensor<2x4xcomplex<f32>>, tensor<2x4xi1>, tensor<i32>
}
"""


def forms():
    """Writes the artifact of a text, and the text."""
    (FOLDER / "forms.exported.mlir").write_text(FORMS.lstrip())
    with mlir.make_ir_context():
        artifact = stablehlo.serialize_portable_artifact_str(FORMS, stablehlo.get_current_version())
    (FOLDER / "forms.mlirbc").write_bytes(artifact)


# Operations that jax does not write, but XLA runs.
COMPOSED = """
func.func @main(%a: tensor<2x3x4xf32>, %b: tensor<5x4x2xf32>, %t: tensor<2x3x6xf32>, %i: tensor<2x2xi32>, %k: tensor<2xui64>) ->
    (tensor<5x2x3xf32>, tensor<2x2x2x6xf32>, tensor<2x3x2xf32>, tensor<2xui64>, tensor<5xui32>) {
  %0 = stablehlo.einsum %a, %b, config = "bij,kjb->kbi" : (tensor<2x3x4xf32>, tensor<5x4x2xf32>) -> tensor<5x2x3xf32>
  %1 = "stablehlo.torch_index_select"(%t, %i) {dim = 1 : i64, batch_dims = 0 : i64} :
    (tensor<2x3x6xf32>, tensor<2x2xi32>) -> tensor<2x2x2x6xf32>
  %2 = "stablehlo.torch_index_select"(%t, %i) {dim = 2 : i64, batch_dims = 1 : i64} :
    (tensor<2x3x6xf32>, tensor<2x2xi32>) -> tensor<2x3x2xf32>
  %3:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  return %0, %1, %2, %3#0, %3#1 :
    tensor<5x2x3xf32>, tensor<2x2x2x6xf32>, tensor<2x3x2xf32>, tensor<2xui64>, tensor<5xui32>
}
"""


def composed():
    """Writes a text, with inputs and the results of XLA."""
    (FOLDER / "composed.mlir").write_text(COMPOSED.lstrip())
    inputs = [normal(2, 3, 4), normal(5, 4, 2), normal(2, 3, 6), jnp.array([[2, 0], [1, 1]], jnp.int32)]
    with jax.enable_x64(True):
        inputs.append(jnp.array([7, 42], jnp.uint64))
    device = jax.devices("cpu")[0]
    program = device.client.compile_and_load(COMPOSED, [device])
    outputs = program.execute_sharded(inputs).disassemble_into_single_device_arrays()
    with open(FOLDER / "composed.txt", "w") as file:
        for i, leaf in enumerate(inputs):
            file.write(line(f"in{i}", leaf))
        for i, leaf in enumerate(outputs):
            file.write(line(f"out{i}", leaf[0]))


if __name__ == "__main__":
    main()
    forms()
    dynamic()
    composed()
