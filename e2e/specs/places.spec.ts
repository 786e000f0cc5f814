import type { APIRequestContext, Page } from '@playwright/test'
import { abortGoogleMaps, mockGoogleMaps } from '../fixtures/google-maps-mock'
import type { Person } from '../fixtures/person'
import { expect, test } from '../fixtures/test'

const field = (page: Page) => page.getByRole('combobox', { name: 'Place' })
const map = (page: Page) => page.getByRole('application')
const googleMap = (page: Page) => page.getByTestId('google-map')

/** A key every 50 ms of the page's own time, however busy this machine is. */
async function typeSteadily(page: Page, text: string) {
  await field(page).focus()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  for (const key of text) {
    await page.keyboard.press(key)
    await page.clock.runFor(50)
  }
  await page.clock.resume()
}

const search = async (request: APIRequestContext, { authToken }: Person, q: string) => {
  const headers = { authorization: `Bearer ${authToken}` }
  const answer = await request.get(`/api/places?q=${encodeURIComponent(q)}`, { headers })
  return (await answer.json()) as { name: string; country: string }[]
}

/** A new site loads its places in the background, the large ones within seconds, villages last. */
const placeIsThere = (request: APIRequestContext, person: Person, name: string, timeout = 50_000) =>
  expect.poll(async () => (await search(request, person, name))[0]?.name, { timeout }).toBe(name)

test(
  'the places of the whole world are found, spelled in many ways',
  { tag: '@kicks' },
  async ({ request, person }) => {
    test.slow()
    await placeIsThere(request, person, 'Hallstatt', 150_000)
    for (const [typed, name, country] of [
      ['Zürich', 'Zürich', 'Switzerland'],
      ['zurich', 'Zürich', 'Switzerland'],
      ['Munchen', 'Munich', 'Germany'],
      ['São Paulo', 'São Paulo', 'Brazil'],
      ['東京', 'Tokyo', 'Japan'],
      ['New Yrok', 'New York City', 'United States'],
      ['San Fransisco', 'San Francisco', 'United States'],
      ['Graz, Austria', 'Graz', 'Austria'],
    ] as const) {
      const [first] = await search(request, person, typed)
      expect(first, typed).toMatchObject({ name, country })
    }
  },
)

test.describe('with nothing configured', () => {
  test.beforeEach(({ request, person }) => placeIsThere(request, person, 'Zürich'))

  // @spec S2.91 S4.13 S7.31 S9.3 S9.5 S9.10
  test(
    'a place is found by its name, with one request, and no other host is asked',
    { tag: '@kicks' },
    async ({ signedInPage: page }) => {
      const asked: URL[] = []
      page.on('request', (request) => asked.push(new URL(request.url())))
      await page.clock.install()
      await page.goto('/kicks/create')

      await test.step('the map opens at Mount Everest', async () => {
        await expect(map(page)).toHaveAttribute('data-zoom', '15')
        await expect(map(page)).toHaveAttribute('data-centre', '27.9881 86.9250')
      })
      await test.step('typing asks once, after the last key', async () => {
        await typeSteadily(page, 'Zurich')
        await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Zürich')
        const searches = asked.filter(({ pathname }) => pathname === '/api/places')
        expect(searches.map(({ searchParams }) => searchParams.get('q'))).toEqual(['Zurich'])
      })
      await test.step('choosing moves the map there', async () => {
        await page.getByRole('listbox').getByRole('option').first().click()
        await expect(field(page)).toHaveValue('Zürich, Switzerland')
        await expect(map(page)).toHaveAttribute('data-centre', '47.3667 8.5500')
      })
      await test.step('and it stays in the middle, however often the window changes', async () => {
        for (const width of [1001, 804, 403, 605, 999]) {
          await page.setViewportSize({ width, height: 768 })
          await page.evaluate(() => new Promise(requestAnimationFrame))
        }
        await expect(map(page)).toHaveAttribute('data-centre', '47.3667 8.5500')
      })
      const origin = new URL(page.url()).origin
      expect([...new Set(asked.map((url) => url.origin))]).toEqual([origin])
    },
  )

  test('a click on the map names the country', { tag: '@kicks' }, async ({ signedInPage: page }) => {
    await page.goto('/kicks/create')
    await map(page).click()
    await expect(field(page)).toHaveValue(/, Nepal$/)
  })

  test(
    'a name that is typed and left becomes its exact match; anything else stays, with guesses',
    { tag: '@kicks' },
    async ({ signedInPage: page }) => {
      await page.goto('/kicks/create')
      await field(page).fill('zurich')
      await field(page).blur()
      await expect(field(page)).toHaveValue('Zürich, Switzerland')
      await field(page).fill('Zurichs')
      await field(page).blur()
      await expect(page.getByRole('group', { name: 'Did you mean one of these places?' })).toBeVisible()
      await expect(field(page)).toHaveValue('Zurichs')
      await field(page).fill('Xqzzywv')
      await field(page).blur()
      await expect(page.getByText('We know no place called “Xqzzywv”.')).toBeVisible()
    },
  )
})

test.describe('when the map cannot be loaded', () => {
  test.use({ expectedConsole: /ERR_FAILED|ERR_BLOCKED/ })

  // @spec S8.13
  test(
    'the page says so, the form goes on, and the map comes when it is tried again',
    { tag: '@kicks' },
    async ({ signedInPage: page }) => {
      await page.route(/world_110m/, (route) => route.abort())
      await page.goto('/kicks/create')
      await expect(page.getByText('Error loading map')).toBeVisible()
      await page.getByRole('textbox', { name: 'Title' }).fill('Stay')
      await page.unroute(/world_110m/)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(map(page)).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Stay')
    },
  )

  test('nor Google’s', { tag: '@kicks' }, async ({ signedInPage: page }) => {
    await abortGoogleMaps(page)
    await page.goto('/kicks/create')
    await expect(page.getByText('Error loading map')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeEditable()
  })
})

// @spec S7.31
test(
  'with a key for it, map, suggestions and geocoder are Google’s',
  { tag: '@kicks' },
  async ({ signedInPage: page }) => {
    const asked = await mockGoogleMaps(page)
    await page.goto('/kicks/create')
    await expect(googleMap(page)).toHaveAttribute('data-zoom', '15')
    await expect(googleMap(page)).toHaveAttribute('data-centre', '27.9881 86.925')
    expect(asked.map((url) => new URL(url).searchParams.get('key'))).toEqual(['key-of-the-test'])

    await test.step('a suggestion can be chosen', async () => {
      await field(page).pressSequentially('Vien')
      await page.getByRole('option', { name: 'Vienna, Austria' }).click()
      await expect(field(page)).toHaveValue('Vienna, Austria')
      await expect(googleMap(page)).toHaveAttribute('data-centre', '48.2082 16.3738')
      await expect(googleMap(page)).toHaveAttribute('data-marker', '48.2082 16.3738')
    })
    await test.step('a click on the map is geocoded', async () => {
      await page.getByRole('button', { name: 'Clear the place' }).click()
      await expect(googleMap(page)).not.toHaveAttribute('data-marker')
      await googleMap(page).click()
      await expect(field(page)).toHaveValue('Vienna, Austria')
    })
  },
)
