import { type Annex, type PrerenderedPages } from '@bucketeer/platform'
import {
  deployToken,
  type Files,
  kicksFiles,
  publish,
  remoteRelease,
  shellFiles,
  shellRelease,
} from '../../../../test/releases'
import { openTestSite, type TestSite } from '../../../../test/test-site'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ deployToken })
  await publish(site, shellOf(firstShell), files)
  await publish(site, kicksOf(firstKicks), kicksFiles)
})
afterEach(() => site.close())

const firstShell = '1.0.0-s00000001'
const nextShell = '1.1.0-s00000002'
const firstKicks = '1.0.0-s00000001'
const nextKicks = '1.1.0-s00000002'
const html = '<html><head><!--server--></head><body><!--first-page--></body></html>'
const files: Files = { ...shellFiles, 'index.html': html }
const shellOf = (version: string) => shellRelease({ version }, files)
const kicksOf = (version: string) =>
  remoteRelease({
    version,
    routes: [
      { path: '/kicks', access: 'protected' },
      { path: '/kicks/about', access: 'public', prerender: true },
    ],
  })

const pages: PrerenderedPages = {
  '/kicks/about': { css: 'p{top:1px}', light: '<p>Words <img src="__BASE__/list.js"></p>' },
}
const annex = (changes: Partial<Annex> = {}): Annex => ({
  part: 'kicks',
  version: firstKicks,
  shell: firstShell,
  pages,
  ...changes,
})
const send = ({ part, ...body }: Annex, token = deployToken) =>
  site.call({ method: 'PUT', url: `/api/release/${part}/annex`, token, body })
const visit = async (url = '/kicks/about', cookie?: string) => {
  const { body } = await site.app.inject({ url, headers: cookie ? { cookie } : {} })
  return body
}
const shown = '<template id="first-page-light"><p>Words'
const newToken = async (part: string) => {
  const { body } = await site.call({
    method: 'POST',
    url: '/api/deploy-token',
    token: deployToken,
    body: { part, name: `the ${part} team` },
  })
  return (body as { token: string }).token
}

test('shows a stored annex with the addresses of the remote’s files', async () => {
  expect(await visit()).not.toContain('first-page-light')
  expect((await send(annex())).status).toBe(204)
  const body = await visit()
  expect(body).toContain(shown)
  expect(body).toContain(`<img src="/releases/kicks/${firstKicks}/list.js">`)
  expect(body).toContain('>p{top:1px}</style>')
})

test.each([
  ['a script', { css: '', light: '<script nonce="%nonce%">run()</script>' }],
  ['a redirect', { css: '', light: '<p>Words</p><META http-equiv="refresh" content="0;url=//example.org">' }],
  ['another base', { css: '', light: '<base href="//example.org">' }],
  ['a frame', { css: '', light: '<p>Words</p>', dark: '<iframe src="/login"></iframe>' }],
  ['a form', { css: '', light: '<form action="//example.org"><input></form>' }],
  ['the end of its template', { css: '', light: '</template><p>Words</p>' }],
  ['the end of its styles', { css: '</style><p>Words</p>', light: '<p>Words</p>' }],
])('refuses markup with %s', async (_what, page) => {
  const { status, body } = await send(annex({ pages: { '/kicks/about': page } }))
  expect(status).toBe(400)
  expect(body).toHaveProperty('message', expect.stringMatching(/of \/kicks\/about contain/))
  expect(await visit()).not.toContain('first-page-light')
})

test('shows an annex under its shell only, and again after a rollback', async () => {
  await send(annex())
  await publish(site, shellOf(nextShell), files)
  expect(await visit()).not.toContain('first-page-light')
  const rollback = { url: '/api/release/shell/rollback', token: deployToken, body: {} }
  await site.call({ method: 'POST', ...rollback })
  expect(await visit()).toContain(shown)
})

test('shows an annex for its version of the remote only', async () => {
  await send(annex())
  await publish(site, kicksOf(nextKicks), kicksFiles)
  expect(await visit()).not.toContain('first-page-light')
  await send(annex({ version: nextKicks }))
  expect(await visit()).toContain(shown)
})

test('shows each visitor of a canary the annex of their version', async () => {
  await send(annex())
  await publish(site, kicksOf(nextKicks), kicksFiles, 50)
  const pagesOfVisitors = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const { headers } = await site.app.inject({ url: '/registry.json' })
      const cookie = String(headers['set-cookie']).split(';')[0]
      const registry = await site.app.inject({ url: '/registry.json', headers: { cookie } })
      const [kicks] = registry.json<{ remotes: { version: string }[] }>().remotes
      return { version: kicks?.version, isShown: (await visit('/kicks/about', cookie)).includes(shown) }
    }),
  )
  expect(new Set(pagesOfVisitors.map(({ version }) => version)).size).toBe(2)
  for (const { version, isShown } of pagesOfVisitors) expect(isShown).toBe(version === firstKicks)
})

test('does not show the page of a remote that is switched off', async () => {
  await send(annex())
  const off = { url: '/api/release/kicks/switch', token: deployToken, body: { isOff: true } }
  await site.call({ method: 'PUT', ...off })
  expect(await visit()).not.toContain('first-page-light')
})

describe('PUT /api/release/:part/annex', () => {
  test('needs a deploy token of the remote or of the shell', async () => {
    expect((await send(annex(), 'no-token-of-this-site')).status).toBe(403)
    expect(await send(annex(), await newToken('journals'))).toMatchObject({
      status: 403,
      body: {
        message:
          'This deploy token is good for journals, not for kicks. Ask whoever runs the site for a token of kicks.',
      },
    })
    expect((await send(annex(), await newToken('kicks'))).status).toBe(204)
    await publish(site, shellOf(nextShell), files)
    expect((await send(annex({ shell: nextShell }), await newToken('shell'))).status).toBe(204)
  })

  test('accepts the same annex again, and refuses another one of these versions', async () => {
    await send(annex())
    expect((await send(annex())).status).toBe(204)
    const other = annex({ pages: { '/kicks/about': { css: '', light: '<p>Other words</p>' } } })
    expect((await send(other)).status).toBe(409)
    expect(await visit()).toContain(shown)
  })

  test.each<[string, Partial<Annex>, number, string]>([
    [
      'a version of the remote that was not released',
      { version: nextKicks },
      404,
      `kicks ${nextKicks} has not been released to this site.`,
    ],
    [
      'a version of the shell that was not released',
      { shell: nextShell },
      404,
      `shell ${nextShell} has not been released to this site.`,
    ],
    [
      'a page that is not to be prerendered',
      { pages: { '/kicks': { css: '', light: '<p>Words</p>' } } },
      400,
      `kicks ${firstKicks} has no route /kicks that is to be prerendered.`,
    ],
    [
      'a file that the release does not have',
      { pages: { '/kicks/about': { css: 'p{background:url(__BASE__/no.webp)}', light: '' } } },
      400,
      `The pages refer to no.webp, which is not in kicks ${firstKicks}.`,
    ],
  ])('refuses %s', async (_, changes, status, message) => {
    expect(await send(annex(changes))).toMatchObject({ status, body: { message } })
    expect(await visit()).not.toContain('first-page-light')
  })

  test('refuses pages in another form', async () => {
    const body = { version: firstKicks, shell: firstShell, pages: { '/kicks/about': { css: 'p{top:1px}' } } }
    const call = { url: '/api/release/kicks/annex', token: deployToken, body }
    expect((await site.call({ method: 'PUT', ...call })).status).toBe(400)
  })

  test('refuses more than 5 MB', async () => {
    const large = { '/kicks/about': { css: '', light: 'a'.repeat(5 * 1024 * 1024) } }
    expect((await send(annex({ pages: large }))).status).toBe(413)
  })

  test('refuses the annex of a release that contains its pages', async () => {
    const withPages = { ...kicksFiles, 'prerendered.json': JSON.stringify(pages) }
    const { routes } = kicksOf(nextKicks)
    const changes = { version: nextKicks, routes, prerendered: 'prerendered.json' }
    await publish(site, remoteRelease(changes, withPages), withPages)
    expect((await send(annex({ version: nextKicks }))).status).toBe(409)
    expect(await visit()).toContain(shown)
    // These pages do not depend on the shell.
    await publish(site, shellOf(nextShell), files)
    expect(await visit()).toContain(shown)
  })
})

test('the audit log names who stored an annex', async () => {
  await send(annex(), await newToken('kicks'))
  const { body } = await site.call({ method: 'GET', url: '/api/audit', token: deployToken })
  expect(JSON.stringify(body)).toContain(
    `"who":"the kicks team","what":"annex: stored","subject":"kicks ${firstKicks}, shell ${firstShell}"`,
  )
})

test('removing a remote removes its annexes', async () => {
  await send(annex())
  const kicks = { url: '/api/release/kicks', token: deployToken }
  await site.call({ method: 'PUT', ...kicks, url: `${kicks.url}/switch`, body: { isOff: true } })
  await site.call({ method: 'DELETE', ...kicks })
  expect((await send(annex())).status).toBe(404)
  await publish(site, kicksOf(firstKicks), kicksFiles)
  expect(await visit()).not.toContain('first-page-light')
})
