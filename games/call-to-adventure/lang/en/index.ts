import { opened } from '../envelopes.ts'
import { envelope as five } from './chapters/five.ts'
import { envelope as four } from './chapters/four.ts'
import { envelope as one } from './chapters/one.ts'
import { envelope as seven } from './chapters/seven.ts'
import { envelope as six } from './chapters/six.ts'
import { envelope as three } from './chapters/three.ts'
import { envelope as two } from './chapters/two.ts'
import { lang, en as sealed } from './sealed.ts'

export const en = opened(sealed, { 1: one, 2: two, 3: three, 4: four, 5: five, 6: six, 7: seven })
export { lang }
export const { piece, text } = lang
/** A line to dream by. */
export const flavourText = lang.flavour
