import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { builtFiles, outFolder } from './files.ts'

const TEXT = /\.(css|html|js|json|svg|webmanifest)$/
/** Below this a packet is saved by nobody. */
const SMALL = 1000

/** Puts `.br` and `.gz` beside every text, so that a server need not compress anything. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = outFolder(config)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await Promise.all(
          builtFiles(folder)
            .filter((file) => TEXT.test(file))
            .map((file) => compressed(join(folder, file))),
        )
      },
    },
  }
}

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
