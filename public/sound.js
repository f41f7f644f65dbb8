// Tones for the events that src/ui/kit/sound.rs sends. Fetched only once sound was switched on.
const TONES = { solved: [[523, 0], [659, 0.12], [784, 0.24]], conflict: [[165, 0]] };
let context;

function play(notes) {
  // Browsers let a page sound only after a person has done something on it.
  context ??= new AudioContext();
  context.resume();
  for (const [hertz, later] of notes) {
    const start = context.currentTime + later;
    const tone = new OscillatorNode(context, { frequency: hertz, type: "triangle" });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setTargetAtTime(0.15, start, 0.01);
    volume.gain.setTargetAtTime(0, start + 0.08, 0.04);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
  // For tests, which have no ears.
  document.documentElement.dataset.tones = Number(document.documentElement.dataset.tones ?? 0) + 1;
}

for (const [name, notes] of Object.entries(TONES)) document.addEventListener(`sudokube:${name}`, () => play(notes));
