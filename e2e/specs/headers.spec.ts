import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

type WithViolations = typeof globalThis & { violations?: string[] }

/** Records violations of the content security policies from the first script on. */
const recordViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(globalThis, { violations })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      violations.push(`${effectiveDirective}: ${blockedURI} by ${sourceFile}`),
    )
  })

const readViolations = (page: Page) =>
  page.evaluate(() => (globalThis as WithViolations).violations ?? ['not recorded'])

test(
  'causes no violation of the content security policy in normal use',
  { tag: [...allPartTags, '@places'] },
  async ({ signedInPage: page }) => {
    await recordViolations(page)
    await test.step('Open pages of every part', async () => {
      for (const path of ['/', '/journey', '/buckets', '/kicks', '/journal/public', '/signup', '/status']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await readViolations(page)).toEqual([])
      }
    })
    await test.step('Switch the colour mode', async () => {
      await page.getByRole('button', { name: /mode/i }).click()
      expect(await readViolations(page)).toEqual([])
    })
    await test.step('Choose a place on the map', async () => {
      await page.goto('/kicks/create')
      await page.getByRole('combobox', { name: 'Place' }).fill('San')
      await page.getByRole('listbox').getByRole('option').first().click()
      await expect(page.getByRole('application')).toHaveAttribute('data-zoom')
      expect(await readViolations(page)).toEqual([])
    })
    await test.step('Find the style rules that the policy allowed', async () => {
      const rules = await page.evaluate(() =>
        [...document.styleSheets].reduce((count, { cssRules }) => count + cssRules.length, 0),
      )
      expect(rules).toBeGreaterThan(50)
    })
  },
)

test.describe('Injected script', () => {
  test.use({ expectedConsole: /Content Security Policy|This document requires 'Trusted/ })

  test('does not run an injected inline or external script', { tag: '@shell' }, async ({ page }) => {
    await recordViolations(page)
    await page.goto('/journey')
    await page.evaluate(() => {
      const text = 'globalThis.injected = true'
      const injections = [
        () => document.body.setAttribute('onclick', text),
        () => document.body.click(),
        () => (document.createElement('div').innerHTML = `<img src="data:," onerror="${text}">`),
        () => (document.createElement('script').textContent = text),
        () => document.head.append(Object.assign(document.createElement('script'), { src: `data:,${text}` })),
        () =>
          document.head.append(
            Object.assign(document.createElement('script'), { src: '//evil.example/a.js' }),
          ),
        () => setTimeout(text),
      ]
      for (const inject of injections)
        try {
          inject()
        } catch {
          // Trusted Types block some injections with an exception.
        }
    })
    await expect.poll(async () => (await readViolations(page)).length).toBeGreaterThan(3)
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false)
  })

  test('does not run a script without a nonce in the HTML', { tag: '@shell' }, async ({ page }) => {
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

test.describe('Framing by another origin', () => {
  test.use({ expectedConsole: /frame-ancestors|Framing|X-Frame-Options|chrome-error/ })

  test('refuses to be framed by another origin', { tag: '@shell' }, async ({ page, baseURL }) => {
    const other = createServer((_request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(`<h1>Other</h1><iframe src="${baseURL}/login"></iframe>`),
    )
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
    await expect(page.getByRole('heading', { name: 'Other' })).toBeVisible()
    await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/)
    other.close()
  })
})

test('shows the API documentation without a violation of its policy', { tag: '@shell' }, async ({ page }) => {
  await recordViolations(page)
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await readViolations(page)).toEqual([])
})
