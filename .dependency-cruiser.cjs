// Who may import whom. The engine knows no game; a game knows the engine only; nothing knows the server or the table.
// Each part is given what it may reach and refused all else, Node's own modules and npm packages included.
// Components are read as they compile, so the types they import are not seen: those of other packages are knip's part.

const TESTS = '(\\.test\\.ts$|/testing/|^table/browser/)'

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

/**
 * @param {string} name
 * @param {string} comment
 * @param {string} from
 * @param {string} path
 */
const typesOnly = (name, comment, from, path) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path, dependencyTypesNot: ['type-only'] },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('engine-alone', 'The engine imports nothing but itself.', '^engine/', '^engine/'),
    only(
      'game-engine-only',
      'A game imports the engine and itself: no board, no other game, no Node, no npm package.',
      '^games/([^/]+)/(?!board/|tutorial/|manifest\\.ts$)',
      '^(engine/|games/$1/(?!board/|tutorial/|manifest\\.ts$))',
    ),
    only(
      'manifest-own-game',
      'The manifest of a game imports its own folder, and the type of a manifest.',
      '^games/([^/]+)/manifest\\.ts$',
      '^games/($1/|manifest\\.ts$)',
    ),
    {
      name: 'manifest-fetches',
      comment: 'A manifest is loaded with the first page: all but the box is fetched when it is wanted.',
      severity: 'error',
      from: { path: '^games/[^/]+/manifest\\.ts$' },
      to: { path: '^games/[^/]+/', pathNot: '^games/[^/]+/board/box\\.ts$', dynamic: false },
    },
    only(
      'shelf-manifests-only',
      'The shelf knows games by their manifests alone.',
      '^games/[^/]+\\.ts$',
      '^(engine/|ui/|games/([^/]+/manifest|[^/]+)\\.ts$)',
    ),
    typesOnly('shelf-types', 'The shelf runs nothing.', '^games/[^/]+\\.ts$', '^(engine|ui)/'),
    {
      name: 'games-by-the-shelf',
      comment: 'Whoever plays games finds them on the shelf, and names none.',
      severity: 'error',
      from: { path: '^(server|table|cli)/', pathNot: TESTS },
      to: { path: '^games/[^/]+/' },
    },
    only(
      'tutorial-game-only',
      'The tutorial of a game imports its game, the engine, and types of ui.',
      '^games/([^/]+)/tutorial/',
      '^(engine/|ui/|games/$1/(?!board/))',
    ),
    only(
      'board-ui',
      'The board of a game imports its game, the engine, ui and svelte.',
      '^games/([^/]+)/board/',
      '^(engine/|ui/|games/$1/|node_modules/svelte/)',
    ),
    only(
      'ui-knows-no-game',
      'The parts of a table import svelte, and types of the engine.',
      '^ui/',
      '^(engine/|ui/|node_modules/svelte/)',
    ),
    only(
      'table-last',
      'The table imports what it shows, svelte, its store and the wire; neither Node nor what builds and measures it.',
      '^table/(?!build/|measure/|[^/]+\\.config\\.)',
      '^(engine/|games/|bots/|ui/|wire/|table/(?!build/|measure/)|node_modules/(svelte|idb|@simplewebauthn/browser)/)',
    ),
    typesOnly('ui-engine-types', 'Parts are shown what the engine says; they run none of it.', '^ui/', '^engine/'),
    typesOnly('tutorial-ui-types', 'A tutorial runs where nothing is shown.', '^games/[^/]+/tutorial/', '^ui/'),
    only(
      'wire-engine-only',
      'What is said between table and server knows the types of the engine, and how a message is checked.',
      '^wire/',
      '^(engine/|wire/|node_modules/valibot/)',
    ),
    typesOnly('wire-engine-types', 'Messages carry what the engine says; they run none of it.', '^wire/', '^engine/'),
    {
      name: 'server-before-the-table',
      comment: 'The server runs games and bots and speaks over the wire; it shows nothing.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(ui|table|cli|bench)/|^games/[^/]+/(board|tutorial|lang|rulebook)/' },
    },
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
      name: 'ui-tests-know-no-game',
      severity: 'error',
      from: { path: `^ui/.*${TESTS}` },
      to: { path: '^(games|bots|table)/' },
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
      from: { path: '^(engine|games|bots|ui|table)/', pathNot: TESTS },
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
    exclude: { path: '(^|/)(\\.stryker-tmp|reports)/|^table/dist/' },
    // Imports of types draw arrows too.
    tsPreCompilationDeps: true,
    // As Node resolves: by the exports of the workspaces.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
