import type { Page } from '@playwright/test'
import { signInAs } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

const createBucket = async (page: Page, name: string) => {
  const form = page.getByRole('main')
  await page.goto('/buckets/create')
  await form.getByLabel('Title').fill(name)
  await form.getByLabel('Bio').fill('Slowly.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/buckets')
  await expect(form.getByRole('link', { name, exact: true })).toBeVisible()
}

test(
  'lets a user log in and create a Bucket when storage is full',
  { tag: ['@shell', '@buckets'] },
  async ({ page, user }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    const form = page.getByRole('main')
    const bar = page.getByRole('banner')

    await test.step('Log in, with a notice that the session ends with the page', async () => {
      await page.goto('/login')
      await form.getByLabel('Email').fill(user.email)
      await form.getByRole('textbox', { name: 'Password' }).fill(user.password)
      await form.getByRole('button', { name: 'Sign in' }).click()
      await expect(bar.getByRole('button', { name: 'Log out' })).toBeVisible()
      await expect(page.getByText('This browser does not let us remember you')).toBeVisible()
    })

    await test.step('Create a Bucket without reloading the page', async () => {
      await bar.getByRole('button', { name: 'Buckets' }).hover()
      await bar.getByRole('link', { name: 'Create a Bucket' }).click()
      await form.getByLabel('Title').fill('Walk the Camino')
      await form.getByLabel('Bio').fill('Slowly.')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByRole('link', { name: 'Walk the Camino', exact: true })).toBeVisible()
    })
  },
)

const day = 24 * 60 * 60 * 1000

for (const [offsetName, offsetMs] of [
  ['a day slow', -day],
  ['a day fast', day],
] as const)
  test(
    `stays logged in, saves and reloads when the browser's clock is ${offsetName}`,
    { tag: ['@shell', '@buckets'] },
    async ({ signedInPage: page }) => {
      await page.addInitScript((offset) => {
        const RealDate = Date
        class OffsetDate extends RealDate {
          constructor(...given: []) {
            if (given.length > 0) super(...given)
            else super(RealDate.now() + offset)
          }
          static override now = () => RealDate.now() + offset
        }
        window.Date = OffsetDate as DateConstructor
      }, offsetMs)
      await createBucket(page, 'Sail to Corsica')
      const browserTime = await page.evaluate(() => Date.now())
      expect(Math.round((browserTime - Date.now()) / day)).toBe(offsetMs / day)
      await page.reload()
      await expect(page.getByRole('main').getByRole('link', { name: 'Sail to Corsica' })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible()
    },
  )

test.describe('Bucket that is edited in two windows', () => {
  test.use({ expectedConsole: /status of 412/ })

  test(
    'warns about a concurrent edit, keeps the input, and overwrites on the second save',
    { tag: '@buckets' },
    async ({ signedInPage: first, context, user }) => {
      await createBucket(first, 'See the sea')
      await first.getByRole('main').getByRole('link', { name: 'See the sea' }).click()
      await first.getByRole('main').getByRole('link', { name: 'Edit Bucket' }).click()
      const second = await context.newPage()
      await signInAs(second, user)
      await second.goto(first.url())
      const [firstForm, secondForm] = [first.getByRole('main'), second.getByRole('main')]
      await expect(secondForm.getByLabel('Title')).toHaveValue('See the sea')

      await test.step('Save in the first window', async () => {
        await firstForm.getByLabel('Title').fill('See the Baltic')
        await firstForm.getByRole('button', { name: 'Save Bucket' }).click()
        await expect(first.getByRole('heading', { level: 1, name: 'See the Baltic' })).toBeVisible()
      })

      await test.step('See the warning and the unsaved input in the second window', async () => {
        await secondForm.getByLabel('Title').fill('See the Atlantic')
        await secondForm.getByRole('button', { name: 'Save Bucket' }).click()
        await expect(
          second.getByText('This was changed somewhere else in the meantime. What you typed is still here'),
        ).toBeVisible()
        await expect(secondForm.getByLabel('Title')).toHaveValue('See the Atlantic')
      })

      await test.step('Overwrite the first edit by saving again', async () => {
        await secondForm.getByRole('button', { name: 'Save Bucket' }).click()
        await expect(second.getByRole('heading', { level: 1, name: 'See the Atlantic' })).toBeVisible()
        await first.reload()
        await expect(first.getByRole('heading', { level: 1, name: 'See the Atlantic' })).toBeVisible()
      })
    },
  )
})
