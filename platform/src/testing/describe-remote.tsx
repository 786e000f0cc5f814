import { waitFor } from '@testing-library/react'
import { dirname } from 'node:path'
import type { ComponentType, ReactNode } from 'react'
import type { Route } from '../contract/remote-json'
import { readRemoteJson } from '../parts/parts'
import { unmetByTheShell } from './asked-singletons'
import { type Shown, visit } from './visit'
import { type Traces, watchTraces } from './watch-traces'

/** A query cache, as far as the kit looks at it. */
interface Client {
  isFetching(): number
  clear(): void
}

interface OnScreen extends Shown {
  container: HTMLElement
}

/** A remote, and what stands for the site around it in tests: platform itself knows no other package. */
export interface RemoteUnderTest<Cache extends Client, Answers> {
  /** The folder of its sources, beside its remote.json: `__dirname` of a test in there. */
  sources: string
  /** What its `src/pages.ts` exports. */
  pages: Record<string, () => Promise<{ default: ComponentType }>>
  /** All of `@bucketeer/shared-auth/testing`. */
  auth: {
    signedIn(): unknown
    signedOut(): void
    stubApi(answers?: Answers): unknown
    newClient(): Cache
    openSubscriptions(client: Cache): string[]
    TestProviders: ComponentType<{ client: Cache; children: ReactNode }>
  }
  /** All of `@bucketeer/shared-ui/testing`. */
  site: { renderWithSite(ui: ReactNode, place: { route: string; path: string }): OnScreen }
  /** Calls to answer otherwise than by the defaults, so that pages have something to show. */
  answers?: Answers
}

const anId = '019a0000-0000-7000-8000-000000000001'
const addressOf = (path: string) => path.replaceAll(/:[a-zA-Z]+/g, anId)

/** Who gets to see a page: the shell's guard shows a protected one only to who is logged in. */
const viewersOf = ({ access }: Route) => (access === 'public' ? ['logged out', 'logged in'] : ['logged in'])

/**
 * The contract that every remote keeps, as tests: its pages are its routes; each comes, goes and comes again without an
 * error and leaves nothing behind; it asks for nothing that the shell does not bring. (An error in the console fails
 * any test of a browser package.) The whole of a remote's `src/contract.test.ts`:
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
  const untilItIsThere = ({ container, client }: { container: HTMLElement; client: Cache }) =>
    waitFor(() => {
      expect(container.querySelector('h1')?.textContent).toBeTruthy()
      expect(client.isFetching()).toBe(0)
    })

  describe(`the contract of ${name}`, () => {
    let traces: Traces
    beforeAll(() => {
      traces = watchTraces()
    })
    afterAll(() => traces.stop())

    test('its pages are the routes of its remote.json, and no other', () => {
      expect(Object.keys(pages).toSorted()).toEqual(paths.toSorted())
    })

    test('the shell brings whatever it shares with the other parts', () => {
      expect(unmetByTheShell(folder, name)).toEqual([])
    })

    const visits = routes.flatMap((route) => viewersOf(route).map((viewer) => [route.path, viewer] as const))
    test.each(visits)(
      '%s comes, goes and comes again for who is %s, and leaves nothing',
      async (path, viewer) => {
        auth.stubApi(answers)
        if (viewer === 'logged in') auth.signedIn()
        else auth.signedOut()
        const { default: Page } = (await pages[path]?.()) ?? {}
        if (!Page) throw new Error(`${path} has no page.`)

        // What the site itself makes once, when it first shows anything, is not the page's.
        await visit(traces, () => show(() => null, path))
        const subscriptions: string[] = []
        const open = () => {
          const { unmount, ...page } = show(Page, path)
          const leave = () => {
            unmount()
            subscriptions.push(...auth.openSubscriptions(page.client))
          }
          // What is kept of the answers, and for how long, is the site's.
          return { ...page, unmount: leave, tidy: () => page.client.clear() }
        }
        const left = {
          'after the first visit': await visit(traces, open, untilItIsThere),
          'after the second visit': await visit(traces, open, untilItIsThere),
          'when left before it had arrived': await visit(traces, open),
          'of subscriptions': subscriptions,
        }
        expect(left).toEqual(Object.fromEntries(Object.keys(left).map((when) => [when, []])))
      },
    )
  })
}
