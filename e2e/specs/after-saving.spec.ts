import type { Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { chooseOption } from '../fixtures/choose-option'
import { onEachDevice } from '../fixtures/devices'
import { expect, test } from '../fixtures/test'

const hasNoAxeViolation = async (page: Page) => expect(await findAxeViolations(page)).toEqual([])

/** The server encodes a picture in three widths. */
const patient = { timeout: 60_000 }

onEachDevice(({ press }) => {
  test(
    'leads from the lists back to a new Bucket, a removed Kick and a new Kick',
    { tag: ['@buckets', '@kicks'] },
    async ({ signedInPage: page, user }) => {
      test.slow()
      const main = page.getByRole('main')
      const title = main.getByRole('textbox', { name: 'Title' })
      const bucket = main.getByRole('heading', { level: 1, name: 'By the sea' })

      await test.step('The list of Buckets opens the new one', async () => {
        await page.goto('/buckets/create')
        await title.fill('By the sea')
        await press(main.getByRole('button', { name: 'Save' }))
        await expect(page).toHaveURL('/buckets')
        await expect(main.getByText(/By the sea.* is on your list\.$/)).toBeVisible()
        await hasNoAxeViolation(page)
        await press(main.getByRole('button', { name: 'Open', exact: true }))
        await expect(bucket).toBeVisible()
      })

      await test.step('The list of Buckets puts a removed Kick back into its place', async () => {
        const field = main.getByRole('textbox', { name: 'Write down something you want to do' })
        const names = main.getByRole('heading', { level: 3 })
        for (const [index, wish] of ['Dive', 'Learn to sail', 'See the whales'].entries()) {
          await field.fill(wish)
          await field.press('Enter')
          await expect(names).toHaveCount(index + 1)
        }
        await page.reload()
        await expect(names).toHaveCount(3)
        const before = await names.allTextContents()
        const card = main.getByRole('listitem').filter({ hasText: 'Learn to sail' })
        await press(card.getByRole('button', { name: /^Delete Kick from Bucket/ }))
        await expect(page).toHaveURL('/buckets')
        await expect(main.getByText(/^Removed .*Learn to sail/)).toBeVisible()
        await hasNoAxeViolation(page)
        await press(main.getByRole('button', { name: 'Put back' }))
        await expect(bucket).toBeVisible()
        await expect(names).toHaveText(before)
        await page.reload()
        await expect(names).toHaveText(before)
      })

      await test.step('All Kicks mark the new one', async () => {
        const name = `Swim to the island with ${user.userName}`
        await page.goto('/kicks/create')
        await title.fill(name)
        await chooseOption(main.getByRole('combobox', { name: 'Continent' }), 'Europe')
        await main.getByRole('radio', { name: 'Activities' }).check()
        await press(main.getByRole('button', { name: 'Use the drawn cover' }))
        await expect(main.getByRole('button', { name: 'Remove picture' })).toBeVisible(patient)
        await press(main.getByRole('button', { name: 'Save', exact: true }))
        await expect(page).toHaveURL('/kicks', patient)
        await expect(main.getByText(/is in the list now\.$/)).toBeVisible()
        const card = main.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
        await expect(card.getByText('New', { exact: true })).toBeVisible()
        await press(main.getByRole('link', { name: 'Open', exact: true }))
        await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
      })
    },
  )
})
