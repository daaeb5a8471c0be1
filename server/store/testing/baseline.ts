import { setFlagsFromString } from 'node:v8'

// PGlite is a big program. Here it runs for moments: making it fast would take longer than running it as it is.
setFlagsFromString('--liftoff-only')
