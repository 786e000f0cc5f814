import type { Page, Route } from '@playwright/test'
import {
  findFile,
  fileKinds,
  type RegistryRemote,
  readRegistryRemote,
  scriptPath,
  sha384,
  overrideRegistry,
} from '../fixtures/registry'
import { expect, test } from '../fixtures/test'

test.use({
  expectedConsole:
    /Failed to load resource|could not be loaded|ChunkLoadError|Loading chunk|RUNTIME-|integrity|preloaded|not in the registry/,
})

const foreign = 'https://releases.example'
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'The Journey', exact: true })
const unavailable = (page: Page) => page.getByText('Welcome is unavailable right now.')
const hasTamperedScriptRun = (page: Page) => page.evaluate(() => 'tampered' in globalThis)

/** Records every origin that the page requests, and serves a script with a visible effect from the foreign one. */
const recordOrigins = async (page: Page) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.route(`${foreign}/**`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'text/javascript',
      body: 'globalThis.tampered=true',
    }),
  )
  return origins
}

test.describe('Script that differs from the release', () => {
  for (const fileKind of fileKinds) {
    test(
      `does not run a remote's ${fileKind} with code added in transit`,
      { tag: ['@shell', '@marketing'] },
      async ({ page }) => {
        const marketing = await readRegistryRemote(page.request, 'marketing')
        const file = findFile(fileKind, marketing, '/journey')
        let isRestored = false
        await page.route(
          ({ pathname }) => pathname === scriptPath(marketing, file),
          async (route) => {
            if (isRestored) return route.fallback()
            const response = await route.fetch()
            await route.fulfill({ response, body: `globalThis.tampered=true;${await response.text()}` })
          },
        )
        await page.goto('/journey')
        await expect(unavailable(page)).toBeVisible()
        expect(await hasTamperedScriptRun(page)).toBe(false)

        isRestored = true
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(heading(page)).toBeVisible()
        expect(await hasTamperedScriptRun(page)).toBe(false)
      },
    )
  }

  test(
    'does not request a file that is in no release',
    { tag: ['@shell', '@marketing'] },
    async ({ page }) => {
      const change = (remote: RegistryRemote) => ({ ...remote, entry: 'remoteEntry.00000000.js' })
      await overrideRegistry(page, 'marketing', change)
      const requestedPaths: string[] = []
      page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
      await page.goto('/journey')
      await expect(unavailable(page)).toBeVisible()
      expect(requestedPaths.filter((path) => path.endsWith('/remoteEntry.00000000.js'))).toEqual([])
    },
  )
})

/** Lists what may happen to the file with the names and hashes of a remote's files. */
const detailsFaults: Record<string, (route: Route) => Promise<void>> = {
  changed: async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: ` ${await response.text()}` })
  },
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'out of reach': (route) => route.abort(),
}

test.describe('Details file of a remote', () => {
  for (const [what, fail] of Object.entries(detailsFaults)) {
    test(
      `loads no script of the remote when it is ${what}`,
      { tag: ['@shell', '@marketing'] },
      async ({ page }) => {
        const scripts: string[] = []
        page.on('request', (request) => {
          if (/\/releases\/marketing\/.*\.js$/.test(new URL(request.url()).pathname))
            scripts.push(request.url())
        })
        let isRestored = false
        await page.route(/\/releases\/marketing\/.*~details\.json/, (route) =>
          isRestored ? route.fallback() : fail(route),
        )
        await page.goto('/journal/public')
        await page.getByRole('banner').getByRole('link', { name: 'Our story' }).click()
        await expect(unavailable(page)).toBeVisible()
        expect(scripts).toEqual([])

        isRestored = true
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible()
      },
    )
  }
})

test.describe('Details file of the shell', () => {
  for (const [what, fail] of Object.entries(detailsFaults)) {
    test(
      `starts no shell when it is ${what}, says so, and starts it with "Try again"`,
      { tag: ['@shell', '@marketing'] },
      async ({ page }) => {
        const details = /\/releases\/shell\/.*~details\.json/
        await page.route(details, fail)
        await page.goto('/journey')
        await expect(page.getByRole('heading', { name: 'The site did not start.' })).toBeVisible()

        await page.unroute(details)
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
        await expect(page.getByRole('banner').getByRole('link', { name: 'Our story' })).toBeVisible()
        await expect(heading(page)).toBeVisible()
      },
    )
  }
})

/** Lists changes to the registry that point to a script of another host, with that script's correct hash. */
const foreignRegistryChanges: Record<string, (remote: RegistryRemote) => RegistryRemote> = {
  'base URL': (remote) => ({
    ...remote,
    base: `${foreign}/`,
    filesBase: `${foreign}/`,
    integrity: { ...remote.integrity, [remote.entry]: sha384('globalThis.tampered=true') },
  }),
  'scheme-relative base URL': (remote) => ({
    ...remote,
    base: `${foreign.slice('https:'.length)}/`,
    filesBase: `${foreign.slice('https:'.length)}/`,
    integrity: { ...remote.integrity, [remote.entry]: sha384('globalThis.tampered=true') },
  }),
  'entry URL': (remote) => ({
    ...remote,
    base: '',
    filesBase: '',
    entry: `${foreign}/remoteEntry.js`,
    integrity: { [`${foreign}/remoteEntry.js`]: sha384('globalThis.tampered=true') },
  }),
}

test.describe('Registry with a foreign host', () => {
  for (const [what, change] of Object.entries(foreignRegistryChanges)) {
    test(
      `sends no request to a foreign host in a remote's ${what}, by deep link, navigation or retry`,
      { tag: ['@shell', '@marketing'] },
      async ({ page, baseURL }) => {
        await overrideRegistry(page, 'marketing', change)
        const origins = await recordOrigins(page)
        await page.goto('/journey')
        await expect(unavailable(page)).toBeVisible()
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(unavailable(page)).toBeVisible()
        await page.getByRole('banner').getByRole('link', { name: 'Our story' }).click()
        await expect(page).toHaveURL('/story')
        await expect(unavailable(page)).toBeVisible()
        expect(await hasTamperedScriptRun(page)).toBe(false)
        expect([...origins]).toEqual([new URL(baseURL ?? '').origin])
      },
    )
  }
})

test(
  'ignores an override in the URL, a cookie or storage',
  { tag: ['@shell', '@marketing'] },
  async ({ page, baseURL }) => {
    const own = new URL(baseURL ?? '').origin
    const entry = `${foreign}/remoteEntry.js`
    const names = [
      'override',
      'overrides',
      'OVERRIDES',
      'marketing',
      'bucketeer-overrides',
      'import-map-overrides',
      'bucketeer.overrides',
    ]
    const overrideJson = JSON.stringify({ marketing: entry, remotes: [{ name: 'marketing', entry }] })
    const query = new URLSearchParams(
      names.flatMap((name) => [
        [name, `marketing=${entry}`],
        [name, overrideJson],
        [name, 'marketing@http://127.0.0.1:9'],
      ]),
    )
    await page
      .context()
      .addCookies(names.map((name) => ({ name, value: encodeURIComponent(`marketing=${entry}`), url: own })))
    await page.addInitScript(
      ([keys, value]) => {
        for (const storage of [localStorage, sessionStorage]) {
          for (const key of keys) storage.setItem(key, value)
        }
      },
      [[...names, 'override:marketing'], overrideJson] as const,
    )
    const before = await page.request.get('/registry.json')
    const origins = await recordOrigins(page)
    await page.goto(`/journey?${query}`)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(heading(page)).toBeVisible()
    const after = await page.request.get(`/registry.json?${query}`)
    expect(await after.json()).toEqual(await before.json())
    expect(await hasTamperedScriptRun(page)).toBe(false)
    expect([...origins]).toEqual([own])
  },
)
