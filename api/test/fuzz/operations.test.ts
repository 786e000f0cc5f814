import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import {
  deployToken,
  kicksFiles,
  publish,
  publishShell,
  remoteRelease,
  shellFiles,
  shellRelease,
} from '../releases'
import { storePackages } from '../packages'
import { password } from '../people'
import { follows } from '../../src/database/content-schema'
import { imports } from '../../src/modules/import/tables'
import { users } from '../../src/database/schema'
import { hashPassword } from '../../src/modules/password/password'
import { openTestSite, type TestSite } from '../test-site'
import { releasedVersions } from './field-values'
import { operationsOf, type Operation } from './operations'
import { report } from './report'
import { requestsOf } from './requests'
import { createTestData, type TestData, decide } from './test-data'
import { runs, seed, onlyOperation } from './settings'
import { send, type Outcome } from './send'

const document: unknown = JSON.parse(
  readFileSync(join(__dirname, '../../../shared-auth/src/testing/generated/openapi.json'), 'utf8'),
)
const operations = operationsOf(document).filter(
  ({ name }) => onlyOperation === undefined || name === onlyOperation,
)

/** The test data that a successful call invalidates, besides the last parameter of its path. */
const ends: Record<string, string> = {
  'POST /auth/logout': 'authToken',
  'POST /auth/reset-password': 'resetToken',
  'POST /auth/confirm-email': 'emailToken',
  'PUT /api/journal/{journalId}/remove/story': 'storyId',
  'DELETE /api/share/{id}': 'linkId',
  'PUT /api/care/report/{reportId}': 'reportId',
  'POST /api/people/decision/{decisionId}/answer': 'decisionId',
}

/** `DELETE /api/kick/{kickId}` deletes a Kick, `DELETE /api/kick/{kickId}/like` does not. */
const endedBy = ({ name, method, path }: Operation) =>
  ends[name] ?? (method === 'DELETE' ? /\{(\w+)\}$/.exec(path)?.[1] : undefined)

/** With fewer requests, an operation may get none that succeeds. */
const fewestForAll = 100

/** An error outside of a request would end a real server. */
const crashes: unknown[] = []
const noteCrash = (reason: unknown) => void crashes.push(reason)

const addGraz = ({ database }: TestSite) =>
  database.$client.query(
    `insert into places (id, name, country_code, lat, lng, population, is_section, kind, source, edition)
     values (1, 'Graz', 'AT', 47.07, 15.44, 222000, false, 'town', 'towns', '1')`,
  )

let site: TestSite
let testData: TestData

const publishKicks = async () => {
  for (const version of releasedVersions) await publish(site, remoteRelease({ version }), kicksFiles)
}

/** Makes a second version of the shell and of kicks live, so that both can be rolled back. */
const publishBoth = async () => {
  await publish(site, shellRelease({ version: '1.1.0-s00000002' }), shellFiles)
  await publishKicks()
}

const switchKicksOff = () =>
  site.call({ method: 'PUT', url: '/api/release/kicks/switch', token: deployToken, body: { isOff: true } })

/** Returns the ids of this name that the requests know. */
const knownIds = (name: string) => [testData.fill(`⟦mine.${name}⟧`), testData.fill(`⟦theirs.${name}⟧`)]

// An order has to name all of what it orders, and the requests know one id.
const leaveOneStory = () =>
  site.database.$client.query('delete from stories where id <> all($1)', [knownIds('storyId')])
const leaveOneBucket = () =>
  site.database.$client.query('delete from buckets where id <> all($1)', [knownIds('bucketId')])
const leaveOneWish = () =>
  site.database.$client.query('delete from bucket_kicks where kick_id <> all($1)', [knownIds('wishId')])

/** Replaces the links that have ended, or whose things have gone. */
const renewLinks = async () => {
  for (const name of ['linkId', 'linkKey', 'entryLinkKey']) await testData.renew(name, knownIds(name).join())
}

/** Replaces archives, which a newer one ends, and imports, which requests may only change in some states. */
const renewArchives = () => testData.renew('archiveId', knownIds('archiveId').join())
const renewImports = () => testData.renew('importId', knownIds('importId').join())
const aReadImport = { create: renewImports, undo: async () => {} }
const bringImports = async () => {
  await renewImports()
  await site.database.update(imports).set({ state: 'brought' })
}

const askToFollow = () => {
  const [followeeId = '', followerId = ''] = knownIds('userId')
  return site.database
    .insert(follows)
    .values({ followerId, followeeId, state: 'asked' })
    .onConflictDoNothing()
}

/** The requests know one password. */
const resetPasswords = async () =>
  site.database.$client.query('update users set password_hash = $1', [await hashPassword(password, 'fuzz')])

const suspend = () => decide(site, knownIds('userId')[1] ?? '', 'suspend')
const endSuspensions = () =>
  site.database.$client.query(
    `update users set suspended_until = null; update sessions set expires_at = now() + interval '1 day'`,
  )

const setRoles = (role: 'Member' | 'Moderator') => () => site.database.update(users).set({ role })
const asModerators = { create: setRoles('Moderator'), undo: setRoles('Member') }

/** Calls that can only succeed in a certain state of the site, with functions that create it and undo the call. */
const states: Record<string, { create(): Promise<unknown>; undo(): Promise<unknown> }> = {
  'DELETE /api/release/{part}': { create: switchKicksOff, undo: publishKicks },
  'POST /api/release/rollback': { create: publishBoth, undo: publishKicks },
  'PUT /api/user/{userId}/password': { create: async () => {}, undo: resetPasswords },
  'PUT /api/user/{userId}/follower': { create: askToFollow, undo: async () => {} },
  'POST /api/archive/{archiveId}/link': { create: renewArchives, undo: async () => {} },
  'DELETE /api/archive/{archiveId}': { create: renewArchives, undo: async () => {} },
  ...Object.fromEntries(
    operations
      .filter(({ path }) => path.startsWith('/api/import/{importId}'))
      .map(({ name }) => [name, aReadImport]),
  ),
  'POST /api/import/{importId}/take-back': { create: bringImports, undo: async () => {} },
  'DELETE /api/share': { create: async () => {}, undo: renewLinks },
  'PUT /api/bucket/order': { create: leaveOneBucket, undo: renewLinks },
  'PUT /api/bucket/{bucketId}/order': { create: leaveOneWish, undo: async () => {} },
  'POST /auth/suspension/answer': { create: suspend, undo: endSuspensions },
  'GET /api/care/log': asModerators,
  'GET /api/care/report': asModerators,
  'GET /api/care/report/{reportId}': asModerators,
  'PUT /api/care/report/{reportId}': asModerators,
  'PUT /api/journal/{journalId}/order': { create: leaveOneStory, undo: async () => {} },
}

beforeAll(async () => {
  process.on('unhandledRejection', noteCrash).on('uncaughtException', noteCrash)
  site = await openTestSite({ deployToken })
  await addGraz(site)
  await publishShell(site)
  await publishKicks()
  await storePackages(site)
  testData = await createTestData(site)
})
afterAll(async () => {
  process.off('unhandledRejection', noteCrash).off('uncaughtException', noteCrash)
  await site.close()
})

test('the document has operations', () =>
  expect(operations.length).toBeGreaterThan(onlyOperation === undefined ? 50 : 0))

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s',
  async (_name, operation) => {
    const outcomes: Outcome[] = []
    const ended = endedBy(operation)
    if (ended !== undefined) await testData.renew(ended, testData.fill(`⟦mine.${ended}⟧`))
    await states[operation.name]?.create()
    const ask = fc.asyncProperty(requestsOf(document, operation), async (request) => {
      const outcome = await send(site, operation, request, testData)
      if (crashes.length > 0) throw crashes.pop()
      if (ended !== undefined && outcome.status < 300) await testData.renew(ended, outcome.asked)
      outcomes.push(outcome)
    })
    await fc.assert(ask, { seed, numRuns: runs, endOnFailure: false })
    await states[operation.name]?.undo()
    const statuses = new Set(outcomes.map(({ status }) => Math.floor(status / 100)))
    // Otherwise the requests do not reach the handler.
    if (runs >= fewestForAll) expect(statuses).toContain(2)
    report(operation.name, outcomes)
  },
  60 * 60 * 1000,
)
