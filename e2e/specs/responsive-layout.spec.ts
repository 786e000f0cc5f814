import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { readApi } from '../fixtures/call-api'
import { createContent } from '../fixtures/create-content'
import type { TestUser } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

/** Creates six Kicks in a new Bucket and returns its id; they are the newest of all Kicks. */
const createSixKicks = async (request: APIRequestContext, user: TestUser, name: string) => {
  const headers = { authorization: `Bearer ${user.authToken}` }
  const { bucketId, kickId } = await createContent(request, user, name)
  const first = (await (await request.get(`/api/kick/${kickId}`, { headers })).json()) as object
  for (let made = 1; made < 6; made += 1)
    await request.post('/api/kick', { headers, data: { ...first, buckets: bucketId } })
  return bucketId
}

/** Counts the cards in the first row of a list. */
const countColumns = async (cards: Locator) => {
  await cards.nth(5).waitFor({ state: 'attached' })
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  )
  return tops.filter((top) => top === tops[0]).length
}

const atWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

// @spec S9.1 S9.2
test(
  'shows All Kicks in 1 to 3 columns and the Kicks of a Bucket in 1 to 5, by width',
  { tag: ['@kicks', '@buckets'] },
  async ({ signedInPage: page, request, user }) => {
    test.slow()
    const name = `Six of ${user.userName}`
    const bucketId = await createSixKicks(request, user, name)
    const columnsAt = async (list: Locator, width: number) => {
      await atWidth(page, width)
      return countColumns(list.getByRole('listitem'))
    }
    await test.step('All Kicks', async () => {
      await page.goto('/kicks')
      await expect(page.getByRole('heading', { name }).first()).toBeVisible()
      for (const [width, columns] of [
        [360, 1],
        [899, 1],
        [900, 2],
        [1199, 2],
        [1200, 3],
        [1366, 3],
      ] as const)
        await expect
          .poll(() => columnsAt(page.getByRole('list', { name: 'Kicks', exact: true }), width), {
            message: `at ${width}`,
          })
          .toBe(columns)
    })
    await test.step('Kicks of a Bucket', async () => {
      await page.goto(`/buckets/${bucketId}`)
      const kicks = page.getByRole('region', { name: 'Kicks in this Bucket' })
      await expect(kicks).toBeVisible()
      for (const [width, columns] of [
        [360, 1],
        [600, 3],
        [900, 4],
        [1200, 5],
        [1366, 5],
      ] as const)
        await expect.poll(() => columnsAt(kicks, width), { message: `at ${width}` }).toBe(columns)
    })
  },
)

// @spec S9.9
test(
  'shows toasts 300 to 560 pixels wide, and never wider than a phone',
  { tag: ['@shell', '@buckets'] },
  async ({ signedInPage: page, request, user }) => {
    test.slow()
    const short = await createContent(request, user, 'Nap')
    const long = await createContent(request, user, 'A very long walk along the coast, '.repeat(5))
    const headers = { authorization: `Bearer ${user.authToken}` }
    const toast = page
      .getByRole('region', { name: 'Notifications' })
      .getByText('Succesfully deleted Kick from Bucket')
    const widthOfToast = async ({ bucketId, kickId }: { bucketId: string; kickId: string }) => {
      await request.put(`/api/bucket/${bucketId}/add`, { headers, data: { bucketId, kickId } })
      await page.goto(`/buckets/${bucketId}`)
      await page.getByRole('button', { name: /^Delete Kick from Bucket/ }).click()
      await expect(toast).toBeVisible()
      const paper = page.locator('section[aria-label="Notifications"] [aria-atomic]')
      return (await paper.boundingBox())?.width ?? 0
    }
    await atWidth(page, 1366)
    expect(await widthOfToast(short)).toBeGreaterThanOrEqual(300)
    expect(await widthOfToast(long)).toBe(560)
    await atWidth(page, 360)
    const narrow = await widthOfToast(long)
    expect(narrow).toBeGreaterThanOrEqual(300)
    expect(narrow).toBeLessThanOrEqual(360)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  },
)

test(
  'begins with content on a phone: filters are folded, and found by name',
  { tag: ['@kicks', '@log'] },
  async ({ signedInPage: page, request, user }) => {
    const headers = { authorization: `Bearer ${user.authToken}` }
    const { kickId } = await createContent(request, user, 'Night swim')
    await request.post('/api/log', {
      headers,
      data: { kickId, state: 'done', on: '2026-05-02', precision: 'day' },
    })
    await page.setViewportSize({ width: 360, height: 780 })
    const main = page.getByRole('main')
    const filters = main.getByRole('button', { name: 'Filters' })
    for (const [path, label] of [
      ['/kicks', 'Continent'],
      ['/log', 'Country'],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path)
        const first = main
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading') })
          .first()
        await expect(first).toBeVisible()
        expect((await first.boundingBox())?.y).toBeLessThan(420)
        await expect(main.getByLabel(label)).toBeHidden()
        await filters.press('Enter')
        await expect(main.getByLabel(label)).toBeVisible()
      })
    await main.getByLabel('Category').selectOption('Activity')
    await expect(filters).toHaveText('Filters (1)')
  },
)

for (const { width, height, top } of [
  { width: 390, height: 844, top: 330 },
  { width: 1366, height: 768, top: 420 },
])
  test(
    `begins All Kicks with one row of controls and the pictures, at ${width} pixels`,
    { tag: '@kicks' },
    async ({ signedInPage: page, request, user }) => {
      await createContent(request, user, 'Night swim')
      await page.setViewportSize({ width, height })
      await page.goto('/kicks')
      const main = page.getByRole('main')
      const card = main.getByRole('list', { name: 'Kicks', exact: true }).getByRole('listitem').first()
      await expect(card.getByRole('heading')).toBeVisible()
      const boxOf = async (element: Locator) =>
        (await element.boundingBox()) ?? { x: 0, y: Infinity, width: 0, height: Infinity }
      const bar = await boxOf(main.getByRole('search', { name: 'Filters' }))
      expect(bar.height).toBeLessThanOrEqual(64)
      const picture = await boxOf(card.locator('[data-ratio=card]'))
      expect(picture.y).toBeLessThanOrEqual(top)
      expect(picture.width / picture.height).toBeCloseTo(1.5, 1)
      const isOnPicture = async (control: Locator) => {
        const box = await boxOf(control)
        return box.y >= picture.y && box.y + box.height <= picture.y + picture.height
      }
      expect(await isOnPicture(card.getByRole('button', { name: 'Save' }))).toBe(true)
      const bucket = card.getByRole('combobox', { name: 'Select Bucket' })
      expect(await isOnPicture(bucket)).toBe(true)
      const form = card.locator('div', { has: page.locator('> form') })
      await page.mouse.move(0, 0)
      await expect(form).toHaveCSS('opacity', '0')
      await bucket.focus()
      await expect(form).toHaveCSS('opacity', '1')
      await main.getByRole('heading', { level: 1 }).focus()
      await expect(form).toHaveCSS('opacity', '0')
      await card.hover()
      await expect(form).toHaveCSS('opacity', '1')
    },
  )

test.describe('without a pointer that hovers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'the cards of All Kicks show their form below the picture',
    { tag: '@kicks' },
    async ({ signedInPage: page, request, user }) => {
      await createContent(request, user, 'Night swim')
      await page.goto('/kicks')
      const card = page.getByRole('list', { name: 'Kicks', exact: true }).getByRole('listitem').first()
      const form = card.locator('div', { has: page.locator('> form') })
      await expect(form).toHaveCSS('opacity', '1')
      const picture = await card.locator('[data-ratio=card]').boundingBox()
      expect((await form.boundingBox())?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? Infinity))
    },
  )
})

for (const { width, height, below } of [
  { width: 360, height: 780, below: 420 },
  // A laptop at 150 %.
  { width: 911, height: 512, below: 480 },
  { width: 1366, height: 768, below: 480 },
])
  test(
    `begins a Bucket with its Kicks, below its actions in one row, at ${width} pixels`,
    { tag: '@buckets' },
    async ({ signedInPage: page, request, user }) => {
      const { bucketId } = await createContent(request, user, 'Night swim')
      const lines = Array.from({ length: 6 }, (_, index) => ({ text: `Wish ${index}` }))
      await readApi(request, `/api/bucket/${bucketId}/wishes`, {
        method: 'POST',
        token: user.authToken,
        data: { lines },
      })
      await page.setViewportSize({ width, height })
      await page.goto(`/buckets/${bucketId}`)
      const main = page.getByRole('main')
      // The log's piece loads when the page is quiet, which takes long on a busy machine.
      const progress = main.getByText('0 of 7 done')
      await expect(progress).toBeVisible()
      const isCut = (text: Element) => text.scrollWidth > text.clientWidth
      expect(await progress.evaluate(isCut)).toBe(false)
      const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Infinity
      const first = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
        .first()
      expect(await topOf(first)).toBeLessThan(below)
      await expect(main.getByRole('link', { name: 'Back to Buckets' })).toBeInViewport()
      const actions = [
        main.getByRole('button', { name: 'Only me: Who can see this' }),
        main.getByRole('link', { name: 'Edit Bucket' }),
        main.getByRole('button', { name: 'Delete Bucket' }),
        main.getByRole('button', { name: 'Add a wish' }),
        main.getByRole('link', { name: 'Add Kicks' }),
      ]
      const tops = await Promise.all(actions.map(topOf))
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expect(main.getByRole('button', { name: 'List', exact: true })).toBeInViewport()
      await expect(main.getByRole('searchbox', { name: 'Find a Kick' })).toBeInViewport()
      const arrange = main.getByRole('button', { name: 'Arrange' })
      if (width === 360) await arrange.press('Enter')
      await expect(main.getByRole('button', { name: 'Change order' })).toBeVisible()
      await main.getByRole('button', { name: 'Add a wish' }).press('Enter')
      await expect(main.getByRole('textbox', { name: /^Write down/ })).toBeFocused()
    },
  )

test(
  'the form of a Kick is two windows high, with the picture beside the fields and above the photos',
  { tag: '@kicks' },
  async ({ signedInPage: page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/kicks/create')
    const main = page.getByRole('main')
    const photos = main.getByRole('button', { name: 'Add photos' })
    await main.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded()
    const edgeOf = async (element: Locator) => (await element.boundingBox()) ?? { y: 0, height: 0 }
    const cover = await edgeOf(main.getByRole('button', { name: 'Use the drawn cover' }))
    expect(cover.y + cover.height).toBeLessThan((await edgeOf(photos)).y)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1500)
  },
)

for (const { width, height, cardTop, titleSize } of [
  { width: 390, height: 844, cardTop: 470, titleSize: '28px' },
  { width: 1366, height: 768, cardTop: 440, titleSize: '44px' },
])
  test(
    `home of a member is a low band, then the next wish and the Buckets: ${width} pixels wide`,
    { tag: ['@marketing', '@log'] },
    async ({ signedInPage: page, request, user }) => {
      const headers = { authorization: `Bearer ${user.authToken}` }
      await request.put('/api/log/settings', { headers, data: { welcomed: true } })
      await request.post('/api/bucket/someday/wishes', { headers, data: { lines: [{ text: 'See Kyoto' }] } })
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const main = page.getByRole('main')
      const next = main.getByRole('region', { name: 'Next up' })
      await expect(next).toBeVisible()
      const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { y: 0, height: Infinity }
      const action = await boxOf(main.getByRole('link', { name: 'Go to Buckets' }))
      const band = await boxOf(main.getByRole('figure').first())
      const card = await boxOf(next)
      expect(band.height).toBeLessThanOrEqual(170)
      expect(action.y).toBeLessThan(band.y)
      expect(band.y + band.height).toBeLessThan(card.y)
      expect(card.y).toBeLessThan(cardTop)
      await expect(next.getByRole('link', { name: 'See Kyoto' })).toHaveCSS('font-size', titleSize)
      await expect(
        main.getByRole('region', { name: 'Buckets used last' }).getByText('0 of 1 done'),
      ).toBeVisible()
    },
  )

test(
  'the form of a Kick has a low map until a place is chosen',
  { tag: ['@kicks', '@places'] },
  async ({ signedInPage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/kicks/create')
    const main = page.getByRole('main')
    const map = main.getByRole('application', { name: 'Place: map' })
    const heightOfMap = () =>
      map.evaluate((surface) => surface.parentElement?.parentElement?.getBoundingClientRect().height)
    await expect.poll(heightOfMap).toBe(158)
    const inset = map.locator('xpath=..').locator('.leaflet-container').last()
    await expect(inset).toBeInViewport({ ratio: 1 })
    await expect(main.getByText('No place chosen yet.')).toBeVisible()
    const form = page.locator('form', { has: page.getByRole('application', { name: 'Place: map' }) })
    expect((await form.boundingBox())?.height).toBeLessThan(1900)
    const field = main.getByRole('combobox', { name: 'Place' })
    await field.fill('Hallst')
    const option = main.getByRole('option', { name: /^Hallstatt/ }).first()
    await expect(option).toBeVisible()
    const top = async (element: Locator) => (await element.boundingBox())?.y ?? 0
    expect(await top(option)).toBeGreaterThan(await top(field))
    await option.click()
    await expect.poll(heightOfMap).toBe(318)
    await expect(map).toHaveAttribute('data-centre', /^47\.5/)
    await expect(main.getByRole('combobox', { name: /^Continent/ })).toHaveAccessibleDescription(
      'from the place',
    )
  },
)

for (const { width, height, isBeside } of [
  { width: 390, height: 844, isBeside: false },
  { width: 1366, height: 768, isBeside: true },
])
  test(
    `a Log is short, with its years ${isBeside ? 'beside' : 'above'} the entries: ${width} pixels wide`,
    { tag: '@log' },
    async ({ signedInPage: page, request, user }) => {
      const entries = 19
      for (let made = 0; made < entries; made += 1)
        await readApi(request, '/api/log', {
          method: 'POST',
          token: user.authToken,
          data: { name: `Wish ${made}`, state: 'done', on: `${2026 - (made % 12)}-01-01`, precision: 'year' },
        })
      await page.setViewportSize({ width, height })
      await page.goto('/log')
      const log = page.getByRole('group', { name: 'Your Log' })
      await expect(log.getByRole('link', { name: /^Wish/ })).toHaveCount(entries)
      const boxOf = async (element: Locator) =>
        (await element.boundingBox()) ?? { x: 0, y: 0, height: Infinity }
      const year = await boxOf(log.getByRole('heading', { name: '2026' }))
      const first = await boxOf(log.getByRole('list', { name: '2026' }))
      expect(year.x < first.x).toBe(isBeside)
      expect(year.y < first.y - 20).toBe(!isBeside)
      if (isBeside) expect((await boxOf(log)).height).toBeLessThanOrEqual(2400)
    },
  )

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])
  test(
    `a profile begins with the map of its countries and its figures: ${width} pixels wide`,
    { tag: ['@people', '@log'] },
    async ({ signedInPage: page, request, user }) => {
      const { userId, kickId } = await createContent(request, user, 'Night swim')
      await readApi(request, '/api/log', {
        method: 'POST',
        token: user.authToken,
        data: { kickId, state: 'done' },
      })
      await page.setViewportSize({ width, height })
      await page.goto(`/user/${userId}`)
      const main = page.getByRole('main')
      const figures = main.getByRole('list', { name: 'In numbers' })
      await expect(figures.getByRole('listitem')).toHaveText(['1 Kick', '2 Journals', '1 done', '1 country'])
      await expect(figures.locator('span').first()).toHaveCSS('font-size', '40px')
      await expect(main.locator('path[data-visited]')).toBeInViewport()
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport()
    },
  )

for (const { width, height, most } of [
  { width: 390, height: 844, most: 380 },
  { width: 1366, height: 768, most: 340 },
])
  test(
    `a Kick begins with a band of at most ${most} pixels: ${width} pixels wide`,
    { tag: '@kicks' },
    async ({ signedInPage: page, request, user }) => {
      const { kickId } = await createContent(request, user, 'Night swim')
      await page.setViewportSize({ width, height })
      await page.goto(`/kicks/${kickId}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: 'Night swim' })).toBeInViewport()
      const band = await main.locator('[data-ratio="21/9"]').first().boundingBox()
      expect(band?.width).toBeGreaterThan(width - 100)
      expect(band?.height).toBeLessThanOrEqual(most)
    },
  )
