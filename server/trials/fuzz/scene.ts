import type { TableCard } from '@monomyth/wire'
import { randomOf } from '../../testing/seed.ts'
import { Client } from '../client.ts'
import { Hall, type Party } from '../hall.ts'
import { Person } from '../person.ts'
import { until } from '../trial.ts'
import { Witness } from '../witness.ts'

/** What there is to be attacked, and by whom. */
export interface Scene {
  readonly url: string
  /** A match under way between two people, who have gone to sleep over it. */
  readonly playing: Party
  /** One of the two is asked something now. */
  readonly asked: Client
  readonly waiting: Client
  /** A table nobody but its host may know of. */
  readonly closed: TableCard
  readonly host: Person
  /** A match that is over. */
  readonly over: TableCard
  /** Somebody who sits at none of these. */
  readonly stranger: Person
}

const SEATS = [{ colour: 'red' }, { colour: 'blue' }]
/** So many answers are given before the attack: there must be something to be replayed. */
const ANSWERS = 12

export async function setScene(url: string): Promise<Scene> {
  const hall = new Hall({ url })
  await hall.open(1)
  const [playing] = hall.parties
  if (playing === undefined) throw new Error('no table')
  await until('some answers have been given', () => hall.acknowledged >= ANSWERS)
  const late = await hall.settle(url)
  const asked = playing.clients.find((client) => client.asked !== undefined)
  const waiting = playing.clients.find((client) => client.asked === undefined)
  if (late.length > 0 || asked === undefined || waiting === undefined) throw new Error(`no scene: ${late.join()}`)
  const [host, stranger] = await Promise.all([Person.at(url, 'Host'), Person.at(url, 'Stranger')])
  const closed = await host.make(url, { seats: SEATS, open: false })
  return { url, playing, asked, waiting, closed, host, over: await ended(url, host), stranger }
}

/** Whoever plays against a bot and gives up ends the match. */
async function ended(url: string, person: Person): Promise<TableCard> {
  const card = await person.make(url, { seats: [{ colour: 'red' }, { colour: 'blue', bot: 'random' }] })
  const client = new Client({
    person,
    card,
    witness: new Witness(card.id),
    nodes: [url],
    random: randomOf('fuzz'),
    looks: true,
  })
  await until('the match is shown', () => client.frame !== undefined)
  client.send({ do: 'leave', request: 'give-it-up', to: 'house' })
  await until('the match is over', () => client.isOver)
  client.close()
  return person.must(url, 'GET', `/api/tables/${card.id}`)
}
