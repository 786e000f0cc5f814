import { findAxeViolations } from '../fixtures/axe-violations'
import { countColours } from '../fixtures/count-colours'
import { createContent } from '../fixtures/create-content'
import { expect, test } from '../fixtures/test'

/** Each with how many colours its map has at least: only water, or ground and a coast. */
const places = [
  { name: 'in the middle of land', location: { lat: 23.4, lng: 11.2 }, colours: 1, wider: 3 },
  { name: 'at sea', location: { lat: -30, lng: -100 }, colours: 1, wider: 1 },
  { name: 'at the coast', location: { lat: 43.7384, lng: 7.4246 }, colours: 1, wider: 3 },
]

for (const { name, location, colours, wider } of places)
  test(
    `the map of a Kick ${name} has ground at once, and its surroundings on request`,
    { tag: ['@kicks', '@shell'] },
    async ({ signedInPage: page, user, request }) => {
      const { kickId } = await createContent(request, user, 'Far away')
      await page.route(`**/api/kick/${kickId}`, async (route) => {
        const response = await route.fetch()
        const kick = (await response.json()) as object
        await route.fulfill({ response, json: { ...kick, location, placePrecision: 'exact' } })
      })
      await page.goto(`/kicks/${kickId}`)
      const map = page.getByRole('application')
      await map.scrollIntoViewIfNeeded()
      await expect(map).toHaveAttribute('data-zoom', '15')
      await expect.poll(() => countColours(page, 'world')).toBeGreaterThanOrEqual(colours)
      expect(await findAxeViolations(page)).toEqual([])

      const button = page.getByRole('button', { name: 'See more around it' })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(map).toHaveAttribute('data-zoom', '9')
      await expect.poll(() => countColours(page, 'world')).toBeGreaterThanOrEqual(wider)
    },
  )
