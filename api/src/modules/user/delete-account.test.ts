import { addBucket, addEntry, addJournal, addKick, addStory } from '../../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { waitFor } from '../../../test/wait-for'
import { type Database, newId, StoreUnavailable, type ObjectStore } from '@bucketeer/host/server'
import { plain } from '../media/testing/drawn-pictures'
import { asFile, form } from '../media/testing/form'
import { deleteAccount, forgetFailedDeletions, createDeletedAccounts } from './delete-account'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  mira = await signUp(site)
  other = await signUp(site)
})
afterAll(() => site.close())

const end = (userId: string, token?: string, body: unknown = { password }) =>
  site.call({ method: 'DELETE', url: `/api/user/${userId}`, token, body })
const endMira = () => end(mira.userId, mira.token)
const read = (url: string, { token }: SignedIn) => site.call({ method: 'GET', url, token })
const logIn = ({ email }: SignedIn) =>
  site.call({ method: 'POST', url: '/auth/login', body: { email, password } })
const addToBucket = async (person: SignedIn, kickId: string) => {
  const bucketId = await addBucket(site, person)
  const body = { bucketId, kickId }
  await site.call({ method: 'PUT', url: `/api/bucket/${bucketId}/add`, token: person.token, body })
  return bucketId
}

describe('DELETE /api/user/{userId}', () => {
  test('records the id outside of the database for restores', async () => {
    const deletedAccounts = createDeletedAccounts(site.store)
    expect((await end(mira.userId, mira.token, { password: 'guessed' })).status).toBe(403)
    expect(await deletedAccounts.has(mira.userId)).toBe(false)
    expect((await endMira()).status).toBe(204)
    expect(await deletedAccounts.has(mira.userId)).toBe(true)
  })

  test('keeps the account if its id cannot be recorded', async () => {
    const store = { ...site.store, put: () => Promise.reject(new StoreUnavailable('Gone')) }
    await expect(deleteAccount({ database: site.database, store }, mira.userId)).rejects.toThrow('Gone')
    expect((await logIn(mira)).status).toBe(200)
  })

  describe('the record of an existing account', () => {
    const failing = (add: ObjectStore['put']): ObjectStore => ({ ...site.store, put: add })
    const isRecorded = () => createDeletedAccounts(site.store).has(mira.userId)
    const signal = () => {
      let give = () => {}
      const given = new Promise<void>((resolve) => (give = resolve))
      return { give, given }
    }
    /** The site's database with a failing first transaction. */
    const withFirstTransaction = (first: Database['transaction']): Database => {
      let count = 0
      return new Proxy(site.database, {
        get: (target, name) =>
          name === 'transaction' && (count += 1) === 1 ? first : Reflect.get(target, name, target),
      })
    }
    const putAndFail: ObjectStore['put'] = async (key, source) => {
      await site.store.put(key, source)
      throw new StoreUnavailable('Gone')
    }

    test('is removed after a failed deletion', async () => {
      const store = failing(putAndFail)
      await expect(deleteAccount({ database: site.database, store }, mira.userId)).rejects.toThrow('Gone')
      expect(await isRecorded()).toBe(false)
      expect((await logIn(mira)).status).toBe(200)
    })

    test('stays if the account was deleted although the commit reported an error', async () => {
      const database = withFirstTransaction(async (work, config) => {
        await site.database.transaction(work, config)
        throw new Error('Connection terminated')
      })
      await expect(deleteAccount({ database, store: site.store }, mira.userId)).rejects.toThrow('Connection')
      expect((await logIn(mira)).status).toBe(401)
      expect(await isRecorded()).toBe(true)
    })

    test('stays if a concurrent deletion of the account succeeds', async () => {
      const [begun, written, committing] = [signal(), signal(), signal()]
      const database = withFirstTransaction(async () => {
        begun.give()
        await written.given
        throw new Error('deadlock detected')
      })
      const failed = deleteAccount({ database, store: site.store }, mira.userId).catch(String)
      await begun.given
      const slow = failing(async (key, source) => {
        await site.store.put(key, source)
        written.give()
        await committing.given
      })
      const succeeded = deleteAccount({ database: site.database, store: slow }, mira.userId)
      await written.given
      await new Promise((resolve) => setTimeout(resolve, 100))
      committing.give()
      await succeeded
      expect(await failed).toBe('Error: deadlock detected')
      expect(await isRecorded()).toBe(true)
    })

    test('is removed at the next start after the process was killed', async () => {
      const store: ObjectStore = { ...failing(putAndFail), delete: () => Promise.reject(new Error('Killed')) }
      await expect(deleteAccount({ database: site.database, store }, mira.userId)).rejects.toThrow('Gone')
      expect(await isRecorded()).toBe(true)
      await end(other.userId, other.token)
      await forgetFailedDeletions(site)
      expect(await isRecorded()).toBe(false)
      expect(await createDeletedAccounts(site.store).has(other.userId)).toBe(true)
      expect((await endMira()).status).toBe(204)
      expect(await isRecorded()).toBe(true)
    })
  })

  test('checks the password of the account, not of an older one with the same e-mail address', async () => {
    await site.database.$client.query('update users set email = $1, email_key = $2 where id = $3', [
      mira.email.toUpperCase(),
      `UNREACHABLE ${other.userId}`,
      other.userId,
    ])
    await site.database.$client.query(
      'update users set password_hash = (select password_hash from users where id = $1) where id = $2',
      [(await signUp(site, { password: 'of the older one' })).userId, mira.userId],
    )
    expect((await end(other.userId, other.token, { password: 'of the older one' })).status).toBe(403)
    expect((await end(other.userId, other.token)).status).toBe(204)
  })

  test('needs a login', async () => {
    expect((await end(mira.userId)).status).toBe(401)
  })

  test('changes nothing without the password', async () => {
    expect(await end(mira.userId, mira.token, { password: 'guessed' })).toMatchObject({
      status: 403,
      body: { message: 'The password is wrong.' },
    })
    expect((await end(mira.userId, mira.token, {})).status).toBe(400)
    expect((await logIn(mira)).status).toBe(200)
  })

  test('refuses other users', async () => {
    for (const userId of [other.userId, newId(), 'x'])
      expect((await end(userId, mira.token)).status).toBe(404)
    expect((await logIn(other)).status).toBe(200)
  })

  test('ends every session and frees the e-mail address', async () => {
    const second = textAt((await logIn(mira)).body, 'authToken')
    expect(await endMira()).toMatchObject({ status: 204, body: undefined })
    for (const token of [mira.token, second])
      expect((await site.call({ method: 'GET', url: '/auth/verify', token })).status).toBe(401)
    expect((await logIn(mira)).status).toBe(401)
    expect((await read(`/api/user/${mira.userId}`, other)).status).toBe(404)
    await signUp(site, { email: mira.email })
  })

  test('leaves no row of the user in any table', async () => {
    const kick = await addKick(site, other)
    const bucketId = await addToBucket(mira, kick.id)
    await addStory(site, mira, await addJournal(site, mira, { bucketId, visibility: 'Public' }), {
      kickId: kick.id,
    })
    await addKick(site, mira, { bucketId })
    for (const mark of ['like', 'favourite'])
      await site.call({ method: 'PUT', url: `/api/kick/${kick.id}/${mark}`, token: mira.token })
    const comment = { text: 'Cold, but good' }
    await site.call({
      method: 'POST',
      url: `/api/kick/${kick.id}/comments`,
      token: mira.token,
      body: comment,
    })
    expect((await tablesThatName(mira.userId)).length).toBeGreaterThan(8)
    await endMira()
    expect(await tablesThatName(mira.userId)).toEqual([])
    expect((await read(`/api/kick/${kick.id}`, other)).body).toMatchObject({ likes: 0, commentCount: 0 })
  })

  test('deletes entries without changing them first, which took seconds for a long log', async () => {
    await addEntry(site, mira)
    const { $client } = site.database
    await $client.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'changed'; end $$;
      create trigger refuse_changes before update on log_entries for each row execute function refuse()`)
    expect(await endMira()).toMatchObject({ status: 204 })
    await $client.query('drop function refuse cascade')
  })
})

/** Returns every table with a row that contains the id. */
async function tablesThatName(id: string) {
  const { rows } = await site.database.$client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const naming: string[] = []
  for (const { name } of rows) {
    const found = await site.database.$client.query(`select from ${name} t where t::text like $1 limit 1`, [
      `%${id}%`,
    ])
    if (found.rowCount) naming.push(name)
  }
  return naming
}

describe('a Kick of a deleted account', () => {
  const formerMember = { userName: 'a former member', profilePicture: null }

  test('stays in others’ Buckets, withdrawn and by a former member', async () => {
    const kick = await addKick(site, mira)
    const bucketId = await addToBucket(other, kick.id)
    await endMira()
    const kept = { _id: kick.id, withdrawn: true, createdBy: formerMember, buckets: null }
    expect((await read(`/api/bucket/${bucketId}`, other)).body).toMatchObject({ kicks: [kept] })
    expect(await read(`/api/kick/${kick.id}`, other)).toMatchObject({ status: 200, body: kept })
  })

  test('stays in others’ Stories', async () => {
    const kick = await addKick(site, mira)
    const journalId = await addJournal(site, other)
    await addStory(site, other, journalId, { kickId: kick.id })
    await endMira()
    expect((await read(`/api/journal/${journalId}`, other)).body).toMatchObject({
      story: [{ kickId: kick.id }],
    })
    expect((await read(`/api/kick/${kick.id}`, other)).body).toMatchObject({ createdBy: formerMember })
  })

  test('stays if it was withdrawn before', async () => {
    const kick = await addKick(site, mira)
    await addToBucket(other, kick.id)
    await site.call({ method: 'DELETE', url: `/api/kick/${kick.id}`, token: mira.token })
    await endMira()
    expect((await read(`/api/kick/${kick.id}`, other)).status).toBe(200)
  })

  test('is deleted if nobody else holds it', async () => {
    const kick = await addKick(site, mira)
    await addToBucket(mira, kick.id)
    await endMira()
    expect((await read(`/api/kick/${kick.id}`, other)).status).toBe(404)
  })
})

test('a concurrent hold of a Kick succeeds or returns 404', async () => {
  const kicks = await Promise.all(Array.from({ length: 8 }, () => addKick(site, mira)))
  const bucketId = await addBucket(site, other)
  const adding = kicks.map(({ id }) => {
    const body = { bucketId, kickId: id }
    return site.call({ method: 'PUT', url: `/api/bucket/${bucketId}/add`, token: other.token, body })
  })
  expect((await endMira()).status).toBe(204)
  const held = (await Promise.all(adding)).filter(({ status }) => status === 200).length
  for (const { status } of await Promise.all(adding)) expect([200, 404]).toContain(status)
  expect((await read(`/api/bucket/${bucketId}`, other)).body).toMatchObject({ kickCount: held })
})

describe('the pictures of a deleted account', () => {
  const upload = async ({ token }: SignedIn) => {
    const { headers, payload } = form(asFile(await plain(20, 10).png().toBuffer()))
    const authorization = `Bearer ${token}`
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { ...headers, authorization },
      payload,
    })
    return textAt(response.json(), 'secure_url')
  }
  const statusOf = async (url: string) => (await site.app.inject(url)).statusCode

  test('are deleted with their files, except those that others hold', async () => {
    const [used, unused, inKick] = [await upload(mira), await upload(mira), await upload(mira)]
    await addBucket(site, mira, { picture: used })
    const kick = await addKick(site, mira, { pictureId: inKick.split('/')[2] })
    await addToBucket(other, kick.id)
    await endMira()
    await waitFor(async () => (await statusOf(used)) === 404 || undefined)
    await waitFor(async () => (await statusOf(unused)) === 404 || undefined)
    expect(await statusOf(inKick)).toBe(200)
  })
})
