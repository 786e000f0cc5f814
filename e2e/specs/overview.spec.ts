import type { APIRequestContext, Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { createContent } from '../fixtures/create-content'
import { sunset } from '../fixtures/picture'
import { useOwnSite } from '../fixtures/site'
import { expect, test } from '../fixtures/test'
import type { TestUser } from '../fixtures/test-user'

useOwnSite('write more at once than the limits of a site allow')

const counts = { buckets: 60, kicks: 300, stories: 40 }
/** How many windows high a page may be before it shows a button for more. */
const maxScreens = 8

/** Gives a user 60 Buckets, of which the first has 300 Kicks, and a Journal of 40 Stories. */
const fillLists = async (request: APIRequestContext, user: TestUser) => {
  const token = user.authToken
  const post = <T>(path: string, data: object) => readApi<T>(request, path, { method: 'POST', token, data })
  const { bucketId, journalId } = await createContent(request, user, 'The long list')
  const numbers = Array.from({ length: counts.kicks - 1 }, (_, index) => index + 2)
  for (let start = 0; start < numbers.length; start += 100) {
    const lines = numbers.slice(start, start + 100).map((number) => ({ text: `Wish ${number}` }))
    await post(`/api/bucket/${bucketId}/wishes`, { lines })
  }
  for (let number = 2; number <= counts.buckets; number += 1)
    await post('/api/bucket', { name: `Year ${2000 + number}`, description: '', picture: '' })
  const upload = { method: 'POST', token, multipart: { pictures: sunset() } } as const
  const { secure_url: pictures } = await readApi<{ secure_url: string }>(request, '/api/upload', upload)
  for (let day = 2; day <= counts.stories; day += 1)
    await post(`/api/story/${journalId}`, { title: `Day ${day}`, content: 'It rained.', pictures, journalId })
  return { bucketId, journalId }
}

const screensOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)

test(
  'finds and arranges 60 Buckets, 300 Kicks and 40 Stories',
  { tag: ['@buckets', '@kicks', '@journals'] },
  async ({ signedInPage: page, user, request }) => {
    test.setTimeout(300_000)
    const { bucketId, journalId } = await fillLists(request, user)
    const main = page.getByRole('main')
    const rows = (label: string) => main.getByRole('list', { name: label }).getByRole('listitem')

    await test.step('Finds a Bucket with two actions', async () => {
      await page.goto('/buckets')
      await expect(main.getByRole('button', { name: /^Show more/ })).toBeVisible()
      expect(await screensOf(page)).toBeLessThan(maxScreens)
      // In the middle of the text, where a field that follows the URL would move the caret.
      const field = main.getByRole('searchbox', { name: 'Search' })
      await field.pressSequentially('42')
      await field.press('Home')
      await field.pressSequentially('20')
      await expect(field).toHaveValue('2042')
      await expect(rows('Your Buckets')).toHaveCount(1)
      expect(await findAxeViolations(page)).toEqual([])
      await rows('Your Buckets').getByRole('link', { name: 'Year 2042' }).click()
      await expect(main.getByRole('heading', { level: 1, name: 'Year 2042' })).toBeVisible()
    })

    await test.step('Sorts Buckets, and shows them as lines', async () => {
      await page.goto('/buckets')
      await main.getByRole('button', { name: 'Compact' }).click()
      await expect(rows('Your Buckets')).toHaveCount(counts.buckets)
      expect(await screensOf(page)).toBeLessThan(maxScreens)
      await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Name')
      await expect(rows('Your Buckets').first()).toContainText('The long list')
      expect(await findAxeViolations(page)).toEqual([])
    })

    await test.step('Puts a Bucket first by keyboard, and takes it back', async () => {
      await main.getByRole('button', { name: 'Change order' }).press('Enter')
      const order = main.getByRole('region', { name: 'Order of your Buckets' })
      const row = order.getByRole('listitem').filter({ hasText: 'Year 2030' })
      await row.getByRole('button', { name: 'To the top' }).press('Enter')
      await order.getByRole('button', { name: 'Save order' }).press('Enter')
      await expect(rows('Your Buckets').first()).toContainText('Year 2030')
      await main.getByRole('button', { name: 'Undo' }).press('Enter')
      await expect(rows('Your Buckets').first()).toContainText('Year 2060')
    })

    await test.step('Finds a Kick with two actions', async () => {
      await page.goto(`/buckets/${bucketId}`)
      await expect(main.getByRole('button', { name: /^Show more/ })).toBeVisible()
      expect(await screensOf(page)).toBeLessThan(maxScreens)
      await expect(main.getByRole('link', { name: 'Wish 2', exact: true })).toBeInViewport()
      await main.getByRole('searchbox', { name: 'Find a Kick' }).fill('Wish 217')
      await expect(main.getByText('1 Kick found.')).toBeAttached()
      expect(await findAxeViolations(page)).toEqual([])
      await main.getByRole('link', { name: 'Wish 217', exact: true }).click()
      await expect(main.getByRole('heading', { level: 1, name: 'Wish 217' })).toBeVisible()
    })

    await test.step('Moves two Kicks to another Bucket, and takes them back', async () => {
      await page.goto(`/buckets/${bucketId}?q=wish+21`)
      const found = main.getByRole('checkbox', { name: /^Select Wish 21/ })
      await main.getByRole('button', { name: 'Select', exact: true }).click()
      await main.getByRole('checkbox', { name: 'Select Wish 211' }).check()
      await main.getByRole('checkbox', { name: 'Select Wish 212' }).check()
      await expect(found).toHaveCount(11)
      await main.getByRole('button', { name: 'Move to…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Move 2 Kicks to' })
      await dialog.getByRole('searchbox', { name: 'Find a Bucket' }).fill('2033')
      await dialog.getByRole('button', { name: 'Year 2033' }).click()
      await expect(main.getByText('2 Kicks are in “Year 2033” now.')).toBeVisible()
      await expect(main.getByRole('link', { name: 'Wish 211', exact: true })).toHaveCount(0)
      await main.getByRole('button', { name: 'Undo' }).click()
      await expect(main.getByRole('link', { name: 'Wish 211', exact: true })).toBeVisible()
    })

    await test.step('Finds a Story with one action', async () => {
      await page.goto(`/journal/${journalId}`)
      await main.getByRole('link', { name: 'Day 37' }).click()
      await expect(main.getByRole('heading', { name: 'Day 37' })).toBeInViewport()
    })

    await test.step('Asks for more before a page is eight screens high on a phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      for (const path of ['/buckets', `/buckets/${bucketId}`, '/kicks', '/journal/private']) {
        await page.goto(path)
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect.soft(await screensOf(page), path).toBeLessThan(maxScreens)
      }
    })
  },
)
