import type { SealedWords } from '../words.ts'

/** Where somebody came from, and what they became. */

export const heritages: SealedWords['heritages'] = {
  1: (name) => `${name} was born under the mountain, among dwarves who remember everything and forgive about half.`,
  2: (name) => `${name} was born to ordinary people in an ordinary year, with a short life to spend.`,
  3: (name) => `In a village of round doors, where supper is sacred, ${name} came into the world very quietly.`,
  4: (name) => `${name} was born between two peoples, and learned early to go through doors first.`,
  5: (name) => `Two lullabies crossed above the cradle of ${name}, one of the elves, one of mortals.`,
  6: (name) => `Among gnomes, to the sound of forty clocks that never agreed, ${name} was born.`,
  7: (name) => `${name} was born with embers in the blood, and the midwife left without her fee.`,
  8: (name) => `${name} was born beneath trees so old that the elves still speak of it as a recent spring.`,
  9: (name) => `There was dragon in the blood of ${name}, and an old hunger that no supper cured.`,
  10: (name) => `${name} came of giants’ blood, and broke three cradles before learning to walk.`,
}

export const origins: SealedWords['origins'] = {
  14: { tells: (name) => `The town closed its gate one evening, and ${name} kept walking.`, who: 'the exile' },
  15: {
    tells: (name) => `For years, in a cold armoury, ${name} polished other people’s glory.`,
    who: 'the young squire',
  },
  16: {
    tells: (name) => `Everyone dear to ${name} fitted into one village hall, and nobody asked for more.`,
    who: 'the villager',
  },
  17: {
    tells: (name) => `The first kingdom of ${name} was a hillside, with sheep to count by day and stars by night.`,
    who: 'the shepherd',
  },
  18: {
    tells: (name) => `There were walls to raise and sacks to carry, and ${name} did the lifting.`,
    who: 'the young laborer',
  },
  19: {
    tells: (name) => `At ten ${name} ran away to sea, which teaches well and takes back what it teaches.`,
    who: 'the sailor',
  },
  20: {
    tells: (name) => `Always ahead of the caravan, ${name} learned to see first and to speak last.`,
    who: 'the scout',
  },
  21: {
    tells: (name) => `Hunger sent ${name} to market, where the purses were heavy and fingers had to be light.`,
    who: 'the pickpocket',
  },
  22: {
    tells: (name) => `A troupe of players took ${name} along: a crown one night, bells the next, hungry always.`,
    who: 'the strolling player',
  },
  23: {
    tells: (name) => `Deep in the woods ${name} learned to sit so still that the forest began to talk.`,
    who: 'the trapper',
  },
  24: {
    tells: (name) => `Then there were the pits, where ${name} lost the first fifty bouts and forgot none of them.`,
    who: 'the pit fighter',
  },
}

export const classes: SealedWords['classes'] = {
  29: {
    tells: (name) => `The anger of ${name} had always counted faster than anyone; one day nobody held it back.`,
    who: 'the barbarian',
  },
  30: {
    tells: (name) => `Every battle needs someone to make it true, and so ${name} took up the harp.`,
    who: 'the bard',
  },
  31: {
    tells: (name) => `A vow was spoken over water, and ${name} left the chapel in heaven’s service.`,
    who: 'the cleric',
  },
  32: {
    tells: (name) => `There was nothing magical in what followed: ten thousand mornings, one sword, and ${name}.`,
    who: 'the warrior',
  },
  33: {
    tells: (name) => `Under a willow older than the kingdom ${name} took root for a season, and rose a druid.`,
    who: 'the druid',
  },
  34: {
    tells: (name) => `${name} gave away whatever a hand can hold and went on with both of them empty.`,
    who: 'the monk',
  },
  35: {
    tells: (name) => `On a night without witnesses ${name} swore the heaviest oath there is.`,
    who: 'the paladin',
  },
  36: {
    tells: (name) => `Others follow roads; ${name} followed the silence, which knows the way.`,
    who: 'the ranger',
  },
  37: {
    tells: (name) => `Every house has a second window, and ${name} made a trade of it.`,
    who: 'the rogue',
  },
  38: {
    tells: (name) => `It was never learned: ${name} only stopped holding it back, and the sky answered.`,
    who: 'the sorcerer',
  },
  39: {
    tells: (name) => `${name} read the contract to its last line, and signed it all the same.`,
    who: 'the warlock',
  },
  40: {
    tells: (name) => `The ninth chapter was missing from the great grimoire, so ${name} wrote it.`,
    who: 'the wizard',
  },
}

export const destinies: SealedWords['destinies'] = {
  41: {
    tells: (name) => `By now ${name} could hear the whole city tick, and dreamed of setting it right.`,
    who: 'the grand artificer',
  },
  42: {
    tells: (name) => `One day ${name} understood, and put down the book; students began to gather.`,
    who: 'the master',
  },
  43: {
    tells: (name) => `The wild had begun to call ${name} by name, and each time the answer came sooner.`,
    who: 'the friend of all that grows',
  },
  44: {
    tells: (name) => `Something kind had always walked beside ${name}; now others could see it too.`,
    who: 'the favored soul',
  },
  45: {
    tells: (name) => `Banners gathered without being called, and the name of ${name} ran ahead of armies.`,
    who: 'the warlord',
  },
  46: {
    tells: (name) => `Somewhere a crown was waiting for ${name}, and the worst of it was that it fitted.`,
    who: 'the sovereign to be',
  },
  47: {
    tells: (name) => `Every lock in the city owed ${name} something, and thieves began to speak of a reign.`,
    who: 'the legend of the rooftops',
  },
}
