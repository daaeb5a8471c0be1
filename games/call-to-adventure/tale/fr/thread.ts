import { french } from '@monomyth/engine/text'
import type { Thread } from '../words.ts'

const { count, de, list } = french
const POINT: french.Noun = { one: 'point', many: 'points', gender: 'm' }
const quoted = (names: readonly string[]): string => list(names.map((name) => `« ${name} »`))

/** A figure stays with what it counts. */
const worth = (points: number): string => count(points, POINT).replace(' ', '\u00a0')

/** What holds a tale together. */
export const thread: Thread = {
  opens: [
    ['Un printemps,', 'Au premier hiver rude,', 'Un jour de marché,', 'À l’âge des pommes volées,', 'Un beau matin,'],
    [
      'En ces années-là,',
      'Loin de chez soi,',
      'Quand les routes eurent séché,',
      'Un été de guerre,',
      'En terre étrangère,',
    ],
    [
      'À l’heure qui comptait,',
      'Tard dans l’automne,',
      'Sous un ciel déjà gris,',
      'Quand plus personne n’osait,',
      'Enfin,',
    ],
  ],
  goesOn: [
    'Puis',
    'Moins d’un an après,',
    'Avant la chute des feuilles,',
    'Sur le chemin du retour,',
    'La neige venue,',
    'Le temps passa, et',
  ],
  soon: ['sans tarder', 'la même saison', 'par une nuit de pluie', 'comme si de rien n’était', 'sur sa lancée'],
  atLast: [
    'pour finir',
    'avant la fin de l’année',
    'dans le silence revenu',
    'à en croire les chansons',
    'contre tout conseil',
  ],
  two: (first, joint, second) => `${first}, puis, ${joint}, ${second}`,
  three: (first, joint, second, last, third) => `${first} ; ${joint}, ${second} ; et, ${last}, ${third}`,
  heroes: (names) => `Les chansons n’ont pas oublié ${quoted(names)}.`,
  antiheroes: (names) => `Il est des choses qu’on ne dit qu’à voix basse : ${quoted(names)}.`,
  feats: (heroes, antiheroes) =>
    `Les chansons n’ont pas oublié ${quoted(heroes)} ; pour ${quoted(antiheroes)}, on baisse la voix.`,
  fight: {
    beatenWon: (name, clause) =>
      `${name} ${clause}. Ce jour-là l’ennemi tomba, et les cloches sonnèrent jusqu’à endormir les sonneurs.`,
    beatenLost: (name, clause) =>
      `Une heure durant, tout parut gagné : ${name} ${clause}. Mais les ténèbres tinrent bon, et les chansons de cette année-là sont courtes.`,
    stoodWon: (name, clause) =>
      `${name} ${clause}. Mais les années avaient usé l’ennemi, et le jour même on le vit tomber.`,
    stoodLost: (name, clause) =>
      `${name} ${clause}. Les ténèbres tinrent bon, et les chansons de cette année-là sont courtes.`,
  },
  peace: 'Nul seigneur noir ne vint en ces années : il ne s’agissait que de savoir quelle histoire on raconterait.',
  best: (name) => `${name} eut la sienne dans toutes les tavernes.`,
  lesser: (name) => `Les tavernes en choisirent une autre et gardèrent celle ${de(name)} pour les longues veillées.`,
  levels: {
    1: (name) => `Jusqu’au bout ${name} marcha dans la lumière, et l’on dit que la lumière marchait aussi.`,
    2: (name) => `${name} resta du côté du bien, même quand nul ne regardait.`,
    3: (name) => `Ni sainteté ni infamie : ${name} pesa chaque choix et dormit comme tout le monde.`,
    4: (name) => `Il y avait désormais une ombre sur le cœur ${de(name)}, pas plus grande qu’une pièce.`,
    5: (name) => `${name} avait lié amitié avec les ténèbres et n’en demandait plus le prix.`,
    6: (name) => `Les ténèbres tenaient déjà presque tout ${de(name)}, et le reste ne se plaignait pas.`,
    7: (name) => `À la fin, les ténèbres gardèrent ${name} pour de bon, et le nom seul rentra au pays.`,
  },
  points: [
    (points) => `Les chroniqueurs estimèrent cette vie à ${worth(points)}.`,
    (points) => `Au dernier compte, cela fit ${worth(points)}.`,
    (points) => `Le grand livre inscrit ${worth(points)} en marge.`,
  ],
}
