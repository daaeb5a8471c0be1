// Type-checks every part, each by its own tsconfig: `npm run types`, or `npm run types -- engine bots` for some of them.
// A file is read once, and checked once: by the first project it belongs to. `tsc -p` would check whatever a project
// imports from the others again, and takes twice as long for that.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))
const PROJECTS = [
  'engine/tsconfig.json',
  'engine/tsconfig.test.json',
  ...projectsOfGames(),
  'bots/tsconfig.json',
  'bots/tsconfig.test.json',
  'wire/tsconfig.json',
  'server/tsconfig.json',
  'cli/tsconfig.json',
  'bench/tsconfig.json',
  'table/offline/tsconfig.json',
  'lint/tsconfig.json',
]
/** Components are TypeScript too, but only Svelte's own checker reads them. */
const COMPONENTS = 'table/tsconfig.json'

const wanted = process.argv.slice(2)
const isWanted = (/** @type {string} */ project) =>
  wanted.length === 0 || wanted.some((part) => project.startsWith(part))
const projects = PROJECTS.filter(isWanted)
if (projects.length === 0 && !isWanted(COMPONENTS)) {
  console.error(`No part is called ${wanted.join(' or ')}.`)
  process.exit(2)
}

// It runs beside what follows.
const components = isWanted(COMPONENTS) ? checkComponents() : true

/** @type {Map<string, ts.SourceFile | undefined>} */
const read = new Map()
const checked = new Set(parsed(COMPONENTS).fileNames)
/** @type {Set<string>} */
const imported = new Set()
/** @type {ts.Diagnostic[]} */
const found = []
for (const project of projects) check(project)

// What belongs to no project would be checked by nobody.
const strays = wanted.length > 0 ? [] : [...imported].filter((file) => !checked.has(file))
for (const file of strays) console.log(`${file} belongs to no project.`)
process.stdout.write(
  ts.formatDiagnosticsWithColorAndContext(found, {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
  }),
)
process.exitCode = (await components) && found.length + strays.length === 0 ? 0 : 1

/** Every game brings its own. */
function projectsOfGames() {
  return readdirSync(`${root}games`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [`games/${name}/tsconfig.json`, `games/${name}/tsconfig.test.json`])
    .filter((project) => existsSync(root + project))
}

/** @param {string} project */
function parsed(project) {
  const stop = (/** @type {ts.Diagnostic} */ { messageText }) => {
    throw new Error(`${project}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
  }
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: stop }
  const {
    fileNames = [],
    options = {},
    errors = [],
  } = ts.getParsedCommandLineOfConfigFile(root + project, {}, host) ?? {}
  for (const error of errors) stop(error)
  return { fileNames, options }
}

/** @param {string} project */
function check(project) {
  const { fileNames, options } = parsed(project)
  const program = ts.createProgram(fileNames, options, hostOf(options))
  found.push(...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics())
  for (const { fileName, isDeclarationFile } of program.getSourceFiles())
    if (!isDeclarationFile && !fileName.includes('/node_modules/')) imported.add(fileName)
  for (const name of fileNames) {
    const file = program.getSourceFile(name)
    if (checked.has(name) || file === undefined) continue
    checked.add(name)
    found.push(...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file))
  }
}

/** Reads a file once for all projects that read it in the same way.
 * @param {ts.CompilerOptions} options
 */
function hostOf(options) {
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  const way = JSON.stringify([options.allowJs, options.checkJs])
  host.getSourceFile = (name, how, ...more) => {
    const key = `${name} ${way} ${JSON.stringify(how)}`
    if (!read.has(key)) read.set(key, getSourceFile(name, how, ...more))
    return read.get(key)
  }
  return host
}

/** @returns {Promise<boolean>} */
function checkComponents() {
  const program = 'node_modules/svelte-check/bin/svelte-check'
  const args = [program, '--tsconfig', COMPONENTS, '--output', 'human', '--fail-on-warnings']
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0) console.log(output)
      resolve(code === 0)
    })
  })
}
