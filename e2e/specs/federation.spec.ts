import type { Page, Request } from '@playwright/test'
import { allPartTags } from '../fixtures/tags'
import { hasPart } from '../fixtures/site'
import { expect, latePreload, test } from '../fixtures/test'

/** Records the remotes whose scripts a page requests. */
const recordRemotes = (page: Page) => {
  const remotes = new Set<string>()
  page.on('request', (request: Request) => {
    const [, part] = /\/releases\/([a-z-]+)\/.*\.js/.exec(request.url()) ?? []
    if (part && part !== 'shell') remotes.add(part)
  })
  return remotes
}

test.describe('Loading of remotes', () => {
  test(
    'loads only the marketing remote on the landing page, and no file twice',
    { tag: '@marketing' },
    async ({ page }) => {
      const remotes = recordRemotes(page)
      const urls: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/releases/')) urls.push(request.url())
      })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect([...remotes]).toEqual(['marketing'])
      expect(urls).toEqual([...new Set(urls)])
    },
  )

  test(
    'loads only the buckets remote when navigating from the landing page to /buckets',
    { tag: ['@marketing', '@buckets'] },
    async ({ signedInPage: page }) => {
      // The pieces of the landing page, which are loaded once it is quiet.
      const pieces = [
        /releases\/marketing\/.*saved-samples/,
        ...(hasPart('log') ? [/releases\/log\/.*today-piece/] : []),
      ]
      await Promise.all([...pieces.map((file) => page.waitForResponse(file)), page.goto('/')])
      await expect(page.getByRole('link', { name: 'Go to Buckets' }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const remotes = recordRemotes(page)
      await page.getByRole('link', { name: 'Go to Buckets' }).first().click()
      await expect(page.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
      expect([...remotes]).toEqual(['buckets'])
    },
  )

  test(
    "requests all files of a page in parallel with its remote's entry",
    { tag: ['@shell', '@kicks'] },
    async ({ signedInPage: page }) => {
      await page.goto('/story')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      let releaseEntry = () => {}
      const released = new Promise<void>((resolve) => (releaseEntry = resolve))
      await page.route(/releases\/kicks\/.*remoteEntry/, async (route) => {
        await released
        await route.continue()
      })
      const files = [/kicks\/.*\/pages\./, /kicks\/.*kick-create/, /shell\/.*_forms/]
      const requests = files.map((file) => page.waitForRequest(file))
      await page.getByRole('banner').getByRole('button', { name: 'Kicks' }).click()
      await page.getByRole('link', { name: 'Create a Kick' }).click()
      await Promise.all(requests)
      releaseEntry()
      await expect(page.getByRole('heading', { level: 1, name: 'Create a Kick' })).toBeVisible()
    },
  )

  for (const path of ['/', '/login', '/buckets']) {
    test(`uses every preload on ${path}`, { tag: allPartTags }, async ({ signedInPage: page }) => {
      let unused: string[] = []
      page.on('console', (message) => latePreload.test(message.text()) && unused.push(message.text()))
      // Repeated, because a busy machine runs scripts late.
      await expect(async () => {
        unused = []
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // Chromium warns three seconds after the load event.
        await page.waitForTimeout(4000)
        expect(unused).toEqual([])
      }).toPass()
    })
  }
})

test.describe('Unknown URL', () => {
  test.use({ expectedConsole: /status of 404/ })

  // @spec S2.26
  test(
    'responds with a 404 page in the shell that links to the landing page',
    { tag: '@shell' },
    async ({ page }) => {
      const response = await page.goto('/no-such-page')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('banner')).toBeVisible()
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page).toHaveURL('/')
    },
  )
})

test.describe('File of a remote that does not load', () => {
  test.use({
    expectedConsole:
      /Failed to load resource|could not be loaded|ChunkLoadError|Loading chunk|RUNTIME-|integrity|status of 404|was preloaded/,
  })

  const files = {
    entry: /releases\/buckets\/.*\/remoteEntry/,
    'page chunk': /releases\/buckets\/.*bucket-list/,
  }
  const singletons = [
    ['query client', /releases\/shell\/.*tanstack/, '/buckets', 'Your Buckets'],
    ['form code', /releases\/shell\/.*shared-ui_src_forms/, '/buckets/create', 'Create a Bucket'],
  ] as const

  for (const [what, pattern, path, heading] of singletons) {
    test(
      `recovers by 'Try again' when the shell's ${what} failed to load`,
      { tag: ['@shell', '@buckets'] },
      async ({ signedInPage: page }) => {
        await page.route(pattern, (route) => route.abort())
        await page.goto(path)
        await expect(page.getByText(/Buckets is unavailable/)).toBeVisible()
        await page.unroute(pattern)
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      },
    )
  }

  for (const [what, pattern] of Object.entries(files)) {
    test(
      `keeps the site working when a remote's ${what} failed to load, and recovers by 'Try again'`,
      { tag: ['@shell', '@buckets'] },
      async ({ signedInPage: page }) => {
        await page.route(pattern, (route) => route.abort())
        await page.goto('/buckets')
        await expect(page.getByText(/Buckets is unavailable/)).toBeVisible()

        await test.step('Use the top bar, the theme and another remote', async () => {
          await page.evaluate(() => Object.assign(document.querySelector('header') ?? {}, { kept: true }))
          await page.getByRole('button', { name: 'Switch to dark mode' }).click()
          await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
          await page
            .getByRole('banner')
            .getByRole('link', { name: /Bucketeer/ })
            .first()
            .click()
          await expect(page.getByRole('link', { name: 'Go to Buckets' }).first()).toBeVisible()
          await page.goBack()
          await expect(page.getByText(/Buckets is unavailable/)).toBeVisible()
          expect(await page.evaluate(() => 'kept' in (document.querySelector('header') ?? {}))).toBe(true)
        })

        await test.step("Recover by 'Try again' without a reload", async () => {
          await page.unroute(pattern)
          await page.getByRole('button', { name: 'Try again' }).click()
          await expect(page.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
          expect(await page.evaluate(() => 'kept' in (document.querySelector('header') ?? {}))).toBe(true)
        })
      },
    )

    test(
      `does not run a remote's tampered ${what}`,
      { tag: ['@shell', '@buckets'] },
      async ({ signedInPage: page }) => {
        await page.route(pattern, async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` })
        })
        await page.goto('/buckets')
        await expect(page.getByText(/Buckets is unavailable/)).toBeVisible()
        expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
      },
    )

    // @spec S9.11
    test(
      `offers 'Try again' after 5 s when a remote's ${what} hangs, and recovers`,
      { tag: ['@shell', '@buckets'] },
      async ({ signedInPage: page }) => {
        let hangs = true
        await page.route(pattern, async (route) => {
          if (!hangs) return route.continue()
        })
        await page.goto('/buckets')
        await expect(page.getByText("You're travels are incoming")).toBeVisible()
        await expect(page.getByText('This is taking longer than usual.')).toBeVisible()
        hangs = false
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
      },
    )
  }
})
