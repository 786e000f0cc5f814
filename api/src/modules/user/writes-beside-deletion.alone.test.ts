import { operationsOf } from '../../../test/fuzz/operations'
import { records } from '../../../test/operations'
import { firstRequest, sendTo, type Prepare } from '../../../test/operations/record'
import { password, signUp, type SignedIn } from '../../../test/people'
import { createMigratedDatabase, longTimeouts } from '../../../test/test-database'
import { openTestSiteOn, type TestSite } from '../../../test/test-site'

// The tests need the true cost of a password.
jest.unmock('@node-rs/argon2')

let site: TestSite
beforeAll(async () => {
  site = await openTestSiteOn({ ...(await createMigratedDatabase()), timeouts: longTimeouts })
})
afterAll(() => site.close())

const rounds = 4

/** Returns the operations that write for a user, each with the functions that prepare its requests, by name. */
function preparedWrites() {
  const writing = operationsOf(site.app.swagger()).filter(
    ({ method }) => method === 'POST' || method === 'PUT',
  )
  const needsToken = new Set(writing.filter((each) => each.needsToken).map(({ name }) => name))
  return records.flatMap(([operation, record]) => {
    const { writes } = record
    if (typeof writes === 'string' || !(writes || needsToken.has(operation))) return []
    const all: [string, Prepare][] = [['', firstRequest(record)], ...Object.entries(writes ?? {})]
    return all.map(([variant, prepare]) => ({ name: `${operation} ${variant}`, operation, prepare }))
  })
}

/** Returns a request for each route that writes for a user. */
async function writesOf(owner: SignedIn) {
  const scene = { site, owner, other: await signUp(site) }
  const { token } = owner
  let calls = 0
  return Promise.all(
    preparedWrites().map(async ({ name, operation, prepare }) => {
      const input = await prepare(scene)
      // A POST is sent with and without an Idempotency-Key.
      const write = () => {
        calls += 1
        const hasKey = operation.startsWith('POST') && calls % 2 === 0
        const headers = hasKey ? { 'idempotency-key': `${calls}` } : undefined
        return sendTo(site, operation, input, { token, headers })
      }
      return { name, write }
    }),
  )
}

/** The table that no request of a user fills: the deletion itself. */
const filledByNobody = ['begun_deletions']

test('the writes fill every table that refers to users', async () => {
  const person = await signUp(site)
  for (const { write } of await writesOf(person)) await write()
  const { rows } = await site.database.$client.query<{ name: string; column: string }>(
    `select conrelid::regclass::text as name, attname as column from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'users'::regclass`,
  )
  const empty = new Set(rows.map(({ name }) => name))
  for (const { name, column } of rows) {
    const found = await site.database.$client.query(`select from ${name} where ${column} = $1`, [
      person.userId,
    ])
    if (found.rowCount !== 0) empty.delete(name)
  }
  expect([...empty].sort()).toEqual(filledByNobody)
})

test('writes during a deletion succeed or are refused with a message, without server errors', async () => {
  const failed: unknown[] = []
  for (let round = 0; round < rounds; round += 1) {
    const person = await signUp(site)
    const writes = await writesOf(person)
    const deletion = site.call({
      method: 'DELETE',
      url: `/api/user/${person.userId}`,
      token: person.token,
      body: { password },
    })
    // The password check takes some time, so the writes run before, during and after the deletion.
    const waves = Array.from({ length: 8 }, async (_, wave) => {
      await new Promise((resolve) => setTimeout(resolve, wave * 6))
      return Promise.all(writes.map(async ({ name, write }) => ({ name, response: await write() })))
    })
    const responses = (await Promise.all(waves)).flat()
    expect((await deletion).status).toBe(204)
    for (const { name, response } of responses) {
      if (response.status >= 500) failed.push({ name, status: response.status })
      else if (response.status >= 400) expect(response.body).toMatchObject({ message: expect.any(String) })
    }
  }
  expect(failed).toEqual([])
}, 300_000)
