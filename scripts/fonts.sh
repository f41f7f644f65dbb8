#!/usr/bin/env bash
# Makes public/fonts out of the npm packages of the two typefaces (SIL Open Font License 1.1): scripts/fonts.py says what is in
# each file. The files are committed, so that a build needs neither Python nor these packages.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm pack --silent @fontsource-variable/literata@5.3.0 @fontsource-variable/hanken-grotesk@5.3.0 > packs
while read -r pack; do mkdir "${pack%.tgz}" && tar xf "$pack" -C "${pack%.tgz}" --strip-components=1; done < packs
python3 -m venv tools
tools/bin/pip install --quiet fonttools==4.68.0 brotli
tools/bin/python "$here/scripts/fonts.py" "$work" "$here/public/fonts"
