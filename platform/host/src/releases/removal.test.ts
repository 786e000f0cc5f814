import {
  remoteRelease,
  postRelease,
  deployToken,
  kicksFiles,
  publish,
  publishShellAndKicks,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'
import { createFileStore, releaseFileKeys } from './file-store'
import { createUnreleasedRepository } from './unreleased/repository'

const postcardsFiles = { ...kicksFiles, 'postcards.js': 'postcards()' }
const postcards = remoteRelease(
  {
    part: 'postcards',
    routes: [{ path: '/postcards', access: 'public' }],
    chunks: { '/postcards': ['postcards.js'] },
    nav: [{ label: 'Postcards', order: 5, items: [{ label: 'All', to: '/postcards', access: 'public' }] }],
  },
  postcardsFiles,
)

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ deployToken })
  await publishShellAndKicks(site)
  await publish(site, postcards, postcardsFiles)
})
afterEach(() => site.close())

const remove = (part = 'postcards', token = deployToken) =>
  site.call({ method: 'DELETE', url: `/api/release/${part}?why=nobody+writes`, token })
const switchOff = () =>
  site.call({
    method: 'PUT',
    url: '/api/release/postcards/switch',
    token: deployToken,
    body: { isOff: true },
  })
const removed = async () => {
  await switchOff()
  return remove()
}
const rollback = (body: object = {}) =>
  site.call({ method: 'POST', url: '/api/release/postcards/rollback', token: deployToken, body })
const newToken = async () => {
  const body = { part: 'postcards', name: 'the postcards team' }
  const response = await site.call({ method: 'POST', url: '/api/deploy-token', token: deployToken, body })
  return (response.body as { token: string }).token
}
const ask = (part: string, token?: string) => site.call({ method: 'GET', url: `/api/release/${part}`, token })
const liveRemotes = async () => {
  const response = await site.app.inject('/registry.json')
  return response.json<{ remotes: { name: string }[] }>().remotes.map(({ name }) => name)
}
const cleanUpAfterADay = async () => {
  await site.database.$client.query(
    `update unreleased_files set touched_at = touched_at - interval '25 hours'`,
  )
  return createUnreleasedRepository(site.database).cleanUp(createFileStore(site.store).remove)
}
const isKept = (path: string) => {
  const file = postcards.files.find((each) => each.path === path)
  return site.store.has(releaseFileKeys({ sha384: file?.sha384 ?? '' })[0] ?? '')
}

describe('DELETE /api/release/:part', () => {
  test('removes a remote with its routes, navigation and tokens, and keeps its history', async () => {
    const token = await newToken()
    expect(await removed()).toMatchObject({ status: 200, body: { tokens: 1 } })
    expect(await liveRemotes()).toEqual(['kicks'])
    expect(await postRelease(site, postcards, token)).toMatchObject({ status: 403 })
    const { body } = await site.call({
      method: 'GET',
      url: '/api/release?part=postcards',
      token: deployToken,
    })
    expect(body).toMatchObject({
      served: [],
      log: [
        { event: 'removed', version: postcards.version, who: 'the operator', why: 'nobody writes' },
        { event: 'off' },
        { event: 'released' },
      ],
    })
  })

  test('leaves its history and failures readable for its deploy tokens, and no change', async () => {
    const token = await newToken()
    await site.database.$client.query(
      `insert into release_reports (part, version, visitor, failure, details, address)
       values ('postcards', $1, '\\x01', 'render', '{"reason":"No stamp."}', '\\x02')`,
      [postcards.version],
    )
    await removed()
    expect(await ask('postcards', token)).toMatchObject({
      status: 200,
      body: { served: null, failures: [{ failure: 'render', reason: 'No stamp.', visitors: 1 }] },
    })
    const history = await site.call({ method: 'GET', url: '/api/release?part=postcards', token })
    expect(history).toMatchObject({ status: 200, body: { log: [{ event: 'removed' }, {}, {}] } })
    const message = expect.stringContaining('only reads its history')
    expect(await postRelease(site, postcards, token)).toMatchObject({ status: 403, body: { message } })
    expect(await remove('postcards', token)).toMatchObject({ status: 403 })
    expect(await ask('kicks', token)).toMatchObject({ status: 403 })
  })

  test('ends reading with a new token of that name, or when the token is revoked', async () => {
    const [token, other] = [await newToken(), await newToken()]
    await removed()
    const list = await site.call({ method: 'GET', url: '/api/deploy-token', token: deployToken })
    expect(list.body).toMatchObject([{ isReadOnly: true }, { isReadOnly: true }])
    const [{ _id }] = list.body as [{ _id: string }]
    await site.call({ method: 'DELETE', url: `/api/deploy-token/${_id}`, token: deployToken })
    expect(await ask('postcards', token)).toMatchObject({ status: 403 })
    expect(await ask('postcards', other)).toMatchObject({ status: 200 })
    await newToken()
    expect(await ask('postcards', other)).toMatchObject({ status: 403 })
  })

  test('refuses the shell, an unknown part, a part that is on, and the token of another part', async () => {
    expect(await remove('shell')).toMatchObject({ status: 400 })
    expect(await remove('stamps')).toMatchObject({ status: 404 })
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('npm run releases -- postcards --off') },
    })
    const token = await newToken()
    expect(await remove('kicks', token)).toMatchObject({ status: 403 })
    expect(await liveRemotes()).toEqual(['kicks', 'postcards'])
  })

  test('refuses a required remote, which can be switched off', async () => {
    const required = remoteRelease({ ...postcards, version: '2.0.0-s00000002', required: true })
    expect(await postRelease(site, required)).toMatchObject({
      status: 200,
      body: { served: { isRequired: true } },
    })
    expect(await removed()).toMatchObject({
      status: 409,
      body: {
        message:
          'postcards is a required part of the site and cannot be removed. Switch it off with "npm run releases -- postcards --off".',
      },
    })
    const { body } = await site.call({ method: 'GET', url: '/api/release', token: deployToken })
    expect(body).toMatchObject({
      served: [
        { part: 'kicks', isRequired: false },
        { part: 'postcards', isRequired: true, isOff: true },
        { part: 'shell', isRequired: true },
      ],
    })
  })

  test('leaves its routes to other remotes', async () => {
    const other = remoteRelease({
      part: 'stamps',
      routes: postcards.routes,
      chunks: { '/postcards': ['list.js'] },
    })
    expect(await postRelease(site, other)).toMatchObject({ status: 409 })
    await removed()
    expect(await postRelease(site, other)).toMatchObject({ status: 200 })
  })

  test('removes files without other uses after a day', async () => {
    await removed()
    expect(await isKept('postcards.js')).toBe(true)
    expect(await cleanUpAfterADay()).toBe(1)
    expect(await isKept('postcards.js')).toBe(false)
    expect(await isKept('pages.js')).toBe(true)
    expect((await site.app.inject('/releases/kicks/1.0.0-s00000001/pages.js')).statusCode).toBe(200)
  })

  test('accepts the same release again and keeps its files', async () => {
    await removed()
    await cleanUpAfterADay()
    expect(await postRelease(site, postcards)).toMatchObject({ status: 202 })
    expect(await publish(site, postcards, postcardsFiles)).toMatchObject({
      status: 200,
      body: { served: { live: postcards.version, isOff: false } },
    })
    expect(await cleanUpAfterADay()).toBe(0)
    expect((await site.app.inject(`/releases/postcards/${postcards.version}/postcards.js`)).statusCode).toBe(
      200,
    )
  })

  test('names the day of the removal in refusals of later changes', async () => {
    await removed()
    const message = expect.stringMatching(
      /^postcards was removed from this site on \d{4}-\d\d-\d\d; a release brings it back\.$/,
    )
    for (const change of [remove, switchOff, rollback])
      expect(await change()).toMatchObject({ status: 404, body: { message } })
  })

  test('refuses a rollback after a removal', async () => {
    await removed()
    expect(await rollback()).toMatchObject({ status: 404 })
    const next = { ...postcards, version: '1.1.0-s00000002' }
    await publish(site, next, postcardsFiles)
    expect(await rollback()).toMatchObject({ status: 409 })
    expect(await rollback({ version: postcards.version })).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('was removed from it') },
    })
  })
})

describe('GET /api/release/:part', () => {
  test('returns the state of a part to its deploy token', async () => {
    const token = await newToken()
    expect(await ask('postcards', token)).toMatchObject({
      status: 200,
      body: { served: { live: postcards.version } },
    })
    expect(await ask('stamps', deployToken)).toMatchObject({ status: 200, body: { served: null } })
  })

  test('refuses a request without a token, a token of another part and an invalid one', async () => {
    expect(await ask('postcards')).toMatchObject({ status: 401 })
    expect(await ask('kicks', await newToken())).toMatchObject({ status: 403 })
    expect(await ask('kicks', 'x'.repeat(40))).toMatchObject({ status: 403 })
  })
})
