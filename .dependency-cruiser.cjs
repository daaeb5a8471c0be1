// Who may import whom. The engine knows no game; a game knows the engine only; nothing knows the server or the table.
// Each part is given what it may reach and refused all else, Node's own modules and npm packages included.

const TESTS = '(\\.test\\.ts$|/testing/)'

/**
 * @param {string} name
 * @param {string} comment
 * @param {string} path
 * @param {string} reach
 */
const only = (name, comment, path, reach) => ({
  name,
  comment,
  severity: 'error',
  from: { path, pathNot: TESTS },
  to: { pathNot: reach },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('engine-alone', 'The engine imports nothing but itself.', '^engine/', '^engine/'),
    only(
      'game-engine-only',
      'A game imports the engine and itself: no other game, no Node, no npm package.',
      '^games/([^/]+)/(?!board/)',
      '^(engine/|games/$1/(?!board/))',
    ),
    only(
      'board-ui',
      'The board of a game imports its game, the engine, ui and svelte.',
      '^games/([^/]+)/board/',
      '^(engine/|ui/|games/$1/|node_modules/svelte/)',
    ),
    only('bots-engine-only', 'Bots are game-agnostic: they import the engine only.', '^bots/', '^(engine|bots)/'),
    {
      name: 'cli-last',
      comment: 'The command stands at the end of the arrows.',
      severity: 'error',
      from: { pathNot: '^(cli|scripts)/' },
      to: { path: '^cli/' },
    },
    {
      name: 'bench-for-cli',
      comment: 'Only the command runs the benches.',
      severity: 'error',
      from: { pathNot: '^(bench|cli)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'server-and-table-are-ends',
      comment: 'Nothing imports the server, nothing imports the table.',
      severity: 'error',
      from: { path: '^([^/]+)/' },
      to: { path: '^(server|table)/', pathNot: '^$1/' },
    },
    {
      name: 'engine-tests-know-no-game',
      comment: 'Tests may use Node and npm packages, but those of the engine name no game.',
      severity: 'error',
      from: { path: `^engine/.*${TESTS}` },
      to: { path: '^(games|bots|lab|ui)/' },
    },
    {
      name: 'game-tests-know-no-other-game',
      severity: 'error',
      from: { path: `^games/([^/]+)/.*${TESTS}` },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'no-testing-in-rules',
      comment: 'What is made for tests stays out of what people play.',
      severity: 'error',
      from: { path: '^(engine|games|bots)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-dead-ends',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.stryker-tmp|reports)/' },
    // Imports of types draw arrows too.
    tsPreCompilationDeps: true,
    // As Node resolves: by the exports of the workspaces.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
