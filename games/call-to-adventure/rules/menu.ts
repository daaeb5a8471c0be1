import type { Piece, RuleId, Seat } from '@monomyth/engine'
import { actOf, isTrait, pieceOf } from '../content/pieces.ts'
import type { View } from '../state.ts'
import { activations } from './activate.ts'
import { bankOptions } from './bank.ts'
import { dutyOf, finalFace } from './faces.ts'
import { legalFeats, whyNoFeat } from './feats.ts'
import { handOf } from './hand.ts'
import { option, optionAbout, optionKindOf } from './option.ts'
import { ACTS, canReplace, isInRow, rowOf, whyNoJourney, whyNoJourneyAtAll } from './rows.ts'
import { currentAct } from './slots.ts'
import { THIRD_EFFECT } from './total.ts'

const FEAT = option('feat')
const BANK = option('bank')
const JOURNEY = option('journey')
const TRAIT = option('trait')
const TOP = option('top')
const BOTTOM = option('bottom')
const FACE = option('face')
const REPLACE = option('replace')
const END = option('end')

/** CTA-204: does a legal Trait or Challenge lie in a face-up row? */
export function hasMain(view: View, seat: Seat): boolean {
  if (dutyOf(view, seat) !== undefined) return true
  for (let act = currentAct(view, seat); act < ACTS; act++)
    if (view.isOpen[act] === 1 && rowOf(view, act).length > 0) return true
  return false
}

/** CTA-202 to CTA-206 What the active player may do now; what ends this menu stands first. */
export function menuOptions(view: View): number[] {
  const seat = view.active
  const options: number[] = []
  const duty = dutyOf(view, seat)
  if (duty !== undefined) options.push(FACE + duty)
  else addMain(view, seat, options)
  if (options.length === 0) addNoMain(view, options)
  if (whyNoJourneyAtAll(view, seat) === undefined) addCards(view, JOURNEY, options)
  for (const packed of bankOptions(view, seat)) options.push(packed)
  for (const packed of activations(view, seat, 'start')) options.push(packed)
  for (const packed of legalFeats(view, seat, 'start')) options.push(packed)
  return options
}

/** CTA-253: cards of a revealed row of the current Act or a later one. */
function addMain(view: View, seat: Seat, options: number[]): void {
  for (let act = currentAct(view, seat); act < ACTS; act++) {
    if (view.isOpen[act] === 0) continue
    for (const piece of rowOf(view, act)) {
      if (isTrait(piece)) options.push(TRAIT + piece)
      else options.push(TOP + piece, BOTTOM + piece)
    }
  }
}

/** CTA-205, CTA-206 Without a legal main action: replace one card, once, or end the turn. */
function addNoMain(view: View, options: number[]): void {
  options.push(END)
  if (view.turn.replaced === 0) addCards(view, REPLACE, options)
}

/** CTA-235, CTA-238 Every face-up card something can take the place of. */
function addCards(view: View, kind: number, options: number[]): void {
  for (let act = 0; act < ACTS; act++)
    if (view.isOpen[act] === 1 && canReplace(view, act))
      for (const piece of rowOf(view, act)) options.push(kind + piece)
}

/** Why this option of the menu is not open now. */
export function whyNotMenu(view: View, seat: Seat, packed: number): RuleId | undefined {
  const about = optionAbout(packed)
  switch (optionKindOf(packed)) {
    case 'trait':
    case 'top':
    case 'bottom':
      return whyNoMain(view, seat, pieceOf(about))
    case 'face':
      return dutyOf(view, seat) === about ? undefined : about === finalFace(view) ? 'CTA-208' : 'CTA-207'
    case 'journey':
      return whyNoJourney(view, seat, pieceOf(about))
    case 'replace':
      return whyNoReplace(view, seat, pieceOf(about))
    case 'end':
      return hasMain(view, seat) ? 'CTA-204' : undefined
    case 'bank':
      return whyNoBank(view, seat, about)
    case 'activate':
      return activations(view, seat, 'start').includes(packed) ? undefined : 'CTA-521'
    case 'memory':
      return 'CTA-C901'
    case 'feat':
      return whyNoFeat(view, seat, pieceOf(about), 'start')
  }
}

function whyNoMain(view: View, seat: Seat, piece: Piece): RuleId | undefined {
  if (view.isFinale === 1) return 'CTA-208'
  if (dutyOf(view, seat) !== undefined) return 'CTA-207'
  if (!isInRow(view, piece)) return 'CTA-253'
  return actOf(piece) < currentAct(view, seat) ? 'CTA-255' : undefined
}

function whyNoReplace(view: View, seat: Seat, piece: Piece): RuleId | undefined {
  if (hasMain(view, seat) || view.turn.replaced === 1) return 'CTA-205'
  if (!isInRow(view, piece)) return 'CTA-235'
  return canReplace(view, actOf(piece)) ? undefined : 'CTA-238'
}

function whyNoBank(view: View, seat: Seat, amount: number): RuleId | undefined {
  const { banked, xp } = view.seats[seat]!
  if (banked + amount > THIRD_EFFECT) return 'CTA-536'
  return amount > xp ? 'CTA-473' : undefined
}

/** What one might think of besides what is open: every face-up card, the hand, the bank, ending the turn. */
export function greyedMenu(view: View, seat: Seat): readonly number[] {
  const thoughts: number[] = [END]
  for (let act = 0; act < ACTS; act++) {
    if (view.isOpen[act] === 0) continue
    for (const piece of rowOf(view, act)) {
      thoughts.push(JOURNEY + piece)
      if (isTrait(piece)) thoughts.push(TRAIT + piece)
      else thoughts.push(TOP + piece, BOTTOM + piece)
    }
  }
  for (const feat of handOf(view, seat)) thoughts.push(FEAT + feat)
  for (let amount = 1; amount <= THIRD_EFFECT; amount++) thoughts.push(BANK + amount)
  return thoughts
}
