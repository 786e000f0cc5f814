import type { Page, Request } from '@playwright/test'
import { expect, test as base } from '../fixtures/test'
import { violations } from '../fixtures/violations'
import {
  type Find,
  type Form,
  isLoadedElsewhere,
  layoutOf,
  type Moment,
  openStage,
  putInto,
  screens,
  type Stage,
  visit,
} from '../screens'

const narrowLight: Form = { width: 360, height: 800, colorScheme: 'light' }
const narrowDark: Form = { width: 360, height: 800, colorScheme: 'dark' }
const wideLight: Form = { width: 1366, height: 800, colorScheme: 'light' }
const wideDark: Form = { width: 1366, height: 800, colorScheme: 'dark' }
const forms = [narrowLight, narrowDark, wideDark, wideLight]

const bothLayouts = [narrowLight, wideDark]

/** In which forms one looks, and axe looks: a server that is gone, fails or refuses looks the same but for its words. */
const usual: Record<Moment, { seen: Form[]; examined: Form[] }> = {
  loading: { seen: bothLayouts, examined: [wideDark] },
  down: { seen: [narrowDark], examined: [] },
  failed: { seen: [wideDark], examined: [wideDark] },
  refused: { seen: [narrowLight], examined: [narrowLight] },
  empty: { seen: forms, examined: bothLayouts },
  loaded: { seen: forms, examined: bothLayouts },
}

const formsAt = (moment: Moment) =>
  process.env.ALL_FORMS === '1' ? { seen: forms, examined: forms } : usual[moment]

const see = async (page: Page, form: Form, shows: Find) => {
  await putInto(page, form)
  await expect(shows(page)).toBeVisible()
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'no sideways scrolling',
    )
    .toBeLessThanOrEqual(0)
}

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const stage = await openStage(browser, project.use.baseURL ?? '')
      await use(stage)
      await stage.page.context().close()
    },
    { scope: 'worker' },
  ],
  context: ({ stage }, use) => use(stage.page.context()),
  page: ({ stage }, use) => use(stage.page),
})

test.use({
  // A trace of every step would take longer than the steps.
  trace: 'off',
  expectedConsole: /Failed to load resource|preloaded using link preload|could not be loaded\./,
})

/**
 * Each screen at each of its moments, narrow and wide, light and dark: its words are there, nothing scrolls sideways,
 * axe finds nothing, and no other host is asked for anything. The forms are those of `usual`; with
 * ALL_FORMS=1 they are all four at each moment, which takes three times as long.
 */
for (const screen of screens) {
  test(`the screen ${screen.name} is accessible at every moment`, async ({
    page,
    stage: { cast },
    baseURL,
  }) => {
    test.skip(!cast, 'This site has no demo content.')
    if (!cast) return
    const hosts = new Set<string>()
    const noteHost = (request: Request) => hosts.add(new URL(request.url()).host)
    page.context().on('request', noteHost)
    await putInto(page, screen.only === 'wide' ? wideLight : narrowLight)

    await visit(page, screen, cast, (moment, shows) =>
      test.step(moment, async () => {
        if (moment === 'loaded' && isLoadedElsewhere(screen)) return
        // Pictures further down load when one comes near, from this site too.
        if (moment === 'loaded') await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const { seen, examined } = formsAt(moment)
        for (const form of seen.filter((each) => !screen.only || screen.only === layoutOf(each))) {
          await see(page, form, shows)
          if (!examined.includes(form)) continue
          const where = `${moment}, ${form.width} wide, ${form.colorScheme}`
          expect.soft(await violations(page), where).toEqual([])
        }
      }),
    )
    page.context().off('request', noteHost)
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
  })
}
