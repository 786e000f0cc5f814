import type { Page } from '@playwright/test'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

/** Words that are in the code of a singleton, whatever a build makes of it. */
const onlyIn = {
  React: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'the router': 'useNavigate() may be used',
  'the auth store': '/auth/verify',
  Emotion: 'data-emotion',
  'the query client': 'getQueryCache()',
  'the fields of forms': 'MuiInputAdornment',
}

/** Singletons that are not in the shell's entry. */
const late = ['@tanstack/react-query', '@bucketeer/shared-ui/forms', '@bucketeer/shared-ui/menu', 'notistack']

/** The texts of all scripts of parts that a page loads from now on. */
const readScripts = (page: Page) => {
  const scripts: Promise<{ part: string; text: string }>[] = []
  page.on('response', (answer) => {
    const [, part] = /\/releases\/([a-z-]+)\/.*\.js/.exec(answer.url()) ?? []
    if (part) scripts.push(answer.text().then((text) => ({ part, text })))
  })
  return scripts
}

interface WithHook {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: Map<number, unknown> }
}

/** Each copy of React DOM tells this hook of itself when it starts. */
const countRenderers = (page: Page) =>
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
const renderers = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as WithHook).__REACT_DEVTOOLS_GLOBAL_HOOK__.renderers.size)

/** React's own tree, as far as it tells which contexts a component reads. */
interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  dependencies: { firstContext: ReadContext | null } | null
}
interface ReadContext {
  memoizedValue: unknown
  next: ReadContext | null
}

/** How many there are of what the components of the page, and of those before it, read from contexts. */
const countUsed = (page: Page) =>
  page.evaluate(() => {
    const kinds: Record<string, (value: object) => unknown> = {
      router: (value) => ('navigator' in value && 'basename' in value ? value.navigator : undefined),
      'Emotion cache': (value) => ('inserted' in value && 'sheet' in value ? value : undefined),
      'query client': (value) => ('getQueryCache' in value ? value : undefined),
    }
    const all = globalThis as unknown as { seen?: Record<string, Set<unknown>> }
    const seen = (all.seen ??= Object.fromEntries(Object.keys(kinds).map((kind) => [kind, new Set()])))
    const look = (value: unknown) => {
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
      for (let read = fiber.dependencies?.firstContext; read; read = read.next) look(read.memoizedValue)
      waiting.push(...[fiber.child, fiber.sibling].filter((next) => next !== null))
    }
    return Object.fromEntries(Object.entries(seen).map(([kind, values]) => [kind, values.size]))
  })

/** Goes to a page of each remote without a reload, and looks at what each reads. */
const visitAll = async (page: Page) => {
  const bar = page.getByRole('banner')
  await page.goto('/journey')
  await expect(page.getByRole('heading', { level: 1, name: 'The Journey' })).toBeVisible()
  await countUsed(page)
  for (const [menu, link] of [
    ['Buckets', 'Your Buckets'],
    ['Kicks', 'All Kicks'],
    ['Kicks', 'Create a Kick'],
    ['Journals', 'Public Journals'],
  ] as const) {
    await bar.getByRole('button', { name: menu }).click()
    await bar.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
    await countUsed(page)
  }
  return countUsed(page)
}

test(
  'after all remotes each singleton is there once, brought by the shell',
  { tag: allPartTags },
  async ({ signedInPage: page }) => {
    const scripts = readScripts(page)
    await countRenderers(page)
    const used = await visitAll(page)
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
    // Of one that comes late the runtime says who asked first; in whose script it is shows below.
    const atOnce = providers.filter(({ name }) => !late.includes(name))
    expect(new Set(atOnce.map(({ from }) => from))).toEqual(new Set(['shell']))

    await test.step('What the pages hold is the same on all of them', async () => {
      expect(await renderers(page)).toBe(1)
      expect(used).toEqual({ router: 1, 'Emotion cache': 1, 'query client': 1 })
    })
    await test.step('The code of each is in one script', async () => {
      const brought = await Promise.all(scripts)
      expect(new Set(brought.map(({ part }) => part))).toEqual(
        new Set(['shell', 'marketing', 'buckets', 'kicks', 'journals']),
      )
      for (const [singleton, words] of Object.entries(onlyIn)) {
        const having = brought.filter(({ text }) => text.includes(words)).map(({ part }) => part)
        expect(having, singleton).toEqual(['shell'])
      }
    })
  },
)
