// `npm run audit`: asks the registry what is known against the packages people run. What is grave fails; what is less is
// told. A registry that does not answer proves nothing, and is no fault of ours: that is told too.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const GRAVE = ['high', 'critical']
const PATIENCE = 30_000

/** What npm says of the packages, in words, and whether it may stay so.
 * @param {string} said
 * @returns {{ readonly isSound: boolean, readonly lines: readonly string[] }}
 */
export function judged(said) {
  const report = reportIn(said)
  if (report === undefined)
    return { isSound: true, lines: ['The registry does not say what is known against packages: not audited.'] }
  /** @type {{ name: string, severity: string, range?: string, fixAvailable?: unknown }[]} */
  const found = Object.values(report.vulnerabilities)
  const lines = found.map(
    ({ name, severity, range = '', fixAvailable }) =>
      `${severity}: ${name} ${range}${fixAvailable ? ' (npm audit fix)' : ''}`,
  )
  return { isSound: !found.some(({ severity }) => GRAVE.includes(severity)), lines }
}

/** @param {string} said */
function reportIn(said) {
  try {
    const report = JSON.parse(said)
    return typeof report?.vulnerabilities === 'object' && report.vulnerabilities !== null ? report : undefined
  } catch {
    return undefined
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    timeout: PATIENCE,
  })
  const { isSound, lines } = judged(stdout ?? '')
  for (const line of lines) console.log(line)
  process.exit(isSound ? 0 : 1)
}
