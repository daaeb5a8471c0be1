// The house rules for the sources of engine/ and games/ that no general linter knows: a match must give the same
// hashes everywhere, and rules must let the suspension of an ask pass through. A board only shows a match: it may
// calculate, format and catch, but what it shows is what happened, so neither chance nor the clock has a say in it.
// Tests are free.
// `node lint/house.mjs` reads all of them; `lint(file, text)` reads one.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** The only engine files that may catch: the two hosts, which catch the suspension, and the reader of saved files. */
const MAY_CATCH = ['engine/run.ts', 'engine/match.ts', 'engine/save.ts']

/** Chances and estimates are no part of a match: they may calculate as they like. */
const MAY_CALCULATE = /^games\/[^/]+\/((odds|wits)\.ts$|wits\/)/

const BOARD = /^games\/[^/]+\/board\//

/** Math that gives the same integer on every machine. */
const EXACT = new Set(['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'trunc'])

const WHY = {
  catch: 'it would swallow the suspension of an ask',
  chance: 'chance is state: draw from play or from the given chance',
  clock: 'there is no clock here: the same answers must give the same match at any time',
  locale: 'it depends on the language of the machine: words belong to lang/, order to plain comparison',
  float: 'engines may round it differently: only exact Math outside odds.ts, wits.ts and wits/',
  hidden: 'write Math.name in full, so that it can be checked',
  code: 'a page with a strict content policy refuses it',
}

/** @typedef {{ file: string, line: number, what: string, why: string }} Problem */

/**
 * @param {string} file path from the root of the project, with slashes
 * @param {string} text
 * @returns {Problem[]}
 */
export function lint(file, text) {
  if (!isHouseSource(file)) return []
  const onBoard = BOARD.test(file)
  const mayCatch = onBoard || MAY_CATCH.includes(file)
  const mayCalculate = onBoard || !file.startsWith('games/') || MAY_CALCULATE.test(file)
  const script = file.endsWith('.svelte') ? scriptIn(text) : text
  const source = ts.createSourceFile(`${file}.ts`, script, ts.ScriptTarget.ES2023, true)
  /** @type {Problem[]} */
  const problems = []

  /**
   * @param {ts.Node} node
   * @param {string} what
   * @param {string} why
   */
  function refuse(node, what, why) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    problems.push({ file, line: line + 1, what, why })
  }

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isTryStatement(node) && !mayCatch) refuse(node, 'try', WHY.catch)
    else if (ts.isBinaryExpression(node) && isPower(node.operatorToken.kind) && !mayCalculate) {
      refuse(node.operatorToken, node.operatorToken.getText(source), WHY.float)
    } else if (ts.isPropertyAccessExpression(node)) visitMember(node, node.name.text)
    else if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
      visitMember(node, node.argumentExpression.text)
    } else if (ts.isIdentifier(node) && !isOnlyAName(node)) visitGlobal(node)
    ts.forEachChild(node, visit)
  }

  /**
   * @param {ts.PropertyAccessExpression | ts.ElementAccessExpression} node
   * @param {string} name
   */
  function visitMember(node, name) {
    const owner = ownerOf(node)
    if (owner === 'Math' && name === 'random') refuse(node, 'Math.random', WHY.chance)
    else if (owner === 'Math' && !EXACT.has(name) && !mayCalculate) refuse(node, `Math.${name}`, WHY.float)
    else if (onBoard) return
    else if (owner === 'performance' && name === 'now') refuse(node, 'performance.now', WHY.clock)
    else if (name === 'localeCompare' || name.startsWith('toLocale')) refuse(node, name, WHY.locale)
  }

  /** @param {ts.Identifier} node */
  function visitGlobal(node) {
    if (node.text === 'Date') refuse(node, 'Date', WHY.clock)
    else if (node.text === 'Intl' && !onBoard) refuse(node, 'Intl', WHY.locale)
    else if (node.text === 'Math' && !isNamedMember(node)) refuse(node, 'Math', WHY.hidden)
    else if (node.text === 'eval' || (node.text === 'Function' && isCalled(node))) refuse(node, node.text, WHY.code)
  }

  visit(source)
  return problems
}

/** @param {string} file */
const isHouseSource = (file) =>
  /^(engine|games)\/.*\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts') && !file.includes('/testing/')

/** The scripts of a component, on the lines where they stand.
 * @param {string} text
 */
function scriptIn(text) {
  const blank = (/** @type {string} */ markup) => markup.replace(/[^\n]/g, ' ')
  const parts = text.split(/(<script\b[^>]*>|<\/script>)/)
  return parts.map((part, i) => (parts[i - 1]?.startsWith('<script') ? part : blank(part))).join('')
}

/** @param {ts.SyntaxKind} kind */
const isPower = (kind) =>
  kind === ts.SyntaxKind.AsteriskAsteriskToken || kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken

/** `Math` of `Math.abs`, and of `globalThis.Math.abs`.
 * @param {ts.PropertyAccessExpression | ts.ElementAccessExpression} node
 */
function ownerOf(node) {
  const owner = node.expression
  if (ts.isIdentifier(owner)) return owner.text
  return ts.isPropertyAccessExpression(owner) ? owner.name.text : undefined
}

/** Names something of its own, as in `card.Date`, `{ Date: 1 }`; `globalThis.Date` is the global all the same.
 * @param {ts.Identifier} node
 */
function isOnlyAName(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return !(ts.isIdentifier(parent.expression) && parent.expression.text === 'globalThis')
  }
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) &&
    parent.name === node
  )
}

/** `Math.abs` or `Math['abs']`: visitMember has judged it. `const { random } = Math` and `Math[name]` are hidden uses.
 * @param {ts.Identifier} node
 */
function isNamedMember(node) {
  const whole = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node
  const { parent } = whole
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === whole
  return ts.isElementAccessExpression(parent) && ts.isStringLiteralLike(parent.argumentExpression)
}

/** @param {ts.Identifier} node */
const isCalled = (node) =>
  (ts.isNewExpression(node.parent) || ts.isCallExpression(node.parent)) && node.parent.expression === node

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = ['engine', 'games'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const problems = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isHouseSource(file) && !file.includes('/node_modules/'))
    .flatMap((file) => lint(file, readFileSync(root + file, 'utf8')))
  for (const { file, line, what, why } of problems) console.log(`${file}:${line} ${what}: ${why}`)
  process.exit(problems.length === 0 ? 0 : 1)
}
