#!/usr/bin/env python3
"""Write xla-core/src/size/small/table.rs: the size that each of typenum's numbers below 1000 is.

Numbers from 32 on are in rows of 32, in which their last five bits are the place: rustc compares the impls of one trait
for types of one name, of which there are 32 in a row and 1000 without rows.

Run it from the root of the repository: scripts/size_table.py
"""

import pathlib
import textwrap

HEAD = """\
//! Written by `scripts/size_table.py`; not to be edited by hand.

use super::{row, small};

"""


def filled(rows):
    return textwrap.fill(rows, width=116, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)


def leaves(number):
    """Return what a size leaves of a budget: it takes the bits of the number less one, up to nine."""
    bits = max(number - 1, 0).bit_length()
    return "All" if bits == 0 else f"Less{bits}" if bits <= 9 else "Nothing"


text = f"{HEAD}#[rustfmt::skip]\nsmall! {{\n"
for left in dict.fromkeys(leaves(n) for n in range(32)):
    text += filled(f"{left}: " + " ".join(f"{n}:U{n}" for n in range(32) if leaves(n) == left) + ";") + "\n"
text += "}\n"
for high in range(1, 32):
    numbers = range(32 * high, min(32 * high + 32, 1000))
    cells = " ".join(f"{n}:" + " ".join(f"B{bit}" for bit in f"{n % 32:05b}") + "," for n in numbers)
    text += f"\n#[rustfmt::skip]\nrow! {{\n    R{high} U{high} {leaves(32 * high)} {leaves(32 * high + 1)}:\n{filled(cells)}\n}}\n"
path = pathlib.Path(__file__).resolve().parent.parent / "xla-core/src/size/small/table.rs"
path.write_text(text)
