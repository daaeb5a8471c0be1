import { describe, expect, test } from 'vitest'
import { CARD_COUNT, card, numberOf, pieceOf } from '../content/pieces.ts'
import type { Condition, Effect, Operation } from '../effects/effect.ts'
import { TRIGGERS } from '../effects/effect.ts'
import { TIMINGS } from '../words.ts'
import { phrases as english } from './en/effects.ts'
import { en, lang as inEnglish } from './en/index.ts'
import { phrases as french } from './fr/effects.ts'
import { fr, lang as inFrench } from './fr/index.ts'
import { kindOf } from './pieces.ts'
import { type Phrases, sentence } from './text.ts'
import type { Lang } from './words.ts'

/** What is printed on the cards, English then French, with plain spaces. */
const TEXTS: { readonly [number: number]: readonly [en: string, fr: string] } = {
  1: [
    'On a Crest you may add 1 to the result. Or draw a Hero or Antihero card instead.',
    'Sur un double triangle, vous pouvez ajouter 1 au résultat. Ou piochez à la place une carte Héros ou Antihéros.',
  ],
  3: [
    'On a Crest you may gain 2 Experience if the Challenge fails. Or draw a Hero or Antihero card instead.',
    'Sur un double triangle, vous pouvez gagner 2 Expérience si le Défi est raté. Ou piochez à la place une carte Héros ou Antihéros.',
  ],
  4: [
    'On a Crest you may discard one or more cards to gain 1 Experience for each. Or draw a Hero or Antihero card instead.',
    'Sur un double triangle, vous pouvez défausser une ou plusieurs cartes pour gagner 1 Expérience par carte. Ou piochez à la place une carte Héros ou Antihéros.',
  ],
  5: [
    'On a Crest you may draw a Hero card and an Antihero card, then discard a card. Or draw a Hero or Antihero card instead.',
    'Sur un double triangle, vous pouvez piocher une carte Héros et une carte Antihéros, puis défausser une carte. Ou piochez à la place une carte Héros ou Antihéros.',
  ],
  6: [
    'On a Crest you may cast one of your runes again (not the Crest). Or draw a Hero or Antihero card instead.',
    'Sur un double triangle, vous pouvez relancer une de vos Runes (sauf le double triangle). Ou piochez à la place une carte Héros ou Antihéros.',
  ],
  7: [
    'On a Crest you may take a Corruption to add 2 to the result. Or draw a Hero or Antihero card instead.',
    'Sur un double triangle, vous pouvez subir une Corruption pour ajouter 2 au résultat. Ou piochez à la place une carte Héros ou Antihéros.',
  ],
  8: [
    'On a Crest you may pay 1 Experience to draw two Hero cards or two Antihero cards. Or draw a Hero or Antihero card instead.',
    'Sur un double triangle, vous pouvez payer 1 Expérience pour piocher deux cartes Héros ou deux cartes Antihéros. Ou piochez à la place une carte Héros ou Antihéros.',
  ],
  9: [
    'On a Crest you may pay 1 or 2 Experience to add as much to the result. Or draw a Hero or Antihero card instead.',
    'Sur un double triangle, vous pouvez payer 1 ou 2 Expérience pour ajouter autant au résultat. Ou piochez à la place une carte Héros ou Antihéros.',
  ],
  10: [
    'On a Crest you may turn one of your ability runes from 1 to 2. Or draw a Hero or Antihero card instead.',
    'Sur un double triangle, vous pouvez faire passer de 1 à 2 une de vos Runes de Compétence. Ou piochez à la place une carte Héros ou Antihéros.',
  ],
  11: [
    'On a Crest you may pay 2 Experience to gain a Virtue. Or draw a Hero or Antihero card instead.',
    'Sur un double triangle, vous pouvez payer 2 Expérience pour gagner une Vertu. Ou piochez à la place une carte Héros ou Antihéros.',
  ],
  12: [
    'On a Crest you may use the effect of another Hero’s Heritage. If there is none to use, gain 1 Experience. Or draw a Hero or Antihero card instead.',
    'Sur un double triangle, vous pouvez utiliser l’effet de l’Héritage d’un autre Héros. Si aucun ne peut servir, gagnez 1 Expérience. Ou piochez à la place une carte Héros ou Antihéros.',
  ],
  13: [
    'On a Crest you may pay 1 Experience to cancel the Action it reveals. Or draw a Hero or Antihero card instead.',
    'Sur un double triangle, vous pouvez payer 1 Expérience pour annuler l’Action qu’il révèle. Ou piochez à la place une carte Héros ou Antihéros.',
  ],
  14: [
    'Constitution, Intelligence. On each of your turns, your first Dark rune is free.',
    'Constitution, Intelligence. À chacun de vos tours, votre première Rune Sombre est gratuite.',
  ],
  15: [
    'Strength, Charisma. When you play a card on another player’s turn, gain 1 Experience (once per turn). Solo: for the first card of each of your turns.',
    'Force, Charisme. Lorsque vous jouez une carte pendant le tour d’un autre joueur, gagnez 1 Expérience (une fois par tour). En solo : pour la première carte de chacun de vos tours.',
  ],
  16: [
    'Constitution, Charisma. When you attempt a Wisdom or Charisma path, gain 1 Experience.',
    'Constitution, Charisme. Lorsque vous tentez une voie Sagesse ou Charisme, gagnez 1 Expérience.',
  ],
  17: [
    'Constitution, Wisdom. On each of your turns, your first Journey is free.',
    'Constitution, Sagesse. À chacun de vos tours, votre première exploration est gratuite.',
  ],
  20: [
    'Dexterity, Wisdom. You start the game with one more Hero card. When you gain a Virtue, gain 2 Experience.',
    'Dextérité, Sagesse. Vous commencez la partie avec une carte Héros de plus. Lorsque vous gagnez une Vertu, gagnez 2 Expérience.',
  ],
  21: [
    'Dexterity, Intelligence. You start the game with one more Antihero card and a Corruption. When you add a Tragedy path to your Story, gain 1 Experience.',
    'Dextérité, Intelligence. Vous commencez la partie avec une carte Antihéros de plus et une Corruption. Lorsqu’une voie Tragédie rejoint votre Histoire, gagnez 1 Expérience.',
  ],
  22: [
    'Dexterity, Charisma. Once per turn, on your turn, you may discard a card to draw one of the other type.',
    'Dextérité, Charisme. Une fois par tour, durant le vôtre, vous pouvez défausser une carte pour en piocher une de l’autre type.',
  ],
  24: [
    'Strength, Dexterity. When you overcome a Challenge by 2 or more, gain 1 Experience.',
    'Force, Dextérité. Lorsque vous réussissez un Défi avec une marge de 2 ou plus, gagnez 1 Expérience.',
  ],
  25: [
    'Strength, Intelligence. Once per attempt, after your cast, you may pay 1 Experience to turn one of your ability runes from 1 to 2.',
    'Force, Intelligence. Une fois par tentative, après votre lancer, vous pouvez payer 1 Expérience pour faire passer de 1 à 2 une de vos Runes de Compétence.',
  ],
  27: [
    'Intelligence, Charisma. You start the game with 2 more Experience. When you add a Royalty path to your Story, gain 1 Experience.',
    'Intelligence, Charisme. Vous commencez la partie avec 2 Expérience de plus. Lorsqu’une voie Royauté rejoint votre Histoire, gagnez 1 Expérience.',
  ],
  28: [
    'Wisdom, Charisma. You start the game with a Virtue. When you would take a Corruption, you may pay 2 Experience to prevent it (once per turn).',
    'Sagesse, Charisme. Vous commencez la partie avec une Vertu. Lorsque vous allez subir une Corruption, vous pouvez payer 2 Expérience pour l’éviter (une fois par tour).',
  ],
  29: [
    'With 2 Experience: +1 in Constitution Challenges. With 4: +1 in Strength Challenges. With 6: when you cast, choose the face of each of your Dark runes.',
    'Avec 2 Expérience : +1 aux Défis Constitution. Avec 4 : +1 aux Défis Force. Avec 6 : lorsque vous lancez, choisissez la face de chacune de vos Runes Sombres.',
  ],
  30: [
    'With 2 Experience: +1 in Charisma Challenges. With 4: +1 in Dexterity Challenges. With 6: when a card you play adds to the result, add 1 more.',
    'Avec 2 Expérience : +1 aux Défis Charisme. Avec 4 : +1 aux Défis Dextérité. Avec 6 : lorsqu’une carte que vous jouez augmente le résultat, ajoutez encore 1.',
  ],
  33: [
    'With 2 Experience: +1 in Wisdom Challenges. With 4: +1 in Strength Challenges. With 6: once per attempt, after your cast, you may cast one of your runes again (not the Crest).',
    'Avec 2 Expérience : +1 aux Défis Sagesse. Avec 4 : +1 aux Défis Force. Avec 6 : une fois par tentative, après votre lancer, vous pouvez relancer une de vos Runes (sauf le double triangle).',
  ],
  34: [
    'With 2 Experience: +1 in Constitution Challenges. With 4: +1 in Wisdom Challenges. With 6: add 1 to the result if no Dark rune is in the attempt.',
    'Avec 2 Expérience : +1 aux Défis Constitution. Avec 4 : +1 aux Défis Sagesse. Avec 6 : ajoutez 1 au résultat si la tentative ne compte aucune Rune Sombre.',
  ],
  35: [
    'With 2 Experience: +1 in Strength Challenges. With 4: +1 in Charisma Challenges. With 6: add 1 to the result if you are on level 1 or 2.',
    'Avec 2 Expérience : +1 aux Défis Force. Avec 4 : +1 aux Défis Charisme. Avec 6 : ajoutez 1 au résultat si vous êtes au niveau 1 ou 2.',
  ],
  36: [
    'With 2 Experience: +1 in Dexterity Challenges. With 4: +1 in Wisdom Challenges. With 6: when you add a Nature path to your Story, draw a Hero card.',
    'Avec 2 Expérience : +1 aux Défis Dextérité. Avec 4 : +1 aux Défis Sagesse. Avec 6 : lorsqu’une voie Nature rejoint votre Histoire, piochez une carte Héros.',
  ],
  37: [
    'With 2 Experience: +1 in Dexterity Challenges. With 4: +1 in Intelligence Challenges. With 6: once per turn, after your cast, you may pay 1 Experience to attempt again.',
    'Avec 2 Expérience : +1 aux Défis Dextérité. Avec 4 : +1 aux Défis Intelligence. Avec 6 : une fois par tour, après votre lancer, vous pouvez payer 1 Expérience pour retenter le Défi.',
  ],
  38: [
    'With 2 Experience: +1 in Charisma Challenges. With 4: +1 in Intelligence Challenges. With 6: your special runes showing 0 add 1 instead.',
    'Avec 2 Expérience : +1 aux Défis Charisme. Avec 4 : +1 aux Défis Intelligence. Avec 6 : vos Runes Spéciales qui montrent 0 ajoutent 1.',
  ],
  40: [
    'With 2 Experience: +1 in Intelligence Challenges. With 4: +1 in Constitution Challenges. With 6: when a special rune or your Heritage lets you draw a card, draw one more of the same type.',
    'Avec 2 Expérience : +1 aux Défis Intelligence. Avec 4 : +1 aux Défis Constitution. Avec 6 : lorsqu’une Rune Spéciale ou votre Héritage vous fait piocher une carte, piochez-en une de plus, du même type.',
  ],
  41: [
    'At the end of the game, score 1 Triumph for each Dexterity or Intelligence icon and for each Arcana icon.',
    'En fin de partie, marquez 1 Triomphe par icône Dextérité ou Intelligence et par icône Arcane.',
  ],
  42: [
    'At the end of the game, score 1 Triumph for each Wisdom or Intelligence icon and for each Trait.',
    'En fin de partie, marquez 1 Triomphe par icône Sagesse ou Intelligence et par Trait.',
  ],
  50: [
    'At the end of the game, score 1 Tragedy for each Tragedy path and for every two Antihero cards you have played. The card itself is worth 2 Tragedy.',
    'En fin de partie, marquez 1 Tragédie par voie Tragédie et par paire de cartes Antihéros que vous avez jouées. La carte elle-même vaut 2 Tragédie.',
  ],
  52: [
    'At the end of the game, score 1 Triumph for each different ability and for each different Story icon.',
    'En fin de partie, marquez 1 Triomphe par Compétence différente et par icône Histoire différente.',
  ],
  53: [
    'At the end of the game, score 1 Triumph for each Trait and for each Royalty icon, and 3 Triumph if you end on level 3 or 4. The card itself shows Royalty.',
    'En fin de partie, marquez 1 Triomphe par Trait et par icône Royauté, et 3 Triomphe si vous finissez au niveau 3 ou 4. La carte elle-même montre Royauté.',
  ],
  54: [
    'At the end of the game, score 1 Tragedy for each Intelligence or Charisma icon and for each level below the third. The card itself is worth 2 Tragedy.',
    'En fin de partie, marquez 1 Tragédie par icône Intelligence ou Charisme et par niveau sous le troisième. La carte elle-même vaut 2 Tragédie.',
  ],
  55: [
    'Constitution. When you gain this Trait, gain 1 Experience if your Story already has a Dexterity icon.',
    'Constitution. Quand vous obtenez ce Trait, gagnez 1 Expérience si votre Histoire compte déjà une icône Dextérité.',
  ],
  61: [
    '1 Triumph and a Virtue. When you gain this Trait, draw a Hero card if your Story already has a Wisdom icon.',
    '1 Triomphe et une Vertu. Quand vous obtenez ce Trait, piochez une carte Héros si votre Histoire compte déjà une icône Sagesse.',
  ],
  78: [
    'Strength and 1 Tragedy. When you gain this Trait, gain 1 Experience if you added a Strength or Constitution path on your previous turn.',
    'Force et 1 Tragédie. Quand vous obtenez ce Trait, gagnez 1 Expérience si vous avez ajouté une voie Force ou Constitution à votre tour précédent.',
  ],
  82: [
    'Constitution and 1 Triumph. When you gain this Trait, gain 2 Experience if you already have at least two Traits.',
    'Constitution et 1 Triomphe. Quand vous obtenez ce Trait, gagnez 2 Expérience si vous avez déjà au moins deux Traits.',
  ],
  85: [
    'Villainy and an Antihero card. When you gain this Trait, you may take a Corruption to gain 2 Experience.',
    'Infamie et une carte Antihéros. Quand vous obtenez ce Trait, vous pouvez subir une Corruption pour gagner 2 Expérience.',
  ],
  101: [
    'Strength and 3 Tragedy. When you gain this Trait, gain 2 Experience if you already have at least two Tragedy paths.',
    'Force et 3 Tragédie. Quand vous obtenez ce Trait, gagnez 2 Expérience si vous avez déjà au moins deux voies Tragédie.',
  ],
  102: [
    'Dexterity, Villainy and 1 Tragedy. When you gain this Trait, draw an Antihero card if you are between levels 4 and 7.',
    'Dextérité, Infamie et 1 Tragédie. Quand vous obtenez ce Trait, piochez une carte Antihéros si vous êtes entre les niveaux 4 et 7.',
  ],
  103: [
    'Constitution and 3 Triumph. When you gain this Trait, gain 2 Experience if your Story already has at least two Constitution icons.',
    'Constitution et 3 Triomphe. Quand vous obtenez ce Trait, gagnez 2 Expérience si votre Histoire compte déjà au moins deux icônes Constitution.',
  ],
  105: [
    'Intelligence, Arcana and 1 Triumph. When you gain this Trait, gain 2 Experience if your Story already has at least three different Story icons.',
    'Intelligence, Arcane et 1 Triomphe. Quand vous obtenez ce Trait, gagnez 2 Expérience si votre Histoire compte déjà au moins trois icônes Histoire différentes.',
  ],
  63: [
    'Difficulty 3; Strength, Dexterity. Fight Sewer Rats: Strength and a Hero card. Chase a Criminal (+1): Dexterity and Justice.',
    'Difficulté 3 ; Force, Dextérité. Combattre des Rats d’Égout : Force et une carte Héros. Poursuivre un Criminel (+1) : Dextérité et Justice.',
  ],
  71: [
    'Difficulty 4; Constitution, Intelligence. Brew a Remedy: Intelligence and Nature. Tend the Dying (+1): Constitution, Divinity and 1 Triumph.',
    'Difficulté 4 ; Constitution, Intelligence. Préparer un Remède : Intelligence et Nature. Veiller les Mourants (+1) : Constitution, Divinité et 1 Triomphe.',
  ],
  77: [
    'Difficulty 4; Wisdom, Charisma. Crown the Harvest Queen: Charisma and Royalty. Settle an Old Feud (+1): Wisdom, 2 Triumph and a Virtue.',
    'Difficulté 4 ; Sagesse, Charisme. Couronner la Reine des Moissons : Charisme et Royauté. Apaiser une Vieille Querelle (+1) : Sagesse, 2 Triomphe et une Vertu.',
  ],
  95: [
    'Difficulty 5; Constitution, Wisdom. Cure a Werewolf: Wisdom and Divinity. Become a Werewolf (+1): Constitution, Nature, 2 Tragedy and a Corruption.',
    'Difficulté 5 ; Constitution, Sagesse. Guérir un Loup-Garou : Sagesse et Divinité. Devenir un Loup-Garou (+1) : Constitution, Nature, 2 Tragédie et une Corruption.',
  ],
  120: [
    'Difficulty 6; Intelligence, Charisma. Draft the Treaty: Intelligence and 3 Triumph. Betray the Envoys (+1): Charisma, 4 Tragedy, an Antihero card and a Corruption.',
    'Difficulté 6 ; Intelligence, Charisme. Rédiger le Traité : Intelligence et 3 Triomphe. Trahir les Émissaires (+1) : Charisme, 4 Tragédie, une carte Antihéros et une Corruption.',
  ],
  122: [
    'The Adversary starts with 5 tokens per player. On a Crest, the Adversary plays an Action. When a Hero fails a Challenge, the Adversary gains 1 token. When a Hero overcomes the Adversary, it loses 1 token for each point above the difficulty.',
    'L’Adversaire commence avec 5 jetons par joueur. Sur un double triangle, l’Adversaire joue une Action. Lorsqu’un Héros rate un Défi, l’Adversaire gagne 1 jeton. Lorsqu’un Héros bat l’Adversaire, celui-ci perd 1 jeton par point au-dessus de la difficulté.',
  ],
  123: [
    'The Adversary starts with 6 tokens per player. On a Crest, the Adversary plays an Action. When a Hero fails a Challenge, the Adversary gains 1 token. When a Hero fails against the Adversary, it gains 1 token. When a Hero overcomes the Adversary, it loses 1 token for each point above the difficulty. When Act III opens, the Adversary gains 1 token per player. When the Action deck is reshuffled, the Adversary gains 1 token.',
    'L’Adversaire commence avec 6 jetons par joueur. Sur un double triangle, l’Adversaire joue une Action. Lorsqu’un Héros rate un Défi, l’Adversaire gagne 1 jeton. Lorsqu’un Héros échoue face à l’Adversaire, celui-ci gagne 1 jeton. Lorsqu’un Héros bat l’Adversaire, celui-ci perd 1 jeton par point au-dessus de la difficulté. À l’ouverture de l’Acte III, l’Adversaire gagne 1 jeton par joueur. Quand le paquet Actions est reformé, l’Adversaire gagne 1 jeton.',
  ],
  124: [
    'Difficulty 6; Constitution, Charisma. Reward: a Hero card. Facing the Adversary, add 2 to the result if you have at least two Traits. When a Hero takes a Corruption, the Adversary gains 1 token. When a Hero gains a Virtue, the Adversary loses 1 token.',
    'Difficulté 6 ; Constitution, Charisme. Récompense : une carte Héros. Face à l’Adversaire, ajoutez 2 au résultat si vous avez au moins deux Traits. Lorsqu’un Héros subit une Corruption, l’Adversaire gagne 1 jeton. Lorsqu’un Héros gagne une Vertu, l’Adversaire perd 1 jeton.',
  ],
  125: [
    'Difficulty 8; Constitution, Charisma. Reward: Constitution and 7 Triumph. On a Crest, choose: take a Corruption, or the result falls by 1. When a Hero takes a Corruption, the Adversary gains 1 token. When a Hero gains a Virtue, the Adversary loses 1 token.',
    'Difficulté 8 ; Constitution, Charisme. Récompense : Constitution et 7 Triomphe. Sur un double triangle, au choix : subissez une Corruption, ou le résultat baisse de 1. Lorsqu’un Héros subit une Corruption, l’Adversaire gagne 1 jeton. Lorsqu’un Héros gagne une Vertu, l’Adversaire perd 1 jeton.',
  ],
  128: [
    'Difficulty 6; Constitution, Intelligence. Reward: a Hero card. Facing the Adversary, add 2 to the result if your Story has at least five different abilities. When a Hero casts a Dark rune, the Adversary gains 1 token. When a Hero fails a Challenge by 3 or more, the Adversary gains 1 token.',
    'Difficulté 6 ; Constitution, Intelligence. Récompense : une carte Héros. Face à l’Adversaire, ajoutez 2 au résultat si votre Histoire compte au moins cinq Compétences différentes. Lorsqu’un Héros lance une Rune Sombre, l’Adversaire gagne 1 jeton. Lorsqu’un Héros rate un Défi de 3 points ou plus, l’Adversaire gagne 1 jeton.',
  ],
  131: [
    'Difficulty 8; Strength, Intelligence. Reward: Intelligence, Royalty and 5 Triumph. On a Crest, the result falls by 1 if you are between levels 4 and 7. When an Antihero card is played, the Adversary gains 1 token. When a Justice or Royalty path joins a Story, the Adversary loses 1 token.',
    'Difficulté 8 ; Force, Intelligence. Récompense : Intelligence, Royauté et 5 Triomphe. Sur un double triangle, le résultat baisse de 1 si vous êtes entre les niveaux 4 et 7. Lorsqu’une carte Antihéros est jouée, l’Adversaire gagne 1 jeton. Lorsqu’une voie Justice ou Royauté rejoint une Histoire, l’Adversaire perd 1 jeton.',
  ],
  133: [
    'Difficulty 8; Dexterity, Intelligence. Reward: Dexterity and 7 Tragedy. On a Crest, choose: the Adversary gains 1 token, or the result falls by 1. When a Hero takes a Corruption, the Adversary gains 1 token. When a Hero overcomes a Challenge by 4 or more, the Adversary loses 1 token.',
    'Difficulté 8 ; Dextérité, Intelligence. Récompense : Dextérité et 7 Tragédie. Sur un double triangle, au choix : l’Adversaire gagne 1 jeton, ou le résultat baisse de 1. Lorsqu’un Héros subit une Corruption, l’Adversaire gagne 1 jeton. Lorsqu’un Héros réussit un Défi avec une marge de 4 ou plus, l’Adversaire perd 1 jeton.',
  ],
  135: [
    'Difficulty 9; Wisdom, Charisma. Reward: Charisma, Royalty and 6 Triumph. On a Crest, the result falls by 1 if another Hero is on your level (solo: if you are on level 3). When a Hero takes a Corruption, the Adversary gains 1 token. When a Hero overcomes a Challenge by 4 or more, the Adversary loses 1 token.',
    'Difficulté 9 ; Sagesse, Charisme. Récompense : Charisme, Royauté et 6 Triomphe. Sur un double triangle, le résultat baisse de 1 si un autre Héros est à votre niveau (en solo : si vous êtes au niveau 3). Lorsqu’un Héros subit une Corruption, l’Adversaire gagne 1 jeton. Lorsqu’un Héros réussit un Défi avec une marge de 4 ou plus, l’Adversaire perd 1 jeton.',
  ],
  137: [
    'Difficulty 8; Constitution, Wisdom. Reward: Wisdom, Divinity and 5 Triumph. On a Crest, if you have any Experience, lose 1 Experience; otherwise, the result falls by 1. When a Hero takes a Corruption, the Adversary gains 1 token. When a Hero fails a Challenge, the Adversary gains 1 token. When a Hero gains a Virtue, the Adversary loses 1 token.',
    'Difficulté 8 ; Constitution, Sagesse. Récompense : Sagesse, Divinité et 5 Triomphe. Sur un double triangle, si vous avez de l’Expérience, perdez 1 Expérience ; sinon, le résultat baisse de 1. Lorsqu’un Héros subit une Corruption, l’Adversaire gagne 1 jeton. Lorsqu’un Héros rate un Défi, l’Adversaire gagne 1 jeton. Lorsqu’un Héros gagne une Vertu, l’Adversaire perd 1 jeton.',
  ],
  139: [
    'Difficulty 8; Dexterity, Wisdom. Reward: Wisdom, Nature and 5 Triumph. On a Crest, if one of your ability runes shows 2, cast one such rune again; otherwise, the result falls by 1. When a Hero Journeys, the Adversary gains 1 token. When a Hero casts a Dark rune, the Adversary gains 1 token. When a Hero overcomes a bottom path by 2 or more without a Dark rune, the Adversary loses 1 token.',
    'Difficulté 8 ; Dextérité, Sagesse. Récompense : Sagesse, Nature et 5 Triomphe. Sur un double triangle, si une de vos Runes de Compétence montre 2, relancez-en une ; sinon, le résultat baisse de 1. Lorsqu’un Héros explore, l’Adversaire gagne 1 jeton. Lorsqu’un Héros lance une Rune Sombre, l’Adversaire gagne 1 jeton. Lorsqu’un Héros réussit une voie du bas avec une marge de 2 ou plus, sans Rune Sombre, l’Adversaire perd 1 jeton.',
  ],
  141: [
    'Difficulty 9; Strength, Constitution. Reward: Strength, Justice and 6 Triumph. On a Crest, the difficulty rises by 1. When a Hero Journeys, the Adversary gains 1 token. When a Hero takes a Corruption, the Adversary gains 1 token. When a Hero overcomes a bottom path by 2 or more without a Dark rune, the Adversary loses 1 token.',
    'Difficulté 9 ; Force, Constitution. Récompense : Force, Justice et 6 Triomphe. Sur un double triangle, la difficulté augmente de 1. Lorsqu’un Héros explore, l’Adversaire gagne 1 jeton. Lorsqu’un Héros subit une Corruption, l’Adversaire gagne 1 jeton. Lorsqu’un Héros réussit une voie du bas avec une marge de 2 ou plus, sans Rune Sombre, l’Adversaire perd 1 jeton.',
  ],
  142: [
    'Difficulty 6; Intelligence, Charisma. Reward: an Antihero card. Facing the Adversary, add 2 to the result if your Story has at least three Story icons of one type. When a Hero takes a Corruption, the Adversary gains 1 token. When a Hero discards a card, the Adversary gains 1 token. When a Story icon joins a Story that already shows it, the Adversary loses 2 tokens.',
    'Difficulté 6 ; Intelligence, Charisme. Récompense : une carte Antihéros. Face à l’Adversaire, ajoutez 2 au résultat si votre Histoire compte au moins trois icônes Histoire d’un même type. Lorsqu’un Héros subit une Corruption, l’Adversaire gagne 1 jeton. Lorsqu’un Héros défausse une carte, l’Adversaire gagne 1 jeton. Lorsqu’une icône Histoire rejoint une Histoire qui la montre déjà, l’Adversaire perd 2 jetons.',
  ],
  145: [
    'Difficulty 9; Strength, Wisdom. Reward: Wisdom, Divinity and 6 Tragedy. On a Crest, choose: lose 1 Experience, or your Heritage cannot be used on this Crest. When a Hero takes a Corruption, the Adversary gains 1 token. When a Hero fails a Challenge by 3 or more, the Adversary gains 1 token. When a Story icon joins a Story that already shows it, the Adversary loses 1 token.',
    'Difficulté 9 ; Force, Sagesse. Récompense : Sagesse, Divinité et 6 Tragédie. Sur un double triangle, au choix : perdez 1 Expérience, ou votre Héritage ne peut servir sur ce double triangle. Lorsqu’un Héros subit une Corruption, l’Adversaire gagne 1 jeton. Lorsqu’un Héros rate un Défi de 3 points ou plus, l’Adversaire gagne 1 jeton. Lorsqu’une icône Histoire rejoint une Histoire qui la montre déjà, l’Adversaire perd 1 jeton.',
  ],
  146: [
    'If you have a card in hand, discard one; otherwise, the difficulty rises by 2.',
    'Si vous avez une carte en main, défaussez-en une ; sinon, la difficulté augmente de 2.',
  ],
  147: [
    'Your Class has no effect for the rest of this attempt.',
    'Votre Classe est sans effet jusqu’à la fin de la tentative.',
  ],
  148: [
    'Choose: lose 1 Experience, or the result falls by 1.',
    'Au choix : perdez 1 Expérience, ou le résultat baisse de 1.',
  ],
  150: [
    'Choose: take a Corruption, or the difficulty rises by 1.',
    'Au choix : subissez une Corruption, ou la difficulté augmente de 1.',
  ],
  151: [
    'If other players’ cards have added to the result, what they added is lost; otherwise, the result falls by 1.',
    'Si des cartes d’autres joueurs ont augmenté le résultat, ce qu’elles ont ajouté est perdu ; sinon, le résultat baisse de 1.',
  ],
  152: ['Add a Dark rune to the attempt and cast it.', 'Ajoutez une Rune Sombre à la tentative et lancez-la.'],
  153: [
    'If a Dark rune is in the attempt, the result falls by 1 for each; otherwise, the result falls by 1.',
    'Si la tentative compte une Rune Sombre, le résultat baisse de 1 pour chacune ; sinon, le résultat baisse de 1.',
  ],
  155: [
    'If one of your ability runes shows 2, turn one such rune over; otherwise, the result falls by 1.',
    'Si une de vos Runes de Compétence montre 2, retournez-en une ; sinon, le résultat baisse de 1.',
  ],
  156: ['Every Hero loses 1 Experience.', 'Chaque Héros perd 1 Expérience.'],
  157: [
    'The other face-up cards of the row are replaced and the difficulty rises by 1.',
    'Les autres cartes visibles de la rangée sont remplacées et la difficulté augmente de 1.',
  ],
  158: [
    'Choose: discard a card at random, or the Adversary gains 1 token and the result falls by 1.',
    'Au choix : défaussez une carte au hasard, ou l’Adversaire gagne 1 jeton et le résultat baisse de 1.',
  ],
  159: [
    'During a Hero’s attempt at a Strength or Constitution path, add 2 to the result.',
    'Pendant la tentative d’un Héros sur une voie Force ou Constitution, ajoutez 2 au résultat.',
  ],
  162: [
    'During a Hero’s attempt, once the runes are cast, turn one of that Hero’s ability runes from 1 to 2.',
    'Pendant la tentative d’un Héros, une fois les Runes lancées, faites passer de 1 à 2 une de ses Runes de Compétence.',
  ],
  163: [
    'During a Hero’s attempt at a Strength, Constitution or Charisma path, add 1 to the result on your turn, or 2 on another player’s turn.',
    'Pendant la tentative d’un Héros sur une voie Force, Constitution ou Charisme, ajoutez 1 au résultat pendant votre tour, ou 2 pendant celui d’un autre joueur.',
  ],
  165: [
    'During a Hero’s attempt, count one more Intelligence or Wisdom icon, if that ability is relevant.',
    'Pendant la tentative d’un Héros, comptez une icône Intelligence ou Sagesse de plus, si cette Compétence sert à la tentative.',
  ],
  168: [
    'During a Hero’s attempt, once the runes are cast, that Hero attempts again if it is your turn or the attempt is failing.',
    'Pendant la tentative d’un Héros, une fois les Runes lancées, ce Héros retente le Défi si c’est votre tour ou si la tentative échoue en l’état.',
  ],
  169: [
    'During a Hero’s attempt, once the runes are cast, cancel a pending Action.',
    'Pendant la tentative d’un Héros, une fois les Runes lancées, annulez une Action en attente.',
  ],
  170: [
    'During a Hero’s attempt, add 1 to the result for each Divinity icon in that Hero’s Story.',
    'Pendant la tentative d’un Héros, ajoutez 1 au résultat par icône Divinité de son Histoire.',
  ],
  174: [
    'During a Hero’s attempt against the Adversary, add 2 to the result.',
    'Pendant la tentative d’un Héros face à l’Adversaire, ajoutez 2 au résultat.',
  ],
  175: ['On your turn, gain a Virtue.', 'Durant votre tour, gagnez une Vertu.'],
  176: [
    'At any time, a Hero of your choice between levels 5 and 7 gains two Virtues.',
    'À tout moment, un Héros de votre choix entre les niveaux 5 et 7 gagne deux Vertus.',
  ],
  177: [
    'After a Hero fails a Challenge, that Hero gains 2 Experience.',
    'Après l’échec d’un Héros à un Défi, ce Héros gagne 2 Expérience.',
  ],
  179: [
    'At the start of your turn, your next two Journeys this turn are free.',
    'Au début de votre tour, vos deux prochaines explorations du tour sont gratuites.',
  ],
  180: [
    'During a Hero’s attempt, once the runes are cast, the Moons of this attempt cause no Corruption.',
    'Pendant la tentative d’un Héros, une fois les Runes lancées, les Lunes de cette tentative ne corrompent pas.',
  ],
  181: [
    'After you overcome a Challenge without a Dark rune, gain 1 Experience and draw a Hero card.',
    'Après votre réussite à un Défi sans Rune Sombre, gagnez 1 Expérience et piochez une carte Héros.',
  ],
  182: [
    'At any time, the Adversary loses 1 token and 1 more for each Hero on level 1 or 2.',
    'À tout moment, l’Adversaire perd 1 jeton et 1 de plus par Héros au niveau 1 ou 2.',
  ],
  186: [
    'During a Hero’s attempt, pay 1 Experience to add 2 to the result.',
    'Pendant la tentative d’un Héros, payez 1 Expérience pour ajouter 2 au résultat.',
  ],
  187: [
    'During a Hero’s attempt, add a Dark rune to the attempt and cast it.',
    'Pendant la tentative d’un Héros, ajoutez une Rune Sombre à la tentative et lancez-la.',
  ],
  188: [
    'During your attempt, take a Corruption to add 3 to the result.',
    'Pendant votre tentative, subissez une Corruption pour ajouter 3 au résultat.',
  ],
  189: [
    'During another Hero’s attempt at a Challenge other than the Adversary, the difficulty rises by 2; gain 1 Experience if the Challenge fails.',
    'Pendant la tentative d’un autre Héros sur un autre Défi que l’Adversaire, la difficulté augmente de 2 ; gagnez 1 Expérience si le Défi est raté.',
  ],
  190: ['At any time, take 1 Experience from the Adversary.', 'À tout moment, prenez 1 Expérience à l’Adversaire.'],
  191: [
    'On your turn, take 1 Experience from another Hero.',
    'Durant votre tour, prenez 1 Expérience à un autre Héros.',
  ],
  192: [
    'On your turn, another Hero of your choice gives you 1 Experience or a card.',
    'Durant votre tour, un autre Héros de votre choix vous donne 1 Expérience ou une carte.',
  ],
  193: ['In response to another player’s card, cancel it.', 'En réponse à la carte d’un autre joueur, annulez-la.'],
  194: [
    'During a Hero’s attempt, once the runes are cast, turn one rune over (not the Crest).',
    'Pendant la tentative d’un Héros, une fois les Runes lancées, retournez une Rune (sauf le double triangle).',
  ],
  198: [
    'During your attempt, once the runes are cast, take a Corruption to attempt again and add 1 to the result.',
    'Pendant votre tentative, une fois les Runes lancées, subissez une Corruption pour retenter le Défi et ajouter 1 au résultat.',
  ],
  199: [
    'During your attempt against the Adversary, add 1 to the result for each Antihero card you have played, 4 at most.',
    'Pendant votre tentative face à l’Adversaire, ajoutez 1 au résultat par carte Antihéros que vous avez jouée (4 au plus).',
  ],
  200: [
    'On your turn, take a discarded Hero or Antihero card into your hand.',
    'Durant votre tour, prenez en main une carte Héros ou Antihéros défaussée.',
  ],
  201: [
    'On your turn, take a Corruption to draw two Antihero cards.',
    'Durant votre tour, subissez une Corruption pour piocher deux cartes Antihéros.',
  ],
  202: [
    'During a Hero’s attempt, once the runes are cast, take a Corruption to cancel a pending Action.',
    'Pendant la tentative d’un Héros, une fois les Runes lancées, subissez une Corruption pour annuler une Action en attente.',
  ],
  203: ['After you fail a Challenge, gain 2 Experience.', 'Après votre échec à un Défi, gagnez 2 Expérience.'],
  204: [
    'On your turn, take one or two Corruptions to gain 2 Experience for each.',
    'Durant votre tour, subissez une ou deux Corruptions pour gagner 2 Expérience par Corruption.',
  ],
  205: [
    'At any time, a Hero of your choice takes a Corruption and gains 2 Experience.',
    'À tout moment, un Héros de votre choix subit une Corruption et gagne 2 Expérience.',
  ],
  206: [
    'During the attempt of a Hero on level 6 or 7, add 3 to the result.',
    'Pendant la tentative d’un Héros au niveau 6 ou 7, ajoutez 3 au résultat.',
  ],
}

const plain = (text: string | undefined): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
const LANGS = [
  ['en', en, inEnglish, english],
  ['fr', fr, inFrench, french],
] as const
const PIECES = Array.from({ length: CARD_COUNT }, (_, piece) => pieceOf(piece))

describe('texts come from the data', () => {
  test.each(Object.entries(TEXTS))('card %s', (number, [inEn, inFr]) => {
    expect(inEnglish.text(card(Number(number)))).toBe(inEn)
    expect(plain(inFrench.text(card(Number(number))))).toBe(inFr)
  })

  test('every kind of card is among them', () => {
    const kinds = new Set(Object.keys(TEXTS).map((number) => kindOf(Number(number) - 1)))
    expect(kinds).toEqual(new Set(PIECES.map((piece) => kindOf(piece))))
  })

  test('two cards that do different things say different things', () => {
    for (const [, , lang] of LANGS) {
      const said = new Map<string, number>()
      for (const piece of PIECES) {
        const text = lang.text(piece)!
        const before = said.get(text)
        // Deciphered Mystery and Spectral Blast do the same, once for each side.
        if (before !== undefined) expect([before, numberOf(piece)]).toEqual([172, 196])
        said.set(text, numberOf(piece))
      }
    }
  })

  test('a back has neither name nor text', () => {
    expect(inEnglish.piece(-1)).toBe('a hidden card')
    expect(inFrench.piece(-1)).toBe('une carte cachée')
    expect([inEnglish.text(-1), inFrench.text(-1)]).toEqual([undefined, undefined])
  })
})

const GAPS = /undefined|NaN|\bnull\b|\[object|\s\s|^\s|\s$|\s[,.)]|\(\s|'|\$\{|\bCTA\b/
const BAD_FRENCH = /[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»|\bsi il\b|\bque un/

function expectWhole(code: string, text: string, form: RegExp): void {
  expect(text).toMatch(form)
  expect(text).not.toMatch(GAPS)
  if (code === 'fr') expect(text).not.toMatch(BAD_FRENCH)
}

describe.each(LANGS)('in %s', (code, words: Lang, lang, phrases: Phrases) => {
  test('every card has a name, and every name is of one card or of one family', () => {
    for (const piece of PIECES) expectWhole(code, lang.piece(piece), /^[\p{Lu}].*[^.]$/u)
    const names = PIECES.map((piece) => lang.piece(piece))
    expect(new Set(names).size).toBe(names.length)
  })

  test('every text is whole', () => {
    for (const piece of PIECES) expectWhole(code, lang.text(piece)!, /^[\p{Lu}\d].*\.$/u)
  })

  test('every path has a name of its own', () => {
    const paths = Object.values(words.paths).flat()
    for (const path of paths) expectWhole(code, words.typeset(path), /^[\p{Lu}].*[^.]$/u)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toHaveLength(88)
  })

  test('every Character, Story card and Adversary has its line', () => {
    const lines = Object.values(words.flavour)
    for (const line of lines) {
      expectWhole(code, words.typeset(line), /^[\p{Lu}].*[.!?]$/u)
      expect(line.length, line).toBeLessThanOrEqual(80)
    }
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines).toHaveLength(143)
  })

  test('every part of the vocabulary can be said with every other', () => {
    for (const effect of EFFECTS) {
      const timings = effect.on === 'played' ? TIMINGS : [undefined]
      for (const timing of timings)
        expectWhole(code, words.typeset(sentence(phrases, effect, timing)), /^[\p{Lu}].*\.$/u)
    }
  })

  test('an effect for others is not told as one for oneself', () => {
    for (const on of TRIGGERS.filter((one) => !ALIKE.includes(one))) {
      const self = sentence(phrases, { ...PLAIN, on, by: 'self' })
      expect(sentence(phrases, { ...PLAIN, on, by: 'any' }), on).not.toBe(self)
    }
  })
})

/** These speak of nobody in particular, or always of the owner. */
const ALIKE: readonly string[] = [
  'setup',
  'static',
  'crest',
  'runeDraw',
  'gain',
  'activate',
  'activatePost',
  'actReveal',
  'actionReshuffle',
  'score',
  'played',
  'resolved',
]

const PLAIN: Effect = {
  on: 'static',
  by: 'self',
  if: [],
  optional: false,
  cost: undefined,
  do: [{ do: 'xp', who: 'self', by: 1 }],
  else: [],
  limit: 'none',
}

/** One of each, in forms the cards of today may not have. */
const CONDITIONS: readonly Condition[] = [
  { is: 'path', icons: ['STR', 'NAT'] },
  { is: 'added', icons: ['ARC'] },
  { is: 'addedTragedy' },
  { is: 'matching' },
  { is: 'addedLastTurn', icons: ['INT'] },
  { is: 'relevant', abilities: ['DEX'] },
  { is: 'ownTurn' },
  { is: 'othersTurn' },
  { is: 'ownTurnOrFailing' },
  { is: 'facingAdversary' },
  { is: 'notAdversary' },
  { is: 'marginAtLeast', margin: 3 },
  { is: 'marginAtMost', margin: -2 },
  { is: 'noDark' },
  { is: 'darkRunes', atLeast: 1 },
  { is: 'darkRunes', atLeast: 3 },
  { is: 'darkFree' },
  { is: 'moonShown' },
  { is: 'bottom' },
  { is: 'level', of: 'self', atLeast: 3, atMost: 3 },
  { is: 'level', of: 'hero', atLeast: 1, atMost: 2 },
  { is: 'level', of: 'chosen', atLeast: 4, atMost: 7 },
  { is: 'count', count: { of: 'icons', icons: ['STR'] }, atLeast: 2 },
  { is: 'count', count: { of: 'traits' }, atLeast: 1 },
  { is: 'count', count: { of: 'paths', points: 'tra' }, atLeast: 2 },
  { is: 'count', count: { of: 'distinct', icons: 'ability' }, atLeast: 4 },
  { is: 'count', count: { of: 'largestSet' }, atLeast: 3 },
  { is: 'count', count: { of: 'played', type: 'any' }, atLeast: 2 },
  { is: 'hand', atLeast: 2 },
  { is: 'xp', atLeast: 3 },
  { is: 'chosenXp', atLeast: 2 },
  { is: 'chosenXpOrCard' },
  { is: 'discarded' },
  { is: 'advTokens', atLeast: 1 },
  { is: 'actionPending' },
  { is: 'featBelow' },
  { is: 'bonusFromOthers' },
  { is: 'abilityShowingTwo' },
  { is: 'sameLevel' },
  { is: 'addsResult' },
  { is: 'featType', type: 'hero' },
  { is: 'act', act: 2 },
]

const OPERATIONS: readonly Operation[] = [
  { do: 'result', by: 3 },
  { do: 'result', by: -2 },
  { do: 'result', by: { times: 2, count: { of: 'players' } } },
  { do: 'result', by: { times: -1, count: { of: 'corruptionDepth' } } },
  { do: 'difficulty', by: -1 },
  { do: 'xp', who: 'each', by: 2 },
  { do: 'xp', who: 'hero', by: -1 },
  { do: 'xp', who: 'chosen', by: { times: 1, count: { of: 'half', count: { of: 'traits' } } } },
  { do: 'draw', who: 'hero', type: 'either', count: 1 },
  { do: 'draw', who: 'self', type: 'either', count: 3 },
  { do: 'draw', who: 'chosen', type: 'antihero', count: 2 },
  { do: 'draw', who: 'self', type: 'same', count: 2 },
  { do: 'draw', who: 'self', type: 'other', count: 1 },
  { do: 'discard', who: 'chosen', count: 2, random: true },
  { do: 'virtue', who: 'each', count: 1 },
  { do: 'corrupt', who: 'hero', count: 2 },
  { do: 'prevent' },
  { do: 'ignoreMoons' },
  { do: 'addDarkRune' },
  { do: 'addIcon', abilities: ['STR', 'WIS'] },
  { do: 'recast', from: 'abilityShowingOne' },
  { do: 'turn', from: 'abilityShowingOne' },
  { do: 'flip', from: 'abilityShowingTwo' },
  { do: 'chooseDarkFaces' },
  { do: 'specialZero', by: 2 },
  { do: 'freeDark', count: 2 },
  { do: 'freeJourney', count: 3 },
  { do: 'reattempt' },
  { do: 'onFail', xp: 1 },
  { do: 'adv', by: 2 },
  { do: 'adv', by: { times: -1, count: { of: 'heroesAtLevel', from: 3, to: 5 } } },
  { do: 'stealAdv', count: 2 },
  { do: 'steal', count: 2 },
  { do: 'demand' },
  { do: 'retrieve' },
  { do: 'cancelFeat' },
  { do: 'cancelAction', which: 'chosen' },
  { do: 'playAction' },
  { do: 'suppress', what: 'class' },
  { do: 'sweepRow' },
  { do: 'copyHeritage' },
  { do: 'points', points: 'tri', by: 2 },
  {
    do: 'choose',
    of: [
      { needs: undefined, do: [{ do: 'prevent' }] },
      { needs: undefined, do: [{ do: 'playAction' }] },
    ],
  },
  // biome-ignore lint/suspicious/noThenProperty: data, never awaited
  { do: 'when', if: { is: 'noDark' }, then: { do: 'adv', by: 1 } },
]

const EFFECTS: readonly Effect[] = [
  ...TRIGGERS.filter((on) => on !== 'setup' && on !== 'score').flatMap((on): Effect[] => [
    ...CONDITIONS.map((condition): Effect => ({ ...PLAIN, on, if: [condition] })),
    ...CONDITIONS.map((condition): Effect => ({ ...PLAIN, on, by: 'any', if: [condition], else: PLAIN.do })),
    ...OPERATIONS.map((operation): Effect => ({ ...PLAIN, on, do: [operation], limit: 'turn' })),
    ...OPERATIONS.map((operation): Effect => ({ ...PLAIN, on, by: 'any', do: [operation, ...PLAIN.do] })),
    { ...PLAIN, on, optional: true, cost: { pay: 'discard', from: 1, to: 2 }, limit: 'attempt' },
    { ...PLAIN, on, cost: { pay: 'corrupt', from: 2, to: 2 } },
    { ...PLAIN, on, cost: { pay: 'xp', from: 1, to: 3 } },
  ]),
]

// ── For reading ─────────────────────────────────────────────────────────────────────────────────────────────────────

test('every card is printed in text.snapshot.md', async () => {
  const blocks = PIECES.map((piece) => {
    const number = numberOf(piece)
    const lines = [inEnglish.text(piece), inFrench.text(piece)].map((text) => `- ${text}`)
    const flavours = [en, fr].flatMap(({ flavour }) => {
      const line = (flavour as { readonly [number: number]: string })[number]
      return line === undefined ? [] : [`- *${line}*`]
    })
    const title = `### ${String(number).padStart(3, '0')} ${inEnglish.piece(piece)} / ${inFrench.piece(piece)}`
    return [title, '', ...lines, ...flavours].join('\n')
  })
  const head = [
    '# The cards as printed',
    'Made from the data by lang/text.test.ts; `npx vitest run games/call-to-adventure/lang -u` writes it anew.',
  ]
  await expect(`${[...head, ...blocks].join('\n\n')}\n`).toMatchFileSnapshot('../text.snapshot.md')
})
