import { parentPort } from 'node:worker_threads'
import { GAMES } from '../../games.ts'
import type { BotQuestion } from './bots.ts'
import { decide } from './decide.ts'

/** What the thread says of one question. */
export type Said = { readonly key: string } | { readonly failed: string }

function said(question: BotQuestion): Said {
  try {
    return { key: decide(GAMES, question) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(said(question)))
