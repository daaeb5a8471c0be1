import type { Words } from './lessons.ts'

export const words: Words = {
  welcome: {
    title: 'A nobody sets out',
    text: 'You will raise a Hero from humble beginnings to legend, with Robin at your side. Together you must take all the tokens of the Adversary, or both of you lose; if you do, the better tale wins.',
  },
  origin: {
    title: 'Where you come from',
    text: 'An Origin gives you two abilities and an effect for the whole game. Shepherd has Constitution and Wisdom, and one free Journey each turn.\nChoose Shepherd.',
  },
  class: {
    title: 'What you become',
    text: 'A Class has three effects, which Experience wakes. Bard adds 1 to Charisma Challenges, later to Dexterity ones too.\nChoose Bard.',
  },
  destiny: {
    title: 'What awaits you',
    text: 'A Destiny stays secret and scores at the end. One With Nature pays for Strength, Wisdom and Nature.\nChoose One With Nature.',
  },
  board: {
    title: 'Your Story',
    text: 'It will grow under Origin, Class and Destiny: three Acts of three cards each. As a Human you begin with 3 Experience, a Hero card only you can see, and a marker between Virtue and Corruption.',
  },
  trait: {
    title: 'A Trait',
    text: 'Each turn you gain a Trait or attempt a Challenge. A Trait is simply taken: Tough gives you Constitution.\nGain Tough.',
  },
  challenge: {
    title: 'Reading a Challenge',
    text: 'Taken Captive offers two paths, Trick Your Captors above and Serve Your Sentence below, with their difficulty and what they reward. It asks for Constitution and Charisma: both help, whichever path you choose.',
  },
  longShot: {
    title: 'A long shot',
    text: 'Military Institute asks for Strength and Intelligence. You have neither and cast the three core runes alone, with a chance of 13%; but who fails loses nothing except the turn.\nAttempt Military Institute, top path: Study Strategy.',
  },
  darkRunes: {
    title: 'Dark runes',
    text: 'Each adds 1 or 2 to your cast for 1 Experience: a single one would raise your chance to 69%. But they have their price, as you will see.\nTake no Dark rune.',
  },
  failure: {
    title: 'Failure',
    text: 'You cast 2 against 3: the card is discarded, and you learn from it, which is 1 Experience. But the Adversary gains a token.\nKeep your Experience: play nothing now.',
  },
  abilities: {
    title: 'The right abilities',
    text: 'Mountain Storm asks for Strength and Wisdom. Your Wisdom brings a rune that shows 1 or 2, and your chance is 94%.\nAttempt Mountain Storm, top path: Follow the Stars.',
  },
  noNeed: {
    title: 'Light enough',
    text: 'Every cast shows its exact odds, and how they would change. At 94% you can do without the dark.\nTake no Dark rune.',
  },
  overcome: {
    title: 'Overcome',
    text: 'You cast 4 against 2, and 2 would have been enough. The path you chose lies under your Origin: its Wisdom brings you one more rune from now on.',
  },
  bank: {
    title: 'Banking',
    text: 'You hold 4 Experience; 2 of them on your Class wake its first effect for good. For Harvest Fair, a Charisma Challenge by its top path, that means 97% instead of 81%.\nBank 2 Experience on Bard.',
  },
  bonus: {
    title: 'A Charisma Challenge',
    text: 'What a path rewards makes it a Challenge of that kind. Harvest Fair rewards Charisma on its top path, so Bard adds 1.\nAttempt Harvest Fair, top path: Crown the Harvest Queen.',
  },
  dark: {
    title: 'Into the dark',
    text: 'A Dark rune shows 1, or 2 with a Moon. With one of them you cannot fail: see what it costs.\nTake 1 Dark rune.',
  },
  moon: {
    title: 'The Moon',
    text: 'You made 7 against 4, but the Moon brought a Corruption: you are on level 4, and the Adversary has one more token. Hero cards can be played down to level 4 only, Antihero cards from level 3 on.',
  },
  journey: {
    title: 'Act II and a Journey',
    text: 'Three cards complete your Act I, and the second row is open. Oathbreaker is nothing for you; a Journey replaces it, for 1 Experience or, by Shepherd, for free.\nJourney: replace Oathbreaker.',
  },
  icons: {
    title: 'For your Destiny',
    text: 'Herbalist brings Wisdom and Nature, and One With Nature scores both at the end. It lies under your Class, where Act II grows.\nGain Herbalist.',
  },
  help: {
    title: 'Help at hand',
    text: 'Touch a card to see it large, or to hear why you cannot choose it. In a match of your own you can take back your last answer as long as nothing new has been seen; and the rulebook is always there.',
  },
  sets: {
    title: 'Sets of icons',
    text: 'Knighted shows Royalty and Justice: two icons alike score 2 at the end, three 4, four 8. As you have Charisma, it brings a Hero card too.\nGain Knighted.',
  },
  even: {
    title: 'An even chance',
    text: 'Alchemist’s Tower stands at 50%, not counting cards. And you have drawn Call of the Wild, which adds 1 for each Nature icon.\nAttempt Alchemist’s Tower, top path: Drink the Elixir.',
  },
  later: {
    title: 'Another way',
    text: 'No Moon this time: your marker must not fall too low for the cards in your hand.\nTake no Dark rune.',
  },
  window: {
    title: 'Playing a card',
    text: 'Before and after a cast everybody may play cards, also for one another. A card played is worth 1 point at the end, a card left in hand nothing.\nPlay Call of the Wild.',
  },
  crest: {
    title: 'The Crest',
    text: 'It wakes the Adversary, whose Action Overwhelmed will strike soon, and your Heritage: Human gains 1 Experience, or any Heritage draws a card.\nDraw a Hero card.',
  },
  cancel: {
    title: 'Just in time',
    text: 'What you have drawn can be played at once. Guardian Angel cancels Overwhelmed, which would silence your Class.\nPlay Guardian Angel.',
  },
  together: {
    title: 'Stronger together',
    text: 'Two Acts are done, and Robin faces the Dark Lord’s Consort: each point above her difficulty takes a token. Answered Prayer adds 1 for Robin’s Divinity icon.\nPlay Answered Prayer.',
  },
  face: {
    title: 'The Adversary',
    text: 'Robin has taken 3 tokens, and 6 are left. It is your turn to face her: she asks for Constitution and Charisma, and whoever has two Traits adds 2.\nFace the Dark Lord’s Consort.',
  },
  price: {
    title: 'Give and take',
    text: 'One point more is one token less. But a Moon would give her one back.\nTake no Dark rune.',
  },
  heritage: {
    title: 'Your Heritage',
    text: 'The Crest again, and Dread is about to strike. Some Experience will come in handy.\nUse Human: 1 Experience.',
  },
  action: {
    title: 'The Action strikes',
    text: 'Dread takes 1 Experience or 1 point of your result, as you wish. A point is a token.\nLose 1 Experience.',
  },
  keep: {
    title: 'Bank or keep',
    text: 'When your main action has brought you Experience, you can bank it before the turn ends. But one more would wake nothing on Bard, and each you keep is a point at the end.\nKeep your Experience: play nothing now.',
  },
  onward: {
    title: 'The tale is yours',
    text: 'You took 3 tokens and 3 are left; the card is turned, and the Dark Lord himself awaits you both in your last turns. Until then fill Act III: paths, Destiny, sets and Experience will be your score.\nNow play on, or start a match of your own.',
  },
}
