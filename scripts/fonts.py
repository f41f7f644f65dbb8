"""Subsets of Literata (says) and Hanken Grotesk (does), called by scripts/fonts.sh.

The first three files are those of the first screen; the others are named with a unicode-range in style/fonts.css and fetched only
when a letter of theirs is shown.
"""

import shutil
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WORK, OUT = Path(sys.argv[1]), Path(sys.argv[2])
LITERATA = next(WORK.glob("*literata*/files")) / "literata-{}-opsz-normal.woff2"
HANKEN = next(WORK.glob("*hanken*/files")) / "hanken-grotesk-{}-wght-normal.woff2"

FIGURES = "0123456789.:"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TEXT = " %&()+,-./0123456789:;?" + LETTERS + LETTERS.lower() + "·×–—’“”…−"
REST = "".join(chr(c) for c in [*range(0x21, 0x7F), *range(0xA1, 0x100)] if chr(c) not in TEXT) + "‘„‹›€ıŒœ"
ACCENTED = "".join(chr(c) for c in range(0x100, 0x180) if chr(c) not in REST + "ſ")

# Name, source, part of the source, axes, signs, features.
FILES = [
    ("literata-digits", LITERATA, "latin", {"opsz": 36, "wght": (300, 700)}, FIGURES, ["tnum"]),
    ("literata-display", LITERATA, "latin", {"opsz": 30, "wght": 400}, TEXT, ["kern"]),
    ("hanken-text", HANKEN, "latin", {"wght": (400, 650)}, TEXT, ["kern", "tnum"]),
    ("literata-letters", LITERATA, "latin", {"opsz": 36, "wght": (300, 700)}, LETTERS, []),
    ("literata-rest", LITERATA, "latin", {"opsz": 30, "wght": 400}, REST, ["kern"]),
    ("literata-accented", LITERATA, "latin-ext", {"opsz": 30, "wght": 400}, ACCENTED, ["kern"]),
    ("hanken-rest", HANKEN, "latin", {"wght": (400, 650)}, REST, ["kern"]),
    ("hanken-accented", HANKEN, "latin-ext", {"wght": (400, 650)}, ACCENTED, ["kern"]),
]

OUT.mkdir(parents=True, exist_ok=True)
for name, source, part, axes, signs, features in FILES:
    font = TTFont(str(source).format(part))
    options = Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = features
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(text=signs)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, axes)
    font.flavor = "woff2"
    font.save(OUT / f"{name}.woff2")
    held = font.getBestCmap()
    missing = [sign for sign in signs if ord(sign) not in held]
    print(f"{name}: {(OUT / f'{name}.woff2').stat().st_size} bytes, {len(held)} signs", *missing)
for family, folder in (("Literata", LITERATA), ("HankenGrotesk", HANKEN)):
    shutil.copy(folder.parent.parent / "LICENSE", OUT / f"OFL-{family}.txt")
