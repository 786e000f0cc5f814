import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { createContent } from '../fixtures/create-content'
import { expect, test } from '../fixtures/test'

const phone = { width: 360, height: 800 }
const password = 'three blue boats'

// The page of a link that asks for a password or does not work any more.
test.use({ expectedConsole: /status of 40[14] .*\/api\/shared\// })

const expectNoViolations = async (page: Page) => expect(await findAxeViolations(page)).toEqual([])

/** Opens the dialog with the link of a thing. */
const openDialog = async (page: Page, title: string): Promise<Locator> => {
  await page.getByRole('button', { name: `: ${title}` }).click()
  return page.getByRole('dialog', { name: title })
}

/** Creates the link, and returns its URL. */
const createLink = async (dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const field = dialog.getByRole('textbox', { name: 'Link' })
  await expect(field).toBeFocused()
  return field.inputValue()
}

const endLink = async (page: Page, dialog: Locator) => {
  await dialog.getByRole('button', { name: 'End link' }).click()
  await page.getByRole('dialog', { name: 'End this link?' }).getByRole('button', { name: 'End link' }).click()
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeFocused()
}

test(
  'lets a visitor read a Private Bucket by its link, until the link ends',
  { tag: ['@buckets'] },
  async ({ signedInPage: page, user, browser, request, baseURL }) => {
    test.slow()
    const name = `Lakes of ${user.userName}`
    const { bucketId } = await createContent(request, user, name)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/buckets/${bucketId}`)

    const dialog = await openDialog(page, 'Who can see this')
    const address = await test.step('Create a link and copy it', async () => {
      const created = await createLink(dialog)
      expect(created).toMatch(/\/shared\/bucket\/[\w-]{43}$/)
      await dialog.getByRole('button', { name: 'Copy' }).click()
      await expect(dialog.getByText('Copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(created)
      await expectNoViolations(page)
      return created
    })

    const visitor = await browser.newContext({ baseURL, viewport: phone })
    const theirs = await visitor.newPage()
    const heading = (text: string) => theirs.getByRole('heading', { level: 1, name: text })

    await test.step('Read it on a phone without an account', async () => {
      await theirs.goto(address)
      await expect(heading(name)).toBeVisible()
      await expect(theirs.getByRole('heading', { level: 3, name })).toBeVisible()
      await expect(theirs.locator('main img[src*="signature="]').first()).toBeVisible()
      await expect(theirs.getByRole('link', { name: 'Become a Bucketeer' })).toHaveAttribute(
        'href',
        '/signup',
      )
      await expect(theirs.getByRole('link', { name: 'Edit Bucket' })).toHaveCount(0)
      const overflow = () => theirs.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await overflow()).toBeLessThanOrEqual(0)
      await expectNoViolations(theirs)
    })

    await test.step('Ask for a password', async () => {
      await dialog.getByRole('button', { name: 'Add a password' }).click()
      await dialog.getByRole('textbox', { name: /Password of this link/ }).fill(password)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByRole('button', { name: 'Remove password' })).toBeVisible()
      await theirs.reload()
      await expect(heading('This link has a password')).toBeVisible()
      await expectNoViolations(theirs)
      const field = theirs.getByRole('textbox', { name: /Password of this link/ })
      await field.fill('three red boats')
      await field.press('Enter')
      await expect(theirs.getByRole('alert')).toContainText('This is not the password of this link.')
      await field.fill(password)
      await theirs.getByRole('button', { name: 'Open', exact: true }).click()
      await expect(heading(name)).toBeVisible()
    })

    await test.step('End the link', async () => {
      await endLink(page, dialog)
      const response = await visitor.request.get(`/api/shared/${address.split('/').at(-1)}`)
      expect(response.status()).toBe(404)
      await theirs.reload()
      await expect(heading('This link does not work any more.')).toBeVisible()
      await expectNoViolations(theirs)
    })
    await visitor.close()
  },
)

test(
  'shows members who open the link of a Private Journal no more than others, and keeps them signed in',
  { tag: ['@journals'] },
  async ({ signedInPage: page, user, request }) => {
    const name = `Trains of ${user.userName}`
    const { privateJournalId } = await createContent(request, user, name)
    await page.goto(`/journal/${privateJournalId}`)
    const dialog = await openDialog(page, 'Who can see this')
    const address = await createLink(dialog)
    await dialog.getByRole('button', { name: 'Add a password' }).click()
    await dialog.getByRole('textbox', { name: /Password of this link/ }).fill(password)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Saved')).toBeVisible()

    await page.goto(address)
    const field = page.getByRole('textbox', { name: /Password of this link/ })
    await field.fill(password)
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit Journal' })).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
    await page.goto(`/journal/${privateJournalId}`)
    await expect(page.getByRole('link', { name: 'Edit Journal' })).toBeVisible()
  },
)
