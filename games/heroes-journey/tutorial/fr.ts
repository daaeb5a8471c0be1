import { french } from '@monomyth/engine/text'
import type { Words } from './lessons.ts'

const typeset = (text: string): string => french.space(text).replaceAll(' %', '\u00a0%')

const typesetAll = (all: Words): Words =>
  Object.fromEntries(
    Object.entries(all).map(([id, { title, text }]) => [id, { title: typeset(title), text: typeset(text) }]),
  ) as Words

export const words: Words = typesetAll({
  welcome: {
    title: 'Le voyage commence',
    text: 'Vous menez un héros, le pion rouge, dans un monde fait de cartes. Accomplissez des quêtes et gagnez des points de légende : au premier qui en réunit 15, la victoire.',
  },
  relic: {
    title: 'Votre première relique',
    text: 'Les reliques sont vos outils : rouge pour la force, vert pour la ruse, bleu pour la sagesse. Chacune lance autant de dés que sa puissance, et aucune couleur n’est avantagée.\nPrenez une relique bleue.',
  },
  mentor: {
    title: 'Votre mentor',
    text: 'Un mentor vaut une relique de puissance 1. D’une autre couleur que votre relique, il vous ouvre davantage de quêtes.\nChoisissez Sœur Braise (rouge) : quand elle est perdue, votre prochaine tentative se fait avec un dé de plus.',
  },
  quest: {
    title: 'Lire une quête',
    text: '« Désécrire le Livre noir » vaut 4 points : dépassez 6 avec un atout rouge, ou 4 avec un atout bleu. Le cadenas exclut le vert, et le dé noir la rend épique : un dé de moins.',
  },
  reveal: {
    title: 'Révéler',
    text: 'À chaque tour, vous retournez d’abord une quête face cachée, où vous voulez. Aucun pion n’entre sur une carte face cachée : révéler, c’est ouvrir la route.\nRévélez G4.',
  },
  move: {
    title: 'Se déplacer',
    text: 'Vous vous déplacez ensuite d’une case, en diagonale si vous le souhaitez. « La Lettre sans signature » est un début facile : avec un atout bleu, il suffit de dépasser 1.\nAllez en F5.',
  },
  attempt: {
    title: 'Tenter',
    text: 'Dans la phase principale, vous tentez la quête avec un atout : la Baguette d’apprenti lance un dé contre 1 (83 %), Sœur Braise un dé contre 3 (50 %). Le total doit dépasser la valeur : l’égalité est un échec.\nTentez avec la Baguette d’apprenti.',
  },
  reward: {
    title: 'La réussite',
    text: 'Vous gagnez 1 point, et une quête bleue rapporte une relique bleue du trésor. La Baguette d’apprenti a servi : la voici dormante jusqu’à votre retour à l’auberge.\nPrenez la Robe de la neuvième chaire : puissance 2, donc deux dés.',
  },
  rivals: {
    title: 'Aux autres de jouer',
    text: 'Entre vos tours, suivez le pion, les dés et les reliques de votre adversaire. Le journal (dans le menu, sur un petit écran) raconte tout, étape par étape : choisissez une de ses lignes pour revoir le terrain tel qu’il était alors.',
  },
  token: {
    title: 'Le jeton d’un rival',
    text: 'Robin vient d’accomplir « Le Contrebandier honnête » avec son mentor, et la quête porte désormais son jeton. Plus personne ne peut la tenter, mais chacun peut y passer.\nRévélez G3, à côté de votre prochaine étape.',
  },
  white: {
    title: 'Une quête blanche',
    text: '« Sceller la Dévoreuse d’étoiles » et ses 5 points attendront que vous ayez grandi. « Le Festin du roi à naître » est une quête blanche, et celles-ci rapportent une prophétie.\nAllez en F4.',
  },
  whyNot: {
    title: 'Pourquoi pas ?',
    text: 'La Baguette d’apprenti est dormante : touchez-la, elle ou tout ce qui vous est refusé, et la table vous dira pourquoi. La Robe de la neuvième chaire lance deux dés contre 4 (83 %).\nTentez avec la Robe de la neuvième chaire.',
  },
  prophecy: {
    title: 'Une prophétie',
    text: 'Vous avez pioché « L’Étoile tordue », et personne d’autre ne la voit. Une quête blanche offre aussi une révélation.\nRévélez I3, au bout du monde : votre première visite là-bas vous vaudra une autre prophétie.',
  },
  react: {
    title: 'Réagir',
    text: 'Robin obtient 4 contre 3 : une réussite, à moins que vous ne réagissiez. « L’Étoile tordue » fait relancer ce dé, et il faudrait encore 4 ou plus.\nJouez « L’Étoile tordue ».',
  },
  dormant: {
    title: 'Les reliques dormantes',
    text: 'Le dé donne 3, une égalité : Robin perd le Crochet tordu et retourne à l’auberge. Vos deux reliques sont dormantes : l’auberge sera aussi votre prochaine étape.\nRévélez H3, à un pas de I3.',
  },
  inn: {
    title: 'Retour à l’auberge',
    text: 'À l’auberge, toutes vos reliques se réveillent, aussitôt et sans frais. S’y rendre donne aussi droit au bonus : un déplacement de plus, ou une révélation.\nAllez à l’auberge.',
  },
  bonus: {
    title: 'Le bonus',
    text: 'Gagné à l’auberge ou sur une quête à votre actif, le bonus vous laisse la tentative. Gagné sur une quête libre, il vous la coûte.\nPrenez le déplacement bonus vers D5 : « Duel au point du jour ».',
  },
  padlock: {
    title: 'Un cadenas',
    text: 'Ici, le bleu est sous cadenas : vos reliques n’y peuvent rien. Sœur Braise lance un dé contre 3 (50 %) et, même perdue, elle vous laisserait quelque chose.\nTentez avec Sœur Braise.',
  },
  failure: {
    title: 'L’échec',
    text: 'Vous obtenez 3 contre 3 : Sœur Braise est perdue, et vous voilà de retour à l’auberge. Elle vous laisse un élan, soit un dé de plus à votre prochaine tentative, et une prophétie, « Le Mot retenu » ; une relique n’aurait rien laissé.',
  },
  free: {
    title: 'Toujours libre',
    text: 'Une quête manquée reste libre : Robin vient d’accomplir « Duel au point du jour ». Mais votre élan met une plus grande quête à votre portée.\nRévélez F2, juste à côté d’elle.',
  },
  epic: {
    title: 'Une quête épique',
    text: '« Désécrire le Livre noir » retire un dé, et votre élan le rend. Il en reste deux à la Robe de la neuvième chaire.\nAllez en E3.',
  },
  odds: {
    title: 'Peser ses chances',
    text: 'Chaque tentative affiche ses chances exactes : 83 % avec la Robe de la neuvième chaire, 33 % avec la Baguette d’apprenti. Votre élan sera dépensé, quelle que soit l’issue.\nTentez avec la Robe de la neuvième chaire.',
  },
  help: {
    title: 'De l’aide à portée de main',
    text: 'Dans vos propres parties, vous pouvez reprendre votre dernière réponse tant que rien de neuf n’a été vu ni lancé depuis. Le livret de règles reste ouvert à tout moment, et chaque règle y a son numéro.',
  },
  score: {
    title: 'Sept points',
    text: 'Vous menez par 7 points à 6, et la Craie à cercles est votre récompense. La Robe de la neuvième chaire est de nouveau dormante, mais l’auberge n’est qu’à un pas.\nRévélez H4, sur la route de l’est.',
  },
  passing: {
    title: 'En passant',
    text: 'Nul besoin de vous arrêter à l’auberge : vos reliques se réveillent au passage. Le bonus que vous y gagnez vous mènera plus loin.\nAllez à l’auberge.',
  },
  own: {
    title: 'Une quête à votre actif',
    text: 'Les quêtes à votre actif sont de bonnes routes : s’y rendre donne aussi droit au bonus. Mais il n’y en a qu’un par tour, et le voici.\nPrenez le déplacement bonus vers F4 : « Le Festin du roi à naître ».',
  },
  extra: {
    title: 'Le mouvement supplémentaire',
    text: 'Une fois par tour, vous pouvez prendre un mouvement supplémentaire, en renonçant à toute tentative. Sur une quête à votre actif, il n’y a de toute façon rien à tenter.\nPrenez le mouvement supplémentaire vers G4.',
  },
  onward: {
    title: 'La route est à vous',
    text: 'Au prochain tour, restez pour tenter « Le Nom de la rivière », ou poursuivez jusqu’au bout du monde. Au premier qui réunit 15 points, la victoire ; sans relique ni mentor, c’est l’élimination.\nJouez la suite, ou lancez votre propre partie.',
  },
})
