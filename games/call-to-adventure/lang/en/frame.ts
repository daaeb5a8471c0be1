import type { FrameWords } from '../words.ts'

/** Modes, settings and the campaign: what stands around a match. */

export const modes: FrameWords['modes'] = {
  solo: { name: 'Solo', about: 'One Hero against the Adversary, and a rank for the story you leave behind.' },
  coop: {
    name: 'Cooperative',
    about: 'Together against the Adversary; if it falls, the best Destiny wins.',
  },
  competitive: { name: 'Competitive', about: 'No Adversary: three Acts, and the best Destiny wins.' },
  campaign: { name: 'Campaign', about: 'Seven chapters, seven envelopes; victories bring Boons, defeats a Shadow.' },
}

export const sides: FrameWords['sides'] = {
  reign: { name: 'Reign of the Adversary', about: 'The standard side: 5 tokens per player.' },
  darkness: { name: 'Age of Darkness', about: 'The hard side: 6 tokens per player, and more to come.' },
}

export const settings: FrameWords['settings'] = {
  quest: { name: 'Adversary Quest', about: 'How hard the Adversary is to bring down.' },
  adversary: { name: 'Adversary', about: 'Whom you face: named by the host, or drawn at random.' },
  easy: { name: 'Easy mode', about: 'The Adversary starts with one token less per player.' },
  quickStart: { name: 'Quick Start', about: 'One Character card of each kind is dealt, and nothing need be chosen.' },
  collection: { name: 'Collection', about: 'All the cards, or only those of the chapters opened so far.' },
  first: { name: 'First player', about: 'Named by the host, or drawn at random.' },
}

export const boons: FrameWords['boons'] = {
  firstLight: { name: 'First Light', about: 'Every Hero starts with 1 extra Experience.' },
  songs: { name: 'Songs of the Road', about: 'Every player draws 1 extra Hero card at setup.' },
  pardon: { name: 'Royal Pardon', about: 'The first Action a Crest would reveal is discarded unread.' },
  clearSight: { name: 'Clear Sight', about: 'Every player is dealt 3 Destinies and keeps 1.' },
  hardLessons: { name: 'Hard Lessons', about: 'Every Class starts with 1 Experience already banked.' },
  livingMemory: {
    name: 'Living Memory',
    about: 'Once in the game the active Hero may attempt again for free after the cast.',
  },
}

export const shadow: FrameWords['shadow'] = {
  name: 'The Shadow',
  about: 'Carried after a defeat by those who press on: the next Adversary is stronger.',
}

/** CTA-854 */
export const ranks: FrameWords['ranks'] = {
  footnote: 'Footnote',
  tale: 'Tale',
  ballad: 'Ballad',
  saga: 'Saga',
  legend: 'Legend',
}

/** CTA-897 */
export const campaignRanks: FrameWords['campaignRanks'] = {
  night: 'Long Night',
  embers: 'Embers',
  dawn: 'Dawn',
  age: 'Age of Heroes',
}
