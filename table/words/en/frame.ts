import { english } from '@monomyth/engine/text'
import type { Command } from '../../frame/shortcuts.ts'
import type { Pace, Wait } from '../../settings.ts'

const { count } = english

/** What the frame of every table says: top bar, seats, prompt, log, rulebook, curtain, coach. */
export const frame = {
  loading: 'Setting the table…',
  /** The title of the page. */
  page: (match: string) => `${match} · Monomyth`,
  /** The parts of the table, for whoever jumps from one to the next. */
  parts: {
    seats: 'Seats',
    board: 'Board',
    prompt: 'Your choice',
    own: 'Your cards',
    log: 'What happened',
  },
  toPrompt: 'Skip to the question',
  toBoard: 'Skip to the board',
  bar: {
    yourTurn: 'your turn',
    turnOf: (name: string) => `${name} plays`,
    turnsOf: (names: string) => `${names} play`,
    over: 'match over',
    saving: 'saving…',
    saved: 'saved',
    unsaved: 'not kept',
    undo: 'Undo',
    rules: 'Rules',
    /** Switches to the other language: its own name for itself. */
    otherLanguage: 'Français',
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    menu: 'Menu',
  },
  menu: {
    undo: 'Take back the last answer',
    log: 'What happened',
    rules: 'Rulebook',
    text: 'Text table',
    settings: 'Settings',
    replay: 'Replay from the start',
    save: 'Save as a file',
    help: 'Help and keys',
    resign: 'Resign',
    leave: 'Leave the table',
    leaveNote: 'The match is kept',
    language: 'Français',
    sound: 'Sound',
  },
  seat: {
    open: (name: string) => `Everything public about ${name}`,
    you: 'you',
    plays: 'plays',
    thinks: 'thinks',
    gone: 'has left',
    lent: 'a bot plays on',
  },
  prompt: {
    /** Heads a question that has no title of its own. */
    title: 'Your choice',
    /** Heads a chance to react. */
    react: 'Do you react?',
    /** What is asked while the table is still on its way there. */
    soon: 'Your next turn. Answer now to skip what is still being shown.',
    options: 'Options',
    rule: (id: string) => id,
    filter: 'Find an option',
    none: 'No option contains that.',
    /** Every option is a place on the board. */
    onBoard: 'Touch what glows on the board, or choose it here.',
    ways: (n: number) => count(n, { one: 'place', many: 'places' }),
    sure: (label: string) => `Sure? ${label}`,
    back: 'Back',
    odds: {
      title: 'Chances by total',
      need: (total: string) => `you need ${total} or more`,
      certain: 'cannot fail',
      hopeless: 'cannot succeed',
      total: (total: string, chance: string) => `${total}: ${chance}`,
    },
    /** Heads the answer just given, until what follows from it is there. */
    chosen: 'You chose',
    /** What cannot be chosen now, and why. */
    whatElse: 'Why not something else?',
    always: 'Always let this pass',
    passed: (question: string) => `From now on you let this pass: “${question}” The settings change that.`,
    takeBack: 'Ask me again',
    waiting: (names: string) => `Waiting for ${names}`,
    nobody: 'The match goes on in a moment.',
    vote: 'Everybody votes; you can change your vote until the last is in.',
    some: (chosen: number, min: number, max: number) =>
      min === max ? `Chosen: ${chosen} of ${max}.` : `Chosen: ${chosen}; ${min} to ${max} are needed.`,
  },
  /** Said aloud when somebody is asked. */
  asked: (question: string) => `Your turn. ${question}`,
  playing: {
    title: (names: string) => `${names} ${/ and |, /.test(names) ? 'play' : 'plays'}`,
    happens: 'What happens',
    skip: 'Skip',
    toYou: 'Skip to your turn',
    pace: 'Pace of the others',
  },
  piece: {
    close: 'Close',
    whyNot: 'Not now',
    rule: (id: string) => `Rule ${id}`,
    choices: 'What you can do here',
    later: 'Later: first follow the coach.',
  },
  undo: {
    title: 'Not without consent',
    anyway: 'Take it back all the same',
    offer: 'Everybody is here, so you may agree to take it back all the same. Chance will then fall anew.',
    keep: 'Leave it',
  },
  log: {
    visit: 'Show the table as it was then',
    newest: 'Newest',
    empty: 'Nothing has happened yet.',
  },
  past: {
    title: 'You are looking back',
    back: 'One step back',
    forward: 'One step on',
    leave: 'Return to the match',
  },
  book: {
    title: 'Rulebook',
    contents: 'Contents',
    search: 'Search the rules',
    found: (places: number) => count(places, { one: 'place found', many: 'places found' }),
    none: 'Nothing found.',
    loading: 'Fetching the rulebook…',
    missing: 'The rulebook could not be loaded. Close it and try again.',
  },
  screen: {
    pass: (name: string) => `Pass the screen to ${name}`,
    passAny: 'Who answers first?',
    look: 'The table is hidden until then, so that nobody sees another’s cards.',
    react: 'The others look away for a moment.',
    iAm: (name: string) => `I am ${name}`,
    question: 'Does anybody react?',
    about: 'Everybody here is asked, whatever they hold.',
    nobody: 'Nobody',
    iDo: 'I do',
    hold: 'Wait',
    goOn: 'Go on',
    held: 'The time stands still.',
    who: 'Who reacts?',
    whoAbout: 'Whoever speaks up sees the table alone, one after the other.',
    these: 'These react',
    nothing: 'You have nothing that fits here',
    nothingAbout: 'Nobody else learns that. Give the screen back.',
    done: 'Back to the table',
  },
  settings: {
    title: 'Settings',
    pace: 'Pace of the others',
    paceAbout: 'How long each step of a bot stays before the next.',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', 'at-once': 'At once' } satisfies {
      readonly [pace in Pace]: string
    },
    animations: 'Movement',
    sound: 'Sound',
    text: 'Text table',
    textAbout: 'Board and cards told in words.',
    theme: 'Light or dark',
    wait: 'Reactions around one screen',
    waitAbout: 'How long everybody has to speak up.',
    waits: { short: '2 seconds', usual: '4 seconds', long: '10 seconds', endless: 'Until somebody answers' } satisfies {
      readonly [wait in Wait]: string
    },
    passes: 'You always let pass',
    noPasses: 'Every question is put to you.',
    askAgain: 'Ask me again',
  },
  help: {
    title: 'Help',
    about:
      'What glows can be chosen; every option also stands in the list. Touch anything else to see it large, or why it cannot be chosen. Hold a card, or press the right mouse button on it, to look at it closely. Numbers such as HJ-450 open the rulebook.',
    keys: 'Keys',
    commands: {
      next: 'next option',
      previous: 'previous option',
      undo: 'take back',
      log: 'log',
      rules: 'rulebook',
      text: 'text table',
      skip: 'skip what the others do',
      pass: 'let a chance to react pass',
      help: 'this help',
      close: 'close, or return from looking back',
    } satisfies { readonly [command in Extract<Command, string>]: string },
    choose: 'choose an option by its number',
    take: 'take the option in focus',
    closer: 'look closely at the card in focus',
    /** Names of keys that are not a letter. */
    names: { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' } as { readonly [key: string]: string },
    or: 'or',
  },
  resign: {
    title: 'Resign?',
    text: 'You give up your seat for good, and the others play on without you.',
    yes: 'Resign',
    no: 'Play on',
  },
  covered: 'Your cards are covered while others look at this screen.',
  watching: 'You are watching.',
  coach: {
    title: 'Coach',
    step: (lesson: number, lessons: number) => `Step ${lesson} of ${lessons}`,
    next: 'Next',
    back: 'Back',
    doIt: 'Your move: choose what glows.',
    wait: 'Watch what happens.',
    leave: 'Leave the lesson',
    done: 'That is all you need',
    doneAbout: 'You have seen how the game goes. Play this match on as you like, or begin one of your own.',
    playOn: 'Play on',
    home: 'To the home page',
  },
  /** `end`: the page that says who won, once more. */
  over: {
    title: 'The match is over',
    end: 'How it ended',
    replay: 'Replay',
    home: 'To the home page',
  },
}
