import type { Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { newUserDetails, skipUnlessSignUpIsOpen } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

const name = 'Float over Cappadocia at dawn'
const path = '/sample/float-over-cappadocia-at-dawn'
const hasNoAxeViolation = async (page: Page) => expect(await findAxeViolations(page)).toEqual([])

const openLanding = async (page: Page, query = '') => {
  await page.goto(`/${query}`)
  // The links of the prerendered page lead to the pages of the samples.
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible()
}

const openSample = async (page: Page) => {
  const main = page.getByRole('main')
  await openLanding(page)
  await main.getByRole('region', { name: 'Three Kicks to start with' }).getByRole('link', { name }).click()
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'Open its page' }).click()
  await expect(page).toHaveURL(path)
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
}

const saveAsVisitor = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: 'Save this' }).click()
  await expect(page).toHaveURL('/signup')
}

test(
  'a visitor saves a sample Kick, which is in Someday after the sign-up',
  { tag: ['@marketing', '@sign-up'] },
  async ({ page }) => {
    test.slow()
    skipUnlessSignUpIsOpen()
    const main = page.getByRole('main')
    await openSample(page)
    await hasNoAxeViolation(page)
    await saveAsVisitor(page)

    const user = newUserDetails()
    await main.getByLabel('Email').fill(user.email)
    await main.getByLabel('Username').fill(user.userName)
    await main.getByRole('button', { name: 'Collecting firsts' }).press('Enter')
    await expect(main.getByLabel('Your Tagline')).toHaveValue('Collecting firsts')
    await main.getByRole('textbox', { name: 'Password' }).fill(user.password)
    await main.getByRole('button', { name: 'Create account' }).click()

    await expect(page).toHaveURL('/login')
    const note = main.getByRole('status').filter({ hasText: `Saved for you in Someday: ${name}` })
    await expect(note).toBeVisible()
    await hasNoAxeViolation(page)
    await main.getByRole('link', { name: 'Go on' }).click()
    await expect(page).toHaveURL(path)
    await expect(main.getByText('Saved in')).toBeVisible()
    await main.getByRole('link', { name: 'Someday' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Someday' })).toBeVisible()
    await expect(main.getByRole('link', { name, exact: true })).toHaveCount(1)

    await page.goto(path)
    await main.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(main.getByRole('button', { name: 'Save this' })).toBeFocused()
    await hasNoAxeViolation(page)
    await page.goto('/buckets')
    await main.getByRole('link', { name: 'Someday' }).click()
    await expect(main.getByRole('link', { name, exact: true })).toHaveCount(0)
  },
)

test(
  'a visitor with an account saves a sample Kick, which is in Someday after the login',
  { tag: ['@marketing', '@shell'] },
  async ({ page, user }) => {
    const main = page.getByRole('main')
    await openSample(page)
    await saveAsVisitor(page)
    await main.getByRole('link', { name: 'Log in' }).click()
    // The sign-up, which stays until the script of the login is here, has these fields, too.
    await expect(main.getByRole('heading', { level: 1, name: 'Log in to your account' })).toBeVisible()
    await main.getByLabel('Email').fill(user.email)
    await main.getByRole('textbox', { name: 'Password' }).fill(user.password)
    await main.getByRole('button', { name: 'Sign in' }).click()

    await expect(page).toHaveURL(path)
    await expect(main.getByText('Saved in')).toBeVisible()
    await main.getByRole('link', { name: 'Someday' }).click()
    await expect(main.getByRole('link', { name, exact: true })).toHaveCount(1)
  },
)

test(
  'a sample Kick that is saved before the page’s scripts run is in Someday after the login',
  { tag: ['@marketing', '@shell'] },
  async ({ page, user }) => {
    const main = page.getByRole('main')
    const shellScripts = /releases\/shell\/.*\.js/
    // Scripts of later pages are loaded.
    await page.route(shellScripts, (route) => (page.url().endsWith(path) ? undefined : route.continue()))
    await page.goto(path, { waitUntil: 'commit' })
    const save = page.locator('#page-placeholder').getByRole('link', { name: 'Save this' })
    await expect(save).toBeVisible()
    await save.click()

    await expect(page).toHaveURL('/signup')
    await page.unroute(shellScripts)
    await main.getByRole('link', { name: 'Log in' }).click()
    // The sign-up, which stays until the script of the login is here, has these fields, too.
    await expect(main.getByRole('heading', { level: 1, name: 'Log in to your account' })).toBeVisible()
    await main.getByLabel('Email').fill(user.email)
    await main.getByRole('textbox', { name: 'Password' }).fill(user.password)
    await main.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(path)
    await expect(main.getByText('Saved in')).toBeVisible()
  },
)

test('shows the pictures of the sample Kicks on a phone', { tag: '@marketing' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Three Kicks to start with' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    // The page that was written ahead is replaced by the live one while this looks.
    await expect(async () => {
      const box = await card.locator('img').boundingBox()
      expect(box?.width).toBeGreaterThan(280)
      expect(box?.height).toBeGreaterThan(200)
    }).toPass()
  }
})

for (const width of [360, 1366])
  test(
    `a sample Kick opens in place, and its page in a new tab, at ${width} pixels`,
    { tag: '@marketing' },
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 780 })
      await openLanding(page)
      const card = page.getByRole('region', { name: 'Three Kicks to start with' }).getByRole('link', { name })
      const dialog = page.getByRole('dialog', { name })
      await test.step('Enter opens it, Escape closes it and returns the focus', async () => {
        await card.press('Enter')
        await expect(dialog.getByText('Set the alarm for four.')).toBeVisible()
        await expect(page).toHaveURL('/?sample=float-over-cappadocia-at-dawn')
        await hasNoAxeViolation(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(page).toHaveURL('/')
        await expect(card).toBeFocused()
      })
      await test.step('Its map has names, and Back closes it where the page was', async () => {
        const top = await page.evaluate(() => window.scrollY)
        await card.click()
        await expect(dialog.getByRole('application', { name: 'Map of Göreme, Türkiye' })).toBeVisible()
        await page.goBack()
        await expect(dialog).toBeHidden()
        await expect(page).toHaveURL('/')
        expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(50)
      })
      await test.step('Its address opens it, and a new tab its page', async () => {
        await openLanding(page, '?sample=float-over-cappadocia-at-dawn')
        await dialog.getByRole('button', { name: 'Close' }).click()
        await expect(page).toHaveURL(/\/\??$/)
        const [tab] = await Promise.all([
          context.waitForEvent('page'),
          card.click({ modifiers: ['ControlOrMeta'] }),
        ])
        await expect(tab).toHaveURL(path)
      })
    },
  )
