import { cp, mkdtemp, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createTokenRepository } from '@bucketeer/host'
import { closeDatabase, createFolderStore } from '@bucketeer/host/server'
import { addBucket, addEntry, addJournal, addKick, addShareLink, addStory } from '../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../test/people'
import { createMigratedDatabase, createTestDatabase, type TestDatabase } from '../../test/test-database'
import { openTestSiteOn, type TestSite } from '../../test/test-site'
import { createAdminAccounts } from '../admin/accounts/repository'
import { createAdminContent } from '../admin/content/repository'
import { recordAudit } from '../modules/audit/repository'
import { readDeletions } from '../backup/deletions'
import { storeAccessChanges } from './store-access-changes'
import { backUp, queryOf, restore } from './testing/restore'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-access-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('what was taken away after a backup', () => {
  let home: TestDatabase
  let site: TestSite
  let file: string
  let people: Record<'mira' | 'otto' | 'eve' | 'suspended' | 'spared' | 'changed' | 'moved', SignedIn>
  let things: Record<string, string>
  let secrets: Record<'token' | 'ended' | 'replaced' | 'protected' | 'shorter' | 'plain' | 'kept', string>
  const movedTo = 'moved-on@bucketeer.example'

  const call = (person: SignedIn, method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    site.call({ method, url, token: person.token, body })

  const showWish = (shown: boolean) => {
    const body = { kicks: [{ kickId: things['shownWish'], shown }] }
    return call(people.mira, 'PUT', `/api/bucket/${things['showing']}/shown`, body)
  }

  const makeContent = async () => {
    const { mira, otto, eve } = people
    const kickOf = async (changes: object = {}) => (await addKick(site, mira, changes)).id
    const comment = async (id: string, kind = 'kick') =>
      textAt((await call(otto, 'POST', `/api/${kind}/${id}/comments`, { text: 'Cold' })).body, '_id')
    const journalOf = (fields: object = {}) => addJournal(site, mira, { visibility: 'Public', ...fields })
    const commented = await kickOf()
    const withStories = await journalOf()
    const keptStory = await addStory(site, mira, withStories)
    things = {
      narrowedKick: await kickOf(),
      narrowedBucket: await addBucket(site, mira, { audience: 'Members' }),
      narrowedJournal: await journalOf(),
      narrowedEntry: await addEntry(site, mira, { audience: 'Members' }),
      widenedKick: await kickOf({ audience: 'Private' }),
      narrowedAndWidenedKick: await kickOf(),
      shownWish: await kickOf({ audience: 'Private' }),
      showing: await addBucket(site, mira, { audience: 'Members' }),
      place: await kickOf(),
      places: await journalOf({ audience: 'Public' }),
      hiddenKick: await kickOf(),
      hiddenBucket: await addBucket(site, mira, { audience: 'Members' }),
      hiddenJournal: await journalOf(),
      hiddenEntry: await addEntry(site, mira, { audience: 'Members' }),
      commented,
      hiddenComment: await comment(commented),
      deletedComment: await comment(commented),
      keptComment: await comment(commented),
      deletedKick: await kickOf(),
      heldKick: await kickOf(),
      deletedBucket: await addBucket(site, mira),
      deletedJournal: await journalOf(),
      withStories,
      deletedStory: await addStory(site, mira, withStories),
      keptStory,
      hiddenStoryComment: await comment(keptStory, 'story'),
      deletedStoryComment: await comment(keptStory, 'story'),
      deletedJournalComment: await comment(withStories, 'journal'),
      keptJournalComment: await comment(withStories, 'journal'),
      deletedEntry: await addEntry(site, mira),
      shared: await addBucket(site, mira),
      sharedAgain: await addBucket(site, mira),
      sharedSecretly: await addBucket(site, mira),
      sharedForLess: await addBucket(site, mira),
      sharedWithPreview: await addBucket(site, mira),
      sharedStill: await addBucket(site, mira),
    }
    await queryOf(site)('update journals set shows_places = true where id = $1', things['places'])
    const showing = things['showing']
    await call(mira, 'PUT', `/api/bucket/${showing}/add`, { bucketId: showing, kickId: things['shownWish'] })
    await showWish(true)
    for (const person of [people.changed, people.moved, people.suspended]) {
      await call(person, 'PUT', `/api/user/${people.spared.userId}/follow`, {})
      await call(people.spared, 'PUT', `/api/user/${person.userId}/follower`)
    }
    const bucketId = await addBucket(site, eve)
    await call(eve, 'PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId: things['heldKick'] })
  }

  const links: Record<string, { id: string; key: string }> = {}
  const share = async (name: string, bucket: string, fields: object = {}) => {
    links[name] = await addShareLink(site, people.mira, { kind: 'bucket', id: things[bucket] ?? '' }, fields)
    return links[name].key
  }

  const takeAway = async () => {
    const { mira, otto, eve, suspended, spared, changed, moved } = people
    const query = queryOf(site)
    const setAudience = (table: string, thing: string, audience: string) =>
      query(`update ${table} set audience = $2 where id = $1`, things[thing], audience)
    await setAudience('kicks', 'narrowedKick', 'Private')
    await setAudience('buckets', 'narrowedBucket', 'Followers')
    await query(
      `update journals set audience = 'Private', visibility = 'Private' where id = $1`,
      things['narrowedJournal'],
    )
    await call(mira, 'PUT', `/api/log/${things['narrowedEntry']}`, { audience: 'Private' })
    await setAudience('kicks', 'widenedKick', 'Members')
    await setAudience('kicks', 'narrowedAndWidenedKick', 'Private')
    await setAudience('kicks', 'narrowedAndWidenedKick', 'Members')
    await showWish(false)
    await query(`update kicks set place_precision = 'area' where id = $1`, things['place'])
    await query('update journals set shows_places = false where id = $1', things['places'])

    const content = createAdminContent(site.database)
    await content.setHidden('kick', things['hiddenKick'] ?? '', true)
    await content.setHidden('bucket', things['hiddenBucket'] ?? '', true)
    await content.setHidden('journal', things['hiddenJournal'] ?? '', true)
    await content.setHidden('entry', things['hiddenEntry'] ?? '', true)
    await content.setHidden('comment', things['hiddenComment'] ?? '', true)

    for (const url of [
      `/api/kick/${things['deletedKick']}`,
      `/api/kick/${things['heldKick']}`,
      `/api/bucket/${things['deletedBucket']}`,
      `/api/journal/${things['deletedJournal']}`,
      `/api/log/${things['deletedEntry']}`,
    ])
      expect([url, (await call(mira, 'DELETE', url)).status]).toEqual([url, 204])
    const ofStory = { journalId: things['withStories'], storyId: things['deletedStory'] }
    await call(mira, 'PUT', `/api/journal/${ofStory.journalId}/remove/story`, ofStory)
    for (const name of ['deletedComment', 'deletedStoryComment', 'deletedJournalComment'])
      await query('delete from comments where id = $1', things[name])
    await content.setHidden('comment', things['hiddenStoryComment'] ?? '', true)

    await call(eve, 'PUT', `/api/user/${otto.userId}/block`)
    await call(eve, 'PUT', `/api/user/${mira.userId}/mute`)
    await call(mira, 'PUT', `/api/user/${otto.userId}/block`)
    await call(mira, 'DELETE', `/api/user/${otto.userId}/block`)

    const { userId } = people.spared
    await call(people.spared, 'DELETE', `/api/user/${people.changed.userId}/follower`)
    await call(moved, 'DELETE', `/api/user/${userId}/follow`)
    await call(moved, 'PUT', `/api/user/${userId}/follow`, {})

    await call(mira, 'DELETE', `/api/share/${links['ended']?.id}`)
    await call(mira, 'PUT', `/api/share/${links['replaced']?.id}`, { newKey: true })
    await call(mira, 'PUT', `/api/share/${links['protected']?.id}`, { password: 'a key under the mat' })
    const expiresAt = new Date(Date.now() + 60_000).toISOString()
    await call(mira, 'PUT', `/api/share/${links['shorter']?.id}`, { expiresAt })
    await call(mira, 'PUT', `/api/share/${links['plain']?.id}`, { hasPreview: false })
    await call(mira, 'PUT', `/api/share/${links['kept']?.id}`, { hasPreview: true })

    const accounts = createAdminAccounts(site.database)
    await accounts.suspend(suspended.userId)
    await accounts.suspend(spared.userId)
    await accounts.unsuspend(spared.userId)
    const newPassword = 'a swim in the sea'
    await call(changed, 'PUT', `/api/user/${changed.userId}/password`, { password, newPassword })
    await query('update users set email = $2, email_key = $2 where id = $1', moved.userId, movedTo)
    const tokens = createTokenRepository(site.database, recordAudit)
    const [token] = await tokens.list()
    await tokens.revoke(token?._id ?? '', 'us')
    await call(otto, 'POST', '/auth/logout')
  }

  beforeAll(async () => {
    home = await createMigratedDatabase()
    site = await openTestSiteOn({ ...home, drop: async () => {} })
    const newPerson = () => signUp(site)
    people = {
      mira: await newPerson(),
      otto: await newPerson(),
      eve: await newPerson(),
      suspended: await newPerson(),
      spared: await newPerson(),
      changed: await newPerson(),
      moved: await newPerson(),
    }
    await makeContent()
    secrets = {
      token: (await createTokenRepository(site.database, recordAudit).create('kicks', 'Ann', 'us')).token,
      ended: await share('ended', 'shared'),
      replaced: await share('replaced', 'sharedAgain'),
      protected: await share('protected', 'sharedSecretly'),
      shorter: await share('shorter', 'sharedForLess'),
      plain: await share('plain', 'sharedWithPreview', { hasPreview: true }),
      kept: await share('kept', 'sharedStill'),
    }
    file = await backUp(folder, site, site.store)
    await takeAway()
    await storeAccessChanges(site)
    await cp(join(site.dataDir, 'deletions'), join(folder, 'copy', 'deletions'), { recursive: true })
    await site.app.close()
    await closeDatabase(site.database)
  }, 60_000)
  afterAll(async () => {
    await rm(site.dataDir, { recursive: true })
    await home.drop()
  })

  const output =
    'Taken away after the backup, and now again: suspended accounts: 1; changed passwords, which their owners have to reset: 1; changed e-mail addresses, whose accounts have none now: 1; revoked deploy tokens: 1; ended links: 5; blocked or muted people: 2; ended follows: 2; hidden things: 6; narrowed audiences: 4; wishes that a Bucket no longer shows: 1; places that are less exact or not shown: 2; deleted things: 9'

  const listCopy = () => readDeletions(join(folder, 'copy', 'deletions'))
  const emptyStore = () => createFolderStore(join(folder, randomUUID()))

  const restoreWith: Record<string, () => Promise<[TestDatabase, string | undefined]>> = {
    'the store': async () => {
      const target = await createTestDatabase()
      return [target, await restore(target, { file, store: createFolderStore(join(folder, 'copy')) })]
    },
    'a copy of the list': async () => {
      const target = await createTestDatabase()
      return [target, await restore(target, { file, store: emptyStore(), deletions: await listCopy() })]
    },
    // The last one, because the site is gone then.
    'the replaced site': async () => [home, await restore(home, { file, store: emptyStore() })],
  }

  test.each(Object.keys(restoreWith))(
    'is taken away again by a restore with %s',
    async (name) => {
      const [target, line] = (await restoreWith[name]?.()) ?? []
      expect(line).toBe(output)
      if (!target) return
      const drop = () => (target === home ? Promise.resolve() : target.drop())
      const restored = await openTestSiteOn({ ...target, drop })
      const query = queryOf(restored)
      const audienceOf = async (table: string, thing: string) =>
        (await query(`select audience from ${table} where id = $1`, things[thing]))[0]?.['audience']
      expect(await audienceOf('kicks', 'narrowedKick')).toBe('Private')
      expect(await audienceOf('buckets', 'narrowedBucket')).toBe('Followers')
      expect(await audienceOf('journals', 'narrowedJournal')).toBe('Private')
      expect(await audienceOf('log_entries', 'narrowedEntry')).toBe('Private')
      expect(await audienceOf('kicks', 'widenedKick')).toBe('Private')
      expect(await audienceOf('kicks', 'narrowedAndWidenedKick')).toBe('Members')
      expect(await query('select from bucket_kicks where is_shown is false')).toHaveLength(1)
      const [place] = await query('select place_precision from kicks where id = $1', things['place'])
      expect(place).toEqual({ place_precision: 'area' })
      expect(await query('select from journals where shows_places')).toEqual([])

      const hidden = await query(
        `select id from kicks where hidden_at is not null union all select id from buckets where hidden_at is not null
       union all select id from journals where hidden_at is not null
       union all select id from log_entries where hidden_at is not null
       union all select id from comments where hidden_at is not null`,
      )
      expect(hidden.map(({ id }) => id).toSorted()).toEqual(
        ['hiddenKick', 'hiddenBucket', 'hiddenJournal', 'hiddenEntry', 'hiddenComment', 'hiddenStoryComment']
          .map((thing) => things[thing])
          .toSorted(),
      )
      const ids = (
        await query(
          `select id from kicks where withdrawn_at is null union all select id from buckets union all select id from journals
         union all select id from stories union all select id from log_entries union all select id from comments`,
        )
      ).map(({ id }) => id)
      const missing = Object.keys(things).filter((thing) => !ids.includes(things[thing]))
      expect(missing).toEqual([
        'deletedComment',
        'deletedKick',
        'heldKick',
        'deletedBucket',
        'deletedJournal',
        'deletedStory',
        'deletedStoryComment',
        'deletedJournalComment',
        'deletedEntry',
      ])
      expect(
        await query('select withdrawn_at is null as listed from kicks where id = $1', things['heldKick']),
      ).toEqual([{ listed: false }])
      expect(await query('select comment_count from kicks where id = $1', things['commented'])).toEqual([
        { comment_count: 1 },
      ])

      const { mira, otto, eve, suspended, spared, changed, moved } = people
      expect(await query('select blocker_id, blocked_id, is_mute from blocks order by is_mute')).toEqual([
        { blocker_id: eve.userId, blocked_id: otto.userId, is_mute: false },
        { blocker_id: eve.userId, blocked_id: mira.userId, is_mute: true },
      ])
      expect(await query('select follower_id, state from follows')).toEqual([
        { follower_id: suspended.userId, state: 'accepted' },
      ])
      const logIn = async ({ email }: SignedIn, word = password) =>
        (await restored.call({ method: 'POST', url: '/auth/login', body: { email, password: word } })).status
      expect(await logIn(mira)).toBe(200)
      expect(await logIn(spared)).toBe(200)
      expect(await logIn(suspended)).toBe(403)
      expect([await logIn(changed), await logIn(changed, 'a swim in the sea')]).toEqual([401, 401])
      expect([await logIn(moved), await logIn({ ...moved, email: movedTo })]).toEqual([401, 401])
      for (const { token } of [mira, otto])
        expect(await restored.call({ method: 'GET', url: '/auth/verify', token })).toMatchObject({
          status: 401,
        })

      const statusOfLink = async (key: string) =>
        (await restored.call({ method: 'GET', url: `/api/shared/${key}` })).status
      expect(await statusOfLink(secrets.kept)).toBe(200)
      const { ended, replaced, protected: locked, shorter, plain } = secrets
      for (const key of [ended, replaced, locked, shorter, plain]) expect(await statusOfLink(key)).toBe(404)
      expect(await createTokenRepository(restored.database, recordAudit).use(secrets.token)).toBeUndefined()
      await restored.close()
    },
    60_000,
  )

  test('is on record without passwords, hashes, names and addresses', async () => {
    const store = createFolderStore(join(folder, 'copy'))
    const [name] = await store.list('deletions')
    const object = await store.open(`deletions/${name}`)
    const content = object ? await text(object.stream) : ''
    expect(content.split('\n').length).toBeGreaterThan(20)
    expect(content).not.toMatch(/argon|@|Person|hash/)
  })
})
