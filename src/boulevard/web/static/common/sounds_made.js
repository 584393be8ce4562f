// How the five small sounds are made, from tones and noise: loaded once somebody wants to hear them (sounds.js).

const LOUD = 0.16;

const context = new AudioContext();
const noise = hiss();

/**
 * A tone that fades away: pitch in hertz, from a moment on, for so long.
 * @param {number} pitch
 * @param {number} at
 * @param {number} long
 * @param {number} loud
 * @param {OscillatorType} type
 */
function tone(pitch, at, long, loud = 1, type = "sine") {
  const source = new OscillatorNode(context, { type, frequency: pitch });
  source.connect(fading(at, long, loud));
  source.start(at);
  source.stop(at + long);
}

/**
 * A breath of noise around a pitch.
 * @param {number} pitch
 * @param {number} at
 * @param {number} long
 * @param {number} loud
 * @param {number} sharp
 */
function breath(pitch, at, long, loud = 1, sharp = 1.2) {
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: sharp });
  source.connect(band).connect(fading(at, long, loud));
  source.start(at, Math.random());
  source.stop(at + long);
}

/**
 * @param {number} at
 * @param {number} long
 * @param {number} loud
 */
function fading(at, long, loud) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(LOUD * loud, at + Math.min(0.012, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(context.destination);
  return gain;
}

/** @typedef {"stone" | "lamp" | "pencil" | "chime" | "tick"} Sound */

/** @type {Record<Sound, (now: number) => void>} */
const SOUNDS = {
  /** A stone is laid down. */
  stone(now) {
    tone(150, now, 0.14, 1.6);
    breath(900, now, 0.06, 1.2);
  },
  /** A lamp is lit. */
  lamp(now) {
    breath(3200, now, 0.09, 0.5);
    tone(988, now + 0.05, 0.5, 0.5);
    tone(1480, now + 0.1, 0.7, 0.35);
  },
  /** A pencil draws a road. */
  pencil(now) {
    for (const [at, pitch] of [[0, 2600], [0.1, 3100], [0.19, 2400]]) breath(pitch, now + at, 0.12, 0.9, 2.5);
  },
  /** A clock ticks: there is not much time left. */
  tick(now) {
    for (const at of [0, 0.5, 1]) breath(2000, now + at, 0.05, 1.4, 6);
  },
  /** A game is over. */
  chime(now) {
    for (const [number, pitch] of [523, 659, 784, 1047].entries()) tone(pitch, now + number * 0.14, 0.9, 0.6, "triangle");
  },
};

/**
 * Let one of them be heard, if the browser allows it by now.
 * @param {Sound} name
 */
export async function hear(name) {
  if (context.state === "suspended") await context.resume().catch(() => null);
  if (context.state === "running") SOUNDS[name](context.currentTime);
}

/** Two seconds of noise. */
function hiss() {
  const made = new AudioBuffer({ length: 2 * context.sampleRate, sampleRate: context.sampleRate });
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  return made;
}
