import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ObjectStore } from '@bucketeer/host/server'
import { addBucket, addEntry, addJournal, addKick, addStory } from '../../test/content'
import { password, signUp, type SignedIn } from '../../test/people'
import { createTestDatabase } from '../../test/test-database'
import { openTestSite, openTestSiteOn, type TestSite } from '../../test/test-site'
import { waitFor } from '../../test/wait-for'
import { createAdminAccounts } from '../admin/accounts/repository'
import { readDeletions } from '../backup/deletions'
import { storeAccessChanges } from './store-access-changes'
import { backUp, queryOf, restore, type Restore } from './testing/restore'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-access-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('a change', () => {
  const suspend = ({ database }: TestSite, { userId }: SignedIn) =>
    createAdminAccounts(database).suspend(userId)
  const unsuspend = ({ database }: TestSite, { userId }: SignedIn) =>
    createAdminAccounts(database).unsuspend(userId)
  const isSuspended = async (site: TestSite, { userId }: SignedIn) =>
    (await queryOf(site)('select from users where id = $1 and suspended_at is not null', userId)).length === 1

  /** Restores into an empty database, and calls back with its site. */
  async function restored(restoring: Restore, work: (site: TestSite) => Promise<unknown>) {
    const target = await createTestDatabase()
    await restore(target, restoring)
    const site = await openTestSiteOn(target)
    await work(site)
    await site.close()
  }

  test('that was made while the backup was written is repeated', async () => {
    const site = await openTestSite()
    const mira = await signUp(site)
    await addKick(site, mira)
    const store: ObjectStore = {
      ...site.store,
      open: async () => {
        if (!(await isSuspended(site, mira))) await suspend(site, mira)
        return null
      },
    }
    const file = await backUp(folder, site, store)
    expect(await isSuspended(site, mira)).toBe(true)
    await storeAccessChanges(site)
    await restored({ file, store: site.store }, async (later) => {
      expect(await isSuspended(later, mira)).toBe(true)
    })
    await site.close()
  })

  test('that a later backup has, or a later change takes back, is not repeated', async () => {
    const site = await openTestSite()
    const [mira, otto] = [await signUp(site), await signUp(site)]
    const { store } = site
    const first = await backUp(folder, site, store)
    await suspend(site, mira)
    await suspend(site, otto)
    await storeAccessChanges(site)
    await unsuspend(site, otto)
    await storeAccessChanges(site)

    await restored({ file: first, store }, async (later) => {
      expect([await isSuspended(later, mira), await isSuspended(later, otto)]).toEqual([true, false])
      await unsuspend(later, mira)
      const second = await backUp(folder, later, store)
      await restored({ file: second, store }, async (latest) => {
        expect(await isSuspended(latest, mira)).toBe(false)
      })
      // The first backup does not know that the suspension ended, unless the list says so.
      await storeAccessChanges({ database: later.database, store })
      await restored({ file: first, store }, async (again) => {
        expect(await isSuspended(again, mira)).toBe(false)
      })
    })
    await site.close()
  })

  test('by or about a moderator is repeated: a suspension, and the end of a role', async () => {
    const site = await openTestSite()
    const [mira, otto] = [await signUp(site), await signUp(site)]
    const accounts = createAdminAccounts(site.database)
    await accounts.setRole(otto.userId, 'Moderator')
    const file = await backUp(folder, site, site.store)
    await queryOf(site)(`update users set suspended_until = 'infinity' where id = $1`, mira.userId)
    await accounts.setRole(otto.userId, 'Member')
    await storeAccessChanges(site)
    await restored({ file, store: site.store }, async (later) => {
      const query = queryOf(later)
      expect(await query(`select id from users where suspended_until = 'infinity'`)).toEqual([
        { id: mira.userId },
      ])
      expect(await query(`select from users where role = 'Moderator'`)).toEqual([])
    })
    await site.close()
  })

  test('stays to be stored while the store fails, and is stored once by several servers', async () => {
    const site = await openTestSite()
    const mira = await signUp(site)
    await suspend(site, mira)
    const failing: ObjectStore = { ...site.store, put: () => Promise.reject(new Error('The store is gone')) }
    await expect(storeAccessChanges({ database: site.database, store: failing })).rejects.toThrow('is gone')
    await Promise.all(Array.from({ length: 3 }, () => storeAccessChanges(site)))
    expect(await site.store.list('deletions')).toHaveLength(1)
    await site.close()
  })

  test('is stored while the server listens', async () => {
    const site = await openTestSite()
    await suspend(site, await signUp(site))
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    await waitFor(async () => (await site.store.list('deletions'))[0])
    await suspend(site, await signUp(site))
    await site.app.close()
    expect(await site.store.list('deletions')).toHaveLength(2)
    await site.close()
  })

  test('of a deleted thing is not recorded for what is deleted with it', async () => {
    const site = await openTestSite()
    const mira = await signUp(site)
    const journalId = await addJournal(site, mira)
    await addStory(site, mira, journalId)
    await addEntry(site, mira)
    await addBucket(site, mira)
    await site.call({ method: 'DELETE', url: `/api/journal/${journalId}`, token: mira.token })
    const removed = () => queryOf(site)('select thing from access_changes where state is null order by thing')
    expect(await removed()).toEqual([{ thing: 'journals' }])
    const body = { password }
    await site.call({ method: 'DELETE', url: `/api/user/${mira.userId}`, token: mira.token, body })
    expect(await removed()).toEqual([{ thing: 'journals' }])
    await site.close()
  })

  test('can be listed in a text file', async () => {
    const file = join(folder, 'list.txt')
    const [id, other] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']
    const change = { id, thing: 'users', subject: other, state: {}, at: '2026-01-31T10:00:00.123456+00:00' }
    await writeFile(file, `${other}\n${JSON.stringify(change)}\n`)
    expect(await readDeletions(file)).toEqual({ accounts: [other], changes: [change] })
    for (const wrong of [
      { ...change, subject: 'everybody' },
      { ...change, state: 3 },
      { ...change, at: 'now' },
    ]) {
      await writeFile(file, JSON.stringify(wrong))
      await expect(readDeletions(file)).rejects.toThrow('is neither an id nor a change. Nothing was changed.')
    }
  })
})
