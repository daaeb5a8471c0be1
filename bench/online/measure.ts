import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { at } from '../figures.ts'
import type { Load, Measured, Timed } from './load.ts'
import { Ours } from './ours.ts'
import { type NodeFigures, OurNode, type Peer, startPeer, startPostgres } from './programs.ts'
import { Theirs } from './theirs.ts'

/** How much is measured; times in milliseconds. */
export interface Scale {
  readonly matches: number
  /** Matches that are parked, and woken while the others are played. */
  readonly parked: number
  /** So many answers first. */
  readonly warm: number
  readonly rounds: number
  readonly round: number
  /**
   * For so long at a time it is looked at how long an answer takes, until so many looks were calm, or as often as this;
   * the calmest count.
   */
  readonly look: number
  readonly looks: number
  readonly calmest: number
  /** And for so long on PGlite. */
  readonly paced: number
  /** Matches on PGlite. */
  readonly embedded: number
}

/** One round of each, one after the other. */
interface Round {
  readonly ours: Rated
  readonly theirs: Rated
}

interface Rated extends Measured {
  /** Milliseconds of processor time of the server, for each answer. */
  readonly cpu: number
}

interface Look {
  readonly from: number
  readonly to: number
  /** The part of the machine's processors that was given to other machines of its host meanwhile. */
  readonly stolen: number
  readonly loopDelay: NodeFigures['loopDelay']
  /** How late those were who play, at worst, in milliseconds: it is part of what an answer takes. */
  readonly playersLate: number
}

/** With what was begun in it. */
interface Paced extends Measured, Look {
  readonly wakes: readonly number[]
}

interface Kept {
  readonly acknowledged: number
  readonly lost: number
}

export interface Found {
  readonly rounds: readonly Round[]
  /** The calmest. */
  readonly paced: readonly Paced[]
  readonly kept: Kept
  /** Bytes of a match that go when the two people go who have it open, and bytes that stay of one nobody had opened. */
  readonly weight: { readonly live: number; readonly parked: number }
}

export interface Played {
  readonly beside: Found
  readonly small: Awaited<ReturnType<typeof embedded>>
}

/** No server is warmed up for longer than this, in milliseconds. */
const PATIENCE = 60_000
/** Which part of what a server can do at most is asked of it while it is looked at how long it takes. */
const SHARE = 1 / 3
/** Where Linux says what its processors are used for. */
const STAT = '/proc/stat'
/** Milliseconds between two looks at how late the event loop is. */
const RESOLUTION = 2
/** So many times matches are begun and parked. */
const WAVES = 3

/** Our server and boardgame.io's, each on a database of the same PostgreSQL. */
export async function besidePeer(scale: Scale): Promise<Found> {
  const postgres = await startPostgres()
  const node = new OurNode({ database: postgres.ours })
  let peer: Peer | undefined
  try {
    ;[peer] = await Promise.all([startPeer(postgres.theirs), node.start()])
    const ours = new Ours(node.url)
    await ours.begin(scale.matches)
    const rounds = await inTurns(scale, node, ours, peer)
    await peer.kill()
    const { sleepers, parked } = await park(scale, node)
    const paced = await thinking(scale, node, ours, sleepers, Math.max(...rounds.map((round) => round.ours.rate)))
    const live = await weigh(scale, node, ours)
    await ours.comeBack()
    return { rounds, paced, weight: { live, parked }, kept: await killed(scale, node, ours) }
  } finally {
    await Promise.all([peer?.kill(), node.remove()])
    await postgres.end()
  }
}

/** Ours alone, on PGlite. */
export async function embedded({ embedded: matches, warm, round, paced }: Scale) {
  const data = mkdtempSync(join(tmpdir(), 'monomyth-bench-'))
  const node = new OurNode({ data })
  try {
    await node.start()
    const ours = new Ours(node.url)
    await ours.begin(matches)
    await warmUp(ours, warm / 10)
    const { rate } = await ours.play(round)
    return { rate, paced: await ours.play(paced, thinkFor(matches, rate)), kept: await killed({ round }, node, ours) }
  } finally {
    await node.remove()
    rmSync(data, { recursive: true, force: true })
  }
}

/** In turns, so that whatever else the machine does falls on both. Whoever is not measured has nothing to do. */
async function inTurns({ matches, warm, rounds, round }: Scale, node: OurNode, ours: Ours, peer: Peer) {
  const theirs = new Theirs(peer.port)
  await theirs.begin(matches)
  await warmUp(ours, warm)
  await warmUp(theirs, warm)
  const found: Round[] = []
  for (let n = 0; n < rounds; n++)
    found.push({ ours: await rated(ours, round, node), theirs: await rated(theirs, round, peer) })
  theirs.leave()
  return found
}

/** Until the compiler has settled: it has learnt most of what there is by then. */
async function warmUp(load: Load, answers: number): Promise<void> {
  const until = Date.now() + PATIENCE
  for (let n = 0; n < answers && Date.now() < until; ) n += (await load.play(500)).took.length
}

async function rated(load: Load, ms: number, server: { cpu(): Promise<number> }): Promise<Rated> {
  const before = await server.cpu()
  const measured = await load.play(ms)
  return { ...measured, cpu: (1000 * ((await server.cpu()) - before)) / measured.took.length }
}

/**
 * How long an answer takes is asked of a server that has time. Two hundred who answer at once, again and again, make a
 * queue, and how long one waits in it says how many they are and nothing else: twice as many would wait twice as long
 * for the same server. So here people think for a while, as people do, if not for as long; and meanwhile others come to
 * matches nobody had open.
 *
 * A machine may be one of several on a host that now and then takes its processors away for as long as an answer may
 * take. What the server does itself, such as to collect garbage, it does every second or two. So they play on and on, it
 * is looked at second by second until in enough of them the host took nothing, and those count in which it took least,
 * however long in them the answers took.
 */
async function thinking(scale: Scale, node: OurNode, ours: Ours, sleepers: Ours, rate: number): Promise<Paced[]> {
  let isEnough = false
  const { result, answers } = await ours.during(thinkFor(scale.matches, rate), async () => {
    const waking = sleepers.wake(() => isEnough)
    const looks = await calmest(scale, node)
    isEnough = true
    return { looks, wakes: await waking }
  })
  const { looks, wakes } = result
  return looks.map((look) => {
    const begun = (all: readonly Timed[]): number[] =>
      all.filter(({ since }) => since >= look.from && since < look.to).map(({ took }) => took)
    const took = begun(answers)
    return { ...look, took, wakes: begun(wakes), rate: (1000 * took.length) / (look.to - look.from) }
  })
}

async function calmest({ look, looks: most, calmest: wanted }: Scale, node: OurNode): Promise<Look[]> {
  const looks: Look[] = []
  const late = monitorEventLoopDelay({ resolution: RESOLUTION })
  late.enable()
  while (looks.length < most && looks.filter(({ stolen }) => stolen === 0).length < wanted) {
    await node.watch()
    late.reset()
    const [before, from] = [processors(), performance.now()]
    await sleep(look)
    const [after, to] = [processors(), performance.now()]
    const stolen = (after.stolen - before.stolen) / Math.max(1, after.all - before.all)
    const playersLate = Math.max(0, late.max / 1e6 - RESOLUTION)
    looks.push({ from, to, stolen, loopDelay: await node.delay(), playersLate })
  }
  late.disable()
  return looks.sort((a, b) => a.stolen - b.stolen).slice(0, wanted)
}

/** What the processors were used for since the machine was started, where the system says so: Linux does. */
function processors(): { readonly all: number; readonly stolen: number } {
  if (!existsSync(STAT)) return { all: 0, stolen: 0 }
  // user, nice, system, idle, waiting for disks, two kinds of interrupts, stolen; the rest is counted among these.
  const used = at(readFileSync(STAT, 'utf8').split('\n'), 0).split(/ +/).slice(1, 9).map(Number)
  return { all: used.reduce((sum, part) => sum + part), stolen: at(used, 7) }
}

/** So many milliseconds between two answers of a match make that part of the rate. */
const thinkFor = (matches: number, rate: number): number => (1000 * matches) / (SHARE * rate)

/** The node is killed while everybody plays, and started again: whatever was acknowledged must be there. */
async function killed({ round }: Pick<Scale, 'round'>, node: OurNode, ours: Ours): Promise<Kept> {
  const playing = ours.play(round).catch(() => undefined)
  await sleep(round * (0.5 + 0.4 * Math.random()))
  ours.breaks()
  await node.kill()
  // What it said last is still on its way.
  await sleep(GOING)
  ours.leave()
  await playing
  await node.start()
  return ours.known()
}

/** What is kept of a match is kept every time; what the compiler learns meanwhile is not learnt twice. */
async function park(scale: Scale, node: OurNode) {
  const waves: Awaited<ReturnType<typeof wave>>[] = []
  for (let n = 0; n < WAVES; n++) waves.push(await wave(scale, node))
  return { sleepers: at(waves, 0).sleepers, parked: Math.min(...waves.map(({ each }) => each)) }
}

/**
 * Matches that were begun, played for a while and left, and how many bytes stay of each: against the time when there
 * were none of them, since whatever is kept of a match that was open once is there at every later time.
 */
async function wave({ parked, round }: Scale, node: OurNode) {
  const before = await memoryOf(node)
  const sleepers = new Ours(node.url)
  await sleepers.begin(parked)
  await sleepers.play(round / 2)
  const after = await memoryWithout(sleepers, node)
  return { sleepers, each: (after - before) / Math.max(1, parked) }
}

/** Everybody goes, comes back, plays for a while and goes once more. */
async function weigh({ matches, round }: Scale, node: OurNode, ours: Ours): Promise<number> {
  await memoryWithout(ours, node)
  await ours.comeBack()
  await ours.play(round)
  const live = await memoryOf(node)
  return (live - (await memoryWithout(ours, node))) / matches
}

const memoryOf = async (node: OurNode): Promise<number> => (await node.figures()).memory

async function memoryWithout(ours: Ours, node: OurNode): Promise<number> {
  ours.leave()
  await sleep(GOING)
  return memoryOf(node)
}

/** Whoever is at the other end has heard by then that somebody is gone, in milliseconds. */
const GOING = 250
