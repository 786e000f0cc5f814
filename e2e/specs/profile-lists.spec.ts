import type { Page } from '@playwright/test'
import { createContent } from '../fixtures/create-content'
import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { hasPart, site } from '../fixtures/site'
import { expect, test as base } from '../fixtures/test'
import { findUser, recycleUser, signInAs } from '../fixtures/test-user'

interface Fixtures {
  /** A page of a phone on which another member is signed in. */
  otherPage: Page
}

const test = base.extend<Fixtures>({
  otherPage: async ({ browser, request }, use) => {
    const other = await findUser(request)
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await signInAs(page, other)
    await use(page)
    await context.close()
    if (!site.isOwn) await recycleUser(request, other)
  },
})

test(
  'shows what is mine in lists, and figures, Kicks and countries to others',
  { tag: ['@people', '@kicks'] },
  async ({ signedInPage: page, request, user, otherPage }) => {
    test.slow()
    const name = `Danube of ${user.userName}`
    const { userId, kickId } = await createContent(request, user, name)
    const put = { method: 'PUT', token: user.authToken } as const
    await readApi(request, `/api/kick/${kickId}/like`, put)
    if (hasPart('log'))
      await readApi(request, '/api/log', {
        method: 'POST',
        token: user.authToken,
        data: { kickId, state: 'done', audience: 'Members' },
      })
    const main = page.getByRole('main')
    const list = (label: string) =>
      main.getByRole('navigation', { name: 'Your profile' }).getByRole('link', { name: label, exact: true })
    const kick = main.getByRole('link', { name, exact: true })

    await test.step('Figures and lists of the user’s own profile', async () => {
      await page.goto(`/user/${userId}`)
      await expect(main.getByRole('list', { name: 'In numbers' })).toContainText('1 Kick')
      await expect(main.getByRole('list', { name: 'In numbers' })).toContainText('2 Journals')
      await expect(main.getByRole('link', { name: 'Go to Bucket' })).toBeVisible()
      await list('Liked').press('Enter')
      await expect(list('Liked')).toBeFocused()
      await expect(kick).toBeVisible()
      await expect(page).toHaveURL(/\?tab=liked$/)
      expect(await findAxeViolations(page)).toEqual([])
      await list('Favourites').click()
      await expect(main.getByText('No favourites yet.')).toBeVisible()
      await page.goto(`/user/${userId}?tab=kicks`)
      await expect(list('My Kicks')).toHaveAttribute('aria-current', 'page')
      await expect(kick).toBeVisible()
    })

    await test.step('Others see the Kicks and figures that they may see', async () => {
      const theirs = otherPage.getByRole('main')
      await otherPage.goto(`/user/${userId}`)
      const kicks = theirs.getByRole('region', { name: `Kicks by ${user.userName}` })
      await expect(kicks.getByRole('link', { name, exact: true })).toBeVisible()
      // The Private Journal does not count.
      await expect(theirs.getByRole('list', { name: 'In numbers' })).toContainText('1 Kick')
      await expect(theirs.getByRole('list', { name: 'In numbers' })).toContainText('1 Journal')
      await expect(theirs.getByRole('navigation', { name: 'Your profile' })).toHaveCount(0)
      expect(await findAxeViolations(otherPage)).toEqual([])
    })

    if (hasPart('log'))
      await test.step('Countries on a map and as a list', async () => {
        await page.goto(`/user/${userId}`)
        const countries = main.getByRole('region', { name: 'Countries' })
        await expect(countries.getByRole('listitem')).toHaveText('Austria')
        await expect(main.locator('path[data-visited] title')).toHaveText('Austria')
        expect(await findAxeViolations(page)).toEqual([])
      })
  },
)
