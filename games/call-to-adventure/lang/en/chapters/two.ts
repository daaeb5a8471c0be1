import type { Envelope } from '../../words.ts'

export const envelope: Envelope<2> = {
  title: 'Ash on the Wind',
  opening: 'The mountains smoke, and the old prophet says the Wyrm is hungry.',
  victory: 'In Chapter 3 every player draws 1 extra Hero card at setup.',
  defeat: 'In Chapter 3 the Adversary starts with 1 extra token per player.',
  cards: {
    11: 'Starborn',
    49: 'Archmage of the Veil',
    126: 'Prophet of the Wyrm',
    127: 'The Ashen Wyrm',
    128: 'Keeper of the Last Egg',
    129: 'The Wyrm Reborn',
    153: 'Rain of Ash',
  },
  flavour: {
    11: 'I fell, and the night has been looking for me since.',
    49: 'Behind the curtain there is another curtain.',
    126: 'He has seen the end, and it breathed on him.',
    127: 'It sleeps in winter. This is not winter.',
    128: 'She sings to it, and it has begun to answer.',
    129: 'Twice slain, and better informed.',
  },
}
