#!/usr/bin/env bash
# What a screen reader says: opens the built site (`make dist`) in Chromium under Orca on a screen of its own, presses what stands
# in a list of xdotool's commands (`key Tab`, `mousemove 65 337`, `click 1`, `sleep 2`; "# words" are printed), and prints what was said:
#   scripts/listen.sh < scripts/listen.txt
# Needs Debian's orca, at-spi2-core, pulseaudio, openbox, xvfb, xdotool and dbus-daemon, which nothing else here needs.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "${1:-}" = inside ] || exec dbus-run-session "$0" inside
HOME=$(mktemp -d)
export HOME XDG_RUNTIME_DIR=$HOME/run DISPLAY=:97 PORT=8097
mkdir -m 700 "$XDG_RUNTIME_DIR"
heard=$HOME/heard
trap 'kill $(jobs -p) 2>/dev/null || true; wait; pkill -f "speech-dispatcher.*$HOME" || true; rm -rf "$HOME"' EXIT
quiet() { "$@" >/dev/null 2>&1 </dev/null & }
quiet node tests/browser/serve.mjs "$PORT"
quiet Xvfb "$DISPLAY" -screen 0 1280x900x24
sleep 1
quiet pulseaudio --exit-idle-time=-1 -n -L module-native-protocol-unix -L module-null-sink --daemonize=no
quiet openbox
quiet /usr/libexec/at-spi-bus-launcher --launch-immediately
sleep 1
quiet orca --replace --debug --debug-file="$heard"
sleep 4
quiet chromium --no-sandbox --disable-gpu --no-first-run --force-renderer-accessibility --disable-background-networking \
  --disable-sync --disable-component-update --user-data-dir="$HOME/chromium" --window-size=1270,880 "http://127.0.0.1:$PORT/"
sleep 15
while read -r line; do
  case "$line" in
    "#"*) echo "$line" >> "$heard" ;;
    sleep*) $line ;;
    *) xdotool $line; sleep 0.7 ;;
  esac
done
sleep 2
sed -n "s/^\(#.*\)/\1/p; s/.*SPEECH OUTPUT: '\(.*\)'{.*/  \1/p" "$heard"
