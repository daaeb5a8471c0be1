// `npm run check`: types, lint, arrows, dead code and what is known against packages, or those named. The types are looked at by several
// programs at once; the others one after another beside them. Every check is made, and says what it found when it is
// through.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Resolves to whether the script found nothing wrong.
 * @param {string} script
 * @returns {Promise<boolean>}
 */
function holds(script) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '-s', script], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.on('error', reject)
    child.on('close', (code) => {
      if (output !== '') console.log(output.trimEnd())
      if (code !== 0) console.log(`npm run ${script} failed.`)
      resolve(code === 0)
    })
  })
}

/** @param {readonly string[]} scripts */
async function oneByOne(scripts) {
  let isSound = true
  for (const script of scripts) isSound = (await holds(script)) && isSound
  return isSound
}

const OTHERS = ['lint', 'arrows', 'dead', 'audit']
const wanted = process.argv.slice(2)
const isWanted = (/** @type {string} */ script) => wanted.length === 0 || wanted.includes(script)
const types = isWanted('types') ? holds('types') : true
const found = await Promise.all([types, oneByOne(OTHERS.filter(isWanted))])
process.exit(found.every(Boolean) ? 0 : 1)
