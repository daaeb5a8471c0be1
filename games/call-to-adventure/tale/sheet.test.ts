import { describe, expect, test } from 'vitest'
import { lang as enLang } from '../lang/en/index.ts'
import { lang as frLang } from '../lang/fr/index.ts'
import * as en from './en/index.ts'
import * as fr from './fr/index.ts'
import { wordsFor } from './open.ts'
import { bonusOf, levelOf, modifierOf, scoreOf, sheetOf, sheetText } from './sheet.ts'
import { DRUID, WARLOCK, WIZARD } from './testing/lives.ts'

describe('figures of a character sheet', () => {
  test('a score is 8 and 2 for each icon, at most 18', () => {
    expect([0, 1, 2, 4, 5, 6, 9].map(scoreOf)).toEqual([8, 10, 12, 16, 18, 18, 18])
    expect([8, 9, 10, 11, 12, 18].map(modifierOf)).toEqual([-1, -1, 0, 0, 1, 4])
  })

  test('a level comes from Acts and experience on the Class', () => {
    expect(levelOf(DRUID)).toBe(10)
    expect(levelOf(WARLOCK)).toBe(6)
    expect(levelOf(WIZARD)).toBe(4)
    expect([1, 4, 5, 8, 9, 10].map(bonusOf)).toEqual([2, 2, 3, 3, 4, 4])
  })
})

describe('a character sheet', () => {
  test('in English', async () => {
    const words = await wordsFor([DRUID], en)
    expect(sheetText(sheetOf(DRUID, 'Astrid', enLang, words), words)).toBe(`Astrid, character sheet

Heritage: Dwarf
Background: Shepherd
Class: Druid
Level: 10
Destiny: One With Nature
Temper: radiant

Abilities
  Strength 8 (−1)
  Dexterity 8 (−1)
  Constitution 12 (+1)
  Intelligence 8 (−1)
  Wisdom 18 (+4)
  Charisma 10 (+0)

Proficiency bonus
  +4

Saving throws
  Wisdom
  Strength

Proficiencies
  Endurance
  Herbalism kit

Ideals
  A word can do what no sword can. (Rekindle Hope)
  Let grow what grows. (Call the Rain)

Bonds
  A wild place, and the beast that lives there. (Save a Wounded Beast)

Flaws
  None that the songs remember.

Possessions
  A traveler’s staff
  A whistle only beasts can hear
  A dented practice sword
  A letter of thanks from an enemy
`)
  })

  test('in French', async () => {
    const words = await wordsFor([WARLOCK], fr)
    expect(
      sheetText(sheetOf(WARLOCK, 'Éloi', frLang, words), words).replaceAll('\u00a0', '_'),
    ).toBe(`Fiche de personnage d’Éloi

Héritage_: Changelin
Historique_: Tire-Laine
Classe_: Mage Noir
Niveau_: 6
Destin_: Étoile Déchue
Penchant_: noirceur

Caractéristiques
  Force 8 (−1)
  Dextérité 12 (+1)
  Constitution 8 (−1)
  Intelligence 14 (+2)
  Sagesse 10 (+0)
  Charisme 12 (+1)

Bonus de maîtrise
  +3

Jets de sauvegarde
  Intelligence
  Charisme

Maîtrises
  Tromperie
  Matériel de déguisement

Idéaux
  Rien dont les chansons se souviennent.

Liens
  La route, et quiconque la partage. (Crocheter un Coffre)

Défauts
  Préfère savoir que bien faire. (Lui Voler la Vue)
  Ment aisément, et surtout à ses amis. (Trahir les Émissaires)

Possessions
  Une gourde toujours à moitié pleine
  Un contrat signé en rouge
  Un paquet de lettres compromettantes
`)
  })
})
