import { addKick } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
})
afterAll(() => site.close())

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  site.call({ method, url, token: mira.token, body })
const log = async (kickId: string) =>
  textAt((await send('POST', '/api/log', { kickId, state: 'doing' })).body, '_id')

async function untilWaiting() {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await site.database.$client.query(waiting)).rowCount === 0)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Sends a request while another transaction has the first lock, which then takes the second lock. */
async function between(first: string, second: string, request: () => ReturnType<typeof send>) {
  const client = await site.database.$client.connect()
  try {
    await client.query(`begin; set local lock_timeout = '500ms'`)
    await client.query(first)
    const response = request()
    await untilWaiting()
    await client.query(second)
    await client.query('rollback')
    return (await response).status
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const lockOf = (table: 'users' | 'kicks' | 'log_entries', id: string) =>
  `select from ${table} where id = '${id}' for update`

describe('the deletion of an account does not deadlock', () => {
  test('with a new entry about the account’s own Kick', async () => {
    const { id } = await addKick(site, mira)
    const request = () => send('POST', '/api/log', { kickId: id, state: 'done' })
    expect(await between(lockOf('kicks', id), lockOf('users', mira.userId), request)).toBe(201)
  })

  test.each([
    ['change', 'PUT', { state: 'done' }, 200],
    ['deletion', 'DELETE', undefined, 204],
  ] as const)('with the %s of an entry about somebody else’s Kick', async (_name, method, body, status) => {
    const { id } = await addKick(site, await signUp(site))
    const entryId = await log(id)
    const userThenEntry = `${lockOf('users', mira.userId)}; ${lockOf('log_entries', entryId)}`
    const request = () => send(method, `/api/log/${entryId}`, body)
    expect(await between(userThenEntry, lockOf('kicks', id), request)).toBe(status)
  })

  test('with a new link of an entry', async () => {
    const entryId = await log((await addKick(site, mira)).id)
    const request = () => send('POST', '/api/share', { kind: 'log', id: entryId })
    expect(await between(lockOf('users', mira.userId), lockOf('log_entries', entryId), request)).toBe(201)
  })
})
