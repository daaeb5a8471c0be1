/** The emblems only the table's own pages use, beside those of ui/icons.ts. One sprite holds both. */
export const TABLE_ICONS = [
  'chat-bubble',
  'crowned-skull',
  'dolmen',
  'graduate-cap',
  'key',
  'mountain-road',
  'open-folder',
  'paper-plane',
  'person',
  'robot-helmet',
  'rune-stone',
  'share',
  'three-friends',
] as const
export type TableIcon = (typeof TABLE_ICONS)[number]
