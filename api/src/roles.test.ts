import { password, signUp, type SignedIn } from '../test/people'
import { roleMatrix, roles, type Asked, type Role, type Statuses } from '../test/role-matrix'
import { openTestSite, type TestSite } from '../test/test-site'
import { sessions } from './database/schema'
import { hashToken, newToken } from './modules/auth/token'

/** Whose callers are not people: their own tests say which token may do what. */
const notOfPeople = ['/api/release', '/api/deploy-token', '/api/report', '/api/status']

let site: TestSite
let tokenOfDeleted: string
beforeAll(async () => {
  site = await openTestSite()
  await addGraz()
  const left = await signUp(site)
  await site.call({
    method: 'DELETE',
    url: `/api/user/${left.userId}`,
    token: left.token,
    body: { password },
  })
  tokenOfDeleted = left.token
})
afterAll(() => site.close())

/** So that there is a place near to any. */
const addGraz = () =>
  site.database.$client.query(
    `insert into places (id, name, country_code, lat, lng, population, is_section, edition)
     values (1, 'Graz', 'AT', 47.07, 15.44, 222000, false, '1')`,
  )

/** The token of a session that ended a second ago. */
async function endedSession({ userId }: SignedIn) {
  const token = newToken()
  const expiresAt = new Date(Date.now() - 1000)
  await site.database.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt })
  return token
}

/** One sentence for a person, and nothing of how the server works. */
const refusal = { message: expect.stringMatching(/^[A-Z][^\n{}]*\.$/) }

async function statusOf(operation: string, asked: Asked, token: string | undefined) {
  const [method = '', address = ''] = operation.split(' ')
  const path = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => asked.path?.[name] ?? '')
  const url = `${path}${asked.query ?? ''}`
  const call = { method: method as 'GET', url, ...(token && { token }) }
  if (!asked.sent) {
    const body = typeof asked.body === 'function' ? asked.body() : asked.body
    const answer = await site.call({ ...call, ...(body && { body }) })
    if (answer.status >= 400) expect(answer.body).toEqual(refusal)
    return answer.status
  }
  const headers = { ...asked.sent.headers, ...(token && { authorization: `Bearer ${token}` }) }
  return (await site.app.inject({ ...call, headers, payload: asked.sent.payload })).statusCode
}

// @spec S6.3 S6.4 S6.7 S7.2 S7.8 S7.24 S7.26 S7.29 S7.32 S8.19
test.each(roleMatrix)('%s %s', async (operation, _about, statuses, ask) => {
  const [owner, other] = [await signUp(site), await signUp(site)]
  const tokens: Record<Role, string | undefined> = {
    nobody: undefined,
    expired: await endedSession(owner),
    deleted: tokenOfDeleted,
    other: other.token,
    owner: owner.token,
  }
  const asked = await ask({ site, owner, other })
  const seen: Partial<Statuses> = {}
  for (const role of roles) seen[role] = await statusOf(operation, asked, tokens[role])
  expect(seen).toEqual(statuses)
})

// @spec S6.7
test('every call of the document is in the table, and no other', () => {
  const documented = Object.entries(site.app.swagger().paths ?? {})
    .filter(([path]) => !notOfPeople.some((start) => path.startsWith(start)))
    .flatMap(([path, calls]) => Object.keys(Object(calls)).map((method) => `${method.toUpperCase()} ${path}`))
  expect([...new Set(roleMatrix.map(([operation]) => operation))].sort()).toEqual(documented.sort())
})
