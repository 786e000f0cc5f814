import { callApi, readApi } from '../fixtures/call-api'
import { createContent } from '../fixtures/create-content'
import { site } from '../fixtures/site'
import { findUser, recycleUser, signInAs } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

test(
  'a comment on a Story rings the bell of its author, whose answer comes back, until a block',
  { tag: ['@journals', '@kicks', '@people', '@sign-up'] },
  async ({ signedInPage: page, user: ann, request, browser }) => {
    // Two people on several pages.
    test.slow()
    const ben = await findUser(request)
    const title = `Rain with ${ann.userName}`
    const { journalId } = await createContent(request, ann, title)
    const context = await browser.newContext()
    const pageOfBen = await context.newPage()

    await test.step('Ben comments on the Story', async () => {
      await signInAs(pageOfBen, ben)
      await pageOfBen.goto(`/journal/${journalId}`)
      const story = pageOfBen.getByRole('article', { name: title })
      await story.getByRole('button', { name: 'Comment' }).click()
      await story.getByRole('textbox', { name: 'Your comment' }).fill('It rained on us, too.')
      await story.getByRole('button', { name: 'Send comment' }).click()
      await expect(story.getByRole('heading', { name: 'Comments (1)' })).toBeVisible()
    })

    await test.step('Ann reads it by the card of Today, and by the notification', async () => {
      await page.goto('/')
      const news = page.getByRole('region', { name: 'New for you' })
      await expect(news).toContainText(`The newest: ${ben.userName}, about “${title}”`)
      await news.getByRole('link', { name: 'Go to notifications' }).click()
      await page.getByRole('link', { name: `${ben.userName} commented on “${title}”` }).click()
      const story = page.getByRole('article', { name: title })
      await expect(story.getByText('It rained on us, too.')).toBeVisible()
      await story.getByRole('textbox', { name: 'Your comment' }).fill(`@${ben.userName}: for three days!`)
      await story.getByRole('button', { name: 'Send comment' }).click()
      await expect(story.getByRole('link', { name: `@${ben.userName}` })).toBeVisible()
    })

    await test.step('Ben reads the answer, and comments on the Journal', async () => {
      await pageOfBen.goto('/notifications')
      await pageOfBen.getByRole('link', { name: `${ann.userName} mentioned you at “${title}”` }).click()
      // The Journal's, which has no comment yet; the Story's has two.
      const end = pageOfBen.getByRole('region', { name: 'Comments', exact: true })
      await end.getByRole('textbox', { name: 'Your comment' }).fill('Write the next one soon.')
      await end.getByRole('button', { name: 'Send comment' }).click()
      const added = pageOfBen.getByRole('region', { name: 'Comments (1)' })
      await expect(added.getByText('Write the next one soon.')).toBeVisible()
    })

    await test.step('After a block nothing of Ben is left for Ann', async () => {
      const { _id: benId } = await readApi<{ _id: string }>(request, '/auth/verify', { token: ben.authToken })
      const block = `/api/user/${benId}/block`
      await callApi(request, block, { method: 'PUT', token: ann.authToken })
      await page.goto(`/journal/${journalId}`)
      await expect(
        page.getByRole('article', { name: title }).getByRole('button', { name: 'Comments (1)' }),
      ).toBeVisible()
      await expect(page.getByText('Nobody has said a word yet.')).toBeVisible()
      await page.goto('/notifications')
      await expect(page.getByText('Nothing new yet.')).toBeVisible()
    })

    await context.close()
    if (!site.isOwn) await recycleUser(request, ben)
  },
)
