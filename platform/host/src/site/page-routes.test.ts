import type { Release, RemoteRelease, Route, ShellRelease } from '@bucketeer/platform'
import {
  remoteRelease,
  shellRelease,
  deployToken,
  kicksFiles,
  postRelease,
  publish,
  shellFiles,
  publishShell,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'
import type { PageStart } from './page-start'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ deployToken })
})
afterAll(() => site.close())

const get = (url: string) => site.app.inject({ method: 'GET', url })
/** The data of the page's head script. */
const pageStart = (html: string) =>
  // Written by our own server.
  JSON.parse(/id="page-start">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as PageStart
/** The URL of a script without its hash. */
const scriptOf = (url = '') => url.replace(/\?sha384=[\w-]{64}$/, '')
const preloads = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="script"[^>]*href="([^"]*)"/g)].map(([, href]) => scriptOf(href))
const memberPreloads = (html: string) => pageStart(html).memberPreloads.map(({ href }) => scriptOf(href))

test('shows that the site is not ready before a shell is released', async () => {
  const response = await get('/')
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
})

describe('pages of a site with a shell and a remote', () => {
  beforeAll(async () => {
    await publishShell(site)
    await publish(site, remoteRelease({ title: '</script><script>alert(1)</script>' }), kicksFiles)
  })

  test.each(['/kicks', '/kicks/about', '/login'])('contain the registry: %s', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('private, no-cache')
    const [, json = ''] =
      /<script type="application\/json" id="bucketeer">(.*?)<\/script>/.exec(response.body) ?? []
    expect(JSON.parse(json)).toMatchObject({
      registry: {
        shell: { version: '1.0.0-s00000001' },
        remotes: [{ name: 'kicks', title: '</script><script>alert(1)</script>' }],
      },
      config: { apiUrl: '', maps: { googleMapsApiKey: null, tilesUrl: null, tilesAttribution: null } },
    })
  })

  test('a public page preloads its first files with their hashes', async () => {
    const { body } = await get('/kicks/about')
    const base = '/releases/kicks/files/'
    expect(preloads(body)).toEqual([`${base}remoteEntry.js`, `${base}pages.js`])
    expect(body).toMatch(/as="script" crossorigin href="[^"]*pages\.js[^"]*" integrity="sha384-/)
  })

  test('preload the scripts of a protected page for members only', async () => {
    const { body } = await get('/kicks')
    expect(preloads(body)).toEqual([])
    expect(memberPreloads(body)).toEqual(
      ['remoteEntry.js', 'pages.js', 'list.js'].map((file) => `/releases/kicks/files/${file}`),
    )
    expect(pageStart(body).memberPreloads[0]?.integrity).toMatch(/^sha384-/)
  })

  test('a page sends early calls for verification and its route', async () => {
    const calls = [{ path: '/api/kick/:kickId' }, { path: '/api/journal/public', token: false as const }]
    const route = { path: '/kicks/:kickId', access: 'protected' as const, calls }
    const chunks = { '/kicks/:kickId': ['pages.js'] }
    const version = '1.1.0-s00000001'
    await publish(site, remoteRelease({ version, routes: [route], chunks }), kicksFiles)

    const planned = async (url: string) => pageStart((await get(url)).body).calls
    const verification = {
      url: '/auth/verify',
      part: 'shell/1.0.0-s00000001',
      isProtected: true,
      isForAnySearch: true,
    }
    expect(await planned('/kicks/7f-3')).toEqual([
      verification,
      { url: '/api/kick/7f-3', part: `kicks/${version}`, isProtected: true },
      { url: '/api/journal/public', part: `kicks/${version}`, isProtected: true, isPlain: true },
    ])
    expect(await planned('/login')).toEqual([verification])
    // Leaves values that are not ids to the page.
    expect(await planned("/kicks/7'%3Cb%3E")).toHaveLength(2)
  })

  test('the data of the head script stands before the script, which has the page’s nonce', async () => {
    const { body, headers } = await get('/kicks/about')
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    expect(body).toMatch(/id="page-start">.*<\/script>\s*<script nonce="[^"]+">startPage\(\)<\/script>/)
    expect(body).toContain(`<script nonce="${nonce}">startPage()</script>`)
  })

  test('an unknown address is the same page with status 404', async () => {
    const response = await get('/no-such-page')
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('text/html')
  })

  test.each(['/api/nothing', '/auth/nothing', '/media/nothing', '/packages/no/thing'])(
    '%s is not a page',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toHaveProperty('message')
    },
  )
})

describe('chunks of the shell besides its entry', () => {
  const shell = '/releases/shell/files/'
  const kicks = '/releases/kicks/files/'
  const remote: Partial<RemoteRelease> = {
    version: '2.0.0-s00000002',
    routes: [
      { path: '/kicks', access: 'protected' },
      { path: '/kicks/about', access: 'public' },
      { path: '/kicks/new', access: 'public', calls: [{ path: '/api/kick' }] },
    ],
    chunks: { '/kicks': ['pages.js', 'list.js'], '/kicks/about': ['pages.js'], '/kicks/new': ['pages.js'] },
    asks: { '/kicks': ['react', 'forms'], '/kicks/about': ['react'] },
    requires: { '@bucketeer/shared-auth': { range: '^0.1.0', names: ['requestAs'] } },
  }
  beforeAll(async () => {
    const files = { ...shellFiles, 'calls.js': 'calls()', 'forms.js': 'forms()', 'login.js': 'login()' }
    const changes: Partial<ShellRelease> = {
      version: '2.0.0-s00000002',
      provides: {
        react: { version: '19.3.1', names: null },
        '@bucketeer/shared-auth': { version: '0.1.0', names: null },
        forms: { version: '0.1.0', names: null, files: ['forms.js'] },
      },
      routes: [
        { path: '/login', access: 'public' },
        { path: '/status', access: 'public', calls: [{ path: '/api/status' }] },
      ],
      chunks: { '/login': ['login.js', 'forms.js'] },
      calls: ['calls.js'],
    }
    await publish(site, shellRelease(changes, files), files)
    await publish(site, remoteRelease(remote), kicksFiles)
  })

  test('are preloaded for a page that needs them and for a page with unknown calls', async () => {
    const { body } = await get('/kicks')
    expect(memberPreloads(body)).toEqual([
      `${kicks}remoteEntry.js`,
      `${kicks}pages.js`,
      `${kicks}list.js`,
      `${shell}forms.js`,
      `${shell}calls.js`,
    ])
    expect(preloads((await get('/kicks/about')).body)).toEqual([
      `${kicks}remoteEntry.js`,
      `${kicks}pages.js`,
      `${shell}calls.js`,
    ])
    expect(preloads((await get('/kicks/new')).body)).toEqual([`${kicks}remoteEntry.js`, `${kicks}pages.js`])
  })

  test('a page of the shell sends early calls, too', async () => {
    const { body } = await get('/status')
    expect(body).toContain('{"url":"/api/status","part":"shell/2.0.0-s00000002"}')
  })

  test('are preloaded for a page of the shell', async () => {
    expect(preloads((await get('/login')).body)).toEqual([`${shell}login.js`, `${shell}forms.js`])
  })
})

describe('prerendered pages', () => {
  const template =
    '<html><head><!--server--></head><body><div id="root"></div><!--first-page--></body></html>'
  const about = { css: 'p{top:0}', light: '<p>Day</p><img src="__BASE__/a.webp">', dark: '<p>Night</p>' }
  const pages = {
    '/kicks/about': about,
    // Longer than what a remote may add to every page.
    '/kicks/more': { css: '', light: '<p>More</p>'.padEnd(100_000) },
    '/kicks/all': { css: '', light: '<p>All</p>' },
  }
  const routes: Route[] = [
    ...['/kicks/about', '/kicks/more', '/kicks/plain'].map((path) => ({ path, access: 'public' as const })),
    { path: '/kicks/bare', access: 'public', skeleton: 'cards' },
    { path: '/kicks/all', access: 'protected', skeleton: 'cards' },
    { path: '/kicks/:kickId', access: 'protected', skeleton: 'detail' },
  ]
  const chunks = Object.fromEntries(routes.map(({ path }) => [path, ['pages.js']]))
  const inOrder = /first-page-css[^]*first-page-light[^]*first-page-dark/

  const kicksOf = (patch: number, sent?: Release['pages']) =>
    remoteRelease({ version: `3.0.${patch}-s00000003`, routes, chunks, ...(sent && { pages: sent }) })
  const release = async (patch: number, sent?: Release['pages']) => {
    const kicks = kicksOf(patch, sent)
    await publish(site, kicks, kicksFiles)
    return `/releases/kicks/${kicks.version}/`
  }
  beforeAll(async () => {
    const files = { ...shellFiles, 'index.html': template }
    const provides = {
      react: { version: '19.3.1', names: null },
      '@bucketeer/shared-auth': { version: '0.1.0', names: null },
    }
    const skeletons = { '/#cards': { css: 'i{top:0}', light: '<i>Cards</i>' } }
    const version = '3.0.0-s00000003'
    await publish(site, shellRelease({ version, provides, pages: skeletons }, files), files)
  })

  test('are in the HTML as inert templates with styles and addresses', async () => {
    await release(0, pages)
    const { body, headers } = await get('/kicks/about')
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    expect(body).toMatch(inOrder)
    expect(body).toContain(
      `<template id="first-page-css" data-access="public"><style nonce="${nonce}">p{top:0}</style></template>`,
    )
    expect(body).toContain(`<p>Day</p><img src="/releases/kicks/files/a.webp">`)
    expect(body).toContain('<template id="shell-script">')

    expect((await get('/kicks/more')).body).toContain('<template id="first-page-light"><p>More</p>')
    const { body: plain } = await get('/kicks/plain')
    expect(plain).not.toContain('<template')
    expect(plain).toMatch(/<script defer[^>]* src="[^"]*shell\.js\?/)
  })

  test('are the skeleton of the shell for protected pages, and for public ones without their own', async () => {
    await release(1, pages)
    const { body } = await get('/kicks/all')
    expect(body).toContain('<template id="first-page-css" data-access="protected">')
    expect(body).toContain('<template id="first-page-light"><i>Cards</i></template>')
    expect(body).not.toContain('<p>All</p>')
    expect((await get('/kicks/bare')).body).toContain('<i>Cards</i>')
    // This shell has no skeleton of that name.
    expect((await get('/kicks/1')).body).not.toContain('<template')
  })

  test('stay those that came first with their version, and do not count for its content', async () => {
    await release(2, pages)
    await release(3)
    const other = { '/kicks/more': { css: '', light: '<p>Other words</p>' } }
    await release(2, other)
    expect((await get('/kicks/more')).body).toContain('<p>More</p>')
    await release(3, other)
    expect((await get('/kicks/more')).body).not.toContain('<template')
  })

  test('stay when another shell is released', async () => {
    await release(4, pages)
    const files = { ...shellFiles, 'index.html': template }
    await publish(site, shellRelease({ version: '3.1.0-s00000004' }, files), files)
    expect((await get('/kicks/about')).body).toMatch(inOrder)
  })

  test.each([
    ['a script', { css: '', light: '<script nonce="%nonce%">run()</script>' }],
    [
      'a redirect',
      { css: '', light: '<p>Words</p><META http-equiv="refresh" content="0;url=//example.org">' },
    ],
    ['another base', { css: '', light: '<base href="//example.org">' }],
    ['a frame', { css: '', light: '<p>Words</p>', dark: '<iframe src="/login"></iframe>' }],
    ['a form', { css: '', light: '<form action="//example.org"><input></form>' }],
    ['the end of its template', { css: '', light: '</template><p>Words</p>' }],
    ['the end of its styles', { css: '</style><p>Words</p>', light: '<p>Words</p>' }],
  ])('of a remote are refused with %s', async (_what, page) => {
    const { status, body } = await postRelease(site, kicksOf(10, { '/kicks/about': page }))
    expect(status).toBe(409)
    expect(body).toHaveProperty(
      'message',
      expect.stringContaining('The prerendered page /kicks/about of kicks 3.0.10-s00000003 contains <'),
    )
  })

  test('are left out if the part is switched off', async () => {
    await release(20, pages)
    expect((await get('/kicks/about')).body).toMatch(inOrder)
    const toggle = (off: boolean) =>
      site.call({
        method: 'PUT',
        url: '/api/release/kicks/switch',
        token: deployToken,
        body: { isOff: off },
      })
    await toggle(true)
    expect((await get('/kicks/about')).body).not.toContain('<template')
    await toggle(false)
  })
})
