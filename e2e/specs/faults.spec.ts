import type { Page } from '@playwright/test'
import { signInAs } from '../fixtures/person'
import { expect, test } from '../fixtures/test'

const createBucket = async (page: Page, name: string) => {
  const form = page.getByRole('main')
  await page.goto('/buckets/create')
  await form.getByLabel('Title').fill(name)
  await form.getByLabel('Bio').fill('Slowly.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/buckets')
  await expect(form.getByText(name)).toBeVisible()
}

test(
  'a browser whose storage is full lets one log in, and keeps what is typed until it is saved',
  { tag: ['@shell', '@buckets'] },
  async ({ page, person }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    const form = page.getByRole('main')
    const bar = page.getByRole('banner')

    await test.step('They log in, and hear that it lasts as long as the page', async () => {
      await page.goto('/login')
      await form.getByLabel('Email').fill(person.email)
      await form.getByRole('textbox', { name: 'Password' }).fill(person.password)
      await form.getByRole('button', { name: 'Sign in' }).click()
      await expect(bar.getByRole('button', { name: 'Log out' })).toBeVisible()
      await expect(page.getByText('This browser does not let us remember you')).toBeVisible()
    })

    await test.step('They make a Bucket without a new load of the page', async () => {
      await bar.getByRole('button', { name: 'Buckets' }).hover()
      await bar.getByRole('link', { name: 'Create a Bucket' }).click()
      await form.getByLabel('Title').fill('Walk the Camino')
      await form.getByLabel('Bio').fill('Slowly.')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByText('Walk the Camino')).toBeVisible()
    })
  },
)

const day = 24 * 60 * 60 * 1000

for (const [words, ms] of [
  ['a day behind', -day],
  ['a day ahead', day],
] as const)
  test(
    `a browser whose clock is ${words} stays logged in, saves and reloads`,
    { tag: ['@shell', '@buckets'] },
    async ({ signedInPage: page }) => {
      await page.addInitScript((offset) => {
        const RealDate = Date
        class OffDate extends RealDate {
          constructor(...given: []) {
            if (given.length > 0) super(...given)
            else super(RealDate.now() + offset)
          }
          static override now = () => RealDate.now() + offset
        }
        window.Date = OffDate as DateConstructor
      }, ms)
      await createBucket(page, 'Sail to Corsica')
      const there = await page.evaluate(() => Date.now())
      expect(Math.round((there - Date.now()) / day)).toBe(ms / day)
      await page.reload()
      await expect(page.getByRole('main').getByText('Sail to Corsica')).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible()
    },
  )

test.describe('When the same Bucket is edited in two windows', () => {
  test.use({ expectedConsole: /status of 412/ })

  test(
    'the second to save is told, loses nothing typed, and decides',
    { tag: '@buckets' },
    async ({ signedInPage: first, context, person }) => {
      await createBucket(first, 'See the sea')
      await first.getByRole('main').getByRole('link', { name: 'See the sea' }).click()
      await first.getByRole('main').getByRole('link', { name: 'Edit Bucket' }).click()
      const second = await context.newPage()
      await signInAs(second, person)
      await second.goto(first.url())
      const [one, other] = [first.getByRole('main'), second.getByRole('main')]
      await expect(other.getByLabel('Title')).toHaveValue('See the sea')

      await test.step('One saves', async () => {
        await one.getByLabel('Title').fill('See the Baltic')
        await one.getByRole('button', { name: 'Save Bucket' }).click()
        await expect(first.getByRole('heading', { level: 1, name: 'See the Baltic' })).toBeVisible()
      })

      await test.step('The other is told, and what they typed is still there', async () => {
        await other.getByLabel('Title').fill('See the Atlantic')
        await other.getByRole('button', { name: 'Save Bucket' }).click()
        await expect(
          second.getByText('This was changed somewhere else in the meantime. What you typed is still here'),
        ).toBeVisible()
        await expect(other.getByLabel('Title')).toHaveValue('See the Atlantic')
      })

      await test.step('Saving once more puts theirs in its place', async () => {
        await other.getByRole('button', { name: 'Save Bucket' }).click()
        await expect(second.getByRole('heading', { level: 1, name: 'See the Atlantic' })).toBeVisible()
        await first.reload()
        await expect(first.getByRole('heading', { level: 1, name: 'See the Atlantic' })).toBeVisible()
      })
    },
  )
})
