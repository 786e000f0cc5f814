import type { Page } from '@playwright/test'
import { type TestContent, createContent } from '../fixtures/create-content'
import { findUser, signInAs } from '../fixtures/test-user'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

type PageHeadings = [path: string, heading: string][]

/** Lists the protected pages with the headings that the owner of the content sees. */
const memberPages = (name: string, userName: string, own: TestContent): PageHeadings => [
  [`/user/${own.userId}`, userName],
  [`/user/${own.userId}/edit`, 'Edit profile'],
  ['/account', 'Your account'],
  ['/buckets', 'Your Buckets'],
  ['/buckets/create', 'Create a Bucket'],
  [`/buckets/${own.bucketId}`, name],
  [`/buckets/${own.bucketId}/edit`, 'Edit Bucket'],
  ['/kicks', 'All Kicks'],
  ['/kicks/create', 'Create a Kick'],
  [`/kicks/${own.kickId}`, name],
  [`/kicks/${own.kickId}/edit`, 'Edit Kick'],
  ['/journal/private', 'My Journals'],
  ['/journal/create', 'Create a Journal'],
  [`/journal/story/${own.journalId}`, 'Write a Story'],
]
const publicPages = (name: string, own: TestContent): PageHeadings => [
  ['/', 'Turn someday into stories'],
  ['/sample/paddle-between-icebergs', 'Paddle between icebergs'],
  ['/journey', 'The Journey'],
  ['/story', 'Our story'],
  ['/journal/public', 'Public Journals'],
  [`/journal/${own.journalId}`, name],
  ['/login', 'Log in to your account'],
  ['/signup', 'Create an account'],
]

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const expectPages = async (page: Page, pages: PageHeadings) => {
  for (const [path, heading] of pages) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(headingOf(page, heading)).toBeVisible()
    // Waits for pending API requests, so that all of them are recorded.
    await expect(page.getByText("You're travels are incoming")).toHaveCount(0)
    await expect(page).toHaveURL(path)
  }
}

/** Records the paths of the API requests of a page. */
const recordApiPaths = (page: Page) => {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|auth)\//.test(pathname)) paths.push(pathname)
  })
  return paths
}

// @spec S2.8 S2.9 S2.10 S2.11 S2.12 S2.13 S2.14 S2.15 S2.16 S2.17 S2.18 S2.19 S2.20 S2.22 S2.53 S2.116 S6.1
test(
  'redirects a visitor from every protected page to /login without an API request',
  { tag: allPartTags },
  async ({ page, request, user }) => {
    const own = await createContent(request, user, 'Far away')
    const apiPaths = recordApiPaths(page)
    for (const [path, heading] of memberPages('Far away', user.userName, own)) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page).toHaveURL('/login')
      await expect(headingOf(page, 'Log in to your account')).toBeVisible()
      await expect(headingOf(page, heading)).toHaveCount(0)
    }
    expect(apiPaths).toEqual([])
  },
)

// @spec S2.1 S2.2 S2.3 S2.4 S2.5 S2.6 S2.7 S2.21 S6.1
test('opens every public page for a visitor', { tag: allPartTags }, async ({ page, request, user }) => {
  const name = `Open ${user.userName}`
  const own = await createContent(request, user, name)
  const apiPaths = recordApiPaths(page)
  await expectPages(page, publicPages(name, own))
  expect(new Set(apiPaths)).toEqual(new Set(['/api/journal/public', `/api/journal/${own.journalId}`]))
})

// @spec S2.8 S2.9 S2.10 S2.11 S2.12 S2.13 S2.14 S2.15 S2.16 S2.17 S2.18 S2.19 S2.20 S2.21 S6.2
test(
  'opens every protected page for the owner, and takes no fixed path segment for an id',
  { tag: allPartTags },
  async ({ signedInPage: page, request, user }) => {
    test.slow()
    const name = `Mine ${user.userName}`
    const own = await createContent(request, user, name)
    const apiPaths = recordApiPaths(page)
    await expectPages(page, memberPages(name, user.userName, own))
    expect(apiPaths).toContain('/api/journal/private')
    expect(apiPaths.filter((path) => /\/(create|edit|story)\b/.test(path))).toEqual([])
  },
)

test.describe('Content of another user', () => {
  test.use({ expectedConsole: /status of 404/ })

  // @spec S2.7 S2.9 S2.12 S2.13 S2.16 S2.17 S2.20
  test(
    "shows another user's public content, and offers no form to edit any of it",
    { tag: allPartTags },
    async ({ page, request, user }) => {
      const name = `Theirs ${user.userName}`
      const theirs = await createContent(request, user, name)
      await signInAs(page, await findUser(request))

      await test.step('Open the Kick, the profile and the Public Journal', () =>
        expectPages(page, [
          [`/kicks/${theirs.kickId}`, name],
          [`/user/${theirs.userId}`, user.userName],
          [`/journal/${theirs.journalId}`, name],
        ]))
      await test.step('See an error for the Bucket and the Private Journal', async () => {
        for (const path of [
          `/buckets/${theirs.bucketId}`,
          `/buckets/${theirs.bucketId}/edit`,
          `/journal/${theirs.privateJournalId}`,
        ]) {
          await page.goto(path, { waitUntil: 'commit' })
          await expect(page.getByRole('alert')).toContainText('Could not get Bucket:')
          await expect(page).toHaveURL(path)
        }
      })
      await test.step('See the 404 page instead of the forms', () =>
        expectPages(page, [
          [`/user/${theirs.userId}/edit`, 'This page is off the map'],
          [`/kicks/${theirs.kickId}/edit`, 'This page is off the map'],
          [`/journal/story/${theirs.journalId}`, 'This page is off the map'],
        ]))
      await expect(page.getByRole('textbox')).toHaveCount(0)
    },
  )
})
