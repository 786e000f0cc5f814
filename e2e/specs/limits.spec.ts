import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { useOwnSite } from '../fixtures/site'
import { signInAs, signUp } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

useOwnSite('set a rate limit')
// The shared site has no rate limits, because all tests come from one address.
let site: IsolatedSite
test.beforeAll(async () => {
  site = await startIsolatedSite({ LIMITS: 'login-by-account=2/240' })
})
test.afterAll(() => site.stop())

test.describe('Rate limit of logins', () => {
  test.use({ expectedConsole: /status of (401|429)/ })

  test(
    'says how long to wait after too many wrong passwords, keeps the input, and leaves other sessions alone',
    { tag: '@shell' },
    async ({ browser, playwright }) => {
      const request = await playwright.request.newContext({ baseURL: site.address })
      const user = await signUp(request)
      const context = await browser.newContext({ baseURL: site.address })
      const page = await context.newPage()
      const form = page.getByRole('main')
      const logIn = () => form.getByRole('button', { name: 'Sign in' }).click()

      await test.step('Enter two wrong passwords', async () => {
        await page.goto('/login')
        await form.getByLabel('Email').fill(user.email)
        for (const guess of ['a short walk', 'a long swim']) {
          await form.getByRole('textbox', { name: 'Password' }).fill(guess)
          await logIn()
          await expect(form.getByRole('alert')).toContainText(
            'Could not Login: The email or the password is wrong.',
          )
          await expect(form.getByRole('button', { name: 'Sign in' })).toBeEnabled()
        }
      })

      await test.step('Enter the right password and be asked to wait', async () => {
        await form.getByRole('textbox', { name: 'Password' }).fill(user.password)
        await logIn()
        await expect(form.getByRole('alert')).toContainText(
          /Could not Login: Too many tries\. Try again in \d minutes?\./,
        )
        await expect(form.getByLabel('Email')).toHaveValue(user.email)
        await expect(form.getByRole('textbox', { name: 'Password' })).toHaveValue(user.password)
      })

      await test.step('Use the site in another session of the same user', async () => {
        const otherPage = await (await browser.newContext({ baseURL: site.address })).newPage()
        await signInAs(otherPage, user)
        await otherPage.goto('/buckets')
        await expect(otherPage.getByRole('heading', { level: 1, name: 'Your Buckets' })).toBeVisible()
        await otherPage.context().close()
      })
      await context.close()
      await request.dispose()
    },
  )
})
