import type { Tutorial } from '@monomyth/ui'
export const x: Tutorial['seats'] = 3
