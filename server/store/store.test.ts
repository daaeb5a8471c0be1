import { eachStore } from '../testing/stores.ts'
import { matchesSuite } from './testing/matches.ts'
import { personsSuite } from './testing/persons.ts'
import { tablesSuite } from './testing/tables.ts'
import { talkSuite } from './testing/talk.ts'

eachStore('a store', (open) => {
  personsSuite(open)
  tablesSuite(open)
  matchesSuite(open)
  talkSuite(open)
})
