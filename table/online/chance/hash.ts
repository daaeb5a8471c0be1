import { sha256, utf8 } from '@monomyth/engine'

/** SHA-256 of a text, as hex. By the engine: browsers have one only for pages that came encrypted. */
export const hashOf = (text: string): string =>
  Array.from(sha256(utf8(text)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Plain data as text, the same whatever the order of its keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const texts = fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`)
  return `{${texts.toSorted().join()}}`
}
