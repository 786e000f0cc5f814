import { expect, test } from '../fixtures/test'

/** That no screen asks another host for anything, at any of its moments, is asserted by the accessibility spec. */
test(
  'places are found by name and on the map where there is no host but the site',
  { tag: '@kicks' },
  async ({ signedInPage: page, baseURL }) => {
    await test.step('There is no other host', async () => {
      const elsewhere = await page.context().newPage()
      await expect(elsewhere.goto('https://tiles.example/1/1/1.png')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
      await elsewhere.close()
    })
    const asked = new Set<string>()
    page.context().on('request', (request) => asked.add(new URL(request.url()).origin))

    await page.goto('/kicks/create')
    const place = page.getByRole('combobox', { name: 'Place' })
    await place.fill('San')
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(place).toHaveValue(/, /)
    await page.getByRole('button', { name: 'Clear the place' }).click()
    await page.getByRole('application').click()
    await expect(place).toHaveValue(/, /)
    expect([...asked]).toEqual([new URL(baseURL ?? '').origin])
  },
)
