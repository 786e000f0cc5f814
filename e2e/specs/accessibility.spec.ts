import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Report {
  violations: { id: string; nodes: { target: unknown }[] }[]
}

const violations = async (page: Page) => {
  await page.evaluate(axe)
  const report = await page.evaluate(
    (values) =>
      (window as unknown as { axe: { run(options: object): Promise<Report> } }).axe.run({
        runOnly: { type: 'tag', values },
      }),
    rules,
  )
  return report.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
  )
}

const screens = [
  '/',
  '/journey',
  '/story',
  '/login',
  '/signup',
  '/buckets',
  '/buckets/create',
  '/kicks',
  '/kicks/create',
  '/journal/public',
  '/journal/private',
  '/journal/create',
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1366]) {
    test(`every screen is accessible, ${colorScheme}, ${width} pixels wide`, async ({
      signedInPage: page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      for (const path of screens) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect({ path, violations: await violations(page) }).toEqual({ path, violations: [] })
      }
    })
  }
}
