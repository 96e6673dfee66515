#!/usr/bin/env python3
"""Measure the compile time of computations: CPU seconds of `cargo check` and of a release build beyond an empty crate.

    python3 scripts/compile_cost.py [--sizes 10,100,1000,3000] [--models calls,array,scan,generic] [--runs 3] [--keep]

For each size a crate is generated with one straight-line computation of that number of operations: elementwise ones,
broadcasts, reductions and products. For each model it has 100 calls of a computation that takes a function (`calls`), or
48 layers with a method, by a loop over an array of structs (`array`) or by `scan` (`scan`), or ten filters of generic
sizes, called with small ones (`generic`). Its dependencies are built before; only the crate itself is measured, with the
expansion of its macro. The result is the minimum of some runs, minus the time of an empty crate with the same
dependency. With `--keep` the crates stay in `target/compile-cost`.
"""

import argparse
import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "target" / "compile-cost"

# The maximum cost of 1000 operations.
LIMITS = {"check": 1.0, "build": 6.0}

COMMANDS = {"check": ["cargo", "check", "--quiet"], "build": ["cargo", "build", "--quiet", "--release"]}

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
    let (x, _) = scan(x, layers, |x, layer: Layer<64>| (layer.forward(x), ()));
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

# Sources and the rows that describe them.
MODELS = {
    "calls": (CALLS, "100 calls of a computation that takes a function"),
    "array": (ARRAY, "48 layers with a method, an array of structs"),
    "scan": (SCAN, "48 layers with a method, `scan`"),
    "generic": (GENERIC, "10 filters of generic sizes, called with small ones"),
}


def model(name):
    """Return a crate with one of the models."""
    return f"//! A model.\nuse typed_xla::prelude::*;\n{MODELS[name][0]}"


def write_crates(sizes, models):
    """Write a workspace with a crate for each size and each model, which share its target folder."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    members = [f"of{size}" for size in [*sizes, *models]]
    sources = [source(size) for size in sizes] + [model(name) for name in models]
    for text, member in zip(sources, members):
        crate = FOLDER / member
        (crate / "src").mkdir(parents=True)
        manifest = (
            f'[package]\nname = "{member}"\nversion = "0.0.0"\nedition = "2024"\n\n'
            f'[dependencies]\ntyped-xla = {{ path = "{ROOT.as_posix()}" }}\n'
        )
        (crate / "Cargo.toml").write_text(manifest)
        (crate / "src" / "lib.rs").write_text(text)
    names = ", ".join(f'"{member}"' for member in members)
    (FOLDER / "Cargo.toml").write_text(f'[workspace]\nmembers = [{names}]\nresolver = "3"\n')
    shutil.copy(ROOT / "Cargo.lock", FOLDER / "Cargo.lock")
    shutil.copy(ROOT / "rust-toolchain.toml", FOLDER / "rust-toolchain.toml")


def cpu_seconds(command, member):
    """Return the user CPU seconds of compiling one crate again."""
    os.utime(FOLDER / member / "src" / "lib.rs")
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    environment = {**os.environ, "CARGO_TARGET_DIR": str(FOLDER / "target"), "CARGO_INCREMENTAL": "0"}
    done = subprocess.run([*command, "-p", member], cwd=FOLDER, env=environment, check=False)
    if done.returncode != 0:
        sys.exit(f"compile_cost: {' '.join(command)} failed for {member}")
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default="10,100,1000,3000")
    parser.add_argument("--models", default="calls,array,scan,generic")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    sizes = [int(size) for size in options.sizes.split(",") if size]
    models = [name for name in options.models.split(",") if name]
    write_crates([0, *sizes], models)
    seconds = {}
    for name, command in COMMANDS.items():
        cpu_seconds(command, "of0")
        for size in [0, *sizes, *models]:
            what = MODELS[size][1] if size in MODELS else f"{size} operations"
            print(f"  cargo {name}, {what}", file=sys.stderr)
            seconds[name, size] = min(cpu_seconds(command, f"of{size}") for _ in range(options.runs))
    if not options.keep:
        shutil.rmtree(FOLDER)

    print("| operations | `cargo check` | release build |\n|--:|--:|--:|")
    empty = " | ".join(f"{seconds[name, 0]:.2f} s" for name in COMMANDS)
    print(f"| empty crate | {empty} |")
    missed = []
    for size in sizes:
        cells = []
        for name in COMMANDS:
            over = seconds[name, size] - seconds[name, 0]
            cells.append(f"+{over:.2f} s")
            if size == 1000 and over > LIMITS[name]:
                missed.append(f"{name} of 1000 operations: {over:.2f} s, wanted at most {LIMITS[name]} s")
        print(f"| {size} | {' | '.join(cells)} |")
    for name in models:
        cells = [f"+{seconds[command, name] - seconds[command, 0]:.2f} s" for command in COMMANDS]
        print(f"| {MODELS[name][1]} | {' | '.join(cells)} |")
    for line in missed:
        print(f"compile_cost: {line}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
