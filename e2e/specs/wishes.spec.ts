import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { paste } from '../fixtures/paste'
import { expect, test } from '../fixtures/test'

const hasNoAxeViolation = async (page: Page) => expect(await findAxeViolations(page)).toEqual([])

test(
  'writes down wishes, pastes a list of them, and says when',
  { tag: '@buckets' },
  async ({ signedInPage: page, user }) => {
    test.slow()
    const main = page.getByRole('main')
    await page.goto('/buckets/create')
    await main.getByLabel('Title').fill(`Someday of ${user.userName}`)
    await main.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: `Someday of ${user.userName}` }).click()
    const field = main.getByRole('textbox', { name: 'Write down something you want to do' })

    await test.step('Enter adds a wish and the next one follows at once', async () => {
      await field.fill('See the northern lights')
      await field.press('Enter')
      await field.pressSequentially('Learn to surf')
      await field.press('Enter')
      await expect(main.getByRole('link', { name: 'See the northern lights' })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Learn to surf' })).toBeVisible()
      await expect(field).toHaveValue('')
    })

    await test.step('A pasted list asks which lines to add', async () => {
      await paste(field, '- [ ] Sleep in a tree house\n- Bake bread\n- Nothing')
      await expect(main.getByRole('heading', { name: 'Add 3 wishes?' })).toBeFocused()
      await main.getByRole('checkbox', { name: 'Nothing' }).click()
      await hasNoAxeViolation(page)
      await main.getByRole('button', { name: 'Add 2 wishes' }).click()
      await expect(main.getByRole('link', { name: 'Bake bread' })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Nothing' })).toBeHidden()
    })

    await test.step('Offers the town in a wish as its place', async () => {
      await field.fill('Drink tea in Kyoto')
      await field.press('Enter')
      const card = main.getByRole('listitem').filter({ hasText: 'Drink tea in Kyoto' })
      await expect(card.getByRole('button', { name: 'Kyoto?' })).toBeVisible()
      await hasNoAxeViolation(page)
      await card.getByRole('button', { name: 'Kyoto?' }).press('Enter')
      await expect(card.getByText('Place: Kyoto, Japan')).toBeVisible()
      await expect(card.getByRole('button', { name: 'Undo' })).toBeFocused()
      await hasNoAxeViolation(page)
      await card.getByRole('link', { name: 'Go to Kick' }).click()
      await expect(main.getByText('Kyoto, Japan, Asia')).toBeVisible()
      await page.goBack()
    })

    await test.step('Says for when', async () => {
      const card = main.getByRole('listitem').filter({ hasText: 'Learn to surf' })
      await card.getByRole('button', { name: 'When?' }).click()
      await card.getByRole('textbox', { name: 'When?' }).fill('2027')
      await hasNoAxeViolation(page)
      await card.getByRole('textbox', { name: 'When?' }).press('Enter')
      await expect(card.getByRole('button', { name: 'for 2027' })).toBeFocused()
      await page.reload()
      await expect(card.getByRole('button', { name: 'for 2027' })).toBeVisible()
    })
  },
)

for (const { width, layout, act } of [
  { width: 360, layout: 'List', act: 'tap' },
  { width: 1366, layout: 'Cards', act: 'keyboard' },
] as const)
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: act === 'tap' })
    test(
      `ticks a wish where it stands, undoes that, and adds details, by ${act}`,
      { tag: ['@buckets', '@log'] },
      async ({ signedInPage: page, user }) => {
        const main = page.getByRole('main')
        const bucket = await readApi<{ _id: string }>(page.request, '/api/bucket', {
          ...{ method: 'POST', token: user.authToken, data: { name: 'Someday' } },
        })
        await readApi(page.request, `/api/bucket/${bucket._id}/wishes`, {
          ...{ method: 'POST', token: user.authToken },
          data: { lines: [{ text: 'Learn to surf' }, { text: 'Bake bread' }] },
        })
        await page.goto(`/buckets/${bucket._id}`)
        if (layout === 'List') await main.getByRole('button', { name: layout, exact: true }).click()
        const check = main.getByRole('button', { name: 'I did it: Learn to surf' })
        const press = (target: Locator) => (act === 'tap' ? target.tap() : target.press('Enter'))
        await expect(check).toBeVisible()
        const row = main
          .getByRole('listitem')
          .filter({ has: page.getByRole('link', { name: 'Learn to surf', exact: true }) })
        const heightOf = async () => (await row.boundingBox())?.height
        const height = await heightOf()
        await press(check)
        await expect(check).toHaveAttribute('aria-pressed', 'true')
        const details = main.getByRole('link', { name: 'Add details: Learn to surf' })
        await expect(details).toBeVisible()
        // The next check stays under the finger.
        expect(await heightOf()).toBe(height)
        // On a scrolled page, axe would report what the top bar covers.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await hasNoAxeViolation(page)
        await press(check)
        await expect(check).toHaveAttribute('aria-pressed', 'false')
        await expect(details).toBeHidden()
        await expect(check).toBeEnabled()
        await press(check)
        await press(details)
        await expect(page).toHaveURL(/\/log\//)
        await expect(main.getByRole('heading', { level: 1, name: 'Learn to surf' })).toBeVisible()
        await page.goBack()
        await expect(main.getByRole('link', { name: 'Learn to surf', exact: true })).toBeVisible()
        await expect(check).toBeHidden()
        await expect(main.getByRole('button', { name: 'I did it: Bake bread' })).toBeVisible()
      },
    )

    test(
      `ticks ten wishes as fast as one presses, by ${act}`,
      { tag: ['@buckets', '@log'] },
      async ({ signedInPage: page, user }) => {
        const main = page.getByRole('main')
        const token = user.authToken
        const { _id } = await readApi<{ _id: string }>(page.request, '/api/bucket', {
          ...{ method: 'POST', token, data: { name: 'Ten things' } },
        })
        const lines = Array.from({ length: 10 }, (_, index) => ({ text: `Thing ${index}` }))
        await readApi(page.request, `/api/bucket/${_id}/wishes`, { method: 'POST', token, data: { lines } })
        await page.goto(`/buckets/${_id}`)
        await main.getByRole('button', { name: 'List', exact: true }).click()
        const checks = main.getByRole('button', { name: /^I did it: Thing/ })
        await expect(checks).toHaveCount(10)
        // Without the pauses of a test's own taps.
        await checks.evaluateAll((all) => all.forEach((check) => (check as HTMLElement).click()))
        await expect(main.getByRole('link', { name: /^Add details: Thing/ })).toHaveCount(10)
        await page.reload()
        await expect(main.getByText('Done', { exact: true })).toHaveCount(10)
      },
    )
  })

test.describe('with a touch screen', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })
  test(
    'ticks a wish by a swipe to the right, undoes it by another, and scrolls the list up and down',
    { tag: ['@buckets', '@log'] },
    async ({ signedInPage: page, user, browserName }) => {
      test.skip(browserName !== 'chromium', 'only Chromium can be sent a gesture')
      const main = page.getByRole('main')
      const token = user.authToken
      const { _id } = await readApi<{ _id: string }>(page.request, '/api/bucket', {
        ...{ method: 'POST', token, data: { name: 'Things' } },
      })
      const lines = Array.from({ length: 12 }, (_, index) => ({ text: `Thing ${index}` }))
      await readApi(page.request, `/api/bucket/${_id}/wishes`, { method: 'POST', token, data: { lines } })
      await page.goto(`/buckets/${_id}`)
      await main.getByRole('button', { name: 'List', exact: true }).tap()
      const check = main.getByRole('button', { name: 'I did it: Thing 3', exact: true })
      await expect(check).toBeVisible()
      const devtools = await page.context().newCDPSession(page)
      const row = main.getByRole('link', { name: 'Thing 3', exact: true })
      const drag = async (across: number, down: number) => {
        const { x, y } = (await row.boundingBox()) ?? { x: 0, y: 0 }
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) => {
          const point = { x: x + 20 + (across * step) / 5, y: y + 5 + (down * step) / 5 }
          return devtools.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: type === 'touchEnd' ? [] : [point],
          })
        }
        await touch('touchStart', 0)
        for (const step of [1, 2, 3, 4, 5]) await touch('touchMove', step)
        await touch('touchEnd', 5)
      }
      await drag(0, -150)
      // The page scrolls on for a moment.
      let top = -1
      await expect(async () => {
        const before = top
        top = await page.evaluate(() => window.scrollY)
        expect(top).toBe(before)
        expect(top).toBeGreaterThan(50)
      }).toPass()
      await expect(check).toHaveAttribute('aria-pressed', 'false')
      await drag(120, 0)
      await expect(check).toHaveAttribute('aria-pressed', 'true')
      await expect(main.getByRole('link', { name: 'Add details: Thing 3' })).toBeVisible()
      await drag(120, 0)
      await expect(check).toHaveAttribute('aria-pressed', 'false')
    },
  )
})
