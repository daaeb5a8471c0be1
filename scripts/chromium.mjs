// A Chromium for the tests that compare the engine across JavaScript engines.
// Nothing here skips in silence: without a browser the tests fail and say what to install.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { alone } from './alone.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']
const HELP =
  'No Chromium was found and none could be installed. Install the package "chromium" of your system, ' +
  'or set CHROMIUM to the path of a Chromium or Chrome.'

/** The path of a Chromium: the variable CHROMIUM, else one on the PATH, else Playwright's own download.
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CHROMIUM, PATH = '' } = process.env
  if (CHROMIUM) return CHROMIUM
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, playwrightsOwn()].find((file) => file !== '' && existsSync(file))
}

/** The same, installed first where it is missing. Throws where it cannot be had. */
export function ensureChromium() {
  // A path given by hand is a decision: do not quietly take another browser.
  if (process.env.CHROMIUM && !isThere()) throw new Error(`CHROMIUM is ${process.env.CHROMIUM}, but it does not run.`)

  const isInstalled = alone(isThere, () => {
    console.error('No Chromium found: installing one (once)...')
    return [installBySystem, installByPlaywright].some((install) => install() && isThere())
  })
  const found = findChromium()
  if (!isInstalled || found === undefined) throw new Error(HELP)
  return found
}

function isThere() {
  const found = findChromium()
  return found !== undefined && runs(found)
}

/** A file of that name is not enough: some systems ship a stub that only points to a store.
 * @param {string} file
 */
const runs = (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0

function installBySystem() {
  if (process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', 'chromium')
}

function installByPlaywright() {
  const args = ['--no-install', 'playwright-core', 'install', 'chromium']
  return spawnSync('npx', args, { stdio: ['ignore', 2, 2] }).status === 0
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
  } catch {
    // Not installed yet, or no browser for this system.
    return ''
  }
}
