import type { Page } from '@playwright/test'
import {
  findFile,
  places,
  type RegistryRemote,
  readRegistryRemote,
  sha384,
  overrideRegistry,
} from '../fixtures/registry'
import { expect, test } from '../fixtures/test'

test.use({
  expectedConsole:
    /Failed to load resource|could not be loaded|ChunkLoadError|Loading chunk|RUNTIME-|integrity|preloaded|in no release/,
})

const foreign = 'https://releases.example'
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'The Journey', exact: true })
const unavailable = (page: Page) => page.getByText('Welcome is unavailable right now.')
const tampered = (page: Page) => page.evaluate(() => 'tampered' in globalThis)

/** Every origin that a page asks for anything, and what is answered there: a script that would show. */
const watchOrigins = async (page: Page) => {
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

test.describe('A script that is not what was released does not run', () => {
  for (const place of places) {
    test(
      `its ${place}, with something added on the way`,
      { tag: ['@shell', '@marketing'] },
      async ({ page }) => {
        const marketing = await readRegistryRemote(page.request, 'marketing')
        const file = findFile(place, marketing, '/journey')
        let isOver = false
        await page.route(
          ({ pathname }) => pathname === marketing.base + file,
          async (route) => {
            if (isOver) return route.fallback()
            const response = await route.fetch()
            await route.fulfill({ response, body: `globalThis.tampered=true;${await response.text()}` })
          },
        )
        await page.goto('/journey')
        await expect(unavailable(page)).toBeVisible()
        expect(await tampered(page)).toBe(false)

        isOver = true
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(heading(page)).toBeVisible()
        expect(await tampered(page)).toBe(false)
      },
    )
  }

  test('a file that no release has', { tag: ['@shell', '@marketing'] }, async ({ page }) => {
    const change = (remote: RegistryRemote) => ({ ...remote, entry: 'remoteEntry.00000000.js' })
    await overrideRegistry(page, 'marketing', change)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/journey')
    await expect(unavailable(page)).toBeVisible()
    expect(asked.filter((path) => path.endsWith('/remoteEntry.00000000.js'))).toEqual([])
  })
})

/** What a registry could say to have a script of another host run, with the hash that it has. */
const leadsAway: Record<string, (remote: RegistryRemote) => RegistryRemote> = {
  'the folder of its files': (remote) => ({
    ...remote,
    base: `${foreign}/`,
    integrity: { ...remote.integrity, [remote.entry]: sha384('globalThis.tampered=true') },
  }),
  'the folder of its files, without a scheme': (remote) => ({
    ...remote,
    base: `${foreign.slice('https:'.length)}/`,
    integrity: { ...remote.integrity, [remote.entry]: sha384('globalThis.tampered=true') },
  }),
  'its entry': (remote) => ({
    ...remote,
    base: '',
    entry: `${foreign}/remoteEntry.js`,
    integrity: { [`${foreign}/remoteEntry.js`]: sha384('globalThis.tampered=true') },
  }),
}

test.describe('A registry that leads to another host', () => {
  for (const [what, change] of Object.entries(leadsAway)) {
    test(
      `by ${what}: that host is asked for nothing, on a deep link, while moving about and on another try`,
      { tag: ['@shell', '@marketing'] },
      async ({ page, baseURL }) => {
        await overrideRegistry(page, 'marketing', change)
        const origins = await watchOrigins(page)
        await page.goto('/journey')
        await expect(unavailable(page)).toBeVisible()
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(unavailable(page)).toBeVisible()
        await page.getByRole('banner').getByRole('link', { name: 'Our story' }).click()
        await expect(page).toHaveURL('/story')
        await expect(unavailable(page)).toBeVisible()
        expect(await tampered(page)).toBe(false)
        expect([...origins]).toEqual([new URL(baseURL ?? '').origin])
      },
    )
  }
})

test(
  'an override in the address, a cookie or the storage of a browser does nothing',
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
    const given = JSON.stringify({ marketing: entry, remotes: [{ name: 'marketing', entry }] })
    const query = new URLSearchParams(
      names.flatMap((name) => [
        [name, `marketing=${entry}`],
        [name, given],
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
      [[...names, 'override:marketing'], given] as const,
    )
    const before = await page.request.get('/registry.json')
    const origins = await watchOrigins(page)
    await page.goto(`/journey?${query}`)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(heading(page)).toBeVisible()
    const after = await page.request.get(`/registry.json?${query}`)
    expect(await after.json()).toEqual(await before.json())
    expect(await tampered(page)).toBe(false)
    expect([...origins]).toEqual([own])
  },
)
