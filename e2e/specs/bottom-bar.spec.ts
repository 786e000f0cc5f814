import { readApi } from '../fixtures/call-api'
import { createContent } from '../fixtures/create-content'
import { findAxeViolations } from '../fixtures/axe-violations'
import { hasPart } from '../fixtures/site'
import { expect, test } from '../fixtures/test'

const phone = { width: 360, height: 740 }

test(
  'leads through the site on a phone, and marks the present page',
  { tag: ['@shell', '@buckets', '@kicks', '@journals', '@people'] },
  async ({ signedInPage: page, user }) => {
    await page.setViewportSize(phone)
    const bar = page.getByRole('navigation', { name: 'Shortcuts' })
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
    await page.goto('/')
    await expect(bar).toBeVisible()
    for (const [link, title] of [
      ['Buckets', 'Your Buckets'],
      ['Kicks', 'All Kicks'],
      ['Journals', 'My Journals'],
      ['You', user.userName],
    ] as const) {
      await bar.getByRole('link', { name: link, exact: true }).click()
      await expect(heading(title)).toBeVisible()
      await expect(bar.locator('[aria-current]')).toHaveText(new RegExp(`${link}$`))
    }

    await test.step('The button in the middle opens a menu of new things', async () => {
      const button = bar.getByRole('button', { name: 'New' })
      await button.press('Enter')
      await expect(bar.getByRole('link', { name: 'New Journal' })).toBeVisible()
      await expect(bar.getByRole('link', { name: 'Add something you did' })).toHaveCount(
        hasPart('log') ? 1 : 0,
      )
      expect(await findAxeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await button.click()
      await bar.getByRole('link', { name: 'Create Bucket' }).click()
      await expect(page).toHaveURL('/buckets/create')
      await expect(bar.getByRole('link', { name: 'Buckets', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      )
    })

    await test.step('It is neither printed nor shown on wider screens', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(bar).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await expect(bar).toBeVisible()
      await page.setViewportSize({ width: 600, height: 740 })
      await expect(bar).toHaveCount(0)
    })
  },
)

test(
  'covers neither the end of a page, nor toasts, nor what gets focus',
  { tag: ['@shell', '@buckets'] },
  async ({ signedInPage: page, request, user }) => {
    await page.setViewportSize(phone)
    const { bucketId } = await createContent(request, user, 'Nap')
    const bar = page.getByRole('navigation', { name: 'Shortcuts' })
    const topOfBar = async () => (await bar.boundingBox())?.y ?? 0
    // Parts of a pixel do not count.
    const bottom = (element: Element) => Math.floor(element.getBoundingClientRect().bottom)
    const bottomOf = (selector: string) => page.locator(selector).evaluate(bottom)
    await page.goto(`/buckets/${bucketId}`)
    const remove = page.getByRole('button', { name: /^Delete Kick from Bucket/ })
    await remove.focus()
    expect(await remove.evaluate(bottom)).toBeLessThanOrEqual(await topOfBar())
    await remove.press('Enter')
    const toast = 'section[aria-label="Notifications"] [aria-atomic]'
    await expect(page.locator(toast)).toBeVisible()
    await expect.poll(() => bottomOf(toast)).toBeLessThanOrEqual(await topOfBar())
    await expect(page.getByRole('button', { name: 'Put back' })).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await bottomOf('main')).toBeLessThanOrEqual(await topOfBar())
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  },
)

test(
  'leaves the actions for several Kicks and for their order in view',
  { tag: ['@shell', '@buckets'] },
  async ({ signedInPage: page, request, user }) => {
    await page.setViewportSize(phone)
    const { bucketId } = await createContent(request, user, 'Nap')
    const lines = Array.from({ length: 12 }, (_, index) => ({ text: `Nap number ${index}`, done: false }))
    await readApi(request, `/api/bucket/${bucketId}/wishes`, {
      method: 'POST',
      token: user.authToken,
      data: { lines },
    })
    const main = page.getByRole('main')
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    const isAboveBar = async (name: string) => {
      const [shown, bar] = [button(name), page.getByRole('navigation', { name: 'Shortcuts' })]
      const [box, barBox] = [await shown.boundingBox(), await bar.boundingBox()]
      return box !== null && barBox !== null && box.y > 0 && box.y + box.height <= barBox.y
    }
    await page.goto(`/buckets/${bucketId}`)
    await button('Arrange').click()
    await button('Select').click()
    for (const name of ['Select all', 'Cancel']) await expect.poll(() => isAboveBar(name)).toBe(true)
    await button('Cancel').click()
    await button('Change order').click()
    await expect.poll(() => isAboveBar('Save order')).toBe(true)
  },
)

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone })

  test(
    'makes room for an on-screen keyboard',
    { tag: ['@shell', '@buckets'] },
    async ({ signedInPage: page }) => {
      const bar = page.getByRole('navigation', { name: 'Shortcuts' })
      await page.goto('/buckets/create')
      await expect(bar).toBeVisible()
      await page.getByLabel('Title').tap()
      await expect(bar).toBeHidden()
      await page.getByRole('heading', { level: 1 }).tap()
      await expect(bar).toBeVisible()
    },
  )
})

test(
  'takes two tab stops for each card of All Kicks',
  { tag: '@kicks' },
  async ({ signedInPage: page, request, user }) => {
    const name = `Two stops of ${user.userName}`
    await createContent(request, user, name)
    await page.goto('/kicks')
    const main = page.getByRole('main')
    const card = main.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
    await card.getByRole('link', { name, exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('button', { name: /^Saved?$/ })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(card.getByRole('combobox', { name: 'Select Bucket' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(card.getByRole('button', { name: 'Add' })).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(false)
    expect(await findAxeViolations(page)).toEqual([])
  },
)
