import { french } from '@monomyth/engine/text'
import type { Words } from './lessons.ts'

const typeset = (text: string): string => french.space(text).replaceAll(' %', '\u00a0%')

const typesetAll = (all: Words): Words =>
  Object.fromEntries(
    Object.entries(all).map(([id, { title, text }]) => [id, { title: typeset(title), text: typeset(text) }]),
  ) as Words

export const words: Words = typesetAll({
  welcome: {
    title: 'Parti de rien',
    text: 'Vous ferez d’un inconnu une légende, avec Robin à vos côtés. Ensemble, prenez à l’Adversaire tous ses jetons, sans quoi vous perdez tous deux ; alors seulement, la plus belle histoire l’emporte.',
  },
  origin: {
    title: 'D’où vous venez',
    text: 'L’Origine donne deux Compétences et un effet pour toute la partie. « Berger » a Constitution et Sagesse, et une exploration gratuite à chaque tour.\nChoisissez « Berger ».',
  },
  class: {
    title: 'Ce que vous deviendrez',
    text: 'La Classe a trois effets, que l’Expérience éveille. « Barde » ajoute 1 aux Défis Charisme, puis aux Défis Dextérité.\nChoisissez « Barde ».',
  },
  destiny: {
    title: 'Ce qui vous attend',
    text: 'Le Destin reste secret et rapporte ses points à la fin. « Uni à la Nature » récompense Force, Sagesse et Nature.\nChoisissez « Uni à la Nature ».',
  },
  board: {
    title: 'Votre Histoire',
    text: 'Elle grandira sous l’Origine, la Classe et le Destin : trois Actes de trois cartes. « Humain » de naissance, vous débutez avec 3 Expérience, une carte Héros visible de vous seul, et un marqueur entre Vertu et Corruption.',
  },
  trait: {
    title: 'Un Trait',
    text: 'À chaque tour, obtenez un Trait ou tentez un Défi. Un Trait se prend, tout simplement : « Coriace » donne Constitution.\nObtenez « Coriace ».',
  },
  challenge: {
    title: 'Lire un Défi',
    text: '« Fait Prisonnier » offre deux voies, Berner Vos Ravisseurs en haut et Purger Votre Peine en bas, avec leur difficulté et leurs gains. Il fait appel à Constitution et Charisme : les deux vous aident, quelle que soit la voie.',
  },
  longShot: {
    title: 'Coup d’audace',
    text: '« Institut Militaire » fait appel à Force et Intelligence. Vous n’avez ni l’une ni l’autre et ne lancez que les trois Runes de Base, soit 13 % de chances ; mais échouer ne coûte que le tour.\nTentez « Institut Militaire », voie du haut : Étudier la Stratégie.',
  },
  darkRunes: {
    title: 'Les Runes Sombres',
    text: 'Pour 1 Expérience, chacune ajoute 1 ou 2 au lancer : une seule vous porterait à 69 %. Mais elles ont leur prix, vous le verrez.\nNe prenez aucune Rune Sombre.',
  },
  failure: {
    title: 'L’échec',
    text: 'Vous obtenez 2 contre 3 : la carte est défaussée, et vous en tirez une leçon, soit 1 Expérience. Mais l’Adversaire gagne un jeton.\nGardez votre Expérience : ne jouez rien.',
  },
  abilities: {
    title: 'Les bonnes Compétences',
    text: '« Tempête en Montagne » fait appel à Force et Sagesse. Votre Sagesse apporte une Rune qui montre 1 ou 2 : vous voilà à 94 %.\nTentez « Tempête en Montagne », voie du haut : Suivre les Étoiles.',
  },
  noNeed: {
    title: 'Assez de lumière',
    text: 'Chaque lancer affiche ses chances exactes, et ce qui les changerait. À 94 %, on se passe de l’ombre.\nNe prenez aucune Rune Sombre.',
  },
  overcome: {
    title: 'La réussite',
    text: 'Vous obtenez 4 contre 2, et 2 auraient suffi. La voie choisie se range sous votre Origine : sa Sagesse vous vaut désormais une Rune de plus.',
  },
  bank: {
    title: 'Placer de l’Expérience',
    text: 'Vous avez 4 Expérience ; 2 sur votre Classe éveillent pour de bon son premier effet. Pour « Foire des Moissons », Défi Charisme par la voie du haut, cela fait 97 % au lieu de 81 %.\nPlacez 2 Expérience sur « Barde ».',
  },
  bonus: {
    title: 'Un Défi Charisme',
    text: 'C’est la récompense d’une voie qui dit de quel Défi il s’agit. Celle du haut, à « Foire des Moissons », donne Charisme : « Barde » ajoute 1.\nTentez « Foire des Moissons », voie du haut : Couronner la Reine des Moissons.',
  },
  dark: {
    title: 'Dans l’ombre',
    text: 'Une Rune Sombre montre 1, ou 2 avec une Lune. Avec elle, l’échec est exclu : voyez ce qu’il en coûte.\nPrenez 1 Rune Sombre.',
  },
  moon: {
    title: 'La Lune',
    text: 'Vous atteignez 7 contre 4, mais la Lune vous corrompt : vous êtes au niveau 4, et l’Adversaire a un jeton de plus. Les cartes Héros se jouent jusqu’au niveau 4, les cartes Antihéros à partir du niveau 3.',
  },
  journey: {
    title: 'Acte II, et en route',
    text: 'Trois cartes ont achevé votre Acte I, et la deuxième rangée est ouverte. « Parjure » ne vous dit rien : explorer la remplace, pour 1 Expérience ou, grâce à « Berger », sans rien payer.\nExplorez : remplacez « Parjure ».',
  },
  icons: {
    title: 'Selon votre Destin',
    text: '« Herboriste » apporte Sagesse et Nature, et « Uni à la Nature » comptera l’une et l’autre à la fin. La carte se range sous votre Classe, où grandit l’Acte II.\nObtenez « Herboriste ».',
  },
  help: {
    title: 'De l’aide à portée de main',
    text: 'Touchez une carte pour la voir en grand, ou pour savoir ce qui vous l’interdit. Dans vos propres parties, vous reprenez votre dernière réponse tant que rien de neuf n’a été vu ; et le livret de règles reste ouvert.',
  },
  sets: {
    title: 'Les séries d’icônes',
    text: '« Adoubé » porte Royauté et Justice : deux icônes semblables valent 2 à la fin, trois 4, quatre 8. Puisque vous avez Charisme, une carte Héros l’accompagne.\nObtenez « Adoubé ».',
  },
  even: {
    title: 'Une chance sur deux',
    text: '« Tour de l’Alchimiste » est à 50 %, sans compter les cartes. Or vous avez pioché « Appel de la Forêt », qui ajoute 1 par icône Nature.\nTentez « Tour de l’Alchimiste », voie du haut : Boire l’Élixir.',
  },
  later: {
    title: 'Une autre voie',
    text: 'Pas de Lune cette fois : tombé trop bas, vous ne pourriez plus jouer les cartes de votre main.\nNe prenez aucune Rune Sombre.',
  },
  window: {
    title: 'Jouer une carte',
    text: 'Avant et après un lancer, chacun peut jouer des cartes, pour les autres aussi. Une carte jouée vaut 1 point à la fin, une carte gardée en main rien du tout.\nJouez « Appel de la Forêt ».',
  },
  crest: {
    title: 'Le double triangle',
    text: 'Il éveille l’Adversaire, dont l’Action « Submergé » frappera bientôt, et votre Héritage : « Humain » gagne 1 Expérience, ou pioche une carte comme tout Héritage.\nPiochez une carte Héros.',
  },
  cancel: {
    title: 'Juste à temps',
    text: 'Ce qu’on vient de piocher se joue aussitôt. « Ange Gardien » annule « Submergé », qui ferait taire votre Classe.\nJouez « Ange Gardien ».',
  },
  together: {
    title: 'L’union fait la force',
    text: 'Deux Actes sont achevés, et Robin affronte l’Épouse du Seigneur : chaque point au-delà de sa difficulté lui ôte un jeton. « Prière Exaucée » ajoute 1 pour l’icône Divinité de Robin.\nJouez « Prière Exaucée ».',
  },
  face: {
    title: 'L’Adversaire',
    text: 'Robin a pris 3 jetons, il en reste 6. À vous de l’affronter : elle fait appel à Constitution et Charisme, et deux Traits au moins ajoutent 2.\nAffrontez l’Épouse du Seigneur.',
  },
  price: {
    title: 'Donner et prendre',
    text: 'Un point de plus, c’est un jeton de moins. Mais une Lune lui en rendrait un.\nNe prenez aucune Rune Sombre.',
  },
  heritage: {
    title: 'Votre Héritage',
    text: 'Encore le double triangle, et « Effroi » s’apprête à frapper. Un peu d’Expérience ne sera pas de trop.\nUsez de « Humain » : 1 Expérience.',
  },
  action: {
    title: 'L’Action frappe',
    text: '« Effroi » vous prend 1 Expérience ou 1 point du résultat, à votre guise. Un point, c’est un jeton.\nPerdez 1 Expérience.',
  },
  keep: {
    title: 'Placer ou garder',
    text: 'Quand votre action principale vous a rapporté de l’Expérience, vous pouvez la placer avant la fin du tour. Mais une de plus n’éveillerait rien sur « Barde », et chacune que vous gardez vaut un point à la fin.\nGardez votre Expérience : ne jouez rien.',
  },
  onward: {
    title: 'À vous de conter',
    text: 'Vous avez pris 3 jetons, il en reste 3 ; la carte est retournée, et le Seigneur des Ombres vous attend au dernier tour. D’ici là, l’Acte III : voies, Destin, séries et Expérience feront votre score.\nJouez la suite, ou lancez votre propre partie.',
  },
})
