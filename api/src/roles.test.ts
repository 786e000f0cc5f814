import { missingRecords, staleRecords } from '../test/operations'
import { password, signUp, type SignedIn } from '../test/people'
import { roleMatrix, roles, type RequestInput, type Role, type Statuses } from '../test/role-matrix'
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

/** One sentence, without internals of the server. */
const errorBody = { message: expect.stringMatching(/^[A-Z][^\n{}]*\.$/) }

async function statusOf(operation: string, input: RequestInput, token: string | undefined) {
  const [method = '', template = ''] = operation.split(' ')
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => input.path?.[name] ?? '')
  const url = `${path}${input.query ?? ''}`
  const request = { method: method as 'GET', url, ...(token && { token }) }
  if (!input.sent) {
    const body = typeof input.body === 'function' ? input.body() : input.body
    const response = await site.call({ ...request, ...(body && { body }) })
    if (response.status >= 400) expect(response.body).toEqual(errorBody)
    return response.status
  }
  const headers = { ...input.sent.headers, ...(token && { authorization: `Bearer ${token}` }) }
  return (await site.app.inject({ ...request, headers, payload: input.sent.payload })).statusCode
}

// @spec S6.3 S6.4 S6.7 S7.2 S7.8 S7.24 S7.26 S7.29 S7.32 S8.19
test.each(roleMatrix)('%s %s', async (operation, _variant, statuses, prepare) => {
  const [owner, other] = [await signUp(site), await signUp(site)]
  const tokens: Record<Role, string | undefined> = {
    nobody: undefined,
    expired: await expiredSession(owner),
    deleted: deletedUserToken,
    other: other.token,
    owner: owner.token,
  }
  const input = await prepare({ site, owner, other })
  const actual: Partial<Statuses> = {}
  for (const role of roles) actual[role] = await statusOf(operation, input, tokens[role])
  expect(actual).toEqual(statuses)
})

// @spec S6.7
test('every operation of the OpenAPI document has its records, and no other has', () => {
  const paths = site.app.swagger().paths ?? {}
  expect(missingRecords(paths)).toEqual([])
  expect(staleRecords(paths)).toEqual([])
})

test('says what to write for a new operation', () => {
  expect(missingRecords({ '/api/cost': { get: {} } })).toEqual([
    expect.stringContaining('GET /api/cost has no record in api/test/role-matrix.ts: write'),
    expect.stringContaining('GET /api/cost has no record in api/test/operations.ts: write'),
  ])
})
