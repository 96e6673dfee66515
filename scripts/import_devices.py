"""Writes the models of `tests/models` that several devices compute, by jax: StableHLO text, and the parts of the arguments
and of the results that each of four devices has.

    pip install "jax[cpu]" && python3 scripts/import_devices.py
"""

import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"

import jax
import jax.export
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

from import_zoo import FOLDER, line

jax.config.update("jax_include_full_tracebacks_in_locations", False)
RNG = np.random.default_rng(23)


def normal(*sizes):
    return jnp.asarray(RNG.normal(size=sizes).astype(np.float32))


def step(p, x, y):
    """Takes a step of gradient descent; each device has some of the samples."""

    def loss(p):
        h = jnp.tanh(x @ p["w1"] + p["b1"])
        return jnp.mean((h @ p["w2"] - y) ** 2)

    value, gradient = jax.value_and_grad(loss)(p)
    value, gradient = lax.pmean((value, gradient), "data")
    return value, jax.tree.map(lambda p, g: p - 0.1 * g, p, gradient)


def grid(x, y):
    """Calls every collective, among all devices and those of a row or a column of a grid."""
    row = lax.psum(x * y, "rows")

    def body(state):
        count, v = state
        return count + 1, lax.pmean(v, "columns") + 1

    _, mean = lax.while_loop(lambda state: state[0] < 3, body, (0, row))
    largest = lax.pmax(x, ("rows", "columns"))
    shifted = lax.ppermute(x, "columns", [(0, 1), (1, 0)])
    sent = lax.ppermute(y, ("rows", "columns"), [(0, 3), (3, 1)])
    gathered = lax.all_gather(y, "rows", axis=1, tiled=True)
    exchanged = lax.all_to_all(x, "columns", 0, 1, tiled=True)
    part = lax.psum_scatter(x, "rows", scatter_dimension=1, tiled=True)
    number = 10 * lax.axis_index("rows") + lax.axis_index("columns")
    return mean, largest, shifted, sent, gathered, exchanged, part, number[None]


def write(name, mesh, function, arguments, into, out):
    sharded = jax.shard_map(function, mesh=mesh, in_specs=into, out_specs=out, check_vma=False)
    lowered = jax.jit(sharded, keep_unused=True).lower(*arguments)
    (FOLDER / f"{name}.mlir").write_text(lowered.as_text(debug_info=name == "step"))
    if name == "step":
        # It is refused: jax mixes dialects in it.
        exported = jax.export.export(jax.jit(sharded, keep_unused=True))(*arguments)
        (FOLDER / f"{name}.mixed").write_bytes(exported.mlir_module_serialized)
    placed = lambda value, spec: jax.tree.map(lambda v: jax.device_put(v, NamedSharding(mesh, spec)), value)
    arguments = [placed(value, spec) for value, spec in zip(arguments, into)]
    results = jax.jit(sharded)(*arguments)
    with open(FOLDER / f"{name}.txt", "w") as file:
        for kind, tree in ("in", arguments), ("out", results):
            for i, leaf in enumerate(jax.tree.leaves(tree)):
                for shard in sorted(leaf.addressable_shards, key=lambda shard: shard.device.id):
                    file.write(line(f"{shard.device.id}.{kind}{i}", shard.data))


def main():
    devices = np.array(jax.devices())
    parameters = {"b1": normal(8), "w1": normal(4, 8), "w2": normal(8, 2)}
    data = P("data")
    write("step", Mesh(devices, ("data",)), step, (parameters, normal(12, 4), normal(12, 2)), (P(), data, data), P())
    both = P("rows", "columns")
    mesh = Mesh(devices.reshape(2, 2), ("rows", "columns"))
    out = (both,) * 7 + (P(("rows", "columns")),)
    write("grid", mesh, grid, (normal(4, 8), normal(4, 8)), (both, both), out)


if __name__ == "__main__":
    main()
