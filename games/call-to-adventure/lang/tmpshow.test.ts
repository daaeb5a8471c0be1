import { test } from 'vitest'
import { french } from '@monomyth/engine/text'
import { textOf } from './pieces.ts'
import { texts as en } from './en/texts.ts'
import { texts as fr } from './fr/texts.ts'
import { cards as ne } from './en/names.ts'
import { cards as nf } from './fr/names.ts'
import { writeFileSync } from 'node:fs'
test('show', () => {
  const out = Array.from({ length: 206 }, (_, p) => `${p + 1} ${(ne as any)[p + 1]}\n  ${textOf(en, p)}\n${(nf as any)[p+1]}\n  ${french.space(textOf(fr, p)!)}`)
  writeFileSync('/tmp/cards.txt', out.join('\n'))
})
