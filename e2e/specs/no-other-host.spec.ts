import { isLoadedElsewhere, openStage, type Screen, screens, visit } from '../screens'
import { expect, test } from '../fixtures/test'

/** Each page once for each kind of person, as it is when all is there. */
const tour = screens
  .filter((screen) => !screen.act && !isLoadedElsewhere(screen))
  .map(({ name, path, as, shows }): Screen => ({ name, path, as, shows }))

test('the whole site works with no host but its own, and asks no other for anything', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const { page, cast } = await openStage(browser, baseURL ?? '')
  test.skip(!cast, 'This site has no demo content.')
  if (!cast) return
  const asked = new Set<string>()
  page.context().on('request', (request) => asked.add(new URL(request.url()).origin))

  await test.step('There is no other host', async () => {
    await expect(page.goto('https://tiles.example/1/1/1.png')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
    asked.clear()
  })
  for (const screen of tour) {
    await test.step(screen.name, () =>
      visit(page, screen, cast, async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      }),
    )
  }
  await test.step('Places are found, by name and on the map', async () => {
    await page.goto('/kicks/create')
    const place = page.getByRole('combobox', { name: 'Place' })
    await place.fill('San')
    await expect(page.getByRole('option').first()).toBeVisible()
    await place.fill('')
    await page.getByRole('application').click()
    await expect(place).toHaveValue(/, Nepal$/)
  })
  expect([...asked]).toEqual([new URL(baseURL ?? '').origin])
  await page.context().close()
})
