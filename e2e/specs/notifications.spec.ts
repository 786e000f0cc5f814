import type { Page } from '@playwright/test'
import { callApi, readApi } from '../fixtures/call-api'
import { createContent } from '../fixtures/create-content'
import { site } from '../fixtures/site'
import { findUser, recycleUser, signInAs } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

test(
  'rings the bell of one user when another comments, until it was read in any tab',
  { tag: ['@people', '@kicks', '@sign-up'] },
  async ({ signedInPage: page, user: ann, request, browser }) => {
    // Two people on several pages.
    test.slow()
    const ben = await findUser(request)
    const { kickId } = await createContent(request, ann, `Sailing with ${ann.userName}`)
    const bell = (of: Page, name: string) => of.getByRole('banner').getByRole('link', { name, exact: true })
    const sentence = `${ben.userName} commented on “Sailing with ${ann.userName}”`

    await test.step('Nothing is new yet', async () => {
      await page.goto('/notifications')
      await expect(page.getByText('Nothing new yet.')).toBeVisible()
      await expect(bell(page, 'Notifications')).toBeVisible()
    })

    const context = await browser.newContext()
    await test.step('Ben comments, and names Ann', async () => {
      const pageOfBen = await context.newPage()
      await signInAs(pageOfBen, ben)
      await pageOfBen.goto(`/kicks/${kickId}`)
      await pageOfBen.getByRole('textbox', { name: 'Your comment' }).fill('The wind turns at noon.')
      await pageOfBen.getByRole('button', { name: 'Send comment' }).click()
      await expect(pageOfBen.getByRole('article', { name: `Comment by ${ben.userName}` })).toBeVisible()
      await callApi(request, `/api/kick/${kickId}/like`, { method: 'PUT', token: ben.authToken })
    })

    const second = await page.context().newPage()
    await test.step('The bell of Ann rings, in each of her tabs', async () => {
      await second.goto(`/kicks/${kickId}`)
      await expect(bell(second, '2 new notifications')).toHaveText('2')
      await page.goto('/about')
      await expect(bell(page, '2 new notifications')).toBeVisible()
    })

    await test.step('Reading the list by the bell quiets it in both tabs', async () => {
      await bell(page, '2 new notifications').click()
      const list = page.getByRole('list', { name: 'Notifications, newest first' })
      await expect(list.getByRole('listitem')).toHaveCount(2)
      await expect(list.getByRole('listitem').filter({ hasText: sentence })).toContainText('New')
      await expect(bell(page, 'Notifications')).toBeVisible()
      await expect(bell(second, 'Notifications')).toBeVisible()
      await list.getByRole('link', { name: sentence }).click()
      await expect(page.getByText('The wind turns at noon.')).toBeInViewport()
    })

    await test.step('Ann answers Ben by his name', async () => {
      const field = page.getByRole('textbox', { name: 'Your comment' })
      await field.fill(`@${ben.userName}: so it does.`)
      await page.getByRole('button', { name: 'Send comment' }).click()
      await expect(page.getByRole('link', { name: `@${ben.userName}` })).toBeVisible()
      const told = await readApi<{ kind: string }[]>(request, '/api/notification', { token: ben.authToken })
      expect(told).toMatchObject([{ kind: 'reply', count: 1 }])
    })

    await test.step('Likes are switched off', async () => {
      await page.goto('/notifications')
      await page.getByRole('link', { name: 'Choose what you are told' }).click()
      await page.getByRole('checkbox', { name: 'Likes of my Kicks' }).uncheck()
      await expect(page.getByText('Saved.')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('checkbox', { name: 'Likes of my Kicks' })).not.toBeChecked()
      await page.getByRole('checkbox', { name: 'Likes of my Kicks' }).check()
      await expect(page.getByText('Saved.')).toBeVisible()
    })

    await context.close()
    if (!site.isOwn) await recycleUser(request, ben)
  },
)
