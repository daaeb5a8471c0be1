import { french } from '@monomyth/engine/text'
import type { Played } from '../../reports.ts'
import type { Words } from '../words.ts'

const figures = new Intl.NumberFormat('fr', { maximumFractionDigits: 3 })
const n = (value: number): string => figures.format(value)
const percent = (share: number): string => `${n(Math.round(share * 1000) / 10)} %`
const some = (value: number, one: string, many: string): string =>
  `${n(value)} ${french.plural(value, { one, many, gender: 'f' })}`

/** Enough to see what it is about; --json has them all. */
const FEW = 12
const few = (ids: readonly string[]): string =>
  ids.length <= FEW ? ids.join(' ') : `${ids.slice(0, FEW).join(' ')} … et ${ids.length - FEW} de plus`

const COUNTS: { readonly [type: string]: string } = {
  quests: 'quêtes',
  relics: 'reliques',
  prophecies: 'prophéties',
  prophecyDesigns: 'prophéties différentes',
  heritages: 'Héritages',
  origins: 'Origines',
  classes: 'Classes',
  destinies: 'Destins',
  storyAct1: 'cartes Histoire de l’Acte I',
  storyAct2: 'de l’Acte II',
  storyAct3: 'de l’Acte III',
  heroes: 'cartes Héros',
  antiheroes: 'cartes Antihéros',
  adversaryActions: 'Actions de l’Adversaire',
  adversaries: 'Adversaires',
  questFaces: 'faces de Quête',
  runes: 'Runes',
  chapters: 'chapitres',
  mentors: 'mentors',
  pawns: 'pions',
  inn: 'auberge',
}
const LABELS: { readonly [label: string]: string } = {
  prophecies: 'prophéties jouées',
  mentors: 'mentors perdus',
  quests: 'quêtes accomplies',
  relics: 'reliques gagnées',
}
const REASONS: { readonly [reason: string]: string } = {
  points: 'points',
  last: 'dernier en jeu',
  stalemate: 'enlisement',
  won: 'gagnées',
  lost: 'perdues',
  scores: 'aux points',
}

const LIMITS = { 'at most': 'au plus', 'at least': 'au moins' }

const head = ({ game, mode, games, seats, seed }: Played): string =>
  `${game}, ${mode} : ${some(games, 'partie', 'parties')}, ${seats} places, graine ${seed}`

export const reports: Pick<Words, 'progress' | 'list' | 'sim' | 'check' | 'rules' | 'bench' | 'replay'> = {
  progress: (done, total) => `${n(done)} parties sur ${n(total)}`,

  list: {
    rules: (number) => `règles ${number}`,
    mode: (id, min, max) => `mode ${id} : ${min === max ? some(min, 'place', 'places') : `de ${min} à ${max} places`}`,
    option: (id, values) => `option ${id} : ${values.join(', ')} (la première valeur, sauf avis contraire)`,
    box: (counts) =>
      `dans la boîte : ${Object.entries(counts)
        .map(([type, count]) => `${n(count)} ${COUNTS[type] ?? type}`)
        .join(', ')}`,
  },

  sim: (report) => [
    head(report),
    `  ${n(report.gamesPerSecond)} parties/s, ${n(report.decisionsPerSecond)} décisions/s`,
    `  ${n(report.seconds)} s sur un cœur`,
    `  décisions : ${n(report.decisions)}, à ${n(report.optionsPerDecision)} choix chacune en moyenne`,
    `  longueur : de ${report.length.min} à ${report.length.max} décisions, médiane ${report.length.median}`,
    ...report.wins.map((wins, seat) => {
      const [low = 0, high = 1] = report.winIntervals[seat] ?? []
      const share = `${percent(wins / report.games)} (à 95 % : de ${percent(low)} à ${percent(high)})`
      return `  place ${seat + 1}, ${report.bots[seat]} : ${some(wins, 'victoire', 'victoires')}, ${share}`
    }),
    `  victoires partagées : ${n(report.draws)}`,
    `  fins : ${Object.entries(report.reasons)
      .map(([reason, count]) => `${REASONS[reason] ?? reason} ${n(count)}`)
      .join(', ')}`,
  ],

  check: (report) => [
    head(report),
    `  ${some(report.decisions, 'décision', 'décisions')} en ${n(report.seconds)} s`,
    `  réponses par étape : médiane ${report.medianStep}, au plus ${report.longestStep}`,
    `  jumeaux secrets comparés : ${n(report.twins)} ; réponses reprises : ${n(report.undone)}`,
    ...Object.entries(report.neverReached).map(
      ([label, ids]) => `  jamais atteint, ${LABELS[label] ?? label} : ${ids.length === 0 ? 'rien' : few(ids)}`,
    ),
    ...report.violations.flatMap(({ invariant, about, seed, file, command }) => [
      `  ${invariant} (${about}), graine ${seed} : ${file}`,
      `    à rejouer par : ${command}`,
    ]),
    `  ${report.violations.length === 0 ? 'Aucune infraction' : some(report.violations.length, 'infraction', 'infractions')}.`,
    ...(report.violations.length === 0 ? [] : ['  npm run -s monomyth -- replay FICHIER']),
  ],

  rules: (game, { rules, tested, missing, tests }, all) => [
    `${game} : ${tested} règles sur ${rules} sont nommées par un test`,
    ...(missing.length === 0 ? [] : [`  pas encore : ${all ? missing.join(' ') : few(missing)}`]),
    ...(all ? Object.entries(tests).map(([id, files]) => `  ${id}  ${files.join(' ')}`) : []),
  ],

  bench: ({ name, figures: measured, budgets }) => [
    name,
    ...Object.entries(measured).map(([what, value]) => `  ${what} : ${n(value)}`),
    ...budgets.map(
      ({ name: what, value, limit, kind, ok, unit }) =>
        `  ${ok ? 'dans le' : 'HORS'} budget : ${what} ${n(value)} ${unit}, ${LIMITS[kind]} ${n(limit)}`,
    ),
  ],

  replay: {
    head: ({ title, seats, answers, steps, sees }) => [
      `${title} : ${seats} places, ${some(answers, 'réponse', 'réponses')}, ${some(steps, 'étape', 'étapes')}`,
      {
        all: 'La partie est finie : tout est montré.',
        public: 'La partie n’est pas finie : on voit ce que chacun peut savoir. --seat N montre ce qu’une place a vu.',
        seat: 'On voit ce que cette place a vu.',
      }[sees],
    ],
    keys: 'Entrée continue, p dessine le plateau, q finit.',
    running: 'La partie n’est pas finie.',
    verified: (boundaries) =>
      `Vérifiée : rejouée depuis sa graine, chaque étape finit comme elle a été enregistrée (${n(boundaries)}).`,
    notVerified: 'NON vérifiée : rejouée depuis sa graine, la partie finit autrement.',
  },
}
