import { waitFor } from '@testing-library/react'
import { dirname } from 'node:path'
import type { ComponentType, ReactNode } from 'react'
import type { Route } from '../contract/remote-json'
import { readRemoteJson } from '../parts/parts'
import { unmetRequirements } from './required-singletons'
import { type Shown, visit } from './visit'
import { type ResourceTracker, trackResources } from './track-resources'

/** The part of a query cache that the kit uses. */
interface Client {
  isFetching(): number
  clear(): void
}

interface OnScreen extends Shown {
  container: HTMLElement
}

/** A remote and test doubles for the site around it. They are passed in, because platform imports no other package. */
export interface RemoteUnderTest<Cache extends Client, Answers> {
  /** The folder of its sources, next to its remote.json: `__dirname` of a test in it. */
  sources: string
  /** The export of its `src/pages.ts`. */
  pages: Record<string, () => Promise<{ default: ComponentType }>>
  /** The module `@bucketeer/shared-auth/testing`. */
  auth: {
    signedIn(): unknown
    signedOut(): void
    stubApi(answers?: Answers): unknown
    newClient(): Cache
    openSubscriptions(client: Cache): string[]
    TestProviders: ComponentType<{ client: Cache; children: ReactNode }>
  }
  /** The module `@bucketeer/shared-ui/testing`. */
  site: { renderWithSite(ui: ReactNode, place: { route: string; path: string }): OnScreen }
  /** Responses that differ from the defaults, so that pages have content. */
  answers?: Answers
}

const anId = '019a0000-0000-7000-8000-000000000001'
const addressOf = (path: string) => path.replaceAll(/:[a-zA-Z]+/g, anId)

/** Returns the users who can open a page: the shell's guard shows protected pages to members only. */
const viewersOf = ({ access }: Route) => (access === 'public' ? ['logged out', 'logged in'] : ['logged in'])

/**
 * Defines the tests of the contract that every remote must keep: its pages match its routes; each page mounts, unmounts
 * and mounts again without an error and without a leak; its imports need nothing that the shell does not provide. (An
 * error in the console fails any test of a browser package.) The whole of a remote's `src/contract.test.ts`:
 * ```
 * describeRemote({ sources: __dirname, pages, auth, site })
 * ```
 */
export const describeRemote = <Cache extends Client, Answers>(remote: RemoteUnderTest<Cache, Answers>) => {
  const { sources, pages, auth, site, answers } = remote
  const folder = dirname(sources)
  const { name, routes } = readRemoteJson(folder)
  const paths = routes.map(({ path }) => path)

  const show = (Page: ComponentType, path: string) => {
    const client = auth.newClient()
    const page = (
      <auth.TestProviders client={client}>
        <Page />
      </auth.TestProviders>
    )
    const { container, unmount } = site.renderWithSite(page, { route: addressOf(path), path })
    return { container, client, unmount }
  }
  const untilLoaded = ({ container, client }: { container: HTMLElement; client: Cache }) =>
    waitFor(() => {
      expect(container.querySelector('h1')?.textContent).toBeTruthy()
      expect(client.isFetching()).toBe(0)
    })

  describe(`the contract of ${name}`, () => {
    let tracker: ResourceTracker
    beforeAll(() => {
      tracker = trackResources()
    })
    afterAll(() => tracker.stop())

    test('has a page for each route of its remote.json and no other', () => {
      expect(Object.keys(pages).toSorted()).toEqual(paths.toSorted())
    })

    test('imports only singletons that the shell provides', () => {
      expect(unmetRequirements(folder, name)).toEqual([])
    })

    const visits = routes.flatMap((route) => viewersOf(route).map((viewer) => [route.path, viewer] as const))
    test.each(visits)('%s mounts twice without a leak for a user who is %s', async (path, viewer) => {
      auth.stubApi(answers)
      if (viewer === 'logged in') auth.signedIn()
      else auth.signedOut()
      const { default: Page } = (await pages[path]?.()) ?? {}
      if (!Page) throw new Error(`${path} has no page.`)

      // The site itself creates some resources at the first mount. They are not leaks of the page.
      await visit(tracker, () => show(() => null, path))
      const subscriptions: string[] = []
      const open = () => {
        const { unmount, ...page } = show(Page, path)
        const leave = () => {
          unmount()
          subscriptions.push(...auth.openSubscriptions(page.client))
        }
        // The site decides how long responses stay in the cache.
        return { ...page, unmount: leave, tidy: () => page.client.clear() }
      }
      const left = {
        'after the first visit': await visit(tracker, open, untilLoaded),
        'after the second visit': await visit(tracker, open, untilLoaded),
        'after a visit that ended before the page had loaded': await visit(tracker, open),
        'of subscriptions': subscriptions,
      }
      expect(left).toEqual(Object.fromEntries(Object.keys(left).map((when) => [when, []])))
    })
  })
}
