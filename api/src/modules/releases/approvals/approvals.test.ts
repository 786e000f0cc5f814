import {
  deployToken,
  nextKicks,
  postRelease,
  publish,
  publishShellAndKicks,
  remoteRelease,
  sendFiles,
} from '../../../../test/releases'
import { openTestSite, type TestSite } from '../../../../test/test-site'

let site: TestSite
let one: { _id: string; token: string }
let other: { _id: string; token: string }

const newToken = async (name: string, part = 'kicks') => {
  const { body } = await site.call({
    method: 'POST',
    url: '/api/deploy-token',
    token: deployToken,
    body: { part, name },
  })
  return body as { _id: string; token: string }
}
const need = (isNeeded: boolean, token = deployToken) =>
  site.call({ method: 'PUT', url: '/api/release/kicks/needs-approval', token, body: { isNeeded } })

beforeEach(async () => {
  site = await openTestSite({ deployToken })
  await publishShellAndKicks(site)
  one = await newToken('one')
  other = await newToken('other')
  await need(true)
})
afterEach(() => site.close())

const first = remoteRelease().version
const next = nextKicks('1.1.0-s00000002')
const { version } = next.release

const propose = async (token = one.token, canary?: number) => {
  await sendFiles(site, next.release, next.files)
  return postRelease(site, next.release, token, canary)
}
const approve = (token: string, body: object = { version }) =>
  site.call({ method: 'POST', url: '/api/release/kicks/approval', token, body })
const decline = (token: string) => site.call({ method: 'DELETE', url: '/api/release/kicks/approval', token })
const history = async () => {
  const { body } = await site.call({ method: 'GET', url: '/api/release?part=kicks', token: deployToken })
  return body as {
    served: { live: string; canary: { percent: number } | null }[]
    log: { event: string; who: string; why: string | null; approvedBy: string | null }[]
    pending: { version: string; who: string; percent: number | null }[]
    needApproval: string[]
  }
}
const live = async () => (await history()).served[0]?.live

test('a release waits until another deploy token approves it', async () => {
  expect(await propose()).toMatchObject({ status: 202, body: { missing: [], served: null, isPending: true } })
  const waiting = await history()
  expect(waiting).toMatchObject({
    served: [{ live: first }],
    pending: [{ version, who: 'one', percent: null }],
    needApproval: ['kicks'],
  })
  expect(waiting.log[0]).toMatchObject({ event: 'proposed', who: 'one', approvedBy: null })

  expect(await approve(other.token)).toMatchObject({
    status: 200,
    body: { event: 'released', served: { live: version } },
  })
  const after = await history()
  expect(after.pending).toEqual([])
  expect(after.log[0]).toMatchObject({ event: 'released', who: 'one', why: 'a test', approvedBy: 'other' })
})

test('the deploy token that sent a release cannot approve it, also after sending it again', async () => {
  await propose()
  await propose(other.token)
  expect(await approve(one.token)).toMatchObject({
    status: 403,
    body: { message: `This deploy token sent kicks ${version}; another one must approve it.` },
  })
  expect((await approve(other.token)).status).toBe(200)
})

test('the operator can approve the release of a team, and not their own', async () => {
  await propose(deployToken)
  expect((await approve(deployToken)).status).toBe(403)
  expect((await approve(one.token)).status).toBe(200)
})

test('the token of another part cannot approve or withdraw a release', async () => {
  await propose()
  const { token } = await newToken('journals team', 'journals')
  expect((await approve(token)).status).toBe(403)
  expect((await decline(token)).status).toBe(403)
})

test('a canary is approved with the percentage that the approver saw', async () => {
  await propose(one.token, 10)
  expect((await approve(other.token)).status).toBe(409)
  expect((await approve(other.token, { version, canary: 10 })).status).toBe(200)
  expect((await history()).served[0]).toMatchObject({ live: first, canary: { percent: 10 } })
})

test('refuses the approval of a version that another release has replaced', async () => {
  await propose()
  const third = nextKicks('1.2.0-s00000003')
  await sendFiles(site, third.release, third.files)
  await postRelease(site, third.release, one.token)
  expect(await approve(other.token)).toMatchObject({
    status: 409,
    body: { message: 'Another release of kicks waits for approval by now: 1.2.0-s00000003.' },
  })
  expect(await live()).toBe(first)
})

test('refuses the approval of a release whose deploy token was revoked', async () => {
  await propose()
  await site.call({ method: 'DELETE', url: `/api/deploy-token/${one._id}`, token: deployToken })
  expect((await approve(other.token)).status).toBe(409)
})

test('a withdrawn release cannot be approved, and the history says who withdrew it', async () => {
  await propose()
  expect((await decline(one.token)).status).toBe(204)
  expect((await approve(other.token)).status).toBe(404)
  expect((await decline(one.token)).status).toBe(404)
  expect((await history()).log[0]).toMatchObject({ event: 'declined', who: 'one' })
})

test('a release expires after three days', async () => {
  await propose()
  await site.database.$client.query(`update pending_releases set expires_at = expires_at - interval '3 days'`)
  expect((await history()).pending).toEqual([])
  expect((await approve(other.token)).status).toBe(404)
})

test('only the operator decides which part needs approval', async () => {
  expect((await need(false, one.token)).status).toBe(403)
  await propose()
  expect((await need(false)).status).toBe(200)
  expect(await history()).toMatchObject({ pending: [], needApproval: [] })
  expect(await propose()).toMatchObject({ status: 200, body: { isPending: false } })
})

test('a rollback cannot make a version live that was not approved', async () => {
  await propose()
  const rollback = (body: object) =>
    site.call({ method: 'POST', url: '/api/release/kicks/rollback', token: one.token, body })
  expect((await rollback({ version })).status).toBe(409)
  await approve(other.token)
  expect((await rollback({})).status).toBe(200)
  expect((await rollback({ version })).status).toBe(200)
})

describe('a batch', () => {
  const batch = async (start?: object) => {
    await sendFiles(site, next.release, next.files)
    return site.call({
      method: 'POST',
      url: '/api/release/batch',
      token: deployToken,
      body: { releases: [next.release], start },
    })
  }
  test('is refused with a part that needs approval', async () => {
    expect((await batch()).status).toBe(409)
    expect(await live()).toBe(first)
  })

  test('leaves a part that needs approval alone in a start, also if the start names it', async () => {
    expect((await batch({ checkout: '0'.repeat(32), named: ['kicks'] })).status).toBe(200)
    expect(await live()).toBe(first)
  })
})

test('a part without the switch needs no approval', async () => {
  const journals = remoteRelease({
    part: 'journals',
    routes: [{ path: '/journals', access: 'public' }],
    chunks: {},
  })
  expect(await publish(site, journals, next.files)).toMatchObject({ status: 200 })
})
