import { card, classOf, pathOf } from '../content/pieces.ts'
import { ABILITIES, type Ability, type Icon } from '../words.ts'
import type { Life, Stage } from './life.ts'
import type { Names } from './tell.ts'
import type { SheetWords, TaleWords } from './words.ts'

/** A score of the sheet, with what it adds to a throw. */
interface Score {
  readonly ability: Ability
  readonly name: string
  readonly score: number
  readonly modifier: string
}
/** A heading and what stands under it. */
interface Section {
  readonly title: string
  readonly lines: readonly string[]
}
/** A Hero as a character for role-playing games of the fifth-edition kind. */
export interface Sheet {
  readonly title: string
  /** Heritage, background, class and level, destiny, temper. */
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly scores: readonly Score[]
  readonly sections: readonly Section[]
}

const LEAST = 8
const PER_ICON = 2
const MOST = 18

/** 8, and 2 for each icon of the Story, at most 18. */
export const scoreOf = (icons: number): number => Math.min(LEAST + PER_ICON * icons, MOST)
export const modifierOf = (score: number): number => Math.floor((score - 10) / 2)

const ACT_LENGTH = 3
const LEVELS_PER_ACT = 2
const BANKED_PER_LEVEL = 2

/** From 1: two levels for each Act that was completed, one for every two experience on the Class. At most 10. */
export const levelOf = ({ acts, banked }: Pick<Life, 'acts' | 'banked'>): number =>
  1 + LEVELS_PER_ACT * acts.filter(({ length }) => length === ACT_LENGTH).length + Math.floor(banked / BANKED_PER_LEVEL)
/** What practice adds: 2, and 1 more for every four levels. */
export const bonusOf = (level: number): number => 2 + Math.floor((level - 1) / 4)

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

export function sheetOf(life: Life, name: string, names: Names, words: TaleWords): Sheet {
  const { sheet } = words
  const { labels } = sheet
  const level = levelOf(life)
  const { first, second } = classOf(card(life.class))
  const facts = [
    [labels.heritage, names.piece(life.heritage - 1)],
    [labels.background, names.piece(life.origin - 1)],
    [labels.class, names.piece(life.class - 1)],
    [labels.level, String(level)],
    [labels.destiny, names.piece(life.destiny - 1)],
    [labels.temper, sheet.tempers[life.level as keyof typeof sheet.tempers]],
  ] as const
  const scores = ABILITIES.map((ability) => {
    const score = scoreOf(life.abilities[ability])
    return { ability, name: sheet.abilities[ability], score, modifier: signed(modifierOf(score)) }
  })
  const skills = life.acts.flat().flatMap((stage) => (stage.kind === 'trait' ? [sheet.skills[stage.number]] : []))
  const { ideals, bonds, flaws } = marksOf(life.acts.flat())
  const left = (stages: readonly Stage[], texts: SheetWords['ideals']) =>
    stages.map((stage) => sheet.from(texts[markOf(stage)], nameOf(stage, names)))
  const section = (title: string, lines: readonly string[]): Section => ({
    title,
    lines: (lines.length === 0 ? [sheet.none] : lines).map(words.typeset),
  })
  return {
    title: words.typeset(sheet.heading(name)),
    facts,
    scores,
    sections: [
      section(labels.bonus, [signed(bonusOf(level))]),
      section(labels.saves, [sheet.abilities[first], sheet.abilities[second]]),
      section(labels.skills, skills),
      section(labels.ideals, left(ideals, sheet.ideals)),
      section(labels.bonds, left(bonds, sheet.bonds)),
      section(labels.flaws, left(flaws, sheet.flaws)),
      section(
        labels.possessions,
        [...new Set([...life.heroes, ...life.antiheroes])].map((feat) => words.capitalise(sheet.possessions[feat])),
      ),
    ],
  }
}

/** A path may show none, both or a blank: its Story icon says most about it, then its ability. */
function markOf(stage: Stage): Icon | 'plain' {
  const { icons } = pathOfStage(stage)
  return icons.find((icon) => !(ABILITIES as readonly Icon[]).includes(icon)) ?? icons[0] ?? 'plain'
}
const pathOfStage = (stage: Stage) => pathOf(card(stage.number), stage.kind === 'path' ? stage.bottom : 0)
const nameOf = (stage: Stage, names: Names): string =>
  stage.kind === 'trait' ? names.piece(stage.number - 1) : names.path(stage.number - 1, stage.bottom)

const MARKS = 2

/**
 * Ideals from the paths of most Triumph, flaws from those of most Tragedy, two of each at most; a bond from the earliest
 * Challenge that is neither.
 */
function marksOf(stages: readonly Stage[]): { [mark in 'ideals' | 'bonds' | 'flaws']: readonly Stage[] } {
  const most = (points: 'tri' | 'tra') =>
    stages
      .filter((stage) => pathOfStage(stage)[points] > 0)
      .sort((a, b) => pathOfStage(b)[points] - pathOfStage(a)[points])
      .slice(0, MARKS)
  const ideals = most('tri')
  const flaws = most('tra')
  const bond =
    stages.find((stage) => stage.kind === 'path' && !ideals.includes(stage) && !flaws.includes(stage)) ?? stages[0]
  return { ideals, flaws, bonds: bond === undefined ? [] : [bond] }
}

/** The sheet as text, to be taken elsewhere. */
export function sheetText({ title, facts, scores, sections }: Sheet, { sheet, typeset }: TaleWords): string {
  const headed = (head: string, text: string): string => typeset(`${head}${sheet.colon}${text}`)
  return [
    title,
    '',
    ...facts.map(([label, text]) => headed(label, text)),
    '',
    sheet.labels.abilities,
    ...scores.map(({ name, score, modifier }) => `  ${name} ${score} (${modifier})`),
    ...sections.flatMap(({ title, lines }) => ['', title, ...lines.map((line) => `  ${line}`)]),
    '',
  ].join('\n')
}
