import { expect, test } from '../fixtures/test'

test.describe('Unreachable server during token verification', () => {
  test.use({ expectedConsole: /Failed to load resource|status of 503/ })

  // @spec S4.6
  test(
    'offers a retry on a protected page and keeps the token when verification fails',
    { tag: ['@shell', '@buckets'] },
    async ({ signedInPage: page, user }) => {
      await page.route('**/auth/verify', (route) => route.abort())
      await page.goto('/buckets')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(page).toHaveURL('/buckets')
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(user.authToken)

      await page.unroute('**/auth/verify')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
    },
  )
})

test.describe('Invalid token', () => {
  test.use({ expectedConsole: /status of 401/ })

  // @spec S4.6
  test(
    'removes an invalid token without an error message and redirects to /login',
    { tag: ['@shell', '@buckets'] },
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('authToken', 'expired-token'))
      await page.goto('/buckets')
      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    },
  )
})

// @spec S2.23 S4.1
test(
  'shows an empty protected page at an unchanged URL while the token is verified',
  { tag: ['@shell', '@buckets'] },
  async ({ signedInPage: page }) => {
    let releaseVerification: () => void = () => undefined
    const released = new Promise<void>((resolve) => (releaseVerification = resolve))
    await page.route('**/auth/verify', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/buckets')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main')).toHaveText('')
    await expect(page).toHaveURL('/buckets')
    releaseVerification()
    await expect(page.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
  },
)

test(
  'keeps the session in memory, with a notice, when storage is unavailable',
  { tag: '@shell' },
  async ({ page, user }) => {
    await page.addInitScript(() => {
      const throwSecurityError = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: throwSecurityError })
    })
    await page.goto('/login')
    const form = page.getByRole('main')
    await form.getByLabel('Email').fill(user.email)
    await form.getByRole('textbox', { name: 'Password' }).fill(user.password)
    await form.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect(page.getByText('This browser does not let us remember you')).toBeVisible()
  },
)
