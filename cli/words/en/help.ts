import type { Words } from '../words.ts'

const main = `Monomyth: one engine, hero-journey card games, one table.

Usage: npm run -s monomyth -- COMMAND [OPTIONS]

  list      the games, their modes, seats and options, and what is in the box
  play      play a match in the terminal against bots
  replay    step through a saved match, and prove that it was played by the rules
  sim       let bots play many games: speed, lengths, wins by seat
  check     the fuzzer: random play with every invariant on
  rules     which numbered rules are named by a test
  bench     speed and size against their budgets, and beside peers
  serve     the table and online matches, for browsers here and elsewhere
  backup    everything a server keeps, in one file
  restore   a server's data from such a file

Every command takes:
  --help        what it does, with examples
  --json        the result as JSON on stdout, for programs
  --lang LANG   en or fr; else LC_ALL, LC_MESSAGES or LANG decide, else English

Exit codes: 0 fine, 1 found something, 2 bad usage.

To begin: npm run -s monomyth -- play heroes-journey
(npm start is short for serve)
`

const SETUP = `  --mode MODE        how the game is played; see \`list\`
  --option NAME=VALUE   an option of the table, as often as you like; see \`list\`
  --variant          short for --option variant=true`

const list = `List the games, their modes, seats and options, and what is in the box.

Usage: npm run -s monomyth -- list [--json]

JSON: { games: [{ id, rules, modes: [{ id, seats: [min, max], options }], counts }] }
`

const play = `Play a match in the terminal against bots. Text only, keyboard only.

Usage: npm run -s monomyth -- play GAME [OPTIONS]

  --seats N          how many play, you included (3)
  --bots A,B,…       who plays against you: random, greedy, hunch (greedy);
                     the last name goes on for the seats that are left
  --seed TEXT        the same seed and answers give the same match
${SETUP}
  --open FILE        go on with a saved match
  --plain            say the table in sentences instead of drawing it
  --json             talk on stderr, and at the end the result as JSON on stdout

At the table type the number of an option; ? lists everything else: undo, why, hint,
card, rules, log, save, quit. When the input ends, the match is kept in saves/.
Colours are for terminals only; NO_COLOR=1 turns them off.

  npm run -s monomyth -- play heroes-journey --seats 4 --bots greedy,random
  npm run -s monomyth -- play heroes-journey --lang fr --seed dragon
`

const replay = `Step through a saved match, and prove that it was played by the rules.

Usage: npm run -s monomyth -- replay FILE [OPTIONS]

  --step      stop after each answer: Enter goes on, b draws the board, q ends
  --seat N    only what seat N could see; without it, everything if the match is
              over, and what everybody may know if it is not
  --plain     with --step: say the table in sentences instead of drawing it

The match is run again from its seed, and every step must come out as it was saved:
exit 1 if one does not. A file that is damaged, changed, of another game or of newer
rules is refused with a code: exit 2.

JSON: { game, rules, mode, seats, answers, verified, outcome }
`

const sim = `Let bots play many games, as fast as they can.

Usage: npm run -s monomyth -- sim GAME [OPTIONS]

  --games N          how many (1000)
  --seats N          how many play (4)
  --bots A,B,…       by seat: random, greedy, hunch (random);
                     the last name goes on for the seats that are left
  --seed TEXT        equal seeds give equal results, all but the times (1)
${SETUP}

A decision is a question with two answers or more. Times are those of one core; start-up
and warm-up do not count. A shared victory is a draw. Intervals are Wilson's, 95 %.

JSON: { game, mode, seats, games, decisions, seconds, gamesPerSecond, decisionsPerSecond,
        wins, winIntervals, draws, reasons, length: { min, median, max },
        optionsPerDecision, bots, options, seed }

  npm run -s monomyth -- sim heroes-journey --games 2000 --bots greedy,random
`

const check = `The fuzzer: random play with every invariant on.

Usage: npm run -s monomyth -- check GAME [OPTIONS]

  --games N          how many (100)
  --seats N          how many play (4)
  --seed TEXT        plays the same games again (else a new one, which is printed)
${SETUP}

At every question: cards neither lost nor doubled, the state plain data, options to choose
from, the same hash when reopened; views, asks, events and thoughts of a seat unchanged
when only what it cannot know is changed; nobody asked to react who, for all to see, could
not; undo leads back to the same hash; the game ends. Each violation is written to
violations/ as a match one can open with \`replay\`, and the command that plays that game
again is printed: exit 1. With --games 1 the seed is that of the one game.
From 50 games on two threads share the work.

JSON: { game, mode, seats, games, decisions,
        violations: [{ invariant, about, seed, file, command }],
        longestStep, medianStep, twins, undone, neverReached, seconds, seed }
`

const rules = `Which numbered rules of a game are named by the title of a test.

Usage: npm run -s monomyth -- rules [GAME] [OPTIONS]

  --all     every rule with the tests that name it, and every rule named by none

Exit 1 if a rule is named by none.

JSON: { GAME: { rules, tested, missing: [], tests: { RULE: [FILE] } } }
`

const bench = `Measure speed and size against their budgets, and beside peers.

Usage: npm run -s monomyth -- bench [WHAT] [OPTIONS]

  --quick   shorter runs, rougher figures

Without WHAT all benches run; a wrong name lists them. Exit 1 past a budget.

JSON: { benches: [{ name, figures, budgets: [{ name, value, limit, ok }] }] }
`

export const help: Words['help'] = { main, list, play, replay, sim, check, rules, bench }
