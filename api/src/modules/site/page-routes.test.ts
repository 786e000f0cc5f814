import type { RemoteRelease, Route, ShellRelease } from '@bucketeer/platform'
import {
  remoteRelease,
  shellRelease,
  deployToken,
  kicksFiles,
  publish,
  shellFiles,
  publishShell,
} from '../../../test/releases'
import { openTestSite, type TestSite } from '../../../test/test-site'
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
const preloads = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="script"[^>]*href="([^"]*)"/g)].map(([, href]) => href)

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
    const base = '/releases/kicks/1.0.0-s00000001/'
    expect(preloads(body)).toEqual([`${base}remoteEntry.js`, `${base}pages.js`])
    expect(body).toMatch(/as="script" crossorigin href="[^"]*pages\.js" integrity="sha384-/)
  })

  test('preload the scripts of a protected page for members only', async () => {
    const { body } = await get('/kicks')
    expect(preloads(body)).toEqual([])
    const base = '/releases/kicks/1.0.0-s00000001/'
    expect(pageStart(body).memberPreloads).toEqual(
      ['remoteEntry.js', 'pages.js', 'list.js'].map((file) => ({
        href: base + file,
        integrity: expect.stringMatching(/^sha384-/),
      })),
    )
  })

  test('a page sends early calls for verification and its route', async () => {
    const calls = [{ path: '/api/kick/:kickId' }, { path: '/api/journal/public', token: false as const }]
    const route = { path: '/kicks/:kickId', access: 'protected' as const, calls }
    const chunks = { '/kicks/:kickId': ['pages.js'] }
    const version = '1.1.0-s00000001'
    await publish(site, remoteRelease({ version, routes: [route], chunks }), kicksFiles)

    const planned = async (url: string) => pageStart((await get(url)).body).calls
    const verification = { url: '/auth/verify', part: 'shell/1.0.0-s00000001', isProtected: true }
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
  const shell = '/releases/shell/2.0.0-s00000002/'
  const kicks = '/releases/kicks/2.0.0-s00000002/'
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
    expect(pageStart(body).memberPreloads.map(({ href }) => href)).toEqual([
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
    '/kicks/more': { css: '', light: '<p>More</p>' },
    '/kicks/all': { css: '', light: '<p>All</p>' },
  }
  const routes: Route[] = [
    ...['/kicks/about', '/kicks/more', '/kicks/plain'].map((path) => ({ path, access: 'public' as const })),
    {
      path: '/kicks/all',
      access: 'protected',
      calls: [{ path: '/api/kick?limit=24' }, { path: '/api/bucket' }],
    },
  ]
  const chunks = Object.fromEntries(routes.map(({ path }) => [path, ['pages.js']]))
  const inOrder = /first-page-css[^]*first-page-light[^]*first-page-dark/

  const release = async (patch: number, prerendered: string) => {
    const files = { ...kicksFiles, 'prerendered.json': prerendered }
    const version = `3.0.${patch}-s00000003`
    await publish(
      site,
      remoteRelease({ version, routes, chunks, prerendered: 'prerendered.json' }, files),
      files,
    )
    return `/releases/kicks/${version}/`
  }
  beforeAll(async () => {
    const files = { ...shellFiles, 'index.html': template }
    const provides = {
      react: { version: '19.3.1', names: null },
      '@bucketeer/shared-auth': { version: '0.1.0', names: null },
    }
    await publish(site, shellRelease({ version: '3.0.0-s00000003', provides }, files), files)
  })

  test('are in the HTML as inert templates with styles and addresses', async () => {
    const base = await release(0, JSON.stringify(pages))
    const { body, headers } = await get('/kicks/about')
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    expect(body).toMatch(inOrder)
    expect(body).toContain(
      `<template id="first-page-css" data-access="public"><style nonce="${nonce}">p{top:0}</style></template>`,
    )
    expect(body).toContain(`<p>Day</p><img src="${base}a.webp">`)
    expect(body).toContain('<template id="shell-script">')

    expect((await get('/kicks/more')).body).toContain(
      '<template id="first-page-light"><p>More</p></template>',
    )
    const { body: plain } = await get('/kicks/plain')
    expect(plain).not.toContain('<template')
    expect(plain).toMatch(/<script defer[^>]* src="[^"]*shell\.js"/)
  })

  test('name their audience: members or visitors', async () => {
    await release(1, JSON.stringify(pages))
    const { body } = await get('/kicks/all')
    expect(body).toContain('<template id="first-page-css" data-access="protected">')
  })

  test('are left out if the file has none', async () => {
    for (const [patch, broken] of ['{', '[]', '{"/kicks/about":{"css":1}}', 'null'].entries()) {
      await release(10 + patch, broken)
      const response = await get('/kicks/about')
      expect(response.statusCode).toBe(200)
      expect(response.body).not.toContain('<template')
    }
  })

  test('are left out if the part is switched off', async () => {
    await release(20, JSON.stringify(pages))
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
