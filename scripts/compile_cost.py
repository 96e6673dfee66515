#!/usr/bin/env python3
"""Measure the compile time of computations: CPU seconds of `cargo check` and of a release build beyond an empty crate.

    python3 scripts/compile_cost.py [--sizes 10,100,1000,3000] [--models calls,array,..]
        [--imported 1000,12000] [--runs 3] [--keep]

For each size a crate is generated with one straight-line computation of that number of operations: elementwise ones,
broadcasts, reductions and products. For each model it has 100 calls of a computation that takes a function (`calls`), or
48 layers with a method, by a loop over an array of structs (`array`) or by `scan` (`scan`), or ten filters of generic
sizes, called with small ones (`generic`), or 105 operations on small arrays (`small`), or 38 functions of small matrices
under `vmap` (`batches`) or the longest of them (`batch`), or the loss of 10 or 100 layers (`forward10`), or a training step
of them (`training10`), or structs in each other whose methods call those of the structs inside, of `f32` (`nested5`) or generic
in the element type (`elements5`). For each size of `--imported` a crate imports a model of that number of
StableHLO's operations, which are as different as those of the computations; their debug build, and that of small arrays,
is measured too, and so is the maximum memory of a process. Its dependencies are built before; only the crate itself is measured, with the
expansion of its macro. The result is the minimum of some runs, minus the time of an empty crate with the same
dependency. With `--keep` the crates stay in `target/compile-cost`.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "target" / "compile-cost"

# The maximum cost of 1000 operations.
LIMITS = {"check": 1.0, "build": 6.0}

# The maximum cost of 12,000 imported operations, in seconds, and of any process, in GB.
IMPORTED_LIMITS = {"check": 10.0, "debug": 30.0}
MEMORY = 4.0

COMMANDS = {
    "check": ["cargo", "check", "--quiet"],
    "debug": ["cargo", "build", "--quiet"],
    "build": ["cargo", "build", "--quiet", "--release"],
}
TITLES = {"check": "`cargo check`", "debug": "debug build", "build": "release build"}

# All of them are eleven operations, not counting constants and `along`; {i} numbers them, {p} is the previous value.
LINES = [
    "let a{i} = {p} * 1.{i} + bias.along([1]);",
    "let b{i} = tanh(a{i}) - {p};",
    "let c{i} = b{i} - reduce_max(b{i}, dimensions = 1, keep = true);",
    "let d{i} = max(dot(c{i}, weights) * 0.{i}, -1.{i});",
    "let e{i} = d{i} / exp(a{i});",
]
IN_LINES = [2, 2, 2, 3, 2]


def source(operations):
    """Return a crate with one computation of this number of operations."""
    if operations == 0:
        return "//! Nothing.\npub use typed_xla::Tensor;\n"
    body = []
    last, count, i = "x", 0, 1
    while count < operations:
        for line, cost in zip(LINES, IN_LINES):
            if count >= operations:
                break
            text = line.format(i=i, p=last)
            body.append("    " + text)
            count += cost
            name = text.split()[1]
            if line is LINES[-1] or count >= operations:
                last = name
        i += 1
    parameters = "x: &f32![32, 64], weights: &f32![64, 64], bias: &f32![64]"
    lines = "\n".join(body)
    return (
        "//! One computation.\nuse typed_xla::prelude::*;\n\n"
        f"/// {operations} operations.\n#[computation]\npub fn long({parameters}) -> f32![32, 64] {{\n{lines}\n    {last}\n}}\n"
    )


LAYER = """
/// Layers.
#[computation]
pub mod layers {
    use typed_xla::prelude::*;

    /// A layer.
    #[derive(Tensors)]
    pub struct Layer<D: Dim> {
        pub w: f32![D, D],
        pub b: f32![D],
    }

    impl<D: Dim> Layer<D> {
        /// Applies the layer.
        #[computation]
        pub fn forward<N: Dim>(&self, x: &f32![N, D]) -> f32![N, D] {
            x + tanh(dot(x, self.w) + self.b.along([1]))
        }
    }
}

use layers::Layer;
"""

CALLS = """
/// A step of the method of Runge and Kutta.
#[computation]
pub fn rk4<N: Dim>(f: impl Fn(&f64![N]) -> f64![N], y: &f64![N], dt: f64) -> f64![N] {
    let k1 = f(y);
    let k2 = f(y + dt / 2.0 * k1);
    let k3 = f(y + dt / 2.0 * k2);
    let k4 = f(y + dt * k3);
    y + dt / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4)
}

/// 100 calls.
#[computation]
pub fn steps(y: &f64![64], rate: f64) -> f64![64] {
LINES    y100
}
""".replace("LINES", "".join(
    f"    let y{i} = rk4(|y| -rate * y * {i}.0, {f'y{i - 1}' if i > 1 else 'y'}, 0.01);\n" for i in range(1, 101)
))

ARRAY = LAYER + """
/// 48 layers.
#[computation]
pub fn forward(layers: &[Layer<64>; 48], x: &f32![32, 64]) -> f32![32, 64] {
    let mut x = x;
    for layer in layers {
        x = layer.forward(x);
    }
    x
}
"""

SCAN = LAYER + """
/// 48 layers in stacked weights.
#[derive(Tensors)]
pub struct Layers {
    /// Weights.
    pub w: f32![48, 64, 64],
    /// Biases.
    pub b: f32![48, 64],
}

/// 48 layers.
#[computation]
pub fn forward(layers: &Layers, x: &f32![32, 64]) -> f32![32, 64] {
    let (x, _) = scan(|x, layer: Layer<64>| (layer.forward(x), ()), x, layers);
    x
}
"""

# Filters of generic sizes, each of another constant, so that rustc cannot compile one for all.
FILTER = """
/// A prediction.
#[computation]
pub fn predict{i}<N: Dim>(f: &f64![N, N], x: &f64![N], p: &f64![N, N], q: &f64![N, N]) -> (f64![N], f64![N, N]) {
    (dot(f, x) * 1.{i}, dot(dot(f, p), transpose(f, [1, 0])) + q)
}

/// An update.
#[computation]
pub fn update{i}<N: Dim, M: Dim>(
    x: &f64![N], p: &f64![N, N], h: &f64![M, N], r: &f64![M, M], z: &f64![M],
) -> (f64![N], f64![N, N]) {
    let cross = dot(h, p);
    let factor = cholesky(dot(cross, transpose(h, [1, 0])) + r * 1.{i}, lower = true);
    let half = triangular_solve(factor, cross, left_side = true, lower = true);
    let gain = triangular_solve(factor, half, left_side = true, lower = true, transpose_a = "TRANSPOSE");
    let back = transpose(gain, [1, 0]);
    (x + dot(back, z - dot(h, x)), p - dot(back, cross))
}

/// Both, with small sizes.
pub fn filter{i}(
    f: &f64![4, 4], x: &f64![4], p: &f64![4, 4], h: &f64![2, 4], r: &f64![2, 2], z: &f64![2],
) -> (f64![4], f64![4, 4]) {
    let (x, p) = predict{i}(f, x, p, p);
    update{i}(&x, &p, h, r, z)
}
"""

GENERIC = "".join(FILTER.replace("{i}", str(i)) for i in range(1, 11))

# Seven predictions of a filter, each of fifteen operations, of which no two are equal.
STEP = """    let m{i} = dot(f, x{p}) * 1.{i};
    let c{i} = dot(dot(f, p{p}), transpose(f, [1, 0])) + q * 0.{i};
    let x{i} = m{i} + stack((m{i}[1], m{i}[0], m{i}[3], m{i}[2]));
    let p{i} = c{i} - 0.{i} * p{p};
"""
SMALL = (
    "/// Predictions.\n#[computation]\n"
    "pub fn steps(f: &f64![4, 4], x0: &f64![4], p0: &f64![4, 4], q: &f64![4, 4]) -> (f64![4], f64![4, 4]) {\n"
    + "".join(STEP.format(i=i, p=i - 1) for i in range(1, 8))
    + "    (x7, p7)\n}\n"
)

# Functions of matrices, which `vmap` applies at each index of a batch.
OF_MATRICES = {
    "products": "let y = dot(a, a) + a; dot(y, a) - y",
    "solve": "let s = dot(a, transpose(a, [1, 0])) + eye({e}, {n}); solve(s, dot(a, s)) + a",
    "cholesky": "let l = cholesky(dot(a, transpose(a, [1, 0])) + eye({e}, {n}), lower = true); "
    "triangular_solve(l, dot(a, l), left_side = true, lower = true) + a",
    "inverse": "inverse(a)",
}


def batch(name, element, n):
    """Return one of these functions for matrices of this size, and its batch."""
    body = OF_MATRICES[name].format(e=element, n=n)
    of = f"{name}_{element}_{n}"
    return (
        f"#[computation]\nfn {of}(a: &{element}![{n}, {n}]) -> {element}![{n}, {n}] {{ {body} }}\n\n"
        f"/// A batch.\n#[computation]\npub fn all_{of}(a: &{element}![1000, {n}, {n}]) -> {element}![1000, {n}, {n}] "
        f"{{ vmap({of})(a) }}\n\n"
    )


BATCH = batch("solve", "f64", 8)
BATCHES = "".join(
    batch(name, element, n)
    for name in ("products", "solve", "cholesky")
    for element in ("f32", "f64")
    for n in (2, 3, 4, 5, 6, 8)
) + "".join(batch("inverse", "f64", n) for n in (2, 3))

NETWORK = LAYER + """
/// A network.
#[derive(Tensors)]
pub struct Network {
    /// The layers.
    pub layers: [Layer<Size<64>>; {n}],
}
"""

FORWARD = NETWORK + """
/// The loss of {n} layers.
#[computation]
pub fn loss(network: &Network, x: &f32![32, 64], y: &f32![32, 64]) -> f32 {
    let mut h = x;
    for layer in &network.layers {
        h = layer.forward(h);
    }
    mean(square(h - y))
}
"""

# The loss is a closure: a function would be compiled too.
TRAINING = NETWORK + """
/// A training step of {n} layers.
#[computation]
pub fn step(network: &mut Network, x: &f32![32, 64], y: &f32![32, 64]) -> f32 {
    let (loss, gradient) = value_and_grad(|network| {
        let mut h = x;
        for layer in &network.layers {
            h = layer.forward(h);
        }
        mean(square(h - y))
    })(*network);
    *network -= 0.1 * gradient;
    loss
}
"""

# Sources and the rows that describe them.
# Structs in each other, of which each has a method that calls that of the struct inside of it twice.
NESTED = """#[computation]
pub mod nested {{
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Layer0{declared} {{
        pub w: Tensor![{element}; 64, 64],
    }}

    impl{generic} Layer0{of} {{
        #[computation]
        pub fn forward<B: Dim>(&self, x: &Tensor![{element}; B, 64]) -> Tensor![{element}; B, 64] {{
            tanh(dot(x, self.w))
        }}
    }}
{layers}}}
"""
LAYER = """
    #[derive(Tensors)]
    pub struct Layer{i}{declared} {{
        pub a: Layer{inner}{of},
        pub b: Layer{inner}{of},
    }}

    impl{generic} Layer{i}{of} {{
        #[computation]
        pub fn forward<B: Dim>(&self, x: &Tensor![{element}; B, 64]) -> Tensor![{element}; B, 64] {{
            x + self.b.forward(self.a.forward(x))
        }}
    }}
"""


def nested(depth, is_generic):
    """Return structs of this depth, with elements of type `f32` or generic ones."""
    words = {
        "declared": "<E: Element>" if is_generic else "",
        "generic": "<E: Float>" if is_generic else "",
        "of": "<E>" if is_generic else "",
        "element": "E" if is_generic else "f32",
    }
    layers = [LAYER.format(i=i, inner=i - 1, **words) for i in range(1, depth + 1)]
    return NESTED.format(layers="".join(layers), **words)


MODELS = {
    "nested2": (nested(2, False), "methods in 2 levels of structs"),
    "nested5": (nested(5, False), "methods in 5 levels of structs"),
    "elements2": (nested(2, True), "methods in 2 levels of structs of any float"),
    "elements5": (nested(5, True), "methods in 5 levels of structs of any float"),
    "calls": (CALLS, "100 calls of a computation that takes a function"),
    "array": (ARRAY, "48 layers with a method, an array of structs"),
    "scan": (SCAN, "48 layers with a method, `scan`"),
    "generic": (GENERIC, "10 filters of generic sizes, called with small ones"),
    "small": (SMALL, "105 operations on small arrays"),
    "batches": (BATCHES, "38 functions of small matrices under `vmap`"),
    "batch": (BATCH, "`solve` of 8 by 8 in `f64` under `vmap`"),
    "forward10": (FORWARD.replace("{n}", "10"), "the loss of a network of 10 layers"),
    "training10": (TRAINING.replace("{n}", "10"), "a training step of 10 layers"),
    "forward100": (FORWARD.replace("{n}", "100"), "the loss of a network of 100 layers"),
    "training100": (TRAINING.replace("{n}", "100"), "a training step of 100 layers"),
}

# Those whose debug build is measured too.
DEBUG = ("small", "batches", "batch")

# The maximum cost of a training step, as a multiple of that of the loss.
TRAINING_LIMIT = 3


# Eighteen operations of StableHLO in five parts; {i} numbers them, {p} is the previous value, {s} the type of all arrays
# but the matrix and the maxima of rows.
IMPORTED = [
    "%k{i} = stablehlo.constant dense<1.{i}> : {s}",
    "%m{i} = stablehlo.multiply {p}, %k{i} : {s}",
    "%q{i} = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<64xf32>) -> {s}",
    "%a{i} = stablehlo.add %m{i}, %q{i} : {s}",
    "%t{i} = stablehlo.tanh %a{i} : {s}",
    "%b{i} = stablehlo.subtract %t{i}, {p} : {s}",
    "%n{i} = stablehlo.constant dense<0xFF800000> : tensor<f32>",
    "%r{i} = stablehlo.reduce(%b{i} init: %n{i}) applies stablehlo.maximum across dimensions = [1] "
    ": ({s}, tensor<f32>) -> tensor<32xf32>",
    "%w{i} = stablehlo.broadcast_in_dim %r{i}, dims = [0] : (tensor<32xf32>) -> {s}",
    "%c{i} = stablehlo.subtract %b{i}, %w{i} : {s}",
    "%d{i} = stablehlo.dot_general %c{i}, %weights, contracting_dims = [1] x [0] : ({s}, tensor<64x64xf32>) -> {s}",
    "%o{i} = stablehlo.constant dense<0.{i}> : tensor<f32>",
    "%f{i} = stablehlo.broadcast_in_dim %o{i}, dims = [] : (tensor<f32>) -> {s}",
    "%g{i} = stablehlo.multiply %d{i}, %f{i} : {s}",
    "%h{i} = stablehlo.constant dense<-1.{i}> : {s}",
    "%j{i} = stablehlo.maximum %g{i}, %h{i} : {s}",
    "%e{i} = stablehlo.exponential %a{i} : {s}",
    "%v{i} = stablehlo.divide %j{i}, %e{i} : {s}",
]


def imported(operations):
    """Return a model of about this number of operations."""
    shape = "tensor<32x64xf32>"
    lines, last = [], "%x"
    for i in range(1, max(operations // len(IMPORTED), 1) + 1):
        lines += [line.format(i=i, p=last, s=shape) for line in IMPORTED]
        last = f"%v{i}"
    body = "\n".join(f"    {line}" for line in [*lines, f"return {last} : {shape}"])
    parameters = f"%x: {shape}, %weights: tensor<64x64xf32>, %bias: tensor<64xf32>"
    return f"module {{\n  func.func public @main({parameters}) -> {shape} {{\n{body}\n  }}\n}}\n"


IMPORTING = """//! A model.
use typed_xla::prelude::*;

/// The model.
#[computation(stablehlo = "model.mlir")]
pub fn model(x: &f32![32, 64], weights: &f32![64, 64], bias: &f32![64]) -> f32![32, 64];
"""


def model(name):
    """Return a crate with one of the models."""
    return f"//! A model.\nuse typed_xla::prelude::*;\n{MODELS[name][0]}"


def write_crates(sizes, models, imports):
    """Write a workspace with a crate for each size and each model, which share its target folder."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    members = [f"of{size}" for size in [*sizes, *models, *imports]]
    sources = [source(size) for size in sizes] + [model(name) for name in models] + [IMPORTING for _ in imports]
    for text, member in zip(sources, members):
        crate = FOLDER / member
        (crate / "src").mkdir(parents=True)
        manifest = (
            f'[package]\nname = "{member}"\nversion = "0.0.0"\nedition = "2024"\n\n'
            f'[dependencies]\ntyped-xla = {{ path = "{ROOT.as_posix()}", features = ["import"] }}\n'
        )
        (crate / "Cargo.toml").write_text(manifest)
        (crate / "src" / "lib.rs").write_text(text)
    for name in imports:
        (FOLDER / f"of{name}" / "model.mlir").write_text(imported(int(name.removeprefix("import"))))
    names = ", ".join(f'"{member}"' for member in members)
    (FOLDER / "Cargo.toml").write_text(f'[workspace]\nmembers = [{names}]\nresolver = "3"\n')
    shutil.copy(ROOT / "Cargo.lock", FOLDER / "Cargo.lock")
    shutil.copy(ROOT / "rust-toolchain.toml", FOLDER / "rust-toolchain.toml")


def cost(command, member):
    """Return the user CPU seconds of compiling one crate again, and the most memory of a process in GB."""
    os.utime(FOLDER / member / "src" / "lib.rs")
    environment = {**os.environ, "CARGO_TARGET_DIR": str(FOLDER / "target"), "CARGO_INCREMENTAL": "0"}
    process = subprocess.Popen([*command, "-p", member], cwd=FOLDER, env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"compile_cost: {' '.join(command)} failed for {member}")
    return usage.ru_utime, usage.ru_maxrss / 1e6


def title(size):
    """Return the name of a row."""
    if size == 0:
        return "empty crate"
    if size in MODELS:
        return MODELS[size][1]
    name = str(size)
    return f"{name.removeprefix('import')} imported" if name.startswith("import") else name


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default="10,100,1000,3000")
    parser.add_argument("--models", default=",".join(MODELS))
    parser.add_argument("--imported", default="1000,12000")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    sizes = [int(size) for size in options.sizes.split(",") if size]
    models = [name for name in options.models.split(",") if name]
    imports = [f"import{size}" for size in options.imported.split(",") if size]
    write_crates([0, *sizes], models, imports)
    seconds, memory = {}, 0.0
    for name, command in COMMANDS.items():
        crates = [*(m for m in models if m in DEBUG), *imports] if name == "debug" else [*sizes, *models, *imports]
        if not crates:
            continue
        cost(command, "of0")
        for size in [0, *crates]:
            print(f"  cargo {name}, {title(size)}", file=sys.stderr)
            costs = [cost(command, f"of{size}") for _ in range(options.runs)]
            seconds[name, size] = min(cost[0] for cost in costs)
            memory = max(memory, *(cost[1] for cost in costs))
    if not options.keep:
        shutil.rmtree(FOLDER)

    print(f"| operations | {' | '.join(TITLES.values())} |\n|--:|--:|--:|--:|")
    missed = []
    for size in [0, *sizes, *models, *imports]:
        cells = []
        for name in COMMANDS:
            if (name, size) not in seconds:
                cells.append("")
                continue
            over = seconds[name, size] - (seconds[name, 0] if size else 0)
            cells.append(f"{'+' if size else ''}{over:.2f} s")
            limit = LIMITS.get(name) if size == 1000 else IMPORTED_LIMITS.get(name) if size == "import12000" else None
            if limit is not None and over > limit:
                missed.append(f"{name} of {title(size)}: {over:.2f} s, expected at most {limit} s")
        print(f"| {title(size)} | {' | '.join(cells)} |")
    for layers in (10, 100):
        pair = [f"forward{layers}", f"training{layers}"]
        for name in ("check", "build") if set(pair) <= set(models) else ():
            forward, training = (seconds[name, size] - seconds[name, 0] for size in pair)
            print(f"\n{name} of {layers} layers: {training / forward:.2f} times the loss")
            if training > TRAINING_LIMIT * forward:
                missed.append(f"{name} of a training step of {layers} layers: over {TRAINING_LIMIT} times the loss")
    print(f"\nThe most memory of a process: {memory:.2f} GB")
    if memory > MEMORY:
        missed.append(f"memory: {memory:.2f} GB, expected at most {MEMORY} GB")
    for line in missed:
        print(f"compile_cost: {line}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
