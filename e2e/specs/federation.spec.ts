import type { Page, Request } from '@playwright/test'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

/** Collects the remotes whose scripts a page asks for. */
const watchRemotes = (page: Page) => {
  const remotes = new Set<string>()
  page.on('request', (request: Request) => {
    const [, part] = /\/releases\/([a-z-]+)\/.*\.js/.exec(request.url()) ?? []
    if (part && part !== 'shell') remotes.add(part)
  })
  return remotes
}

test.describe('What is loaded', () => {
  test(
    'the landing page brings no remote but marketing, and no file twice',
    { tag: '@marketing' },
    async ({ page }) => {
      const remotes = watchRemotes(page)
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
    'going on to /buckets adds only that remote',
    { tag: ['@marketing', '@buckets'] },
    async ({ signedInPage: page }) => {
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Go to Buckets' }).first()).toBeVisible()
      const remotes = watchRemotes(page)
      await page.getByRole('link', { name: 'Go to Buckets' }).first().click()
      await expect(page.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
      expect([...remotes]).toEqual(['buckets'])
    },
  )

  test(
    'all that a page needs is on its way before the entry of its remote is there',
    { tag: ['@shell', '@kicks'] },
    async ({ signedInPage: page }) => {
      await page.goto('/story')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      let letGo = () => {}
      const held = new Promise<void>((resolve) => (letGo = resolve))
      await page.route(/releases\/kicks\/.*remoteEntry/, async (route) => {
        await held
        await route.continue()
      })
      const asked = [
        /kicks\/.*\/pages\./,
        /kicks\/.*kick-create/,
        /shell\/.*tanstack/,
        /shell\/.*_forms/,
      ].map((file) => page.waitForRequest(file))
      await page.getByRole('banner').getByRole('button', { name: 'Kicks' }).click()
      await page.getByRole('link', { name: 'Create a Kick' }).click()
      await Promise.all(asked)
      letGo()
      await expect(page.getByRole('heading', { level: 1, name: 'Create a Kick' })).toBeVisible()
    },
  )

  for (const path of ['/', '/login', '/buckets']) {
    test(
      `${path} preloads nothing that it does not use`,
      { tag: allPartTags },
      async ({ signedInPage: page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // The browser complains three seconds after the load; the fixture listens.
        await page.waitForTimeout(4000)
      },
    )
  }
})

test.describe('An unknown address', () => {
  test.use({ expectedConsole: /status of 404/ })

  // @spec S2.26
  test('is a 404 page within the shell, with a way back', { tag: '@shell' }, async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('When a file of a remote is missing', () => {
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
      `the shell's ${what} that it asks for, 'Try again' heals`,
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
      `its ${what}, on a deep link, the rest of the site goes on and 'Try again' heals`,
      { tag: ['@shell', '@buckets'] },
      async ({ signedInPage: page }) => {
        await page.route(pattern, (route) => route.abort())
        await page.goto('/buckets')
        await expect(page.getByText(/Buckets is unavailable/)).toBeVisible()

        await test.step('The top bar, the theme and the other remotes work', async () => {
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

        await test.step("'Try again' heals without a reload", async () => {
          await page.unroute(pattern)
          await page.getByRole('button', { name: 'Try again' }).click()
          await expect(page.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
          expect(await page.evaluate(() => 'kept' in (document.querySelector('header') ?? {}))).toBe(true)
        })
      },
    )

    test(
      `a tampered ${what} does not run`,
      { tag: ['@shell', '@buckets'] },
      async ({ signedInPage: page }) => {
        await page.route(pattern, async (route) => {
          const answer = await route.fetch()
          await route.fulfill({ response: answer, body: `globalThis.tampered = true;${await answer.text()}` })
        })
        await page.goto('/buckets')
        await expect(page.getByText(/Buckets is unavailable/)).toBeVisible()
        expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
      },
    )

    // @spec S9.11
    test(
      `a ${what} that hangs: after 5 s one may try again, and it heals`,
      { tag: ['@shell', '@buckets'] },
      async ({ signedInPage: page }) => {
        let hang = true
        await page.route(pattern, async (route) => {
          if (!hang) return route.continue()
        })
        await page.goto('/buckets')
        await expect(page.getByText("You're travels are incoming")).toBeVisible()
        await expect(page.getByText('This is taking longer than usual.')).toBeVisible()
        hang = false
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
      },
    )
  }
})
