import { expect, test } from '../fixtures/test'

test.describe('When the server cannot say who is there', () => {
  test.use({ expectedConsole: /Failed to load resource|status of 503/ })

  // @spec S4.6
  test(
    'a guarded page offers another try, keeps the token and never asks to log in',
    { tag: ['@shell', '@buckets'] },
    async ({ signedInPage: page, person }) => {
      await page.route('**/auth/verify', (route) => route.abort())
      await page.goto('/buckets')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(page).toHaveURL('/buckets')
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(person.authToken)

      await page.unroute('**/auth/verify')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
    },
  )
})

test.describe('When the token is not good any more', () => {
  test.use({ expectedConsole: /status of 401/ })

  // @spec S4.6
  test(
    'it is cleared silently, and the guard leads to /login',
    { tag: ['@shell', '@buckets'] },
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('authToken', 'of-yesterday'))
      await page.goto('/buckets')
      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    },
  )
})

// @spec S2.23 S4.1
test(
  'while the token is verified the guard shows nothing, and the address stays',
  { tag: ['@shell', '@buckets'] },
  async ({ signedInPage: page }) => {
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/auth/verify', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/buckets')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main')).toHaveText('')
    await expect(page).toHaveURL('/buckets')
    answer()
    await expect(page.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
  },
)

test(
  'a browser without storage keeps the session in memory and says so',
  { tag: '@shell' },
  async ({ page, person }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
    })
    await page.goto('/login')
    const form = page.getByRole('main')
    await form.getByLabel('Email').fill(person.email)
    await form.getByRole('textbox', { name: 'Password' }).fill(person.password)
    await form.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect(page.getByText('This browser does not let us remember you')).toBeVisible()
  },
)
