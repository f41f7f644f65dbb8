#!/usr/bin/env bash
# Known weaknesses of dependencies. A list that cannot be fetched is said and let pass; a weakness is not.
set -uo pipefail
cd "$(dirname "$0")/.."

said=$(cargo deny check advisories 2>&1)
result=$?
printf '%s\n' "$said" >&2
if [ "$result" != 0 ] && grep -q "failed to fetch advisory database" <<<"$said"; then
  echo "The list of known weaknesses could not be fetched; nothing was checked against it." >&2
  exit 0
fi
exit "$result"
