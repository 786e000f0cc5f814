import type { Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { createContent } from '../fixtures/create-content'
import { site } from '../fixtures/site'
import { findUser, recycleUser, signInAs } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

test.use({ expectedConsole: /status of 404/ })

const list = 'People you muted or blocked'

/** Opens the menu of a person by keyboard and moves to 'Block'. */
const chooseBlock = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Options for ${name}` }).focus()
  await page.keyboard.press('Enter')
  for (const before of ['Report', `Mute ${name}`]) {
    await expect(page.getByRole('menuitem', { name: before })).toBeFocused()
    await page.keyboard.press('ArrowDown')
  }
  await expect(page.getByRole('menuitem', { name: `Block ${name}` })).toBeFocused()
}

test(
  'lets a user block somebody from a comment, and undo it in the list',
  { tag: ['@kicks', '@people', '@sign-up'] },
  async ({ signedInPage: page, user: ann, request, browser }) => {
    // Two people on ten pages.
    test.slow()
    const ben = await findUser(request)
    const [ofAnn, ofBen] = [
      await createContent(request, ann, `Sailing with ${ann.userName}`),
      await createContent(request, ben, `Diving with ${ben.userName}`),
    ]
    await readApi(request, `/api/kick/${ofAnn.kickId}/comments`, {
      method: 'POST',
      token: ben.authToken,
      data: { text: 'The wind turns at noon.' },
    })
    const context = await browser.newContext()
    const pageOfBen = await context.newPage()
    await signInAs(pageOfBen, ben)
    const main = page.getByRole('main')
    const comment = main.getByRole('article', { name: `Comment by ${ben.userName}` })
    const title = (of: Page, name: string) => of.getByRole('heading', { level: 1, name })

    await test.step('Both see each other', async () => {
      await pageOfBen.goto(`/kicks/${ofAnn.kickId}`)
      await expect(title(pageOfBen, `Sailing with ${ann.userName}`)).toBeVisible()
      await page.goto(`/kicks/${ofBen.kickId}`)
      await expect(title(page, `Diving with ${ben.userName}`)).toBeVisible()
      await page.goto(`/kicks/${ofAnn.kickId}`)
      await expect(comment).toContainText('The wind turns at noon.')
    })

    await test.step('Block by keyboard, after a first thought', async () => {
      await chooseBlock(page, ben.userName)
      expect(await findAxeViolations(page)).toEqual([])
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: `Block ${ben.userName}?` })
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await expect(dialog.getByRole('link', { name: list })).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: `Options for ${ben.userName}` })).toBeFocused()

      await chooseBlock(page, ben.userName)
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByText(`You blocked ${ben.userName}`)).toBeVisible()
      await expect(comment).toBeHidden()
      await expect(main.getByRole('heading', { name: 'Comments', exact: true })).toBeFocused()
    })

    await test.step('Each is gone for the other', async () => {
      for (const path of [`/kicks/${ofBen.kickId}`, `/user/${ofBen.userId}`, `/journal/${ofBen.journalId}`]) {
        await page.goto(path)
        await expect(main).toBeVisible()
        await expect(main).not.toContainText(ben.userName)
      }
      await page.goto('/journal/public')
      await expect(main).toContainText(ann.userName)
      await expect(main).not.toContainText(ben.userName)
      const blockedPaths = [`/kicks/${ofAnn.kickId}`, `/user/${ofAnn.userId}`]
      for (const path of blockedPaths) {
        const id = path.split('/').at(-1) ?? ''
        const answered = pageOfBen.waitForResponse(
          (response) =>
            /\/api\//.test(response.url()) && response.url().includes(id) && response.status() === 404,
        )
        await pageOfBen.goto(path)
        await answered
        await expect(pageOfBen.getByRole('main')).not.toContainText(ann.userName)
      }
    })

    await test.step('Find the list from the profile, and undo the block', async () => {
      await page.goto(`/user/${ofAnn.userId}/edit`)
      await main.getByRole('link', { name: list }).click()
      await expect(page).toHaveURL(/\/people\/hidden$/)
      const entry = main.getByRole('region', { name: 'Blocked' }).getByRole('listitem')
      await expect(entry).toContainText(ben.userName)
      expect(await findAxeViolations(page)).toEqual([])
      await entry.getByRole('button', { name: `Unblock ${ben.userName}` }).click()
      await expect(entry).toContainText('Unblocked')
      await expect(entry.getByRole('button', { name: `Block again: ${ben.userName}` })).toBeFocused()
    })

    await test.step('Both see each other again', async () => {
      await page.goto(`/kicks/${ofAnn.kickId}`)
      await expect(comment).toContainText('The wind turns at noon.')
      await pageOfBen.goto(`/kicks/${ofAnn.kickId}`)
      await expect(title(pageOfBen, `Sailing with ${ann.userName}`)).toBeVisible()
    })

    await context.close()
    if (!site.isOwn) await recycleUser(request, ben)
  },
)
