import type { APIRequestContext, Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { expect, test } from '../fixtures/test'
import type { TestUser } from '../fixtures/test-user'

const hasNoAxeViolation = async (page: Page) => expect(await findAxeViolations(page)).toEqual([])
const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

const call = (
  request: APIRequestContext,
  { authToken: token }: TestUser,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
) => readApi<{ _id: string }>(request, path, { method, token, data })

/** The date of a day in the browser's time zone, some years ago. */
const yearsAgo = (years: number) => {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  const month = now.getMonth() + 1
  // 29 February is in leap years alone.
  const day = month === 2 && now.getDate() === 29 ? 28 : now.getDate()
  return `${now.getFullYear() - years}-${two(month)}-${two(day)}`
}

test(
  'shows the next wish and memories on Today, and keeps a card hidden that was put away',
  { tag: ['@log', '@marketing'] },
  async ({ request, signedInPage: page, user }) => {
    test.slow()
    await call(request, user, 'PUT', '/api/log/settings', { welcomed: true })

    await test.step('Without content, both pages have no cards and say what to do', async () => {
      await page.goto('/today')
      await expect(main(page).getByText(/^Nothing for today\./)).toBeVisible()
      await hasNoAxeViolation(page)
      await page.goto('/')
      await expect(main(page).getByRole('link', { name: 'Go to Buckets' })).toBeVisible()
      await expect(main(page).getByText(/^Nothing for today\./)).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'Create new Bucket' })).toBeVisible()
      await expect(main(page).getByRole('heading', { name: 'Today' })).toHaveCount(0)
      await hasNoAxeViolation(page)
    })

    await call(request, user, 'POST', '/api/bucket/someday/wishes', {
      lines: [{ text: 'Learn to surf' }, { text: 'See Kyoto' }],
    })
    for (const [name, years] of [
      ['Night train', 2],
      ['Cold lake', 7],
    ] as const)
      await call(request, user, 'POST', '/api/log', {
        name,
        state: 'done',
        on: yearsAgo(years),
        precision: 'day',
        with: years === 7 ? [{ name: 'Tomas' }] : [],
      })

    await test.step('‘Not now’ shows the other wish', async () => {
      await page.goto('/')
      await expect(card(page, 'Next up').getByText('Which one first?')).toBeVisible()
      const name = card(page, 'Next up').getByRole('link')
      const first = await name.textContent()
      await hasNoAxeViolation(page)
      await card(page, 'Next up').getByRole('button', { name: 'Not now' }).click()
      await expect(name).not.toHaveText(first ?? '')
      const second = await name.textContent()
      await page.reload()
      await expect(name).toHaveText(second ?? '')
    })

    await test.step('‘I did it’ saves it, and the other wish is next', async () => {
      await card(page, 'Next up').getByRole('button', { name: 'I did it' }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('status')).toHaveText('Saved')
      await sheet.getByRole('button', { name: 'Done' }).click()
      await expect(card(page, 'Next up').getByRole('button', { name: 'I did it' })).toBeVisible()
      await expect(card(page, 'Next up').getByRole('button', { name: 'Not now' })).toHaveCount(0)
      await expect(card(page, 'Buckets used last').getByText('1 of 2 done')).toBeVisible()
      await expect(main(page).getByRole('link', { name: '3 done' })).toHaveAttribute('href', '/log')
    })

    await test.step('Memories can be hidden, one by one or of a person', async () => {
      const memories = card(page, 'On this day')
      await expect(memories.getByRole('link')).toHaveText(['Night train', 'Cold lake'])
      await memories.getByRole('button', { name: 'Options for Night train' }).click()
      await hasNoAxeViolation(page)
      await page.getByRole('menuitem', { name: 'Not this one' }).click()
      await expect(memories.getByText('“Night train” will not come up again.')).toBeVisible()
      await memories.getByRole('button', { name: 'Undo' }).click()
      await expect(memories.getByRole('link')).toHaveText(['Night train', 'Cold lake'])
      await memories.getByRole('button', { name: 'Options for Cold lake' }).click()
      await page.getByRole('menuitem', { name: 'Nothing of Tomas' }).click()
      await expect(memories.getByRole('link')).toHaveText(['Night train'])
    })

    await test.step('A card is put away for good, and brought back on /today', async () => {
      await main(page).getByRole('button', { name: 'Put away for good: Next up' }).click()
      await expect(card(page, 'Next up')).toHaveCount(0)
      await page.reload()
      await expect(card(page, 'On this day')).toBeVisible()
      await expect(card(page, 'Next up')).toHaveCount(0)
      await main(page).getByRole('link', { name: 'All of Today' }).click()
      await hasNoAxeViolation(page)
      await main(page).getByRole('button', { name: 'Bring back: The card “Next up”' }).click()
      await expect(card(page, 'Next up')).toBeVisible()
      await main(page).getByRole('button', { name: 'Bring back: What you did with Tomas' }).click()
      await expect(main(page).getByRole('link', { name: 'Cold lake' })).toBeVisible()
    })

    await test.step('Works on a phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/')
      await expect(card(page, 'Next up').getByRole('button', { name: 'I did it' })).toBeVisible()
      await hasNoAxeViolation(page)
    })
  },
)
