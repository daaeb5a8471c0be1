/** The emblems only the table's own pages use, beside those of ui/icons.ts and of the boxes. One sprite holds all. */
export const TABLE_ICONS = [
  'chat-bubble',
  'graduate-cap',
  'key',
  'open-folder',
  'paper-plane',
  'person',
  'robot-helmet',
  'share',
  'three-friends',
] as const
