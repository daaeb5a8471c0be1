import type { SeatColour } from './contract.ts'

/** The shape of each seat colour, drawn in 24 × 24: red and green are told apart without their colour. */
export const MARKS: { readonly [colour in SeatColour]: string } = {
  red: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  blue: 'M12 2.5L22.5 21H1.5z',
  green: 'M4 4h16v16H4z',
  violet: 'M12 1l9.5 11L12 23L2.5 12z',
  gold: 'M12 1l3.2 7.3l7.8.8l-5.9 5.3l1.7 7.8L12 18.2l-6.8 4l1.7-7.8L1 9.1l7.8-.8z',
  teal: 'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
}

/** Under this name it is in the sprite of all tables. */
export const markOf = (colour: SeatColour): string => `mark-${colour}`

/** The colour of a seat, and what is readable on it, as CSS values. */
export const seatColour = (colour: SeatColour): string => `var(--seat-${colour})`
export const seatInk = (colour: SeatColour): string => `var(--seat-${colour}-ink)`
