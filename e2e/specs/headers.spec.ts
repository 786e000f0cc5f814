import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

type Watched = typeof globalThis & { violations?: string[] }

/** Keeps what the page's content policies forbid, from the first script on. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(globalThis, { violations })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      violations.push(`${effectiveDirective}: ${blockedURI} by ${sourceFile}`),
    )
  })

const forbidden = (page: Page) => page.evaluate(() => (globalThis as Watched).violations ?? ['not watched'])

test(
  'nothing that the site does in use is against its content policy',
  { tag: allPartTags },
  async ({ signedInPage: page }) => {
    await watchPolicy(page)
    await test.step('Pages of every part, with pictures, a film and toasts', async () => {
      for (const path of ['/', '/journey', '/buckets', '/kicks', '/journal/public', '/signup', '/status']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await forbidden(page)).toEqual([])
      }
    })
    await test.step('Another colour mode', async () => {
      await page.getByRole('button', { name: /mode/i }).click()
      expect(await forbidden(page)).toEqual([])
    })
    await test.step('A map with a place on it', async () => {
      await page.goto('/kicks/create')
      await page.getByRole('combobox', { name: 'Place' }).fill('San')
      await page.getByRole('listbox').getByRole('option').first().click()
      await expect(page.getByRole('application')).toHaveAttribute('data-zoom')
      expect(await forbidden(page)).toEqual([])
    })
    await test.step('It has styles: the policy let them in', async () => {
      const rules = await page.evaluate(() =>
        [...document.styleSheets].reduce((count, { cssRules }) => count + cssRules.length, 0),
      )
      expect(rules).toBeGreaterThan(50)
    })
  },
)

test.describe('A script that somebody got into the page', () => {
  test.use({ expectedConsole: /Content Security Policy|This document requires 'Trusted/ })

  test(
    'does not run, be it written into it or loaded from elsewhere',
    { tag: '@shell' },
    async ({ page }) => {
      await watchPolicy(page)
      await page.goto('/journey')
      await page.evaluate(() => {
        const text = 'globalThis.injected = true'
        const tries = [
          () => document.body.setAttribute('onclick', text),
          () => document.body.click(),
          () => (document.createElement('div').innerHTML = `<img src="data:," onerror="${text}">`),
          () => (document.createElement('script').textContent = text),
          () =>
            document.head.append(Object.assign(document.createElement('script'), { src: `data:,${text}` })),
          () =>
            document.head.append(
              Object.assign(document.createElement('script'), { src: '//evil.example/a.js' }),
            ),
          () => setTimeout(text),
        ]
        for (const attempt of tries)
          try {
            attempt()
          } catch {
            // Some are refused at once.
          }
      })
      await expect.poll(async () => (await forbidden(page)).length).toBeGreaterThan(3)
      expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false)
    },
  )

  test('does not run from the source of the page either', { tag: '@shell' }, async ({ page }) => {
    await page.route('**/journey', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        '</body>',
        '<script>globalThis.injected = true</script></body>',
      )
      await route.fulfill({ response, body })
    })
    await page.goto('/journey')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false)
  })
})

test.describe('A page that frames the site', () => {
  test.use({ expectedConsole: /frame-ancestors|Framing|X-Frame-Options|chrome-error/ })

  test('gets nothing to show', { tag: '@shell' }, async ({ page, baseURL }) => {
    const other = createServer((_request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(`<h1>Other</h1><iframe src="${baseURL}/login"></iframe>`),
    )
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    // Another port is another origin.
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
    await expect(page.getByRole('heading', { name: 'Other' })).toBeVisible()
    await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/)
    other.close()
  })
})

test('the page about the calls is as its own policy wants it', { tag: '@shell' }, async ({ page }) => {
  await watchPolicy(page)
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await forbidden(page)).toEqual([])
})
