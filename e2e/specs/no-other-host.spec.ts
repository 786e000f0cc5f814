import { expect, test } from '../fixtures/test'

// accessibility.spec.ts checks that no screen sends a request to another host.
test(
  'finds places by name and on the map when no other host is reachable',
  { tag: ['@kicks', '@places'] },
  async ({ signedInPage: page, baseURL }) => {
    await test.step('Fail to reach another host', async () => {
      const otherPage = await page.context().newPage()
      await expect(otherPage.goto('https://tiles.example/1/1/1.png')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
      await otherPage.close()
    })
    const origins = new Set<string>()
    page.context().on('request', (request) => origins.add(new URL(request.url()).origin))

    await page.goto('/kicks/create')
    const place = page.getByRole('combobox', { name: 'Place' })
    await place.fill('San')
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(place).toHaveValue(/, /)
    await page.getByRole('button', { name: 'Clear the place' }).click()
    await page.getByRole('application').click()
    await expect(place).toHaveValue(/, /)
    expect([...origins]).toEqual([new URL(baseURL ?? '').origin])
  },
)
