import type { Envelope } from '../../words.ts'

export const envelope: Envelope<2> = {
  title: 'Cendres au Vent',
  opening: 'Les monts fument, et le vieux prophète dit que le Ver a faim.',
  victory: 'Au chapitre 3, chaque joueur pioche 1 carte Héros de plus à la mise en place.',
  defeat: 'Au chapitre 3, l’Adversaire commence avec 1 jeton de plus par joueur.',
  cards: {
    11: 'Né-des-Astres',
    49: 'Archimage du Voile',
    126: 'Le Prophète du Ver',
    127: 'Le Ver de Cendre',
    128: 'La Gardienne du Dernier Œuf',
    129: 'Le Ver Ressuscité',
    153: 'Pluie de Cendres',
  },
  flavour: {
    11: 'Je suis tombé, et depuis la nuit me cherche.',
    49: 'Derrière le rideau, un autre rideau.',
    126: 'Il a vu la fin, et elle lui a soufflé au visage.',
    127: 'Il dort l’hiver. Nous ne sommes pas en hiver.',
    128: 'Elle lui chante, et il commence à répondre.',
    129: 'Deux fois tué, et mieux averti.',
  },
}
