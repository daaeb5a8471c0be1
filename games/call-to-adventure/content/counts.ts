import { STONES } from '../rules/runes.ts'
import {
  ACT_PIECES,
  ACTION_PIECES,
  ADVERSARIES,
  ANTIHERO_PIECES,
  CHAPTERS,
  CLASS_PIECES,
  DESTINY_PIECES,
  HERITAGE_PIECES,
  HERO_PIECES,
  ORIGIN_PIECES,
  QUEST_PIECES,
} from './pieces.ts'

/** What is in the box. */
export const COUNTS = {
  heritages: HERITAGE_PIECES.length,
  origins: ORIGIN_PIECES.length,
  classes: CLASS_PIECES.length,
  destinies: DESTINY_PIECES.length,
  storyAct1: ACT_PIECES[0]!.length,
  storyAct2: ACT_PIECES[1]!.length,
  storyAct3: ACT_PIECES[2]!.length,
  heroes: HERO_PIECES.length,
  antiheroes: ANTIHERO_PIECES.length,
  adversaryActions: ACTION_PIECES.length,
  adversaries: ADVERSARIES.length,
  questFaces: QUEST_PIECES.length,
  runes: STONES,
  chapters: CHAPTERS.length,
}
