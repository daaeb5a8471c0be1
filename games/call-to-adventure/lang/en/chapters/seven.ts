import type { Envelope } from '../../words.ts'

export const envelope: Envelope<7> = {
  title: 'The Unwritten End',
  opening: 'Names vanish from the chronicles, and so do those who bore them.',
  victory: 'The campaign is won: the chronicle of the seven chapters is complete.',
  defeat: 'Play the chapter again, or end the campaign with its rank.',
  cards: {
    28: 'Acolyte',
    54: 'Fallen Star',
    142: 'The Erased Hero',
    143: 'The Unwritten',
    144: 'The Blank Scribe',
    145: 'The Last Page',
    158: 'Torn Page',
  },
  flavour: {
    28: 'I lit the lamps. One night, one answered.',
    54: 'How bright it was, all the way down.',
    142: 'A statue with your posture and no inscription.',
    143: 'It ends stories by making sure they never began.',
    144: 'His quill is dry, and still the page loses words.',
    145: 'Turn it, and there is nothing to turn back to.',
  },
}
