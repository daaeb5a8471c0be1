import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { afterBuild, builtFiles } from './files.ts'

const TEXT = /\.(css|html|js|json|svg|webmanifest)$/
/** Below this a packet is saved by nobody. */
const SMALL = 1000

/** Puts `.br` and `.gz` beside every text, so that a server need not compress anything. */
export const compress = (): Plugin =>
  afterBuild('compress', async (folder) => {
    const texts = builtFiles(folder).filter((file) => TEXT.test(file))
    await Promise.all(texts.map((file) => compressed(join(folder, file))))
  })

async function compressed(file: string): Promise<void> {
  const text = readFileSync(file)
  if (text.length < SMALL) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    promisify(gzip)(text, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}
