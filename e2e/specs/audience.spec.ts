import type { Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { sunset } from '../fixtures/picture'
import { site } from '../fixtures/site'
import { expect, test as base } from '../fixtures/test'
import { findUser, recycleUser, signInAs, type TestUser } from '../fixtures/test-user'

interface Fixtures {
  other: TestUser
  /** A page on which another member is signed in. */
  otherPage: Page
}

const test = base.extend<Fixtures>({
  other: async ({ request }, use) => {
    const other = await findUser(request)
    await use(other)
    if (!site.isOwn) await recycleUser(request, other)
  },
  otherPage: async ({ browser, other }, use) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await signInAs(page, other)
    await use(page)
    await context.close()
  },
})

const hasNoAxeViolation = async (page: Page) => expect(await findAxeViolations(page)).toEqual([])

/** Presses Tab until an element has the focus. */
const tabTo = async (page: Page, element: ReturnType<Page['getByRole']>) => {
  await element.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${element.toString()}.`)
}

const control = (page: Page, present: string) =>
  page.getByRole('button', { name: `${present}: Who can see this` })

test.use({ expectedConsole: /status of 404/ })

test(
  'keeps a Private Kick from other members until its creator shares it',
  { tag: ['@kicks'] },
  async ({ signedInPage: page, user, otherPage: theirs }) => {
    test.slow()
    const name = `Sleep in a tree ${user.userName}`
    const title = (where: Page) => where.getByRole('heading', { level: 1, name })

    await test.step('Create a Private Kick by keyboard', async () => {
      await page.goto('/kicks/create')
      await tabTo(page, page.getByLabel('Title'))
      await page.keyboard.type(name)
      await tabTo(page, page.getByRole('radio', { name: 'Every member' }))
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('radio', { name: 'My followers' })).toBeChecked()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('radio', { name: 'Only me' })).toBeChecked()
      await hasNoAxeViolation(page)
      await tabTo(page, page.getByRole('button', { name: 'Save' }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/kicks?mine=private')
    })

    await test.step('Find it among the own Private Kicks and open it', async () => {
      const card = page.getByRole('listitem').filter({ hasText: name })
      await expect(card.getByText('Only me')).toBeVisible()
      await hasNoAxeViolation(page)
      await card.getByRole('link', { name, exact: true }).click()
      await expect(title(page)).toBeVisible()
      await expect(control(page, 'Only me')).toBeVisible()
      await hasNoAxeViolation(page)
    })
    const address = page.url()

    await test.step('Find it nowhere as another member', async () => {
      await theirs.goto('/kicks')
      await expect(theirs.getByRole('link', { name: 'Create a Kick' }).first()).toBeVisible()
      await theirs.getByRole('searchbox', { name: 'Search' }).fill(name)
      await expect(theirs.getByText(`No Kick is about “${name}” yet.`)).toBeVisible()
      await theirs.getByRole('button', { name: 'Only for me' }).click()
      await expect(theirs.getByText(/No Kick is for you alone/)).toBeVisible()
      await theirs.goto(address)
      await expect(
        theirs.getByRole('heading', { level: 1, name: 'We could not open this Kick' }),
      ).toBeVisible()
      await hasNoAxeViolation(theirs)
    })

    await test.step('Choose every member by keyboard, and complete what is missing', async () => {
      await tabTo(page, control(page, 'Only me'))
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Who can see this' })
      await tabTo(page, dialog.getByRole('radio', { name: 'Only me' }))
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await hasNoAxeViolation(page)
      await tabTo(page, dialog.getByRole('button', { name: 'Save' }))
      await page.keyboard.press('Enter')
      await expect(page.getByText(/Before others can see it, this Kick needs/)).toBeVisible()
      await hasNoAxeViolation(page)
      await page.getByRole('radio', { name: /Activities/ }).check()
      await page.getByLabel('Continent').click()
      await page.getByRole('option', { name: 'Asia' }).click()
      await page.locator('input[type=file]').setInputFiles(sunset())
      await expect(page.getByText('Required')).toBeHidden()
      await expect(page.getByText(/Before others can see it/)).toBeHidden()
      await page.getByRole('button', { name: 'Save Kick' }).click()
      await expect(control(page, 'Every member')).toBeVisible()
    })

    await test.step('Find it as the other member', async () => {
      await theirs.goto('/kicks')
      await theirs.getByRole('searchbox', { name: 'Search' }).fill(name)
      await theirs.getByRole('link', { name, exact: true }).click()
      await expect(title(theirs)).toBeVisible()
      // It may keep the search for the way back.
      await expect(theirs).toHaveURL(({ pathname }) => pathname === new URL(address).pathname)
      await expect(theirs.getByRole('button', { name: /Who can see this/ })).toHaveCount(0)
    })
  },
)

test(
  'shows a Bucket to other members, read-only, once its owner shares it',
  { tag: ['@buckets', '@people'] },
  async ({ signedInPage: page, user, otherPage: theirs, request }) => {
    test.slow()
    const name = `Trees of ${user.userName}`
    const call = { method: 'POST', token: user.authToken } as const
    const bucket = await readApi<{ _id: string }>(request, '/api/bucket', { ...call, data: { name } })
    await readApi(request, '/api/kick', {
      ...call,
      data: { name: 'Sleep in a tree', audience: 'Private', buckets: bucket._id },
    })
    const { _id } = await readApi<{ _id: string }>(request, '/auth/verify', { token: user.authToken })
    const address = `/buckets/${bucket._id}`

    await test.step('Find it nowhere as another member', async () => {
      await theirs.goto(`/user/${_id}`)
      await expect(theirs.getByRole('heading', { level: 1, name: user.userName })).toBeVisible()
      await theirs.goto(address)
      await expect(theirs.getByRole('heading', { name: 'We could not open this Bucket' })).toBeVisible()
    })

    await test.step('Share it by keyboard', async () => {
      await page.goto(address)
      await tabTo(page, control(page, 'Only me'))
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Who can see this' })
      await tabTo(page, dialog.getByRole('radio', { name: 'Only me' }))
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await tabTo(page, dialog.getByRole('button', { name: 'Save' }))
      await page.keyboard.press('Enter')
      const question = page.getByRole('dialog', { name: 'This Kick is for you alone. Show it here, too?' })
      await tabTo(page, question.getByRole('button', { name: 'Show none' }))
      await page.keyboard.press('Enter')
      await expect(control(page, 'Every member')).toBeFocused()
      await hasNoAxeViolation(page)
    })

    await test.step('Find it on the profile and read it', async () => {
      await theirs.goto(`/user/${_id}`)
      const shared = theirs.getByRole('region', { name: `Buckets ${user.userName} shares` })
      await hasNoAxeViolation(theirs)
      await shared.getByRole('link', { name: 'Go to Bucket' }).click()
      await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(
        theirs.getByRole('main').getByRole('link', { name: user.userName, exact: true }),
      ).toBeVisible()
      // The Private Kick in it is its creator's alone.
      await expect(theirs.getByText('This Bucket is still empty.')).toBeVisible()
      for (const action of ['Edit Bucket', 'Add Kicks', 'Delete Bucket'])
        await expect(theirs.getByText(action)).toHaveCount(0)
      await hasNoAxeViolation(theirs)
      await theirs.goto(`${address}/edit`)
      await expect(theirs.getByRole('heading', { name: 'This page is off the map' })).toBeVisible()
    })
  },
)
