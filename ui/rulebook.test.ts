import { expect, test } from 'vitest'
import { folded } from './fold.ts'
import { chaptersOf } from './rulebook.ts'

const page = `<h1>Rulebook</h1>
<p>See <a href="../RULES.md">RULES.md</a>.</p>
<p><strong>Contents:</strong> <a href="#turn">Your turn</a></p>
<p><a id="turn"></a></p>
<h2>Your <em>turn</em></h2>
<p>You move (HJ-400, CTA-C012), then <a href="#turn">again</a>.</p>`

test('a page is cut at its chapters, which keep their anchors', () => {
  expect(chaptersOf(page).map(({ id, title }) => [id, title])).toEqual([
    ['chapter-0', 'Rulebook'],
    ['turn', 'Your turn'],
  ])
})

test('rules are marked, links out of the book are plain words, its own contents are left out', () => {
  const html = chaptersOf(page)
    .map((chapter) => chapter.html)
    .join('')
  expect(html).toContain('<span data-rule="HJ-400">HJ-400</span>')
  expect(html).toContain('<span data-rule="CTA-C012">CTA-C012</span>')
  expect(html).toContain('<p>See RULES.md.</p>')
  expect(html).toContain('<a href="#turn">again</a>')
  expect(html).not.toContain('Contents')
})

test('a card is named only by whoever knows its name', () => {
  const row = '<td><a href="#piece-11">Heritage of Chapter 4</a></td><td><a href="#piece-12">that of Chapter 6</a></td>'
  expect(chaptersOf(row)[0]?.html).toBe('<td>Heritage of Chapter 4</td><td>that of Chapter 6</td>')
  const named = chaptersOf(row, (piece) => (piece === 11 ? 'Changeling' : undefined))
  expect(named[0]?.html).toBe('<td>Changeling</td><td>that of Chapter 6</td>')
})

test('folding takes case and accents off, letter for letter', () => {
  expect(folded('Quête ÉPIQUE œuvre')).toBe('quete epique œuvre')
})
