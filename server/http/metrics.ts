import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Rooms } from '../contract.ts'

/** In seconds: what is good, what is bearable, what is not. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Figures for whoever keeps the server, in the format of Prometheus. None of them names a person or a table. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly loop = monitorEventLoopDelay({ resolution: 10 })
  private readonly registers = [this.registry]
  readonly type = this.registry.contentType

  readonly answers = new Counter({
    name: 'monomyth_answers_total',
    help: 'Answers given in matches, by what became of them.',
    labelNames: ['result'],
    registers: this.registers,
  })
  readonly answerTime = new Histogram({
    name: 'monomyth_answer_seconds',
    help: 'From an answer to its acknowledgement: in a window, as long as the window lasts.',
    buckets: SECONDS,
    registers: this.registers,
  })
  readonly requests = new Histogram({
    name: 'monomyth_request_seconds',
    help: 'HTTP requests, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: this.registers,
  })
  readonly errors = new Counter({
    name: 'monomyth_errors_total',
    help: 'What was refused or failed, by code.',
    labelNames: ['code'],
    registers: this.registers,
  })
  readonly pushes = new Counter({
    name: 'monomyth_pushes_total',
    help: 'Notices sent to browsers that are closed, by what became of them.',
    labelNames: ['result'],
    registers: this.registers,
  })

  constructor(rooms: Rooms, sockets: () => number) {
    const { registers, loop } = this
    this.gauge('monomyth_live_matches', 'Matches being played on this node.', () => rooms.figures.live)
    this.gauge('monomyth_chairs', 'Seats and onlookers at those matches.', () => rooms.figures.chairs)
    this.gauge('monomyth_sockets', 'Sockets open.', sockets)
    this.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
    this.gauge('monomyth_uptime_seconds', 'Since the process began.', () => process.uptime())
    loop.enable()
    new Gauge({
      name: 'monomyth_event_loop_delay_seconds',
      help: 'How late the event loop was since the last look.',
      labelNames: ['quantile'],
      registers,
      collect() {
        for (const quantile of [50, 99, 100])
          this.set({ quantile: quantile / 100 }, Math.max(0, loop.percentile(quantile) / 1e9 || 0))
        loop.reset()
      },
    })
  }

  text(): Promise<string> {
    return this.registry.metrics()
  }

  close(): void {
    this.loop.disable()
  }

  private gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      ...{ name, help, registers: this.registers },
      collect() {
        this.set(value())
      },
    })
  }
}
