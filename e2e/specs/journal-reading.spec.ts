import type { APIRequestContext } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { createContent } from '../fixtures/create-content'
import { sunset } from '../fixtures/picture'
import type { TestUser } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

/** Writes Stories into a Journal, titled 'Day 2' and so on, after the one that it has. */
const writeStories = async (
  request: APIRequestContext,
  { authToken: token }: TestUser,
  journalId: string,
  count: number,
) => {
  const upload = { method: 'POST', token, multipart: { pictures: sunset() } } as const
  const { secure_url: pictures } = await readApi<{ secure_url: string }>(request, '/api/upload', upload)
  for (let day = 2; day <= count; day += 1) {
    const data = {
      title: `Day ${day}`,
      content: `We **counted** boats, ${day} of them.`,
      pictures,
      journalId,
    }
    await readApi(request, `/api/story/${journalId}`, { method: 'POST', token, data })
  }
}

test.describe('reading a Journal', { tag: ['@journals', '@kicks', '@buckets'] }, () => {
  test('starts with its first Stories, and leads to any other', async ({ page, user, request }) => {
    test.slow()
    const title = `A long way of ${user.userName}`
    const { journalId } = await createContent(request, user, title)
    await writeStories(request, user, journalId, 30)
    const main = page.getByRole('main')

    await test.step('See author, cover and the first Stories as a visitor', async () => {
      await page.goto(`/journal/${journalId}`)
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(main.getByText(user.userName, { exact: true })).toBeVisible()
      await expect(main.getByRole('article')).toHaveCount(4)
      await expect(main.locator('strong', { hasText: 'counted' }).first()).toBeAttached()
      expect(await findAxeViolations(page)).toEqual([])
    })

    await test.step('Jump to a late Story from the contents', async () => {
      // Beside the Stories they are open.
      const link = main.getByRole('link', { name: 'Day 28' })
      await link.click()
      await expect(main.getByRole('heading', { name: 'Day 28' })).toBeFocused()
      await expect(main.getByRole('heading', { name: 'Day 28' })).toBeInViewport()
      await expect(page).toHaveURL(/#story-/)
      await expect(link).toHaveAttribute('aria-current', 'location')
      await expect(link).toBeInViewport()
    })

    await test.step('Find the invitation at the end', async () => {
      await expect(main.getByRole('link', { name: 'Become a Bucketeer' })).toBeAttached()
      await expect(main.getByRole('link', { name: 'Back to Private' })).toHaveCount(0)
    })
  })

  test('is arranged by its author: another order, another cover', async ({
    signedInPage: page,
    user,
    request,
  }) => {
    test.slow()
    const title = `A long way of ${user.userName}`
    const { journalId } = await createContent(request, user, title)
    await writeStories(request, user, journalId, 3)
    const main = page.getByRole('main')
    const titles = () => main.getByRole('article').getByRole('heading', { level: 2 })

    await test.step('Put the last Story first, by keyboard', async () => {
      await page.goto(`/journal/${journalId}`)
      await main.getByRole('button', { name: 'Change order' }).press('Enter')
      const order = main.getByRole('region', { name: 'Order of the Stories' })
      const row = order.getByRole('listitem').filter({ hasText: 'Day 3' })
      await row.getByRole('button', { name: 'To the top' }).press('Enter')
      await expect(main.getByText('“Day 3” is number 1 of 3 now.')).toBeAttached()
      expect(await findAxeViolations(page)).toEqual([])
      await main.getByRole('button', { name: 'Save order' }).press('Enter')
      await expect(main.getByRole('button', { name: 'Change order' })).toBeVisible()
      await expect(titles()).toHaveText(['Day 3', title, 'Day 2'])
      await page.reload()
      await expect(titles()).toHaveText(['Day 3', title, 'Day 2'])
    })

    await test.step('Choose a photo as the cover, which the card shows, too', async () => {
      await page.goto(`/journal/${journalId}/edit`)
      const choice = page.getByRole('radio', { name: /^Photo 2/ })
      const photo = await main.locator('label', { has: choice }).locator('img').getAttribute('src')
      await choice.press('Space')
      await main.getByRole('button', { name: 'Save Journal' }).click()
      // The next navigation would cancel the request.
      await expect(page).not.toHaveURL(/\/edit$/)
      await page.goto('/journal/public')
      const card = main.getByRole('listitem').filter({ hasText: title }).first()
      const folder = (address: string | null) => /\/media\/([^/]+)\//.exec(address ?? '')?.[1]
      await expect
        .poll(async () => folder(await card.locator('img').first().getAttribute('src')))
        .toBe(folder(photo))
    })
  })
})
