import { waitFor } from '@testing-library/react'
import { dirname } from 'node:path'
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Route } from '../contract/remote-json'
import { slotKey } from '../contract/slot-key'
import type { FilledSlot } from '../contract/slots'
import { readRemoteJson } from '../build/parts/parts'
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
  /** The export of its `src/pages.ts`. Pieces take the props of their slot. */
  pages: Record<string, () => Promise<{ default: ComponentType<never> }>>
  /** The module `@bucketeer/shared-auth/testing`. */
  auth: {
    signedIn(): unknown
    signedOut(): void
    stubApi(answers?: Answers, options?: { nullables: Nullables }): unknown
    newClient(): Cache
    openSubscriptions(client: Cache): string[]
    TestProviders: ComponentType<{ client: Cache; children: ReactNode }>
  }
  /** The module `@bucketeer/shared-ui/testing`. */
  site: {
    renderWithSite(ui: ReactNode, place: { route: string; path: string }): OnScreen
    /** Returns the props of a piece in a slot; undefined for an unknown slot. */
    slotProps(slot: never): object | undefined
  }
  /** Responses that differ from the defaults, so that pages have content. */
  answers?: Answers
}

/** The form of every nullable field of all answers. A page must show both. */
type Nullables = 'filled' | 'null'

const anId = '019a0000-0000-7000-8000-000000000001'
const addressOf = (path: string) => path.replaceAll(/:[a-zA-Z]+/g, anId)

/** The level of a heading, from its tag. */
const levelOf = ({ tagName }: Element) => Number(tagName.slice(1))

/** Returns the users who can open a page: the shell's guard shows protected pages to members only. */
const viewersOf = ({ access }: Pick<Route | FilledSlot, 'access'>) =>
  access === 'public' ? ['logged out', 'logged in'] : ['logged in']

/**
 * Defines the tests of the contract that every remote must keep: its pages match its routes and slots; each page
 * and piece mounts, unmounts and mounts again without an error and without a leak, once with every nullable field of all
 * answers filled and once with null; a piece takes no focus and has no
 * heading above the level that its host gives; its imports need nothing that the shell does not provide. (An
 * error in the console fails any test of a browser package.) The whole of a remote's `src/contract.test.ts`:
 * ```
 * describeRemote({ sources: __dirname, pages, auth, site })
 * ```
 */
export function describeRemote<Cache extends Client, Answers>(remote: RemoteUnderTest<Cache, Answers>) {
  const { sources, pages, auth, site, answers } = remote
  const folder = dirname(sources)
  const { name, routes, slots = [] } = readRemoteJson(folder)
  const keys = [...routes.map(({ path }) => path), ...slots.map((slot) => slotKey(slot.name))]

  const load = async (key: string) => {
    const { default: Component } = (await pages[key]?.()) ?? {}
    if (!Component) throw new Error(`src/pages.ts has nothing for ${key}.`)
    // It gets the props that its own build has checked.
    return Component as ComponentType<object>
  }
  const show = (Page: ComponentType<object>, path: string, props: object = {}) => {
    const client = auth.newClient()
    const page = <auth.TestProviders client={client}>{createElement(Page, props)}</auth.TestProviders>
    const { container, unmount } = site.renderWithSite(page, { route: addressOf(path), path })
    return { container, client, unmount }
  }
  const untilFetched = ({ client }: { client: Cache }) => waitFor(() => expect(client.isFetching()).toBe(0))
  const untilLoaded = async (shown: { container: HTMLElement; client: Cache }) => {
    await waitFor(() => expect(shown.container.querySelector('h1')?.textContent).toBeTruthy())
    await untilFetched(shown)
  }
  const propsOf = (slot: string): object => {
    // remote.json is data, so its slots may be unknown.
    const props = site.slotProps(slot as never)
    if (props) return props
    throw new Error(`remote.json fills the slot ${slot}, which does not exist.`)
  }
  const enter = (viewer: string, nullables: Nullables) => {
    auth.stubApi(answers, { nullables })
    if (viewer === 'logged in') auth.signedIn()
    else auth.signedOut()
  }

  describe(`the contract of ${name}`, () => {
    let tracker: ResourceTracker
    beforeAll(() => {
      tracker = trackResources()
    })
    afterAll(() => tracker.stop())

    test('has a page for each route and a piece for each slot of its remote.json, and no other', () => {
      expect(Object.keys(pages).toSorted()).toEqual(keys.toSorted())
    })

    test('imports only singletons that the shell provides', () => {
      expect(unmetRequirements(folder, name)).toEqual([])
    })

    const leaksOf = async (
      Page: ComponentType<object>,
      {
        path,
        viewer,
        props,
        stay,
      }: { path: string; viewer: string; props?: object; stay: typeof untilLoaded },
    ) => {
      // The site itself creates some resources at the first mount. They are not leaks of the page.
      await visit(tracker, () => show(() => null, path))
      const subscriptions: string[] = []
      const open = () => {
        const { unmount, ...page } = show(Page, path, props)
        const leave = () => {
          unmount()
          subscriptions.push(...auth.openSubscriptions(page.client))
        }
        // The site decides how long responses stay in the cache.
        return { ...page, unmount: leave, tidy: () => page.client.clear() }
      }
      const leaks: string[] = []
      for (const nullables of ['filled', 'null'] as const) {
        enter(viewer, nullables)
        leaks.push(...(await visit(tracker, open, stay)))
      }
      // A visit that ends before the page has loaded.
      return [...leaks, ...(await visit(tracker, open)), ...subscriptions]
    }

    const visits = routes.flatMap((route) => viewersOf(route).map((viewer) => [route.path, viewer] as const))
    if (visits.length > 0)
      test.each(visits)('%s mounts twice without a leak for a user who is %s', async (path, viewer) => {
        expect(await leaksOf(await load(path), { path, viewer, stay: untilLoaded })).toEqual([])
      })

    const pieces = slots.flatMap((slot) => viewersOf(slot).map((viewer) => [slot.name, viewer] as const))
    if (pieces.length > 0)
      describe.each(pieces)('the piece for %s, for a user who is %s', (slot, viewer) => {
        const path = '/'

        test('mounts twice without a leak', async () => {
          const options = { path, viewer, props: propsOf(slot), stay: untilFetched }
          expect(await leaksOf(await load(slotKey(slot)), options)).toEqual([])
        })

        test('takes no focus, and has no heading above the level that its host gives', async () => {
          enter(viewer, 'filled')
          const props = { ...propsOf(slot), headingLevel: 3 }
          const shown = show(await load(slotKey(slot)), path, props)
          await untilFetched(shown)
          expect(document.body).toHaveFocus()
          const headings = [...shown.container.querySelectorAll('h1, h2, h3, h4, h5, h6')]
          expect(headings.filter((heading) => levelOf(heading) < props.headingLevel)).toEqual([])
        })
      })
  })
}
