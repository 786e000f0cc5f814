import type { Page } from '@playwright/test'
import { hasPart } from '../fixtures/site'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

/** Lists strings that identify the code of each singleton, also after minification. */
const identifyingStrings = {
  React: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'the router': 'useNavigate() may be used',
  'the auth store': '/auth/verify',
  Emotion: 'data-emotion',
  'the query client': 'No QueryClient set',
  'the fields of forms': 'name:"MuiInputAdornment"',
}

/** Lists the shared packages that are not in the shell's entry. */
const lazyPackages = [
  '@tanstack/react-query',
  '@bucketeer/shared-ui/forms',
  '@bucketeer/shared-ui/menu',
  '@bucketeer/shared-ui/social',
  'notistack',
]

/** Records the texts of all scripts of parts that a page loads. */
const recordScripts = (page: Page) => {
  const scripts: Promise<{ part: string; text: string }>[] = []
  page.on('response', (response) => {
    const [, part] = /\/releases\/([a-z-]+)\/.*\.js/.exec(response.url()) ?? []
    if (part) scripts.push(response.text().then((text) => ({ part, text })))
  })
  return scripts
}

interface WithHook {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: Map<number, unknown> }
}

/** Installs the hook with which each copy of React DOM registers itself. */
const installRendererHook = (page: Page) =>
  page.addInitScript(() => {
    const renderers = new Map<number, unknown>()
    const nothing = () => undefined
    const hook = {
      renderers,
      supportsFiber: true,
      inject: (renderer: unknown) => renderers.set(renderers.size + 1, renderer).size,
      onCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
    }
    Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } satisfies WithHook)
  })
const countRenderers = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as WithHook).__REACT_DEVTOOLS_GLOBAL_HOOK__.renderers.size)

/** Declares the fields of React's fiber tree that tell which contexts a component reads. */
interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  dependencies: { firstContext: ReadContext | null } | null
}
interface ReadContext {
  memoizedValue: unknown
  next: ReadContext | null
}

/** Counts the distinct routers, Emotion caches and query clients that components have read from contexts so far. */
const countContextValues = (page: Page) =>
  page.evaluate(() => {
    const kinds: Record<string, (value: object) => unknown> = {
      router: (value) => ('navigator' in value && 'basename' in value ? value.navigator : undefined),
      'Emotion cache': (value) => ('inserted' in value && 'sheet' in value ? value : undefined),
      'query client': (value) => ('getQueryCache' in value ? value : undefined),
    }
    const all = globalThis as unknown as { seen?: Record<string, Set<unknown>> }
    const seen = (all.seen ??= Object.fromEntries(Object.keys(kinds).map((kind) => [kind, new Set()])))
    const inspect = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return
      for (const [kind, find] of Object.entries(kinds)) {
        const found = find(value)
        if (found) seen[kind]?.add(found)
      }
    }
    const root = document.getElementById('root') ?? document.body
    const [container] = Object.keys(root).filter((key) => key.startsWith('__reactContainer$'))
    const waiting = [(root as unknown as Record<string, Fiber>)[container ?? '']]
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      for (let read = fiber.dependencies?.firstContext; read; read = read.next) inspect(read.memoizedValue)
      waiting.push(...[fiber.child, fiber.sibling].filter((next) => next !== null))
    }
    return Object.fromEntries(Object.entries(seen).map(([kind, values]) => [kind, values.size]))
  })

/** Navigates to a page of each remote without a reload, and counts the context values on each. */
const visitAllRemotes = async (page: Page, userName: string) => {
  const bar = page.getByRole('banner')
  await page.goto('/journey')
  await expect(page.getByRole('heading', { level: 1, name: 'The Journey' })).toBeVisible()
  await countContextValues(page)
  for (const [menu, link] of [
    ['Buckets', 'Your Buckets'],
    ['Kicks', 'All Kicks'],
    ['Kicks', 'Create a Kick'],
    ['Journals', 'Public Journals'],
    ...(hasPart('log') ? ([['Discover', 'Your Log']] as const) : []),
  ] as const) {
    await bar.getByRole('button', { name: menu }).click()
    await bar.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
    await countContextValues(page)
  }
  await bar.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: userName })).toBeVisible()
  return countContextValues(page)
}

test(
  'loads each singleton once, from the shell, after visiting all remotes',
  { tag: allPartTags },
  async ({ signedInPage: page, user }) => {
    const scripts = recordScripts(page)
    await installRendererHook(page)
    const contextValues = await visitAllRemotes(page, user.userName)
    const providers = await page.evaluate(() => {
      const { __FEDERATION__: federation } = globalThis as unknown as {
        __FEDERATION__: {
          __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, { from: string }>> } }[]
        }
      }
      const scopes = federation.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap.default)
      return scopes.flatMap((scope) =>
        Object.entries(scope ?? {}).map(([name, versions]) => ({
          name,
          from: Object.values(versions)
            .map(({ from }) => from)
            .join(),
        })),
      )
    })
    const names = new Set(providers.map(({ name }) => name))
    for (const singleton of [
      'react',
      'react-dom',
      'react-router-dom',
      '@emotion/react',
      '@tanstack/react-query',
      '@bucketeer/shared-auth',
    ]) {
      expect(names).toContain(singleton)
    }
    // For a lazy package the runtime names the first consumer; the script check below covers its origin.
    const eagerProviders = providers.filter(({ name }) => !lazyPackages.includes(name))
    expect(new Set(eagerProviders.map(({ from }) => from))).toEqual(new Set(['shell']))

    await test.step('Count the instances that all pages used', async () => {
      expect(await countRenderers(page)).toBe(1)
      expect(contextValues).toEqual({ router: 1, 'Emotion cache': 1, 'query client': 1 })
    })
    await test.step('Find the code of each singleton in one script', async () => {
      const allParts = ['shell', 'marketing', 'buckets', 'kicks', 'journals', 'log', 'people', 'archive']
      const partsOfScripts = async () => new Set((await Promise.all(scripts)).map(({ part }) => part))
      // The last page loads the pieces of other parts after its own content.
      await expect.poll(partsOfScripts).toEqual(new Set(allParts.filter(hasPart)))
      const loaded = await Promise.all(scripts)
      for (const [singleton, identifyingString] of Object.entries(identifyingStrings)) {
        const parts = loaded.filter(({ text }) => text.includes(identifyingString)).map(({ part }) => part)
        expect(parts, singleton).toEqual(['shell'])
      }
    })
  },
)
