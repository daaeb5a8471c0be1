import { besidePeer, embedded, type Played, type Scale } from './measure.ts'

/** Run as a program: `players.ts SCALE` plays and says what it found; it never lives longer than whoever started it. */
const scale: Scale = JSON.parse(process.argv[2] ?? '')
process.on('disconnect', () => process.exit(1))
const played: Played = { beside: await besidePeer(scale), small: await embedded(scale) }
process.send?.(played, () => process.exit(0))
