import { records } from '../test/operations'
import { missingRecords, staleRecords } from '../test/operations/missing'
import { casesOf, roles, sendTo, type Role, type Statuses } from '../test/operations/record'
import { password, signUp, type SignedIn } from '../test/people'
import { openTestSite, type TestSite } from '../test/test-site'
import { sessions } from './database/schema'
import { hashToken, newToken } from './modules/session/token'

let site: TestSite
let deletedUserToken: string
beforeAll(async () => {
  site = await openTestSite()
  await addGraz()
  const deletedUser = await signUp(site)
  await site.call({
    method: 'DELETE',
    url: `/api/user/${deletedUser.userId}`,
    token: deletedUser.token,
    body: { password },
  })
  deletedUserToken = deletedUser.token
})
afterAll(() => site.close())

/** The search for the nearest place needs a place. */
const addGraz = () =>
  site.database.$client.query(
    `insert into places (id, name, country_code, lat, lng, population, is_section, kind, source, edition)
     values (1, 'Graz', 'AT', 47.07, 15.44, 222000, false, 'town', 'towns', '1')`,
  )

/** Returns the token of a session that expired a second ago. */
async function expiredSession({ userId }: SignedIn) {
  const token = newToken()
  const expiresAt = new Date(Date.now() - 1000)
  await site.database.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt })
  return token
}

/** One sentence with its code, without internals of the server. */
const errorBody = {
  message: expect.stringMatching(/^[A-Z][^\n{}]*\.$/),
  code: expect.stringMatching(/^[a-z]+\.[a-z-]+$/),
}

// @spec S6.3 S6.4 S6.7 S7.2 S7.8 S7.24 S7.26 S7.29 S7.32 S8.19
test.each(
  records.flatMap(([operation, record]) =>
    casesOf(record).map(([variant, [statuses, prepare]]) => ({ operation, variant, statuses, prepare })),
  ),
)('$operation $variant', async ({ operation, statuses, prepare }) => {
  const [owner, other] = [await signUp(site), await signUp(site)]
  const tokens: Record<Role, string | undefined> = {
    nobody: undefined,
    expired: await expiredSession(owner),
    deleted: deletedUserToken,
    other: other.token,
    owner: owner.token,
  }
  const input = (await prepare?.({ site, owner, other })) ?? {}
  const actual: Partial<Statuses> = {}
  for (const role of roles) {
    const { status, body } = await sendTo(site, operation, input, { token: tokens[role] })
    if (status >= 400 && operation !== 'GET /packages/index.json') expect(body).toEqual(errorBody)
    actual[role] = status
  }
  expect(actual).toEqual(statuses)
})

// @spec S6.7
test('every operation of the OpenAPI document has its record, and no other has', () => {
  expect(missingRecords(site.app.swagger()).join('\n\n')).toBe('')
  expect(staleRecords(site.app.swagger())).toEqual([])
})

test('says what to write for a new operation, and for a new field', () => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } }
  const operation = { tags: ['Notes'], security: [{ token: [] }], responses: { 201: {} } }
  const put = { ...operation, tags: ['Kicks'], requestBody: { content } }
  const document = {
    paths: {
      '/api/notes': { post: { ...operation, requestBody: { content } } },
      '/api/kick/{kickId}': { put },
    },
    components: { schemas: { Note: { properties: { weight: { type: ['number', 'null'] } } } } },
  }
  expect(missingRecords(document)).toEqual([
    `Write the record of an operation in api/test/operations/notes.ts, a new file with a line in index.ts:
  'POST /api/notes': {
    roles: [members(201), async (scene) => ({ body: { weight: null } })],
  },`,
    `Add to 'PUT /api/kick/{kickId}' in api/test/operations/kicks.ts:
    change.fields, in it: { weight: { value: null } },`,
  ])
})
