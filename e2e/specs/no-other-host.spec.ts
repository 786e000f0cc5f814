import { isLoadedElsewhere, openStage, type Screen, screens, visit } from '../screens'
import { expect, test } from '../fixtures/test'

/** Each page once for each kind of person, as it is when all is there. */
const tour = screens
  .filter((screen) => !screen.act && !isLoadedElsewhere(screen))
  .map(({ name, path, as, shows }): Screen => ({ name, path, as, shows }))

// A trace of so many pages would take longer than the pages.
test.use({ trace: 'off' })

const newKick: Screen = {
  name: 'places',
  path: '/kicks/create',
  as: 'demo',
  shows: (page) => page.getByRole('application'),
}

test('the whole site works with no host but its own, and asks no other for anything', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const { page, cast } = await openStage(browser, baseURL ?? '')
  test.skip(!cast, 'This site has no demo content.')
  if (!cast) return
  await test.step('There is no other host', async () => {
    const elsewhere = await page.context().newPage()
    await expect(elsewhere.goto('https://tiles.example/1/1/1.png')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
    await elsewhere.close()
  })
  const asked = new Set<string>()
  page.context().on('request', (request) => asked.add(new URL(request.url()).origin))

  for (const screen of tour) {
    await test.step(screen.name, () =>
      visit(page, screen, cast, async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      }),
    )
  }
  await test.step('Places are found, by name and on the map', () =>
    visit(page, newKick, cast, async () => {
      const place = page.getByRole('combobox', { name: 'Place' })
      await place.fill('San')
      await page.getByRole('option').first().click()
      await expect(place).toHaveValue(/, /)
      await page.getByRole('button', { name: 'Clear the place' }).click()
      await page.getByRole('application').click()
      await expect(place).toHaveValue(/, /)
    }))
  expect([...asked]).toEqual([new URL(baseURL ?? '').origin])
  await page.context().close()
})
