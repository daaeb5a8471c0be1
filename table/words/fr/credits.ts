import type { Translation } from '@monomyth/engine/text'
import type { credits as en } from '../en/credits.ts'

export const credits: Translation<typeof en> = {
  title: 'Crédits',
  ours: {
    title: 'Ce que c’est',
    text: 'Monomyth est une adaptation non officielle de ces jeux, faite par goût. Ni leurs auteurs ni leurs éditeurs ne l’ont faite, approuvée ou relue. Tous les textes et tous les dessins sont de nous ; rien n’est repris des jeux imprimés.',
  },
  games: {
    title: 'Les jeux',
    text: 'Les noms des jeux appartiennent à leurs propriétaires. Si l’un d’eux vous plaît ici, achetez-le : la vraie boîte a de vraies illustrations, et de vrais dés à maudire.',
  },
  icons: {
    title: 'Les emblèmes',
    text: 'Les emblèmes des cartes, des boîtes et des boutons viennent de game-icons.net, par Lorc, Delapouite et bien d’autres, sous licence Creative Commons Attribution 3.0. Nous les dessinons dans nos couleurs, d’un trait simplifié.',
  },
  fonts: {
    title: 'Les caractères',
    text: 'Les titres sont composés en Cinzel, le texte en EB Garamond. Tous deux sont publiés sous la SIL Open Font License 1.1.',
  },
  libraries: {
    title: 'Les bibliothèques',
    text: 'La table est écrite en TypeScript et repose sur celles-ci, toutes sous licence MIT ou ISC :',
  },
  licence: {
    title: 'Licence',
    text: 'Les programmes, les textes et les dessins de Monomyth sont libres, sous licence MIT : employez-les, changez-les, partagez-les, en gardant sa mention.',
  },
}
