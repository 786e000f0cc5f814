import type { Page } from '@playwright/test'
import { readApi } from '../fixtures/call-api'
import { onEachDevice } from '../fixtures/devices'
import { expect, test } from '../fixtures/test'

/** The server encodes a picture in three widths. */
const patient = { timeout: 60_000 }

const journalOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

onEachDevice(({ press }) => {
  test(
    'a Story asks about its Kick, the Kick names the Story, and Back leads to the Bucket',
    { tag: ['@buckets', '@journals', '@kicks', '@log'] },
    async ({ signedInPage: page, request, user: { authToken } }) => {
      test.slow()
      const main = page.getByRole('main')
      const post = <Body>(path: string, data: object) =>
        readApi<Body>(request, path, { method: 'POST', data, token: authToken })
      const bucket = await post<{ _id: string }>('/api/bucket', { name: 'Someday' })
      const lines = [{ text: 'Sleep in a tree house' }]
      await post(`/api/bucket/${bucket._id}/wishes`, { lines })
      const journal = await post<{ _id: string }>('/api/journal', {
        ...{ title: 'Nights out', description: '', bucketId: bucket._id, visibility: 'Private' },
      })

      await test.step('Write a Story with the drawn cover', async () => {
        await page.goto(`/journal/story/${journal._id}`)
        await main.getByLabel('Title').fill('Up in the oak')
        await press(main.getByRole('button', { name: 'Use the drawn cover' }))
        await expect(main.getByRole('button', { name: 'Remove picture' })).toBeVisible(patient)
        await main.getByLabel('Kick').click()
        await page.getByRole('option', { name: 'Sleep in a tree house' }).click()
        await press(main.getByRole('button', { name: 'Save' }))
      })

      await test.step('The Story asks whether one did it', async () => {
        await expect(journalOf(page)).toHaveText('Nights out', patient)
        await expect(main.getByText(/^You wrote about “Sleep in a tree house”/)).toBeVisible()
        await press(main.getByRole('button', { name: 'I did it: Sleep in a tree house' }))
        await expect(main.getByRole('link', { name: 'Add details: Sleep in a tree house' })).toBeVisible()
      })

      await test.step('From the Bucket, the Kick names entry and Story, and leads back', async () => {
        await page.goto(`/buckets/${bucket._id}`)
        await press(main.getByRole('link', { name: 'Sleep in a tree house' }))
        await expect(main.getByRole('link', { name: 'See your entry' })).toBeVisible()
        await expect(main.getByRole('link', { name: 'Up in the oak' })).toBeVisible()
        await expect(main.getByRole('link', { name: 'Back to Kicks' })).toBeVisible()
        await press(main.getByRole('link', { name: 'Back to Someday' }))
        await expect(page).toHaveURL(`/buckets/${bucket._id}`)
      })

      await test.step('Make a Story of an entry without a photo', async () => {
        await press(main.getByRole('link', { name: 'Sleep in a tree house' }))
        await press(main.getByRole('link', { name: 'See your entry' }))
        await press(main.getByRole('button', { name: /^Options for/ }))
        await press(page.getByRole('menuitem', { name: 'Make a Story of it' }))
        await press(page.getByRole('button', { name: 'Create Story' }))
        await expect(journalOf(page)).toHaveText('Nights out', patient)
      })
    },
  )
})
