import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { createContent } from '../fixtures/create-content'
import { site } from '../fixtures/site'
import { findUser, recycleUser, signInAs } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

test.use({ expectedConsole: /status of 404/ })

test(
  'lets one user follow another after a request, see what followers may see, and lose it again',
  { tag: ['@people', '@kicks', '@sign-up'] },
  async ({ signedInPage: page, user: ann, request, browser }) => {
    // Two people on ten pages.
    test.slow()
    const ben = await findUser(request)
    const {
      userId: annId,
      kickId,
      bucketId,
    } = await createContent(request, ann, `Sailing with ${ann.userName}`)
    const put = (path: string, data: object) =>
      readApi(request, path, { method: 'PUT', token: ann.authToken, data })
    await put(`/api/user/${annId}`, { approvesFollowers: true })
    await put(`/api/kick/${kickId}`, { audience: 'Followers' })
    const context = await browser.newContext()
    const pageOfBen = await context.newPage()
    await signInAs(pageOfBen, ben)
    const tabOfBen = await context.newPage()
    await signInAs(tabOfBen, ben)
    const title = (name: string) => pageOfBen.getByRole('heading', { level: 1, name })
    const secondTabSays = async (label: string) => {
      await tabOfBen.goto(`/user/${annId}`)
      await expect(tabOfBen.getByRole('button', { name: `${label}: ${ann.userName}` })).toBeVisible()
    }

    await test.step('Ben asks, and does not see yet what Ann shares with followers', async () => {
      await pageOfBen.goto(`/user/${annId}`)
      await pageOfBen.getByRole('button', { name: `Follow: ${ann.userName}` }).press('Enter')
      await expect(pageOfBen.getByRole('button', { name: `Asked: ${ann.userName}` })).toBeFocused()
      await expect(pageOfBen.getByRole('heading', { name: /^Kicks by/ })).toHaveCount(0)
      expect(await findAxeViolations(pageOfBen)).toEqual([])
      await secondTabSays('Asked')
      await pageOfBen.goto(`/kicks/${kickId}`)
      await expect(pageOfBen.getByRole('alert')).toContainText('We could not find this')
    })

    await test.step('Ann reads of it, and accepts', async () => {
      await page.goto('/notifications')
      await page.getByRole('link', { name: `${ben.userName} wants to follow you` }).click()
      await expect(page).toHaveURL(/\/people\?tab=requests$/)
      expect(await findAxeViolations(page)).toEqual([])
      await page.getByRole('button', { name: `Accept: ${ben.userName}` }).press('Enter')
      await expect(page.getByText('Follows you now')).toBeVisible()
      await expect(page.getByRole('link', { name: ben.userName })).toBeFocused()
    })

    await test.step('Ben sees it now, in both tabs, and what Ann does next in the feed', async () => {
      await pageOfBen.goto(`/kicks/${kickId}`)
      await expect(title(`Sailing with ${ann.userName}`)).toBeVisible()
      await secondTabSays('Following')
      await readApi(request, '/api/log', {
        method: 'POST',
        token: ann.authToken,
        data: { kickId, state: 'done', on: '2026-01-01', precision: 'day', audience: 'Followers' },
      })
      await pageOfBen.goto('/feed')
      const group = pageOfBen.getByRole('article', { name: `What ${ann.userName} did` })
      await expect(group.getByRole('listitem')).toHaveCount(1)
      await expect(group).toContainText('did it')
      await expect(pageOfBen.getByText('You are up to date')).toBeVisible()
      expect(await findAxeViolations(pageOfBen)).toEqual([])
      await group.getByRole('link', { name: `Sailing with ${ann.userName}` }).click()
      await expect(pageOfBen).toHaveURL(/\/log\//)
    })

    await test.step('Ann shares a Bucket with followers', async () => {
      await page.goto(`/buckets/${bucketId}`)
      await page.getByRole('button', { name: 'Only me: Who can see this' }).click()
      const dialog = page.getByRole('dialog', { name: 'Who can see this' })
      await dialog.getByRole('radio', { name: 'My followers' }).check()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Your followers can see this Bucket now')).toBeVisible()
      await pageOfBen.goto(`/user/${annId}`)
      await expect(
        pageOfBen.getByRole('region', { name: `Buckets ${ann.userName} shares` }).getByRole('link'),
      ).toBeVisible()
    })

    await test.step('Ann removes the follower, and everything is gone for Ben', async () => {
      await page.goto('/people?tab=followers')
      await page.getByRole('button', { name: `Remove follower: ${ben.userName}` }).press('Enter')
      const dialog = page.getByRole('dialog', { name: `Remove ${ben.userName} as a follower?` })
      expect(await findAxeViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Remove follower' }).click()
      await expect(page.getByText('Removed')).toBeVisible()
      for (const path of [`/kicks/${kickId}`, `/buckets/${bucketId}`]) {
        await pageOfBen.goto(path)
        await expect(pageOfBen.getByRole('alert')).toContainText('We could not find this')
      }
      await pageOfBen.goto('/feed')
      await expect(pageOfBen.getByText('Follow people whose lists make you curious.')).toBeVisible()
      await secondTabSays('Follow')
    })

    await context.close()
    if (!site.isOwn) await recycleUser(request, ben)
  },
)
