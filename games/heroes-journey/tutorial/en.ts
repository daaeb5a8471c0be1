import type { Words } from './lessons.ts'

export const words: Words = {
  welcome: {
    title: 'The journey begins',
    text: 'You lead one hero, the red pawn, through a world made of cards. Accomplish quests and earn legend points: whoever first holds 15 wins.',
  },
  relic: {
    title: 'Your first relic',
    text: 'Relics are your tools: red for strength, green for cunning, blue for wisdom. Each rolls as many dice as its power, and no colour is favoured.\nTake a blue relic.',
  },
  mentor: {
    title: 'Your mentor',
    text: 'A mentor serves as a power-1 relic. One of another colour than your relic lets you face more quests.\nChoose Sister Ember (red): when she is lost, your next attempt rolls one more die.',
  },
  quest: {
    title: 'Reading a quest',
    text: 'Unwriting the Black Book is worth 4 points: roll more than 6 with a red item, more than 4 with a blue one. The padlock shuts green out, and the black die makes it epic: one die fewer.',
  },
  reveal: {
    title: 'Reveal',
    text: 'Each turn you first turn one face-down quest face up, anywhere on the board. No pawn ever enters a face-down card, so a reveal opens the road.\nReveal G4.',
  },
  move: {
    title: 'Move',
    text: 'Then you move one cell, diagonally if you like. The Unsigned Letter is an easy start: with a blue item, roll more than 1.\nMove to F5.',
  },
  attempt: {
    title: 'Attempt',
    text: 'In the main phase you attempt the quest with one item: Apprentice’s Wand rolls one die against 1 (83%), Sister Ember one die against 3 (50%). Your total must be higher than the value: a tie fails.\nAttempt with Apprentice’s Wand.',
  },
  reward: {
    title: 'Success',
    text: 'You score 1 point, and a blue quest brings a blue relic from the treasure. Apprentice’s Wand, now used, is dormant until you are back at the inn.\nTake Robe of the Ninth Chair: power 2, so two dice.',
  },
  rivals: {
    title: 'The others play',
    text: 'Between your turns, watch your opponent’s pawn, dice and relics. The log, in the menu on a small screen, tells every step in words: choose one of its lines to see the board as it was then.',
  },
  token: {
    title: 'A rival’s token',
    text: 'Robin has accomplished The Honest Smuggler with a mentor, and the quest now bears Robin’s token. Nobody can attempt it again, but anyone may walk on it.\nReveal G3, beside your next stop.',
  },
  white: {
    title: 'A white quest',
    text: 'Sealing the Star-Eater, worth 5 points, must wait until you are stronger. Feast of the Unborn King is white, and white quests bring a prophecy.\nMove to F4.',
  },
  whyNot: {
    title: 'Why not?',
    text: 'Apprentice’s Wand is dormant: touch it, or anything else you cannot use, and the table says why not. Robe of the Ninth Chair rolls two dice against 4 (83%).\nAttempt with Robe of the Ninth Chair.',
  },
  prophecy: {
    title: 'A prophecy',
    text: 'You have drawn Crooked Star, and only you can see it. A white quest also earns a free reveal.\nReveal I3, at the end of the world: your first visit there will bring you another prophecy.',
  },
  react: {
    title: 'React',
    text: 'Robin has rolled 4 against 3: a success, unless you react. Crooked Star has that die rolled again, and only 4 or more would save Robin.\nPlay Crooked Star.',
  },
  dormant: {
    title: 'Dormant relics',
    text: 'The die came up 3, a tie: Robin has lost Bent Lockpick and is back at the inn. Both your relics are dormant, so the inn is your next stop too.\nReveal H3, one step before I3.',
  },
  inn: {
    title: 'Back to the inn',
    text: 'At the inn all your relics wake, at once and for free. Moving there also earns you the bonus: one more move, or one more reveal.\nMove to the inn.',
  },
  bonus: {
    title: 'The bonus',
    text: 'Earned at the inn or on your own quest, the bonus leaves you your attempt. Earned by passing up a free quest, it costs you the attempt.\nUse your bonus move to D5: Duel at First Light.',
  },
  padlock: {
    title: 'A padlock',
    text: 'Blue is padlocked here, so your relics are no use. Sister Ember rolls one die against 3 (50%), and even lost she would leave you something.\nAttempt with Sister Ember.',
  },
  failure: {
    title: 'Failure',
    text: 'You rolled 3 against 3: Sister Ember is lost, and you are back at the inn. She leaves you a charge, one more die for your next attempt, and a prophecy, Unspoken Word; a relic would have left nothing.',
  },
  free: {
    title: 'Still free',
    text: 'A quest you fail stays free: Robin has just accomplished Duel at First Light. But your charge brings a greater quest within reach.\nReveal F2, right beside it.',
  },
  epic: {
    title: 'An epic quest',
    text: 'Unwriting the Black Book takes one die away, and your charge gives it back. That leaves two dice for Robe of the Ninth Chair.\nMove to E3.',
  },
  odds: {
    title: 'Weigh the odds',
    text: 'Every attempt shows its exact odds: 83% with Robe of the Ninth Chair, 33% with Apprentice’s Wand. Your charge is spent either way.\nAttempt with Robe of the Ninth Chair.',
  },
  help: {
    title: 'Help at hand',
    text: 'In a match of your own you can take back your last answer, as long as nothing new has been seen or rolled since. The rulebook is always at hand, and every rule has its number.',
  },
  score: {
    title: 'Seven points',
    text: 'You lead by 7 points to 6, and your reward was Circle Chalk. Robe of the Ninth Chair is dormant again, but the inn is just one cell away.\nReveal H4, for the road east.',
  },
  passing: {
    title: 'In passing',
    text: 'You need not stop at the inn: your relics wake as you pass through. The bonus you earn there carries you on.\nMove to the inn.',
  },
  own: {
    title: 'Your own quest',
    text: 'Quests with your token make good roads: moving onto one earns the bonus too. But there is only one bonus per turn, and this is it.\nUse your bonus move to F4: Feast of the Unborn King.',
  },
  extra: {
    title: 'Extra movement',
    text: 'Once per turn you may take an extra movement, giving up your attempt. On your own quest there is nothing to attempt anyway.\nTake the extra movement to G4.',
  },
  onward: {
    title: 'The road is yours',
    text: 'Next turn you may stay and attempt The Name of the River, or walk on to the end of the world. The first to hold 15 points wins; with neither relic nor mentor left, you are out.\nNow play on, or start a match of your own.',
  },
}
