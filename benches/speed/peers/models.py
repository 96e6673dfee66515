#!/usr/bin/env python3
"""Measure imported models of the usual sizes beside JAX, on one thread.

    pip install "jax[cpu]" flatbuffers safetensors
    python3 benches/speed/peers/models.py                # prints the table
    python3 benches/speed/peers/models.py --write        # also writes the section "Imported models" of docs/PERFORMANCE.md
    python3 benches/speed/peers/models.py --row mlp,vit  # the models whose names contain one of the texts

JAX exports the models of scripts/networks.py with random weights to target/models, as bytecode and safetensors. A program
there imports them, compares its results with JAX's and measures calls, in turn with calls of a prepared program, which
owns the weights; another process measures JAX's jitted function. Both processes are pinned to one processor and run in
turns, `--rounds` times; the table has the minima.

The start is the time from the start of the process to the first result, without that of reading weights: it contains
JAX's import, its tracing and its compilation.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
FOLDER = ROOT / "target" / "models"
PAGE = ROOT / "docs" / "PERFORMANCE.md"
HEADING = "## Imported models"
END = "<!-- end of imported models -->"

# The title, the argument and the result of each model in Rust.
MODELS = {
    "resnet": ("ResNet-18, one image of 224 x 224", "x: &f32![1, 3, 224, 224]", "f32![1, 1000]"),
    "gpt": ("GPT-2 small, 64 tokens", "tokens: &i32![64]", "f32![64, 50257]"),
    "block": ("a block of GPT-2 small, 64 tokens", "x: &f32![64, 768]", "f32![64, 768]"),
    "mlp1": ("784-1024-1024-10, batch 1", "x: &f32![1, 784]", "f32![1, 10]"),
    "mlp8": ("784-1024-1024-10, batch 8", "x: &f32![8, 784]", "f32![8, 10]"),
    "mlp32": ("784-1024-1024-10, batch 32", "x: &f32![32, 784]", "f32![32, 10]"),
    "vit": ("ViT-tiny, one image of 224 x 224", "image: &f32![1, 3, 224, 224]", "f32![1000]"),
}
FLOOR, START_FLOOR = 1.0, 100.0

# The seconds for which calls are measured in each round.
SECONDS = 4.0


def networks():
    """Return the module scripts/networks.py, and a random generator."""
    sys.path.insert(0, str(ROOT / "scripts"))
    import networks
    import numpy as np

    return networks, np.random.default_rng(23)


def model(name):
    """Return the function of a model, and a function that returns its parameters and its input."""
    networks_, rng = networks()
    image = lambda: networks_.normal(rng, 1, 3, 224, 224)
    tokens = lambda: rng.integers(0, 50257, 64).astype("int32")
    return {
        "resnet": (networks_.resnet, lambda: (networks_.resnet_params(rng), image())),
        "gpt": (networks_.gpt(12), lambda: (networks_.gpt_params(rng), tokens())),
        "block": (networks_.gpt_block(12), lambda: (networks_.block_params(rng, 768), networks_.normal(rng, 64, 768))),
        "mlp1": (networks_.mlp, lambda: (networks_.mlp_params(rng), networks_.normal(rng, 1, 784))),
        "mlp8": (networks_.mlp, lambda: (networks_.mlp_params(rng), networks_.normal(rng, 8, 784))),
        "mlp32": (networks_.mlp, lambda: (networks_.mlp_params(rng), networks_.normal(rng, 32, 784))),
        "vit": (networks_.vit(3, 16), lambda: (networks_.vit_params(rng), image())),
    }[name]


def make(name):
    """Export a model with its parameters, its input and its result, unless that was done."""
    from safetensors.numpy import save_file

    if (FOLDER / f"{name}.case.safetensors").exists():
        return
    networks_, _ = networks()
    function, arguments = model(name)
    params, given = arguments()
    result = networks_.export(FOLDER, name, function, (params, given))(params, given)
    save_file(networks_.flat(params), FOLDER / f"{name}.safetensors")
    save_file(networks_.flat({"given": given, "expected": result}), FOLDER / f"{name}.case.safetensors")


def jax_times(name, started):
    """Measure JAX in this process: prints the start, the least and the median time of a call in seconds."""
    import jax
    from safetensors.numpy import load_file

    function, _ = model(name)
    reading = time.time()
    case = load_file(FOLDER / f"{name}.case.safetensors")
    tree = {}
    for keys, array in load_file(FOLDER / f"{name}.safetensors").items():
        *path, last = keys.split(".")
        part = tree
        for key in path:
            part = part.setdefault(key, {})
        part[last] = array
    lists = lambda part: (
        part
        if not isinstance(part, dict)
        else [lists(part[str(i)]) for i in range(len(part))] if "0" in part else {key: lists(value) for key, value in part.items()}
    )
    params, given = jax.block_until_ready(jax.device_put((lists(tree), case["given"])))
    read = time.time() - reading
    call = jax.jit(function)
    call(params, given).block_until_ready()
    first = time.time() - started - read
    samples, begin = [], time.perf_counter()
    while len(samples) < 5 or time.perf_counter() - begin < SECONDS:
        before = time.perf_counter()
        call(params, given).block_until_ready()
        samples.append(time.perf_counter() - before)
    samples.sort()
    print(first, samples[0], samples[len(samples) // 2])


MAIN = """//! Measures imported models: their name and the time of the start of the process are the arguments.
use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use typed_xla::Tensors;
use typed_xla::safetensors;

MODULES
fn load<T: Tensors>(name: &str) -> T {
    safetensors::load(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

fn now() -> f64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_secs_f64()
}

/// Returns the largest difference from the expected result, as a part of the largest element.
fn difference(found: &[f32], expected: &[f32]) -> f32 {
    let largest = expected.iter().fold(0.0f32, |a, b| a.max(b.abs()));
    let excess = found.iter().zip(expected).fold(0.0f32, |a, (x, y)| a.max((x - y).abs()));
    assert!(excess <= 1e-4 * largest, "{excess} of {largest}");
    excess / largest
}

fn time<R>(samples: &mut Vec<f64>, call: impl FnOnce() -> R) {
    let before = Instant::now();
    std::hint::black_box(call());
    samples.push(before.elapsed().as_secs_f64());
}

/// Prints the start in seconds; the least and the median time of a call and the difference of its result; and these three
/// of the prepared program.
fn measure<P: Tensors, C: Tensors, Q, R>(
    name: &str,
    call: impl Fn(&P, &C) -> R,
    prepare: impl Fn(&P) -> Q,
    run: impl Fn(&Q, &C) -> R,
    elements: impl Fn(&R) -> &[f32],
    expected: impl Fn(&C) -> &R,
) {
    let started: f64 = std::env::args().nth(2).unwrap().parse().unwrap();
    let reading = now();
    let params: P = load(&format!("{name}.safetensors"));
    let case: C = load(&format!("{name}.case.safetensors"));
    let read = now() - reading;
    let result = call(&params, &case);
    let first = now() - started - read;
    let found = difference(elements(&result), elements(expected(&case)));
    drop(result);
    let prepared = prepare(&params);
    let result = run(&prepared, &case);
    let found_prepared = difference(elements(&result), elements(expected(&case)));
    drop(result);
    let (mut calls, mut runs, begin) = (Vec::new(), Vec::new(), Instant::now());
    while calls.len() < 5 || begin.elapsed() < Duration::from_secs_f64(SECONDS) {
        time(&mut calls, || call(&params, &case));
        time(&mut runs, || run(&prepared, &case));
    }
    print!("{first}");
    for (mut samples, difference) in [(calls, found), (runs, found_prepared)] {
        samples.sort_by(f64::total_cmp);
        print!(" {} {} {difference}", samples[0], samples[samples.len() / 2]);
    }
    println!();
}

fn main() {
    match std::env::args().nth(1).as_deref() {
CASES        other => panic!("{other:?}"),
    }
}
"""

MODULE = """mod {name} {{
    #[allow(unused_imports)]
    use typed_xla::{{Tensors, computation, f32, i32, tensors}};

    #[tensors(stablehlo = "{name}.mlirbc")]
    pub struct Params;

    #[computation(stablehlo = "{name}.mlirbc", program = Prepared, prepared(p))]
    pub fn model(p: &Params, {argument}) -> {result};

    #[derive(Tensors)]
    pub struct Case {{
        pub given: {given},
        pub expected: {result},
    }}
}}

"""

CASE = """        Some("{name}") => measure::<{name}::Params, {name}::Case, _, _>(
            "{name}",
            |p, case| {name}::model(p, &case.given),
            {name}::Prepared::prepare,
            |prepared, case| prepared.run(&case.given),
            |result| result.as_slice(),
            |case| &case.expected,
        ),
"""


def build(names):
    """Write the program that imports the models, build it, and return its path and the time of the build."""
    modules, cases = "", ""
    for name in names:
        _, argument, result = MODELS[name]
        given = argument.split("&")[1]
        modules += MODULE.format(name=name, argument=argument, result=result, given=given)
        cases += CASE.format(name=name)
    main = MAIN.replace("MODULES\n", modules).replace("CASES", cases).replace("SECONDS", repr(SECONDS))
    (FOLDER / "src").mkdir(parents=True, exist_ok=True)
    (FOLDER / "src" / "main.rs").write_text(main)
    (FOLDER / "Cargo.toml").write_text(
        '[package]\nname = "models"\nversion = "0.0.0"\nedition = "2024"\n\n[workspace]\n\n[dependencies]\n'
        f'typed-xla = {{ path = "{ROOT.as_posix()}", features = ["import", "safetensors"] }}\n'
    )
    (FOLDER / "Cargo.lock").write_bytes((ROOT / "Cargo.lock").read_bytes())
    (FOLDER / "rust-toolchain.toml").write_bytes((ROOT / "rust-toolchain.toml").read_bytes())
    environment = {**os.environ, "CARGO_TARGET_DIR": str(FOLDER / "target")}
    subprocess.run(["cargo", "build", "--release", "--quiet"], cwd=FOLDER, env=environment, check=True)
    return FOLDER / "target" / "release" / "models"


def numbers(command, **variables):
    """Return the numbers that a process prints when it is pinned to one processor and knows when it started."""
    flags = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    environment = os.environ | {"OMP_NUM_THREADS": "1", "XLA_FLAGS": flags} | variables
    command = ["taskset", "-c", "0", *map(str, command), repr(time.time())]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return [float(number) for number in done.stdout.split()]


def milliseconds(seconds):
    return f"{seconds * 1e3:.{0 if seconds > 1 else 1 if seconds > 1e-3 else 3}f}"


def table(names, program, rounds):
    """Return the table as Markdown, and the verdicts."""
    text = "| | ours, ms | prepared, ms | ours / prepared | JAX, ms | JAX / ours | JAX / prepared | start, ms | JAX's start, ms | JAX / ours |\n"
    text += "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n"
    for name in names:
        ours, jax = [], []
        for _ in range(rounds):
            ours.append(numbers([program, name]))
            jax.append(numbers([sys.executable, HERE / "models.py", "--measure", name, "--started"]))
        (start, least, _, _, prepared, *_), (jax_start, jax_least, *_) = (map(min, zip(*each)) for each in (ours, jax))
        cells = [milliseconds(least), milliseconds(prepared), f"{least / prepared:.2f}"]
        cells += [milliseconds(jax_least), f"{jax_least / least:.2f}", f"{jax_least / prepared:.2f}"]
        cells += [milliseconds(start), milliseconds(jax_start), f"{jax_start / start:.0f}"]
        text += f"| {MODELS[name][0]} | {' | '.join(cells)} |\n"
        for what, ratio, floor in (("a call", jax_least / least, FLOOR), ("the start", jax_start / start, START_FLOOR)):
            if ratio < floor:
                print(f"models.py: {what} of {name}: {ratio:.2f}, expected at least {floor:g}", file=sys.stderr)
    return text


def write(text):
    """Replace the section of docs/PERFORMANCE.md."""
    page = PAGE.read_text()
    before, rest = page.split(HEADING)
    _, after = rest.split(END)
    section = (
        f"{HEADING}\n\nWritten by `python3 benches/speed/peers/models.py --write`: networks with random weights, exported by JAX, on one\n"
        f"thread.\nA prepared program owns the weights, and what depends on them alone.\nThe start is the time from the start of the process to the first result, without that of reading weights.\n\n{text}\n{END}"
    )
    PAGE.write_text(before + section + after)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--row", default="")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    parser.add_argument("--started", type=float, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        return jax_times(options.measure, options.started)
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = [name for name in MODELS if any(text in name for text in options.row.split(","))]
    for name in names:
        make(name)
    text = table(names, build(names), options.rounds)
    print(text)
    if options.write:
        write(text)


if __name__ == "__main__":
    main()
