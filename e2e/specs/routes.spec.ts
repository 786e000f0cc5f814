import type { Page } from '@playwright/test'
import { type Content, makeContent } from '../fixtures/content'
import { signInAs, signUp } from '../fixtures/person'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

type Screens = [address: string, heading: string][]

/** The addresses that are for members alone, with what each is headed by for who made it all. */
const ownScreens = (name: string, userName: string, own: Content): Screens => [
  [`/user/${own.userId}`, userName],
  [`/user/${own.userId}/edit`, 'Edit profile'],
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
const publicScreens = (name: string, own: Content): Screens => [
  ['/', 'Turn someday into stories'],
  ['/journey', 'The Journey'],
  ['/story', 'Our story'],
  ['/journal/public', 'Public Journals'],
  [`/journal/${own.journalId}`, name],
  ['/login', 'Log in to your account'],
  ['/signup', 'Create an account'],
]

const headed = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const opensAll = async (page: Page, screens: Screens) => {
  for (const [address, heading] of screens) {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(headed(page, heading)).toBeVisible()
    // What it asks the server for has been asked, too.
    await expect(page.getByText("You're travels are incoming")).toHaveCount(0)
    await expect(page).toHaveURL(address)
  }
}
/** Collects the calls to the server that a page makes. */
const watchCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|auth)\//.test(pathname)) calls.push(pathname)
  })
  return calls
}

// @spec S2.8 S2.9 S2.10 S2.11 S2.12 S2.13 S2.14 S2.15 S2.16 S2.17 S2.18 S2.19 S2.20 S2.22 S2.53 S2.116 S6.1
test(
  'every address for members leads a visitor to the login, and nothing is asked of the server',
  { tag: allPartTags },
  async ({ page, request, person }) => {
    const own = await makeContent(request, person, 'Far away')
    const calls = watchCalls(page)
    for (const [address, heading] of ownScreens('Far away', person.userName, own)) {
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page).toHaveURL('/login')
      await expect(headed(page, 'Log in to your account')).toBeVisible()
      await expect(headed(page, heading)).toHaveCount(0)
    }
    expect(calls).toEqual([])
  },
)

// @spec S2.1 S2.2 S2.3 S2.4 S2.5 S2.6 S2.7 S2.21 S6.1
test(
  'the addresses for everybody open for a visitor',
  { tag: allPartTags },
  async ({ page, request, person }) => {
    const name = `Open ${person.userName}`
    const own = await makeContent(request, person, name)
    const calls = watchCalls(page)
    await opensAll(page, publicScreens(name, own))
    expect(new Set(calls)).toEqual(new Set(['/api/journal/public', `/api/journal/${own.journalId}`]))
  },
)

// @spec S2.8 S2.9 S2.10 S2.11 S2.12 S2.13 S2.14 S2.15 S2.16 S2.17 S2.18 S2.19 S2.20 S2.21 S6.2
test(
  'every address opens for who made what is there, and no word in one is taken for an id',
  { tag: allPartTags },
  async ({ signedInPage: page, request, person }) => {
    test.slow()
    const name = `Mine ${person.userName}`
    const own = await makeContent(request, person, name)
    const calls = watchCalls(page)
    await opensAll(page, ownScreens(name, person.userName, own))
    expect(calls).toContain('/api/journal/private')
    expect(calls.filter((path) => /\/(create|edit|story)\b/.test(path))).toEqual([])
  },
)

test.describe('What somebody else made', () => {
  test.use({ expectedConsole: /status of 404/ })

  // @spec S2.7 S2.9 S2.12 S2.13 S2.16 S2.17 S2.20
  test(
    'can be looked at where it is public, and edited nowhere',
    { tag: allPartTags },
    async ({ page, request, person }) => {
      const name = `Theirs ${person.userName}`
      const theirs = await makeContent(request, person, name)
      await signInAs(page, await signUp(request))

      await test.step('their Kick, profile and Public Journal open', () =>
        opensAll(page, [
          [`/kicks/${theirs.kickId}`, name],
          [`/user/${theirs.userId}`, person.userName],
          [`/journal/${theirs.journalId}`, name],
        ]))
      await test.step('their Bucket and their Private Journal are not there', async () => {
        for (const address of [
          `/buckets/${theirs.bucketId}`,
          `/buckets/${theirs.bucketId}/edit`,
          `/journal/${theirs.privateJournalId}`,
        ]) {
          await page.goto(address, { waitUntil: 'commit' })
          await expect(page.getByRole('alert')).toContainText('Could not get Bucket:')
          await expect(page).toHaveURL(address)
        }
      })
      await test.step('and their forms are off the map', () =>
        opensAll(page, [
          [`/user/${theirs.userId}/edit`, 'This page is off the map'],
          [`/kicks/${theirs.kickId}/edit`, 'This page is off the map'],
          [`/journal/story/${theirs.journalId}`, 'This page is off the map'],
        ]))
      await expect(page.getByRole('textbox')).toHaveCount(0)
    },
  )
})
