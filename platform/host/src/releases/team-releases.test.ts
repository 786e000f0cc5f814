import {
  remoteRelease,
  postRelease,
  deployToken,
  nextKicks,
  publish,
  publishShellAndKicks,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ deployToken })
  await publishShellAndKicks(site)
})
afterEach(() => site.close())

const first = remoteRelease().version
const second = nextKicks('1.1.0-s00000002')

interface RegistryResponse {
  remotes: {
    name: string
    version: string
    isCanary: boolean
    isOff: boolean
    nav: unknown[]
    chunks: object
  }[]
}
/** Returns the version of kicks for a visitor, and the visitor's cookie. */
const visit = async (cookie?: string) => {
  const response = await site.app.inject({
    method: 'GET',
    url: '/registry.json',
    headers: cookie ? { cookie } : {},
  })
  const given = String(response.headers['set-cookie'] ?? '').split(';')[0]
  const kicks = response.json<RegistryResponse>().remotes.find(({ name }) => name === 'kicks')
  return { kicks, cookie: given || (cookie ?? '') }
}
const rollback = (body: object = {}, token = deployToken) =>
  site.call({ method: 'POST', url: '/api/release/kicks/rollback', token, body })
const toggle = (isOff: boolean, part = 'kicks') =>
  site.call({ method: 'PUT', url: `/api/release/${part}/switch`, token: deployToken, body: { isOff } })
const newToken = async (part: string) => {
  const { body } = await site.call({
    method: 'POST',
    url: '/api/deploy-token',
    token: deployToken,
    body: { part, name: `the ${part} team` },
  })
  return body as { _id: string; token: string }
}
const history = async (query = '') => {
  const { body } = await site.call({ method: 'GET', url: `/api/release${query}`, token: deployToken })
  return body as {
    served: { part: string }[]
    log: { event: string; version: string; who: string; why: string | null }[]
  }
}

test('a rollback makes the previous version live and records the reason', async () => {
  await publish(site, second.release, second.files)
  const response = await rollback({ why: 'no pictures' })
  expect(response).toMatchObject({ status: 200, body: { event: 'rolled back', served: { live: first } } })
  expect((await visit()).kicks?.version).toBe(first)
  expect((await history('?part=kicks')).log[0]).toMatchObject({
    event: 'rolled back',
    version: first,
    why: 'no pictures',
  })
})

test('a rollback accepts a version and is refused without a previous one', async () => {
  expect(await rollback()).toMatchObject({
    status: 409,
    body: {
      message: `There is no version before ${first}. Name one: npm run rollback -- kicks VERSION. List them: npm run releases -- kicks. Or switch it off: npm run releases -- kicks --off.`,
    },
  })
  expect(await rollback({ version: '9.9.9-s00000009' })).toMatchObject({ status: 404 })
  await publish(site, second.release, second.files)
  await rollback()
  expect(await rollback({ version: second.release.version })).toMatchObject({
    body: { served: { live: second.release.version } },
  })
})

test('a rollback undoes a rollback that went forward', async () => {
  await publish(site, second.release, second.files)
  await rollback()
  await rollback({ version: second.release.version })
  expect(await rollback()).toMatchObject({ status: 200, body: { served: { live: first } } })
})

test('refuses control characters in a reason and in the name of a token', async () => {
  const why = 'red \u001b[31m alert'
  expect(await rollback({ why })).toMatchObject({
    status: 400,
    body: { message: 'why must be one line without control characters.' },
  })
  const body = { part: 'kicks', name: 'two\nlines' }
  expect(
    await site.call({ method: 'POST', url: '/api/deploy-token', token: deployToken, body }),
  ).toMatchObject({
    status: 400,
    body: { message: 'name must be one line without control characters.' },
  })
})

test('the token of a part cannot create tokens', async () => {
  const { token } = await newToken('kicks')
  expect(await site.call({ method: 'GET', url: '/api/deploy-token', token })).toMatchObject({
    status: 403,
    body: { message: 'This token is good for kicks only; whoever runs the site makes tokens.' },
  })
})

test('refuses a release that does not fit before any file is sent', async () => {
  const { release } = nextKicks('2.0.0-s00000003', { requires: { react: { range: '^20.0.0', names: [] } } })
  const response = await postRelease(site, release)
  expect(response.status).toBe(409)
  expect(response.body).toHaveProperty('message', expect.stringContaining('provides 19.3.1'))
  expect((await visit()).kicks?.version).toBe(first)
})

test('refuses a remote with the name of the shell', async () => {
  const { release } = nextKicks('2.0.0-s00000004')
  const response = await postRelease(site, { ...release, part: 'shell' })
  expect(response.status).toBe(409)
  expect(response.body).toHaveProperty('message', expect.stringContaining('Give the remote another name'))
  expect((await visit()).kicks?.version).toBe(first)
})

describe('a canary', () => {
  beforeEach(() => publish(site, second.release, second.files, 50))

  test('is served to a stable share of visitors', async () => {
    const visits = await Promise.all(Array.from({ length: 60 }, () => visit()))
    const getting = visits.filter(({ kicks }) => kicks?.isCanary)
    expect(getting.length).toBeGreaterThan(10)
    expect(getting.length).toBeLessThan(50)
    for (const { kicks, cookie } of visits) expect((await visit(cookie)).kicks).toEqual(kicks)
  })

  test('ignores cookies that this site did not sign', async () => {
    const forged = await visit(`cohort=${'A'.repeat(22)}.${'A'.repeat(22)}`)
    expect(forged.cookie).not.toContain('A'.repeat(22))
  })

  test('is withdrawn by a rollback, or becomes live by a release', async () => {
    expect(await rollback()).toMatchObject({
      body: { event: 'withdrawn', served: { live: first, canary: null } },
    })
    const response = await postRelease(site, second.release)
    expect(response.body).toMatchObject({ served: { live: second.release.version, canary: null } })
  })
})

describe('a canary that fails in browsers', () => {
  const budget = { percent: 10, minVisitors: 5, visitorsPerAddress: 3 }
  beforeEach(async () => {
    await site.close()
    site = await openTestSite({ deployToken, canaryBudget: budget, trustedProxies: ['127.0.0.1'] })
    await publishShellAndKicks(site)
    await publish(site, second.release, second.files, 50)
  })

  const report = (
    failure: string | null,
    cookie: string,
    address: string,
    version = second.release.version,
  ) =>
    site.call({
      method: 'POST',
      url: '/api/report',
      headers: { cookie, 'x-forwarded-for': address },
      body: { part: 'kicks', version, failure },
    })
  const cohort = async (isCanary: boolean): Promise<string> => {
    const { kicks, cookie } = await visit()
    return kicks?.isCanary === isCanary ? cookie : cohort(isCanary)
  }
  const canaryNow = async () => (await history()).served.find(({ part }) => part === 'kicks')

  test('is withdrawn automatically, with the reason in the history', async () => {
    await report(null, await cohort(true), '10.0.0.1')
    await report(null, await cohort(true), '10.0.0.5')
    await report('render', await cohort(true), '10.0.0.2')
    await report('render', await cohort(true), '10.0.0.3')
    expect(await canaryNow()).toMatchObject({ canary: { percent: 50 } })
    await report('load', await cohort(true), '10.0.0.4')
    expect(await canaryNow()).toMatchObject({ live: first, canary: null })
    expect((await history('?part=kicks')).log[0]).toMatchObject({
      event: 'withdrawn',
      who: 'the site',
      why: 'It failed for 3 of 5 visitors, more than 10 %.',
    })
  })

  test('is not withdrawn by reports of one visitor, of one address, or of visitors without it', async () => {
    const mine = await cohort(true)
    for (let round = 0; round < 6; round++) await report('render', mine, `10.0.0.${round}`)
    for (let round = 0; round < 6; round++) await report('render', await cohort(true), '10.0.1.1')
    for (let round = 0; round < 6; round++) await report('render', await cohort(false), `10.0.2.${round}`)
    await report('render', 'cohort=nobody', '10.0.3.1')
    const { rows } = await site.database.$client.query('select count(*)::int as count from release_reports')
    expect(rows).toEqual([{ count: 1 + budget.visitorsPerAddress }])
  })

  const reportsKept = async () => {
    const { rows } = await site.database.$client.query<{ count: number }>(
      'select count(*)::int as count from release_reports',
    )
    return rows[0]?.count
  }

  test('is not withdrawn by reports of one IPv6 /64 and one IPv4 address', async () => {
    const cookies = await Promise.all(Array.from({ length: 21 }, () => cohort(true)))
    const next = () => cookies.pop() ?? ''
    for (let round = 0; round < 4; round++) await report(null, next(), `10.0.1.${round}`)
    for (let round = 0; round < 8; round++)
      await report('render', next(), `2001:db8:1:2:${round}::${round + 1}`)
    for (let round = 0; round < 8; round++) await report('render', next(), '10.0.2.1')
    expect(await reportsKept()).toBe(4 + 2 * budget.visitorsPerAddress)
    expect(await canaryNow()).toMatchObject({ canary: { percent: 50 } })
    await report('render', next(), '2001:db8:1:3::1')
    expect(await canaryNow()).toMatchObject({ canary: null })
  })

  test('is shown in the status', async () => {
    await report('render', await cohort(true), '10.0.0.1')
    const { body } = await site.call({ method: 'GET', url: '/api/status' })
    expect(body).toEqual(
      expect.arrayContaining([
        {
          part: 'kicks',
          title: 'Kicks',
          owner: 'Kicks team',
          isOff: false,
          slots: [],
          live: { version: first, failed: 0, isUnchecked: false },
          canary: { version: second.release.version, failed: 1, percent: 50, isUnchecked: false },
        },
      ]),
    )
  })
})

test('switching a remote off keeps its routes and removes its navigation and scripts', async () => {
  expect(await toggle(true)).toMatchObject({ status: 200, body: { event: 'off', served: { isOff: true } } })
  expect((await visit()).kicks).toMatchObject({ isOff: true, nav: [], chunks: {}, integrity: {} })
  expect((await site.app.inject({ method: 'GET', url: '/kicks/about' })).body).not.toContain('as="script"')
  expect(await toggle(false)).toMatchObject({ body: { event: 'on' } })
  expect((await visit()).kicks?.isOff).toBe(false)
  expect(await toggle(true, 'shell')).toMatchObject({ status: 400 })
})

describe('a deploy token', () => {
  test('can release one part, and names its owner in the history', async () => {
    const { token } = await newToken('kicks')
    await publish(site, second.release, second.files)
    expect(await rollback({}, token)).toMatchObject({ status: 200 })
    expect((await history('?part=kicks')).log[0]?.who).toBe('the kicks team')
    const other = await newToken('journals')
    expect(await rollback({}, other.token)).toMatchObject({
      status: 403,
      body: {
        message:
          'This deploy token is good for journals, not for kicks. Ask whoever runs the site for a token of kicks.',
      },
    })
    expect(await postRelease(site, second.release, other.token)).toMatchObject({ status: 403 })
  })

  test('is stored as a hash and can be revoked', async () => {
    const { _id, token } = await newToken('kicks')
    const { rows } = await site.database.$client.query<{ text: string }>(
      'select deploy_tokens::text as text from deploy_tokens',
    )
    expect(rows.every(({ text }) => !text.includes(token))).toBe(true)
    const revoke = () => site.call({ method: 'DELETE', url: `/api/deploy-token/${_id}`, token: deployToken })
    expect((await revoke()).status).toBe(204)
    expect(await rollback({}, token)).toMatchObject({ status: 403 })
    expect((await revoke()).status).toBe(404)
  })

  test('can be created and listed by the operator only', async () => {
    const { token } = await newToken('kicks')
    const list = (by: string) => site.call({ method: 'GET', url: '/api/deploy-token', token: by })
    expect(await list(deployToken)).toMatchObject({
      status: 200,
      body: [{ part: 'kicks', name: 'the kicks team' }],
    })
    expect((await list(token)).status).toBe(403)
    expect(JSON.stringify((await list(deployToken)).body)).not.toContain(token)
  })
})
