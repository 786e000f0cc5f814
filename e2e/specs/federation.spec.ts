import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures/test'

/** Collects the remotes whose scripts a page asks for. */
const watchRemotes = (page: Page) => {
  const remotes = new Set<string>()
  page.on('request', (request: Request) => {
    const [, part] = /\/releases\/([a-z-]+)\/.*\.js/.exec(request.url()) ?? []
    if (part && part !== 'shell') remotes.add(part)
  })
  return remotes
}

/** Words that are in the code of a singleton, whatever a build makes of it. */
const onlyIn = {
  React: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'the router': 'useNavigate() may be used',
  'the auth store': '/auth/verify',
  Emotion: 'data-emotion',
  'the query client': 'getQueryCache()',
}

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
      router: (value) => ('router' in value && 'navigator' in value ? value.router : undefined),
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
    ['Journals', 'Public Journals'],
  ] as const) {
    await bar.getByRole('button', { name: menu }).click()
    await bar.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
    await countUsed(page)
  }
  return countUsed(page)
}

test.describe('What is loaded', () => {
  test('the landing page brings no remote but marketing, and no file twice', async ({ page }) => {
    const remotes = watchRemotes(page)
    const urls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/releases/')) urls.push(request.url())
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect([...remotes]).toEqual(['marketing'])
    expect(urls).toEqual([...new Set(urls)])
  })

  test('going on to /buckets adds only that remote', async ({ signedInPage: page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Go to Buckets' }).first()).toBeVisible()
    const remotes = watchRemotes(page)
    await page.getByRole('link', { name: 'Go to Buckets' }).first().click()
    await expect(page.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
    expect([...remotes]).toEqual(['buckets'])
  })

  test('after all remotes each singleton is there once, brought by the shell', async ({
    signedInPage: page,
  }) => {
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
    expect(new Set(providers.map(({ from }) => from))).toEqual(new Set(['shell']))

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
  })

  for (const path of ['/', '/login', '/buckets']) {
    test(`${path} preloads nothing that it does not use`, async ({ signedInPage: page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The browser complains three seconds after the load; the fixture listens.
      await page.waitForTimeout(4000)
    })
  }
})

test.describe('An unknown address', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('is a 404 page within the shell, with a way back', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('When a file of a remote is missing', () => {
  test.use({
    expectedConsole:
      /Failed to load resource|could not be loaded|ChunkLoadError|Loading chunk|RUNTIME-|integrity|status of 404|was preloaded/,
  })

  const files = {
    entry: /releases\/buckets\/.*\/remoteEntry/,
    'page chunk': /releases\/buckets\/.*bucket-list/,
  }

  for (const [what, pattern] of Object.entries(files)) {
    test(`its ${what}, on a deep link, the rest of the site goes on and 'Try again' heals`, async ({
      signedInPage: page,
    }) => {
      await page.route(pattern, (route) => route.abort())
      await page.goto('/buckets')
      await expect(page.getByText(/Buckets is unavailable/)).toBeVisible()

      await test.step('The top bar, the theme and the other remotes work', async () => {
        await page.evaluate(() => Object.assign(document.querySelector('header') ?? {}, { kept: true }))
        await page.getByRole('button', { name: 'Switch to dark mode' }).click()
        await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
        await page
          .getByRole('banner')
          .getByRole('link', { name: /Bucketeer/ })
          .first()
          .click()
        await expect(page.getByRole('link', { name: 'Go to Buckets' }).first()).toBeVisible()
        await page.goBack()
        await expect(page.getByText(/Buckets is unavailable/)).toBeVisible()
        expect(await page.evaluate(() => 'kept' in (document.querySelector('header') ?? {}))).toBe(true)
      })

      await test.step("'Try again' heals without a reload", async () => {
        await page.unroute(pattern)
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
        expect(await page.evaluate(() => 'kept' in (document.querySelector('header') ?? {}))).toBe(true)
      })
    })

    test(`a tampered ${what} does not run`, async ({ signedInPage: page }) => {
      await page.route(pattern, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: `globalThis.tampered = true;${await answer.text()}` })
      })
      await page.goto('/buckets')
      await expect(page.getByText(/Buckets is unavailable/)).toBeVisible()
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
    })

    test(`a ${what} that hangs: after 5 s one may try again, and it heals`, async ({
      signedInPage: page,
    }) => {
      let hang = true
      await page.route(pattern, async (route) => {
        if (!hang) return route.continue()
      })
      await page.goto('/buckets')
      await expect(page.getByText("You're travels are incoming")).toBeVisible()
      await expect(page.getByText('This is taking longer than usual.')).toBeVisible({ timeout: 8000 })
      hang = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
    })
  }
})
