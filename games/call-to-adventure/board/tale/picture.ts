import { fetchSprite, glyphIn, LAND_HEIGHT, LAND_LIGHT, LAND_WIDTH, landscape } from '@monomyth/ui'
import { landOf, PALETTES } from '../palette.ts'
import { broken, drawLine, type Line } from './ink.ts'
import type { Bead, Told } from './strip.ts'

/** A page of the storybook as a picture: drawn here, with our own letters and emblems. */

const WIDTH = 1200
const MARGIN = 84
const INNER = WIDTH - 2 * MARGIN
const BANNER = 340
/** Inside the two gilt lines. */
const FRAME = 48
const TEXT = 28
const LEADING = 39
/** The initial is so many lines high. */
const INITIAL_LINES = 3
const INITIAL = INITIAL_LINES * LEADING - 12
const BEAD = 66

const INK = '#35230f'
const GILT = '#b98f3a'
const BODY = `${TEXT}px "EB Garamond", serif`
const ITALIC = `italic 27px "EB Garamond", serif`
const title = (size: number): string => `700 ${size}px Cinzel, serif`

/** Holds the emblems, as a font. */
const SPRITE = 'call-to-adventure'

type Ink = CanvasRenderingContext2D
/** A CSS colour as it is here and now. */
type Colour = (value: string) => string

/** Draws the page and hands it over as a file. Fails where nothing can be drawn. */
export async function savePicture(tale: Told, name: string, game: string, root: HTMLElement): Promise<void> {
  const [isDrawable] = await Promise.all([
    fetchSprite(SPRITE),
    ...[BODY, ITALIC, title(40)].map((font) => document.fonts.load(font)),
  ])
  if (!isDrawable) throw new Error('the emblems did not come')
  const canvas = drawn(tale, game, colourIn(root))
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (blob === null) throw new Error('the picture is empty')
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name.replace(/[\\/:*?"<>|]+/g, ' ').trim()}.png`
  link.click()
  URL.revokeObjectURL(url)
}

const colourIn = (root: HTMLElement): Colour => {
  const style = getComputedStyle(root)
  return (value) => style.getPropertyValue(/^var\((.+)\)$/.exec(value)?.[1] ?? '').trim() || value
}

function drawn(tale: Told, game: string, colour: Colour): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const ink = canvas.getContext('2d')
  if (ink === null) throw new Error('no canvas here')
  ink.font = BODY
  const paragraphs = tale.paragraphs.map((paragraph, i) => linesOf(ink, paragraph, i))
  const top = BANNER + 208
  const prose = paragraphs.flat().length * LEADING
  canvas.width = WIDTH
  canvas.height = top + prose + BEAD + 142
  paper(ink, canvas.height)
  land(ink, tale.seed, colour)
  heading(ink, tale)
  initial(ink, tale.paragraphs[0]?.charAt(0) ?? '', top)
  ink.font = BODY
  ink.fillStyle = INK
  for (const [n, line] of paragraphs.flat().entries()) drawLine(ink, line, MARGIN, top + n * LEADING)
  const below = top + prose + 30
  strip(ink, tale.strip, colour, below)
  centred(ink, game, below + BEAD + 54, ITALIC, '#6d5228')
  return canvas
}

/** The first paragraph makes room for the initial, the others begin a little in. */
function linesOf(ink: Ink, paragraph: string, nth: number): readonly Line[] {
  if (nth > 0) return broken(ink, paragraph, INNER, (line) => (line === 0 ? TEXT * 1.4 : 0))
  return broken(ink, paragraph.slice(1), INNER, (line) => (line < INITIAL_LINES ? INITIAL + 18 : 0))
}

function paper(ink: Ink, height: number): void {
  const page = ink.createLinearGradient(0, 0, 0, height)
  page.addColorStop(0, '#fff7e4')
  page.addColorStop(1, '#ecd9ac')
  ink.fillStyle = page
  ink.fillRect(0, 0, WIDTH, height)
  ink.strokeStyle = GILT
  for (const [inset, width] of [
    [22, 5],
    [34, 1.5],
  ] as const) {
    ink.lineWidth = width
    ink.strokeRect(inset, inset, WIDTH - 2 * inset, height - 2 * inset)
  }
}

/** The landscape of the Destiny above all, as wide as the page: the second half is the first in a mirror. */
function land(ink: Ink, seed: number, colour: Colour): void {
  const palette = PALETTES[landOf(seed)].map(colour)
  const { sun, shapes } = landscape(seed)
  const half = WIDTH / 2 - FRAME
  const scale = half / LAND_WIDTH
  ink.save()
  ink.beginPath()
  ink.roundRect(FRAME, FRAME, 2 * half, BANNER, 14)
  ink.clip()
  ink.translate(FRAME, FRAME + BANNER - LAND_HEIGHT * scale)
  ink.scale(scale, scale)
  const sky = ink.createLinearGradient(0, 0, 0, LAND_HEIGHT)
  sky.addColorStop(0, palette[0] ?? LAND_LIGHT)
  sky.addColorStop(0.8, palette[1] ?? LAND_LIGHT)
  ink.fillStyle = sky
  ink.fillRect(0, 0, 2 * LAND_WIDTH, LAND_HEIGHT)
  ink.fillStyle = LAND_LIGHT
  for (const [grown, opacity] of [
    [1.8, 0.3],
    [1, 0.85],
  ] as const) {
    ink.globalAlpha = opacity
    ink.beginPath()
    // As high as the banner lets it be seen.
    ink.arc(sun.x, sun.y + 10, sun.r * grown, 0, 2 * Math.PI)
    ink.fill()
  }
  const sides = [new DOMMatrix(), new DOMMatrix([-1, 0, 0, 1, 2 * LAND_WIDTH, 0])]
  for (const { d, ink: shade, opacity } of shapes) {
    const both = new Path2D()
    for (const side of sides) both.addPath(new Path2D(d), side)
    ink.globalAlpha = opacity
    ink.fillStyle = (shade < 0 ? LAND_LIGHT : palette[shade]) ?? LAND_LIGHT
    ink.fill(both)
  }
  ink.restore()
}

function heading(ink: Ink, { title: said, subtitle }: Told): void {
  let size = 54
  do ink.font = title(--size)
  while (ink.measureText(said).width > INNER && size > 24)
  centred(ink, said, BANNER + 118, title(size), INK)
  centred(ink, subtitle, BANNER + 156, ITALIC, '#6d5228')
}

function centred(ink: Ink, text: string, y: number, font: string, colour: string): void {
  ink.font = font
  ink.fillStyle = colour
  ink.textAlign = 'center'
  ink.fillText(text, WIDTH / 2, y)
  ink.textAlign = 'left'
}

function initial(ink: Ink, letter: string, top: number): void {
  const y = top - TEXT + 4
  ink.fillStyle = '#262b58'
  ink.strokeStyle = '#c0963a'
  ink.lineWidth = 4
  ink.beginPath()
  ink.roundRect(MARGIN, y, INITIAL, INITIAL, 10)
  ink.fill()
  ink.stroke()
  ink.font = title(INITIAL * 0.72)
  ink.fillStyle = '#f4da95'
  ink.textAlign = 'center'
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = ink.measureText(letter)
  ink.fillText(letter, MARGIN + INITIAL / 2, y + (INITIAL + up - down) / 2)
  ink.textAlign = 'left'
}

/** The cards in order: Character cards on their colour, the paths between them. */
function strip(ink: Ink, beads: readonly Bead[], colour: Colour, top: number): void {
  const step = Math.min(INNER / beads.length, BEAD + 18)
  const left = (WIDTH - step * (beads.length - 1)) / 2
  ink.strokeStyle = GILT
  ink.lineWidth = 2
  ink.beginPath()
  ink.moveTo(left, top + BEAD / 2)
  ink.lineTo(left + step * (beads.length - 1), top + BEAD / 2)
  ink.stroke()
  for (const [n, { emblem, tone, isCharacter }] of beads.entries()) {
    const radius = (isCharacter ? BEAD : BEAD - 12) / 2
    const x = left + n * step
    ink.beginPath()
    ink.arc(x, top + BEAD / 2, radius, 0, 2 * Math.PI)
    ink.fillStyle = isCharacter ? colour(tone) : '#fffaec'
    ink.fill()
    ink.stroke()
    ink.font = `${radius * 1.3}px ${SPRITE}`
    ink.fillStyle = isCharacter ? '#ffe9b4' : '#4a3210'
    ink.fillText(glyphIn(SPRITE, emblem), x - radius * 0.65, top + BEAD / 2 + radius * 0.65)
  }
}
