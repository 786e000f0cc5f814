import type { Page } from '@playwright/test'
import { createContent } from '../fixtures/create-content'
import type { TestUser } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

/** Marks the page's document, so that `isSameDocument` can tell whether a new one was loaded. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis)

/** Returns the scripts of remotes in the page's document: those that it requested and those that run. */
const remoteScripts = (page: Page) =>
  page.evaluate(() => [
    ...performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/releases/') && !path.startsWith('/releases/shell/')),
    ...Object.keys(globalThis).filter((name) => name.startsWith('webpackChunk') && !name.includes('shell')),
  ])

const field = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Password' })
const bar = (page: Page) => page.getByRole('banner')

const logIn = async (page: Page, user: TestUser) => {
  await page.getByRole('main').getByLabel('Email').fill(user.email)
  await field(page).fill(user.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test(
  'loads a new document without code of remotes for /login and /signup, and Back works',
  { tag: ['@shell', '@marketing', '@sign-up'] },
  async ({ page }) => {
    await page.goto('/journey')
    await expect(page.getByRole('heading', { level: 1, name: 'The Journey' })).toBeVisible()
    for (const [link, path] of [
      ['Login', '/login'],
      ['Sign up', '/signup'],
    ] as const) {
      await markDocument(page)
      await bar(page).getByRole('link', { name: link }).click()
      await expect(field(page)).toBeVisible()
      await expect(page).toHaveURL(path)
      expect(await isSameDocument(page)).toBe(false)
      expect(await remoteScripts(page)).toEqual([])

      await bar(page).getByRole('link', { name: 'The Journey' }).hover()
      expect(await remoteScripts(page)).toEqual([])

      await page.goBack()
      await expect(page).toHaveURL('/journey')
      await expect(page.getByRole('heading', { level: 1, name: 'The Journey' })).toBeVisible()
    }
    await page.goForward()
    await expect(page).toHaveURL('/signup')
    await expect(field(page)).toBeVisible()
    expect(await remoteScripts(page)).toEqual([])
  },
)

test.describe('Expired session', () => {
  test.use({ expectedConsole: /status of 401/ })

  test(
    'returns to the page after a login in a new document',
    { tag: ['@shell', '@buckets'] },
    async ({ signedInPage: page, request, user }) => {
      const { bucketId } = await createContent(request, user, 'Far away')
      await page.goto(`/buckets/${bucketId}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Far away' })).toBeVisible()
      await markDocument(page)
      await page.route('**/auth/verify', (route) =>
        route.fulfill({ status: 401, json: { message: 'Over.' } }),
      )
      // As another tab does that finds the session expired.
      await page.evaluate(() =>
        window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', storageArea: localStorage })),
      )
      await expect(page).toHaveURL('/login')
      await expect(field(page)).toBeVisible()
      expect(await isSameDocument(page)).toBe(false)
      expect(await remoteScripts(page)).toEqual([])

      await page.unroute('**/auth/verify')
      await logIn(page, user)
      await expect(page).toHaveURL(`/buckets/${bucketId}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Far away' })).toBeVisible()
    },
  )
})

test(
  'loads a new document for /account, where the user deletes the account',
  { tag: ['@shell', '@people'] },
  async ({ signedInPage: page }) => {
    const main = page.getByRole('main')
    await page.goto('/')
    await bar(page).getByRole('link', { name: 'Profile' }).click()
    await main.getByRole('link', { name: 'Edit', exact: true }).click()
    await main.getByLabel('Your Tagline').fill('Not saved yet')
    await markDocument(page)
    // A dialog that asks whether to leave would fail the test: the draft is kept.
    await main.getByRole('link', { name: 'Your account' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
    expect(await isSameDocument(page)).toBe(false)
    expect(await remoteScripts(page)).toEqual([])

    await page.goBack()
    await expect(main.getByLabel('Your Tagline')).toHaveValue('Not saved yet')
    await page.goForward()
    await main.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('dialog').getByLabel('Your password')).toBeFocused()
    expect(await remoteScripts(page)).toEqual([])
  },
)

test(
  'loads /login anew when the user logs out in another tab',
  { tag: ['@shell', '@marketing'] },
  async ({ context, signedInPage: page }) => {
    await page.goto('/login')
    await expect(page.getByText('You are signed in already.')).toBeVisible()
    await markDocument(page)
    const other = await context.newPage()
    await other.goto('/')
    await bar(other).getByRole('button', { name: 'Log out' }).click()
    await expect(field(page)).toBeVisible()
    expect(await isSameDocument(page)).toBe(false)
    expect(await remoteScripts(page)).toEqual([])
  },
)

test(
  'shows the signed-in view in the same document when the user logs in in another tab',
  { tag: '@shell' },
  async ({ context, page, user }) => {
    await page.goto('/login')
    await expect(field(page)).toBeVisible()
    await markDocument(page)
    const other = await context.newPage()
    await other.goto('/login')
    await logIn(other, user)
    await expect(page.getByText('You are signed in already.')).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  },
)
