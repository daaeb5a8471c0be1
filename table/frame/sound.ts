import type { Cue } from '@monomyth/ui'

/** A short sound: notes of a small instrument, or a breath of noise. */
interface Sound {
  /** Frequency in hertz, when it begins and how long it rings, in seconds. */
  readonly notes: readonly (readonly [frequency: number, at: number, length: number])[]
  readonly wave: OscillatorType
  /** Bursts of noise: when they begin, how long they last, and how high they hiss. */
  readonly noise: readonly (readonly [at: number, length: number, frequency: number])[]
}

const SOUNDS: { readonly [cue in Cue | 'turn']: Sound } = {
  card: { notes: [], wave: 'sine', noise: [[0, 0.07, 3200]] },
  dice: {
    notes: [],
    wave: 'sine',
    noise: [0, 0.07, 0.13, 0.22, 0.3, 0.34].map((at) => [at, 0.03, 1800] as const),
  },
  turn: {
    notes: [
      [523, 0, 0.25],
      [784, 0.12, 0.4],
    ],
    wave: 'triangle',
    noise: [],
  },
  success: {
    notes: [
      [523, 0, 0.2],
      [659, 0.1, 0.2],
      [784, 0.2, 0.5],
    ],
    wave: 'triangle',
    noise: [],
  },
  failure: {
    notes: [
      [294, 0, 0.25],
      [220, 0.18, 0.5],
    ],
    wave: 'triangle',
    noise: [],
  },
}

const LOUDNESS = 0.12

let audio: AudioContext | undefined

/** Made when first heard: browsers give sound only to pages somebody has touched. */
function context(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
  return audio
}

/** Plays a short sound. Silence where there is no sound to be had. */
export function play(cue: Cue | 'turn'): void {
  const to = context()
  if (to === undefined) return
  const { notes, wave, noise } = SOUNDS[cue]
  for (const [frequency, at, length] of notes) {
    const source = new OscillatorNode(to, { type: wave, frequency })
    ring(to, source, source, at, length)
  }
  for (const [at, length, frequency] of noise) {
    const source = new AudioBufferSourceNode(to, { buffer: hiss(to) })
    const filter = new BiquadFilterNode(to, { type: 'bandpass', frequency, Q: 0.8 })
    source.connect(filter)
    ring(to, source, filter, at, length)
  }
}

/** Struck at once, then dying away. */
function ring(to: AudioContext, source: AudioScheduledSourceNode, out: AudioNode, at: number, length: number): void {
  const from = to.currentTime + at
  const gain = new GainNode(to, { gain: 0 })
  gain.gain.setValueAtTime(LOUDNESS, from)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length)
  out.connect(gain).connect(to.destination)
  source.start(from)
  source.stop(from + length)
}

let noise: AudioBuffer | undefined
function hiss(to: AudioContext): AudioBuffer {
  if (noise !== undefined) return noise
  noise = new AudioBuffer({ length: to.sampleRate / 4, sampleRate: to.sampleRate })
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return noise
}
