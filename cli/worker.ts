import { parentPort, workerData } from 'node:worker_threads'
import { checkShare, type Message, type Wanted } from './shares.ts'

const say = (message: Message): void => parentPort?.postMessage(message)

say(checkShare(workerData as Wanted, say))
