import { findAxeViolations } from '../fixtures/axe-violations'
import { countColours } from '../fixtures/count-colours'
import { createContent } from '../fixtures/create-content'
import { expect, test } from '../fixtures/test'

/** Each with the number of colours at the first zoom: ground, water, or both with a shore. */
const places = [
  { name: 'in the middle of land', location: { lat: 51.179, lng: -1.826 }, colours: 1 },
  { name: 'at sea', location: { lat: -30, lng: -100 }, colours: 1 },
  { name: 'at the coast', location: { lat: 43.7384, lng: 7.4246 }, colours: 3 },
]

for (const { name, location, colours } of places)
  test(
    `the map of a Kick ${name} has ground at each zoom`,
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
      await expect(map).toHaveAttribute('data-zoom', '10')
      await expect.poll(() => countColours(page, 'world')).toBeGreaterThanOrEqual(colours)
      expect(await findAxeViolations(page)).toEqual([])

      for (const zoom of ['11', '12', '13', '14', '15']) {
        await page.getByRole('button', { name: 'Zoom in' }).press('Enter')
        await expect(map).toHaveAttribute('data-zoom', zoom)
      }
      await expect.poll(() => countColours(page, 'world')).toBeGreaterThanOrEqual(1)
      await page.getByRole('button', { name: 'See more around it' }).press('Enter')
      await expect(map).toHaveAttribute('data-zoom', '9')
      await expect.poll(() => countColours(page, 'world')).toBeGreaterThanOrEqual(colours)
    },
  )

test(
  'a map of the world has its mountains, closer ones do not',
  { tag: ['@kicks', '@shell'] },
  async ({ signedInPage: page }) => {
    await page.goto('/kicks?view=map')
    const map = page.getByRole('application')
    const tile = map.locator('.leaflet-relief-pane img').first()
    await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
    while (Number(await map.getAttribute('data-zoom')) < 6)
      await page.getByRole('button', { name: 'Zoom in', exact: true }).press('Enter')
    await expect(tile).toHaveCount(0)
  },
)

for (const width of [390, 1366])
  test(
    `the map of All Kicks shows the world once, below the marks: ${width} pixels wide`,
    { tag: ['@kicks', '@shell'] },
    async ({ signedInPage: page }) => {
      await page.setViewportSize({ width, height: 768 })
      await page.goto('/kicks?view=map')
      const map = page.getByRole('application')
      const copies = () =>
        map.evaluate(({ clientWidth, dataset }) => clientWidth / (256 * 2 ** Number(dataset.zoom)))
      await expect.poll(copies).toBeCloseTo(1)
      await expect(map.locator('.leaflet-marker-pane')).toHaveCSS('z-index', '600')
    },
  )
