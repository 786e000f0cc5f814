import type { Page, Request } from '@playwright/test'
import { makeContent } from '../fixtures/content'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

/** The calls to the server that a page makes; what is loaded of the site itself is none. */
const watchCalls = (page: Page) => {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (/\/(api|auth)\//.test(request.url())) calls.push(request)
  })
  return calls
}
const pathOf = (request: Request) => new URL(request.url()).pathname
const tokenOf = async (request: Request) => (await request.allHeaders())['authorization']

/** Shows each page until it says what is there. */
const tour = async (page: Page, addresses: string[], says: string) => {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByText(says).first()).toBeVisible()
  }
}

// @spec S7.1 S7.2 S7.28 S7.31
test(
  'all calls go to one host, each with the token but those that take none',
  { tag: allPartTags },
  async ({ signedInPage: page, request, person }) => {
    test.slow()
    const name = `Tour of ${person.userName}`
    const own = await makeContent(request, person, name)
    const calls = watchCalls(page)
    const addresses = [
      '/buckets',
      `/buckets/${own.bucketId}`,
      '/kicks',
      `/kicks/${own.kickId}`,
      '/journal/private',
      `/journal/${own.privateJournalId}`,
      `/journal/story/${own.journalId}`,
      `/user/${own.userId}`,
      '/journal/public',
    ]
    await tour(page, addresses.slice(0, -2), name)
    await tour(page, addresses.slice(-2), person.userName)
    expect(calls.map(pathOf).filter((path) => path === '/api/places')).toEqual([])
    expect(calls.map(pathOf)).toContain('/api/journal/public')

    expect([...new Set(calls.map((call) => new URL(call.url()).origin))]).toEqual([
      new URL(page.url()).origin,
    ])
    const token = `Bearer ${person.authToken}`
    for (const call of calls) {
      const expected = pathOf(call) === '/api/journal/public' ? undefined : token
      expect([pathOf(call), await tokenOf(call)]).toEqual([pathOf(call), expected])
    }
  },
)

// @spec S7.8 S7.27
test(
  'a visitor sends no token, and asks for nothing that needs one',
  { tag: allPartTags },
  async ({ page, request, person }) => {
    test.slow()
    const name = `Open to all of ${person.userName}`
    const theirs = await makeContent(request, person, name)
    const calls = watchCalls(page)
    await tour(page, ['/journal/public', `/journal/${theirs.journalId}`], name)
    await tour(page, ['/', '/journey', '/story', '/login', '/signup'], 'your')
    expect(new Set(calls.map(pathOf))).toEqual(
      new Set(['/api/journal/public', `/api/journal/${theirs.journalId}`]),
    )
    for (const call of calls) expect(await tokenOf(call)).toBeUndefined()
  },
)

/** A page's early calls that nothing has asked for, by path and query. */
const unasked = (page: Page) =>
  page.evaluate(() => {
    const early = (globalThis as { __bucketeerCalls?: Record<string, unknown> }).__bucketeerCalls ?? {}
    return Object.keys(early).filter((address) => early[address])
  })

test(
  'what a page asks for first is asked once, before its scripts have come',
  { tag: allPartTags },
  async ({ signedInPage: page, request, person }) => {
    test.slow()
    const name = `Early words of ${person.userName}`
    const own = await makeContent(request, person, name)
    const firstCalls = [
      ['/buckets', '/api/bucket'],
      [`/buckets/${own.bucketId}`, `/api/bucket/${own.bucketId}`],
      ['/kicks', '/api/kick?limit=24'],
      [`/kicks/${own.kickId}`, `/api/kick/${own.kickId}`],
      ['/journal/private', '/api/journal/private'],
      ['/journal/public', '/api/journal/public?limit=24'],
      [`/journal/${own.privateJournalId}`, `/api/journal/${own.privateJournalId}`],
    ] as const
    let expected: string[] = []
    let calls: string[] = []
    page.on('request', (call) => {
      const { pathname, search } = new URL(call.url())
      if (expected.includes(pathname + search)) calls.push(pathname + search)
    })
    // The shell's own script comes last.
    await page.route(/releases\/shell\/.*\/shell\..*\.js$/, async (route) => {
      await expect.poll(() => calls.toSorted()).toEqual(expected)
      await route.continue()
    })
    for (const [address, call] of firstCalls) {
      calls = []
      expected = [call, '/auth/verify']
      await page.goto(address)
      await expect(page.getByRole('main').getByText(person.userName).first()).toBeVisible()
      await expect.poll(() => unasked(page)).toEqual([])
      expect(calls.toSorted()).toEqual(expected)
    }
  },
)
