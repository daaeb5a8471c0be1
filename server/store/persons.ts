import { type Kysely, sql } from 'kysely'
import type { Passkey, Store } from '../contract.ts'
import { hashOf } from './hash.ts'
import type { Schema } from './schema.ts'
import { worded } from './worded.ts'

type Persons = Pick<
  Store,
  | 'addPerson'
  | 'personOf'
  | 'person'
  | 'addToken'
  | 'dropToken'
  | 'changePerson'
  | 'dropPerson'
  | 'passkeys'
  | 'passkey'
  | 'addPasskey'
  | 'usePasskey'
  | 'subscribe'
  | 'unsubscribe'
  | 'subscriptions'
>

/** Who there is, and how they are known again. */
export function persons(db: Kysely<Schema>): Persons {
  return { ...people(db), ...passkeys(db), ...subscriptions(db) }
}

function people(db: Kysely<Schema>) {
  const found = db.selectFrom('persons').select(['persons.id', 'persons.name', 'persons.lang', 'persons.created'])
  const byToken = worded(db, found.innerJoin('tokens', 'tokens.person', 'persons.id').where('tokens.hash', '=', ''))
  return {
    async addPerson({ id, name, lang, created }, token) {
      await db
        .with('added', (one) => one.insertInto('persons').values({ id, name, lang, created }).returning('id'))
        .insertInto('tokens')
        .columns(['hash', 'person'])
        .expression((one) => one.selectFrom('added').select([sql.val(hashOf(token)).as('hash'), 'added.id']))
        .execute()
    },
    personOf: async (token) => (await byToken(hashOf(token)))[0],
    person: (id) => found.where('persons.id', '=', id).executeTakeFirst(),
    async addToken(person, token) {
      await db
        .insertInto('tokens')
        .values({ hash: hashOf(token), person })
        .execute()
    },
    async dropToken(token) {
      await db.deleteFrom('tokens').where('hash', '=', hashOf(token)).execute()
    },
    async changePerson(id, { name, lang }) {
      const change = { ...(name === undefined ? {} : { name }), ...(lang === undefined ? {} : { lang }) }
      if (Object.keys(change).length > 0) await db.updateTable('persons').set(change).where('id', '=', id).execute()
    },
    async dropPerson(id) {
      await db.transaction().execute(async (all) => {
        // The tables first, and in one order: whoever changes a table has it locked before its seats.
        const held = all.selectFrom('seats').select('table_id').where('person', '=', id)
        const rows = await all
          .selectFrom('tables')
          .select('id')
          .where('id', 'in', held)
          .orderBy('id')
          .forUpdate()
          .execute()
        const tables = rows.map((row) => row.id)
        if (tables.length > 0)
          await all
            .updateTable('tables')
            .set((one) => ({ version: one('version', '+', 1) }))
            .where('id', '=', sql<string>`any(${tables}::text[])`)
            .execute()
        await all.updateTable('seats').set({ person: null, name: '' }).where('person', '=', id).execute()
        await all.deleteFrom('talk').where('person', '=', id).execute()
        await all.deleteFrom('persons').where('id', '=', id).execute()
      })
    },
  } satisfies Partial<Persons>
}

function passkeys(db: Kysely<Schema>) {
  const found = db.selectFrom('passkeys').select(['id', 'person', 'public_key', 'counter', 'transports'])
  return {
    async passkeys(person) {
      const rows = await found.where('person', '=', person).orderBy('id').execute()
      return rows.map(passkeyOf)
    },
    async passkey(id) {
      const row = await found.where('id', '=', id).executeTakeFirst()
      return row === undefined ? undefined : passkeyOf(row)
    },
    async addPasskey({ id, person, publicKey, counter, transports }) {
      await db
        .insertInto('passkeys')
        .values({ id, person, public_key: publicKey, counter, transports: JSON.stringify(transports) })
        .execute()
    },
    async usePasskey(id, counter) {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter })
        .where('id', '=', id)
        .where((one) => one.or([one('counter', '<', counter), ...(counter === 0 ? [one('counter', '=', 0)] : [])]))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  } satisfies Partial<Persons>
}

interface PasskeyRow {
  readonly id: string
  readonly person: string
  readonly public_key: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
}

/** The bytes are copied: one driver gives a Buffer, the other an array. */
const passkeyOf = ({ public_key, ...rest }: PasskeyRow): Passkey => ({ ...rest, publicKey: new Uint8Array(public_key) })

function subscriptions(db: Kysely<Schema>) {
  return {
    async subscribe(person, { endpoint, p256dh, auth }) {
      await db
        .insertInto('subscriptions')
        .values({ endpoint, person, p256dh, auth })
        .onConflict((there) =>
          there.column('endpoint').doUpdateSet((one) => ({ person, p256dh, auth, at: one.ref('excluded.at') })),
        )
        .execute()
    },
    async unsubscribe(endpoint) {
      await db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute()
    },
    subscriptions: (person) =>
      db
        .selectFrom('subscriptions')
        .select(['endpoint', 'p256dh', 'auth'])
        .where('person', '=', person)
        .orderBy('at')
        .execute(),
  } satisfies Partial<Persons>
}
