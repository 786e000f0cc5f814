import type { Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { createContent } from '../fixtures/create-content'
import { expect, test } from '../fixtures/test'

interface Kick {
  _id: string
}
interface Bucket {
  kicks: Kick[]
}

const kickCount = 300
const towns = [
  { lat: 48.2082, lng: 16.3738 },
  { lat: 35.6895, lng: 139.6917 },
  { lat: -33.8679, lng: 151.2073 },
]

/** Returns the place of a Kick: each tenth in one of three towns, the others spread over the world, half of them as areas. */
const placeOf = (index: number) =>
  index % 10 === 0
    ? { location: towns[(index / 10) % towns.length], placePrecision: 'exact' }
    : {
        location: { lat: ((index * 37) % 110) - 45 + 0.025, lng: ((index * 73) % 340) - 170 + 0.025 },
        placePrecision: index % 2 === 0 ? 'area' : 'exact',
      }

/** Mocks the response of a Bucket with 300 Kicks, which would take the limits of several hours to create. */
const fillBucket = (page: Page, bucketId: string) =>
  page.route(`**/api/bucket/${bucketId}`, async (route) => {
    const response = await route.fetch()
    // The cast holds because API tests check the response against its schema.
    const bucket = (await response.json()) as Bucket
    const [first] = bucket.kicks
    const kicks = Array.from({ length: kickCount }, (_, index) => ({
      ...first,
      _id: index === 0 ? first?._id : `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
      name: `Wish ${index + 1}`,
      ...placeOf(index),
    }))
    await route.fulfill({ response, json: { ...bucket, kicks, kickCount } })
  })

test.describe('Map of a Bucket', () => {
  // The cards of Kicks that do not exist ask for their log.
  test.use({ expectedConsole: /status of 404/ })

  test(
    'counts 300 Kicks in labels, and leads from a card to its pin and back by keyboard',
    { tag: '@buckets' },
    async ({ signedInPage: page, user, request }) => {
      test.setTimeout(600_000)
      const { bucketId } = await createContent(request, user, 'Everywhere')
      await fillBucket(page, bucketId)
      await page.goto(`/buckets/${bucketId}`)
      const map = page.getByRole('application', { name: 'Map of the Kicks in this Bucket' })
      const marks = map.getByRole('button')

      await test.step('Each Kick is in one of few buttons', async () => {
        // The map is loaded when the browser has drawn all cards.
        await expect(marks.first()).toBeAttached({ timeout: 120_000 })
        await map.scrollIntoViewIfNeeded()
        const texts = await marks.allTextContents()
        expect(texts.length).toBeLessThan(150)
        const counts = texts.map((text) => (text.endsWith('Kicks') ? parseInt(text.replace(',', '')) : 1))
        expect(counts.reduce((sum, count) => sum + count)).toBe(kickCount)
        expect(await findAxeViolations(page)).toEqual([])
      })

      await test.step('Tab leads from the map to its first mark, and Enter zooms in', async () => {
        const zoom = Number(await map.getAttribute('data-zoom'))
        await map.focus()
        await page.keyboard.press('Tab')
        await expect(marks.first()).toBeFocused()
        await expect(marks.first()).toHaveAccessibleName(/Kicks: zoom in$/)
        await page.keyboard.press('Enter')
        await expect.poll(async () => Number(await map.getAttribute('data-zoom'))).toBeGreaterThan(zoom)
        await expect(map.locator(':focus')).toHaveRole('button')
      })

      await test.step('The number of a card leads to its area, and back', async () => {
        await page.getByRole('button', { name: '5: show Wish 5 on the map' }).focus()
        await page.keyboard.press('Enter')
        await expect(map.getByRole('button', { name: '5: Wish 5, within about 5 km' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('button', { name: '5: show Wish 5 on the map' })).toBeFocused()
      })

      await test.step('Kicks in one town are listed', async () => {
        await page.getByRole('button', { name: '11: show Wish 11 on the map' }).focus()
        await page.keyboard.press('Enter')
        const list = page.getByRole('group', { name: '10 Kicks here' })
        await expect(list.getByRole('button', { name: '11 Wish 11', exact: true })).toBeFocused()
        // On a scrolled page, axe would report what the top bar covers.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        expect(await findAxeViolations(page)).toEqual([])
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('button', { name: '41: show Wish 41 on the map' })).toBeFocused()
      })
    },
  )
})
