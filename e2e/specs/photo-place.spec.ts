import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { drawJpeg, withExif } from '../fixtures/jpeg'
import { expect, test } from '../fixtures/test'

test(
  'offers day and place of a photo, which the browser reads from its file',
  { tag: ['@kicks', '@places'] },
  async ({ signedInPage: page, user, request }) => {
    test.slow()
    const nearest = '/api/places/nearest?lat=47.55&lng=13.65'
    await expect
      .poll(async () => (await readApi<{ name: string }>(request, nearest, { token: user.authToken })).name, {
        timeout: 120_000,
      })
      .toBe('Hallstatt')
    await page.goto('/kicks/create')
    const buffer = withExif(await drawJpeg(page, { width: 1600, height: 1200, hue: 200 }), {
      moment: '2024:05:03 14:05:00',
      latitude: [47, 33, 44],
      longitude: [13, 38, 59],
    })
    const asked: string[] = []
    page.on('request', (each) => asked.push(each.url()))
    await page.locator('input[type=file]').setInputFiles({
      name: 'lake.jpg',
      mimeType: 'image/jpeg',
      buffer,
    })

    const offer = page.getByRole('status').filter({ hasText: 'Taken on' })
    await expect(offer).toContainText('Taken on 3 May 2024 near Hallstatt.')
    // The exact position, 47.5622° N, has not left the browser.
    expect(asked.filter((url) => /47\.56/.test(url))).toEqual([])
    expect(await findAxeViolations(page)).toEqual([])

    await offer.getByRole('button', { name: 'Use this place' }).click()
    await expect(offer).toBeHidden()
    await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue(/Hallstatt/)
    await expect(page.getByRole('radio', { name: 'Within about 5 km' })).toBeChecked()
  },
)
