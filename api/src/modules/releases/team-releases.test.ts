import {
  remoteRelease,
  shellRelease,
  postRelease,
  deployToken,
  kicksFiles,
  nextKicks,
  publish,
  shellFiles,
} from '../../../test/releases'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ deployToken })
  await publish(site, shellRelease(), shellFiles)
  await publish(site, remoteRelease(), kicksFiles)
})
afterEach(() => site.close())

const first = remoteRelease().version
const second = nextKicks('1.1.0-s00000002')

interface RegistryAnswer {
  remotes: {
    name: string
    version: string
    isCanary: boolean
    isOff: boolean
    nav: unknown[]
    chunks: object
  }[]
}
/** The kicks that a visitor gets, and the cookie that they are known by. */
const visit = async (cookie?: string) => {
  const answer = await site.app.inject({
    method: 'GET',
    url: '/registry.json',
    headers: cookie ? { cookie } : {},
  })
  const given = String(answer.headers['set-cookie'] ?? '').split(';')[0]
  const kicks = answer.json<RegistryAnswer>().remotes.find(({ name }) => name === 'kicks')
  return { kicks, cookie: given || (cookie ?? '') }
}
const rollback = (body: object = {}, token = deployToken) =>
  site.call({ method: 'POST', url: '/api/release/kicks/rollback', token, body })
const turn = (isOff: boolean, part = 'kicks') =>
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

test('rolling back makes the version before live, and says why in the history', async () => {
  await publish(site, second.release, second.files)
  const answer = await rollback({ why: 'no pictures' })
  expect(answer).toMatchObject({ status: 200, body: { event: 'rolled back', served: { live: first } } })
  expect((await visit()).kicks?.version).toBe(first)
  expect((await history('?part=kicks')).log[0]).toMatchObject({
    event: 'rolled back',
    version: first,
    why: 'no pictures',
  })
})

test('rolling back goes to a version by its name, and nowhere when there is none before', async () => {
  expect(await rollback()).toMatchObject({
    status: 409,
    body: {
      message: `There is no version before ${first}; name one: npm run rollback -- kicks VERSION (npm run releases -- kicks lists them)`,
    },
  })
  expect(await rollback({ version: '9.9.9-s00000009' })).toMatchObject({ status: 404 })
  await publish(site, second.release, second.files)
  await rollback()
  expect(await rollback({ version: second.release.version })).toMatchObject({
    body: { served: { live: second.release.version } },
  })
})

test('rolling back undoes a rollback that went forward by a version', async () => {
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

test('the token of a part makes no tokens, and is told who does', async () => {
  const { token } = await newToken('kicks')
  expect(await site.call({ method: 'GET', url: '/api/deploy-token', token })).toMatchObject({
    status: 403,
    body: { message: 'This token is good for kicks only; whoever runs the site makes tokens.' },
  })
})

test('a release that does not fit is refused before anything is sent, and changes nothing', async () => {
  const { release } = nextKicks('2.0.0-s00000003', { requires: { react: { range: '^20.0.0', names: [] } } })
  const answer = await postRelease(site, release)
  expect(answer.status).toBe(409)
  expect(answer.body).toHaveProperty('message', expect.stringContaining('brings 19.3.1'))
  expect((await visit()).kicks?.version).toBe(first)
})

test('a remote that calls itself the shell is refused, and changes nothing', async () => {
  const { release } = nextKicks('2.0.0-s00000004')
  const answer = await postRelease(site, { ...release, part: 'shell' })
  expect(answer.status).toBe(409)
  expect(answer.body).toHaveProperty('message', expect.stringContaining('Give the remote another name'))
  expect((await visit()).kicks?.version).toBe(first)
})

describe('A canary', () => {
  beforeEach(() => publish(site, second.release, second.files, 50))

  test('goes to its share of the visitors, the same ones each time', async () => {
    const visits = await Promise.all(Array.from({ length: 60 }, () => visit()))
    const getting = visits.filter(({ kicks }) => kicks?.isCanary)
    expect(getting.length).toBeGreaterThan(10)
    expect(getting.length).toBeLessThan(50)
    for (const { kicks, cookie } of visits) expect((await visit(cookie)).kicks).toEqual(kicks)
  })

  test('is not got by a cookie that this site did not sign', async () => {
    const forged = await visit(`cohort=${'A'.repeat(22)}.${'A'.repeat(22)}`)
    expect(forged.cookie).not.toContain('A'.repeat(22))
  })

  test('is taken back by a rollback, or becomes live by a release', async () => {
    expect(await rollback()).toMatchObject({
      body: { event: 'withdrawn', served: { live: first, canary: null } },
    })
    const answer = await postRelease(site, second.release)
    expect(answer.body).toMatchObject({ served: { live: second.release.version, canary: null } })
  })
})

describe('A canary that fails in browsers', () => {
  const budget = { percent: 10, minVisitors: 5, visitorsPerAddress: 3 }
  beforeEach(async () => {
    await site.close()
    site = await openTestSite({ deployToken, canaryBudget: budget, trustedProxies: ['127.0.0.1'] })
    await publish(site, shellRelease(), shellFiles)
    await publish(site, remoteRelease(), kicksFiles)
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

  test('is taken back by itself, and the history says why', async () => {
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

  test('is not taken back by one visitor, one address, or visitors who do not get it', async () => {
    const mine = await cohort(true)
    for (let turn = 0; turn < 6; turn++) await report('render', mine, `10.0.0.${turn}`)
    for (let turn = 0; turn < 6; turn++) await report('render', await cohort(true), '10.0.1.1')
    for (let turn = 0; turn < 6; turn++) await report('render', await cohort(false), `10.0.2.${turn}`)
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

  test('is not taken back by a stranger with the addresses of one IPv6 /64 and one IPv4 address', async () => {
    const cookies = await Promise.all(Array.from({ length: 21 }, () => cohort(true)))
    const next = () => cookies.pop() ?? ''
    for (let turn = 0; turn < 4; turn++) await report(null, next(), `10.0.1.${turn}`)
    for (let turn = 0; turn < 8; turn++) await report('render', next(), `2001:db8:1:2:${turn}::${turn + 1}`)
    for (let turn = 0; turn < 8; turn++) await report('render', next(), '10.0.2.1')
    expect(await reportsKept()).toBe(4 + 2 * budget.visitorsPerAddress)
    expect(await canaryNow()).toMatchObject({ canary: { percent: 50 } })
    await report('render', next(), '2001:db8:1:3::1')
    expect(await canaryNow()).toMatchObject({ canary: null })
  })

  test('shows in the status', async () => {
    await report('render', await cohort(true), '10.0.0.1')
    const { body } = await site.call({ method: 'GET', url: '/api/status' })
    expect(body).toEqual(
      expect.arrayContaining([
        {
          part: 'kicks',
          title: 'Kicks',
          isOff: false,
          live: { version: first, failed: 0 },
          canary: { version: second.release.version, failed: 1, percent: 50 },
        },
      ]),
    )
  })
})

test('a remote that is switched off keeps its routes and loses its navigation and scripts', async () => {
  expect(await turn(true)).toMatchObject({ status: 200, body: { event: 'off', served: { isOff: true } } })
  expect((await visit()).kicks).toMatchObject({ isOff: true, nav: [], chunks: {}, integrity: {} })
  expect((await site.app.inject({ method: 'GET', url: '/kicks/about' })).body).not.toContain('as="script"')
  expect(await turn(false)).toMatchObject({ body: { event: 'on' } })
  expect((await visit()).kicks?.isOff).toBe(false)
  expect(await turn(true, 'shell')).toMatchObject({ status: 400 })
})

describe('A deploy token', () => {
  test('is good for one part, and tells who it was', async () => {
    const { token } = await newToken('kicks')
    await publish(site, second.release, second.files)
    expect(await rollback({}, token)).toMatchObject({ status: 200 })
    expect((await history('?part=kicks')).log[0]?.who).toBe('the kicks team')
    const other = await newToken('journals')
    expect(await rollback({}, other.token)).toMatchObject({
      status: 403,
      body: { message: 'This deploy token is good for journals, not for kicks.' },
    })
    expect(await postRelease(site, second.release, other.token)).toMatchObject({ status: 403 })
  })

  test('is kept as a hash, and ends when it is revoked', async () => {
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

  test('is made and listed by who runs the site alone', async () => {
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
