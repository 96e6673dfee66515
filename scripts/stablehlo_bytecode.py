"""Writes programs as MLIR bytecode, each beside its text as jax prints it, for the test `stablehlo` of `tests/agreement`.

    pip install "jax[cpu]"
    python3 scripts/stablehlo_bytecode.py stablehlo-testdata.tar.xz stablehlo-bytecode.tar.xz

The first archive is the one of `STABLEHLO_TESTDATA`; programs that jax does not serialise are omitted, with the reasons.
A folder with files of bytecode, such as StableHLO's `stablehlo/tests/vhlo`, may be in its place.
"""

import collections
import io
import pathlib
import sys
import tarfile

from jax.extend.mlir import ir, serialize_portable_artifact
from jax.extend.mlir.dialects import stablehlo
from jax.interpreters import mlir


def parts(source):
    """Yields the name of each program, and its text or its bytecode."""
    if source.is_dir():
        for path in sorted(source.glob("*.bc")):
            yield path.name.removesuffix(".bc"), path.read_bytes()
        return
    with tarfile.open(source) as archive:
        for member in archive:
            if not member.isfile() or not member.name.endswith(".mlir"):
                continue
            text = archive.extractfile(member).read().decode()
            for i, part in enumerate(text.split("// -----")):
                if any(line.strip() and not line.strip().startswith("//") for line in part.splitlines()):
                    yield f"{member.name.removesuffix('.mlir')}.{i}", part


def main():
    source, target = map(pathlib.Path, sys.argv[1:])
    omitted = collections.Counter()
    written = 0
    # The first artifact that is read loads the dialect of quantised types, for all programs after it.
    with mlir.make_ir_context() as context, tarfile.open(target, "w:xz") as out:
        context.allow_unregistered_dialects = True
        version = stablehlo.get_current_version()
        for name, part in parts(source):
            try:
                if isinstance(part, str):
                    generic = ir.Module.parse(part).operation.get_asm(print_generic_op_form=True)
                    part = serialize_portable_artifact(generic, version)
                text = stablehlo.deserialize_portable_artifact(context, part).operation.get_asm()
            except Exception as error:
                omitted[str(error).strip().splitlines()[0][:100]] += 1
                continue
            for end, content in [("mlirbc", part), ("mlir", text.encode())]:
                info = tarfile.TarInfo(f"{name}.{end}")
                info.size = len(content)
                out.addfile(info, io.BytesIO(content))
            written += 1
    print(f"{written} programs")
    for reason, count in omitted.most_common():
        print(f"{count:5} omitted: {reason}")


if __name__ == "__main__":
    main()
