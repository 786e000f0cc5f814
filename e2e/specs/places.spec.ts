import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { abortGoogleMaps, mockGoogleMaps } from '../fixtures/google-maps-mock'
import type { TestUser } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

const field = (page: Page) => page.getByRole('combobox', { name: 'Place' })
const map = (page: Page) => page.getByRole('application')
const googleMap = (page: Page) => page.getByTestId('google-map')

/** Presses a key every 50 ms by the page's fake clock, so that a busy machine does not change the rhythm. */
async function typeSteadily(page: Page, text: string) {
  await field(page).focus()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  for (const key of text) {
    await page.keyboard.press(key)
    await page.clock.runFor(50)
  }
  await page.clock.resume()
}

const search = async (request: APIRequestContext, { authToken }: TestUser, q: string) => {
  const headers = { authorization: `Bearer ${authToken}` }
  const response = await request.get(`/api/places?q=${encodeURIComponent(q)}`, { headers })
  return (await response.json()) as { name: string; country: string }[]
}

/** Waits until a place is loaded: a new site loads large places within seconds, villages last. */
const waitForPlace = (request: APIRequestContext, user: TestUser, name: string, timeout = 50_000) =>
  expect.poll(async () => (await search(request, user, name))[0]?.name, { timeout }).toBe(name)

test(
  'finds places of the whole world in different spellings',
  { tag: ['@kicks', '@places'] },
  async ({ request, user }) => {
    test.slow()
    await waitForPlace(request, user, 'Hallstatt', 150_000)
    for (const [typed, name, country] of [
      ['Zürich', 'Zürich', 'Switzerland'],
      ['zurich', 'Zürich', 'Switzerland'],
      ['Munchen', 'München', 'Germany'],
      ['São Paulo', 'São Paulo', 'Brazil'],
      ['東京', '東京', 'Japan'],
      ['New Yrok', 'New York City', 'United States'],
      ['San Frnacisco', 'San Francisco', 'United States'],
      ['Graz, Austria', 'Graz', 'Austria'],
    ] as const) {
      const [first] = await search(request, user, typed)
      expect(first, typed).toMatchObject({ name, country })
    }
  },
)

test.describe('Built-in map', { tag: '@places' }, () => {
  test.beforeEach(({ request, user }) => waitForPlace(request, user, 'Zürich'))

  // @spec S2.91 S4.13 S7.31 S9.3 S9.5 S9.10
  test(
    'finds a place by name with one request and without another host',
    { tag: '@kicks' },
    async ({ signedInPage: page }) => {
      const requestedUrls: URL[] = []
      page.on('request', (request) => requestedUrls.push(new URL(request.url())))
      await page.clock.install()
      await page.goto('/kicks/create')

      await test.step('See Mount Everest on the map', async () => {
        await expect(map(page)).toHaveAttribute('data-zoom', '15')
        await expect(map(page)).toHaveAttribute('data-centre', '27.9881 86.9250')
      })
      await test.step('Type a name and send one request after the last key', async () => {
        await typeSteadily(page, 'Zurich')
        await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Zürich')
        const searches = requestedUrls.filter(({ pathname }) => pathname === '/api/places')
        expect(searches.map(({ searchParams }) => searchParams.get('q'))).toEqual(['Zurich'])
      })
      await test.step('Choose a suggestion and see the map move', async () => {
        await page.getByRole('listbox').getByRole('option').first().click()
        await expect(field(page)).toHaveValue('Zürich, Switzerland')
        await expect(map(page)).toHaveAttribute('data-centre', '47.3667 8.5500')
      })
      await test.step('Resize the window and see the place stay in the centre', async () => {
        for (const width of [1001, 804, 403, 605, 999]) {
          await page.setViewportSize({ width, height: 768 })
          await page.evaluate(() => new Promise(requestAnimationFrame))
        }
        await expect(map(page)).toHaveAttribute('data-centre', '47.3667 8.5500')
      })
      const origin = new URL(page.url()).origin
      expect([...new Set(requestedUrls.map((url) => url.origin))]).toEqual([origin])
    },
  )

  test('fills in the country after a click on the map', { tag: '@kicks' }, async ({ signedInPage: page }) => {
    await page.goto('/kicks/create')
    await map(page).click()
    // The summit of Mount Everest is on the border, and no town of either country is near.
    await expect(field(page)).toHaveValue(/^(Nepal|China)$/)
    await expect(page.getByRole('textbox', { name: 'Country' })).toHaveValue(await field(page).inputValue())
  })

  test(
    'replaces a typed name by its exact match on blur, and suggests places for any other text',
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

const middleOf = async (shown: Locator) => {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('Built-in map under fingers', { tag: '@places' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  test.beforeEach(({ request, user }) => waitForPlace(request, user, 'Zürich'))

  test(
    'lets one finger scroll the page, and two move the map',
    { tag: '@kicks' },
    async ({ signedInPage: page }) => {
      await page.goto('/kicks/create')
      await expect(map(page)).toHaveAttribute('data-centre', '27.9881 86.9250')
      await map(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const screen = await page.context().newCDPSession(page)
      /** Drags fingers down from the middle of the map, and lifts them. @param apart their distances from the middle */
      const move = async (apart: number[]) => {
        const { x, y } = await middleOf(map(page))
        const at = (moved: number) => apart.map((distance, id) => ({ x: x + distance, y: y + moved, id }))
        await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
        for (const moved of [20, 40, 60, 80])
          await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(moved) })
        await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }

      await test.step('Scroll the page with one finger on the map, and see a hint', async () => {
        const scrollY = () => page.evaluate(() => window.scrollY)
        const before = await scrollY()
        const hint = page.getByText('Use two fingers to move the map')
        await expect(hint).toHaveCSS('opacity', '0')
        // Again if a busy machine looked after the hint had gone.
        await expect(async () => {
          await move([0])
          await expect(hint).toHaveCSS('opacity', '1', { timeout: 1000 })
        }).toPass()
        await expect.poll(scrollY).toBeLessThan(before)
        await expect(map(page)).toHaveAttribute('data-centre', '27.9881 86.9250')
        await expect(hint).toHaveCSS('opacity', '0')
      })
      await test.step('Move the map with two fingers', async () => {
        await map(page).scrollIntoViewIfNeeded()
        await move([-40, 40])
        await expect(map(page)).not.toHaveAttribute('data-centre', '27.9881 86.9250')
      })
      await test.step('Choose a place with a tap', async () => {
        await map(page).tap()
        await expect(field(page)).toHaveValue(/^(Nepal|China)$/)
      })
    },
  )
})

test.describe('Map that does not load', { tag: '@places' }, () => {
  test.use({ expectedConsole: /ERR_FAILED|ERR_BLOCKED/ })

  // @spec S8.13
  test(
    'shows an error when the map does not load, keeps the form, and recovers on retry',
    { tag: '@kicks' },
    async ({ signedInPage: page }) => {
      await page.route(/embedded-map/, (route) => route.abort())
      await page.goto('/kicks/create')
      await expect(page.getByText('Error loading map')).toBeVisible()
      await page.getByRole('textbox', { name: 'Title' }).fill('Stay')
      await page.unroute(/embedded-map/)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(map(page)).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Stay')
    },
  )

  test(
    'keeps the form usable when Google Maps does not load',
    { tag: '@kicks' },
    async ({ signedInPage: page }) => {
      await abortGoogleMaps(page)
      await page.goto('/kicks/create')
      await expect(page.getByText('Error loading map')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeEditable()
    },
  )
})

// @spec S7.31
test(
  'uses the map, suggestions and geocoder of Google when a key is configured',
  { tag: '@kicks' },
  async ({ signedInPage: page }) => {
    const requestedUrls = await mockGoogleMaps(page)
    await page.goto('/kicks/create')
    await expect(googleMap(page)).toHaveAttribute('data-zoom', '15')
    await expect(googleMap(page)).toHaveAttribute('data-centre', '27.9881 86.925')
    expect(requestedUrls.map((url) => new URL(url).searchParams.get('key'))).toEqual(['key-of-the-test'])

    await test.step('Choose a suggestion', async () => {
      await field(page).pressSequentially('Vien')
      await page.getByRole('option', { name: 'Vienna, Austria' }).click()
      await expect(field(page)).toHaveValue('Vienna, Austria')
      await expect(googleMap(page)).toHaveAttribute('data-centre', '48.2082 16.3738')
      await expect(googleMap(page)).toHaveAttribute('data-marker', '48.2082 16.3738')
    })
    await test.step('Click the map and get the geocoded place', async () => {
      await page.getByRole('button', { name: 'Clear the place' }).click()
      await expect(googleMap(page)).not.toHaveAttribute('data-marker')
      await googleMap(page).click()
      await expect(field(page)).toHaveValue('Vienna, Austria')
    })
  },
)
