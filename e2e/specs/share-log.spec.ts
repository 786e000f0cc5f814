import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { createContent } from '../fixtures/create-content'
import { expect, test } from '../fixtures/test'

const phone = { width: 360, height: 800 }
const companion = 'Tomas Companion'
// No other test has entries of it.
const year = 1994

// The page of a link that does not work any more.
test.use({ expectedConsole: /status of 404 .*\/api\/shared\// })

const expectNoViolations = async (page: Page) => expect(await findAxeViolations(page)).toEqual([])
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Creates the link in an open dialog, and returns its URL. */
const createLink = async (dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const field = dialog.getByRole('textbox', { name: 'Link' })
  await expect(field).toBeFocused()
  return field.inputValue()
}

/** The entry has a companion, so its note is not shown at first. */
const showNotes = async (dialog: Locator) => {
  const choice = dialog.getByRole('checkbox', { name: /^Show (?:the note|notes)/ })
  await expect(choice).not.toBeChecked()
  await choice.click()
  await expect(choice).toBeChecked()
}

const endLink = async (page: Page, dialog: Locator) => {
  await dialog.getByRole('button', { name: 'End link' }).click()
  await page.getByRole('dialog', { name: 'End this link?' }).getByRole('button', { name: 'End link' }).click()
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeFocused()
}

/** Ends the link of a year that a failed attempt left. */
const endLinkOfYear = async (request: APIRequestContext, token: string) => {
  const path = `/api/share?kind=year&id=${year}`
  for (const { _id } of await readApi<{ _id: string }[]>(request, path, { token }))
    await readApi(request, `/api/share/${_id}`, { method: 'DELETE', token })
}

test(
  'lets a visitor read an entry and a year by their links, without companions, until the links end',
  { tag: ['@log'] },
  async ({ signedInPage: page, user, browser, request, baseURL }) => {
    test.slow()
    const name = `Lakes of ${user.userName}`
    const { kickId } = await createContent(request, user, name)
    const { _id: entryId } = await readApi<{ _id: string }>(request, '/api/log', {
      method: 'POST',
      token: user.authToken,
      data: {
        ...{ kickId, state: 'done', on: `${year}-05-03`, audience: 'Private' },
        ...{ note: 'So cold.', stars: 5, with: [{ name: companion }] },
      },
    })
    await endLinkOfYear(request, user.authToken)
    const visitor = await browser.newContext({ baseURL, viewport: phone, colorScheme: 'dark' })
    const theirs = await visitor.newPage()
    const answers: string[] = []
    theirs.on('response', async (response) => {
      if (/\/api\/|\/shared\//.test(response.url())) answers.push(await response.text().catch(() => ''))
    })
    const heading = (text: string | RegExp) => theirs.getByRole('heading', { level: 1, name: text })

    await page.goto(`/log/${entryId}`)
    await expect(page.getByText(`With ${companion}`)).toBeVisible()
    await page.getByRole('button', { name: 'Only me: Who can see this' }).click()
    const entryDialog = page.getByRole('dialog', { name: 'Who can see this' })
    const entryAddress = await createLink(entryDialog)
    expect(entryAddress).toMatch(/\/shared\/log\/[\w-]{43}$/)
    await expectNoViolations(page)

    await test.step('A visitor reads the entry on a phone', async () => {
      const response = await theirs.goto(entryAddress)
      expect(response?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      await expect(heading(name)).toBeVisible()
      await expect(theirs.getByText(`From the Log of ${user.userName}`)).toBeVisible()
      await expect(theirs.getByText('So cold.')).toHaveCount(0)
      await expect(theirs.getByText('5 stars')).toHaveCount(0)
      await expect(theirs.getByRole('link', { name: 'Become a Bucketeer' })).toBeVisible()
      await expect(theirs.getByRole('button', { name: /Who can see this|Options/ })).toHaveCount(0)
      expect(await overflow(theirs)).toBeLessThanOrEqual(0)
      await expectNoViolations(theirs)
    })

    await test.step('Its owner shows the note, and the visitor reads it', async () => {
      await showNotes(entryDialog)
      await theirs.reload()
      await expect(theirs.getByText('So cold.')).toBeVisible()
    })

    await test.step('The link of the entry ends', async () => {
      await endLink(page, entryDialog)
      await theirs.reload()
      await expect(heading('This link does not work any more.')).toBeVisible()
      await expectNoViolations(theirs)
    })

    await page.goto(`/log/year/${year}`)
    await page.getByRole('button', { name: 'Share by link' }).click()
    const yearDialog = page.getByRole('dialog', { name: `Your year ${year}` })
    const yearAddress = await createLink(yearDialog)
    expect(yearAddress).toMatch(/\/shared\/log\/[\w-]{43}$/)
    await showNotes(yearDialog)
    await expectNoViolations(page)

    await test.step('A visitor reads the year on a phone', async () => {
      await theirs.goto(yearAddress)
      await expect(heading(`${user.userName}’s year ${year}`)).toBeVisible()
      await expect(theirs.getByText(/^\d+ done$/)).toBeVisible()
      await expect(theirs.getByText('Austria')).toBeVisible()
      await expect(theirs.getByRole('heading', { level: 3, name }).first()).toBeVisible()
      await expect(theirs.getByText('So cold.').first()).toBeVisible()
      await expect(theirs.getByRole('heading', { name: 'With whom' })).toHaveCount(0)
      expect(await overflow(theirs)).toBeLessThanOrEqual(0)
      await expectNoViolations(theirs)
    })

    await test.step('The link of the year ends', async () => {
      await endLink(page, yearDialog)
      await theirs.reload()
      await expect(heading('This link does not work any more.')).toBeVisible()
    })

    expect(answers.join('\n')).toContain('So cold.')
    expect(answers.join('\n')).not.toContain(companion)
    await visitor.close()
  },
)
