#!/usr/bin/env python3
"""Writes docs/guide/explain.png: the page of the example `explain`, drawn by headless Chromium.

    python3 scripts/explain_picture.py [PATH_OF_CHROMIUM]
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs/guide/explain.png"
SIZE = "1420,700"
NAMES = ("chromium", "chromium-browser", "google-chrome")


def main() -> None:
    found = sys.argv[1] if len(sys.argv) > 1 else next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        sys.exit(f"no Chromium: install one of {', '.join(NAMES)}, or pass its path")
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "explain.html"
        example = ["cargo", "run", "--quiet", "--example", "explain", "--", page]
        subprocess.run(example, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--window-size={SIZE}"]
        # Chromium writes its own messages to stderr.
        draw = [found, *options, f"--screenshot={PICTURE}", page.as_uri()]
        subprocess.run(draw, check=True, stderr=subprocess.DEVNULL)
    print(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
