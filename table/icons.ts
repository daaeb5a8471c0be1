/** The emblems only the table's own pages use, beside those of ui/icons.ts. One sprite holds both. */
export const TABLE_ICONS = [
  'crowned-skull',
  'dolmen',
  'graduate-cap',
  'mountain-road',
  'open-folder',
  'person',
  'robot-helmet',
  'rune-stone',
  'three-friends',
] as const
export type TableIcon = (typeof TABLE_ICONS)[number]
