import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { useOwnSite } from '../fixtures/site'
import { expect, test } from '../fixtures/test'

useOwnSite('close the sign-up')
let site: IsolatedSite
test.beforeAll(async () => {
  site = await startIsolatedSite({ SIGNUP: 'closed', CONTACT: 'Ann (ann@people.example)' })
})
test.afterAll(() => site.stop())

test(
  'a closed sign-up names whom to ask in place of the form, and the server refuses an account',
  { tag: '@shell' },
  async ({ browser, playwright }) => {
    const context = await browser.newContext({ baseURL: site.address })
    const page = await context.newPage()
    await page.goto('/signup')
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toHaveText(
      'We take no new members right now. Please ask Ann (ann@people.example) for an account.',
    )
    await expect(main.getByRole('textbox')).toHaveCount(0)
    await main.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(`${site.address}/login`)
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Password' })).toBeVisible()
    await context.close()

    const request = await playwright.request.newContext({ baseURL: site.address })
    const response = await request.post('/auth/signup', {
      data: { email: 'eva@people.example', userName: 'Eva', tagline: 'Sea', password: 'a long walk home' },
    })
    expect(response.status()).toBe(403)
    await request.dispose()
  },
)
