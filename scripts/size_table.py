#!/usr/bin/env python3
"""Write xla-core/src/size/table.rs: typenum's name beside each number below 1000.

Run it from the root of the repository: scripts/size_table.py
"""

import pathlib
import textwrap

HEAD = """\
//! Written by `scripts/size_table.py`; not to be edited by hand.

use super::small;

"""

rows = " ".join(f"{n}:U{n}," for n in range(1000))
body = textwrap.fill(rows, width=96, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)
path = pathlib.Path(__file__).resolve().parent.parent / "xla-core/src/size/table.rs"
path.write_text(f"{HEAD}#[rustfmt::skip]\nsmall! {{\n{body}\n}}\n")
