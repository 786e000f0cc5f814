import type { Page, Request } from '@playwright/test'
import { partTagOf } from '../fixtures/tags'
import { expect, test as base } from '../fixtures/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import {
  allStates,
  type Locate,
  type DisplaySettings,
  isLoadedElsewhere,
  layoutOf,
  type ScreenState,
  openTestSite,
  applyDisplaySettings,
  type Screen,
  screens,
  type TestSite,
  visit,
} from '../screens/screens'

/** As narrow as a page gets at 400 %, with text as wide apart as readers may want it: WCAG 2.2, 1.4.10 and 1.4.12. */
const reflowed: DisplaySettings = { width: 320, height: 640, colorScheme: 'light', isSpaced: true }
/** A laptop's window at 200 %. */
const zoomed: DisplaySettings = { width: 683, height: 384, colorScheme: 'dark' }
const narrowLight: DisplaySettings = { width: 360, height: 800, colorScheme: 'light' }
const narrowDark: DisplaySettings = { width: 360, height: 800, colorScheme: 'dark' }
const middleLight: DisplaySettings = { width: 768, height: 1024, colorScheme: 'light' }
const middleDark: DisplaySettings = { width: 768, height: 1024, colorScheme: 'dark' }
const wideLight: DisplaySettings = { width: 1366, height: 800, colorScheme: 'light' }
const wideDark: DisplaySettings = { width: 1366, height: 800, colorScheme: 'dark' }
const examined = [narrowLight, narrowDark, middleLight, middleDark, wideLight, wideDark]
const everyForm: Forms = { seen: [...examined, reflowed, zoomed], examined }

/** In which forms one looks, and axe looks. */
interface Forms {
  seen: DisplaySettings[]
  examined: DisplaySettings[]
}

const someForms: Record<ScreenState, Forms> = {
  loading: { seen: [wideDark], examined: [] },
  down: { seen: [narrowDark], examined: [] },
  failed: { seen: [wideLight], examined: [] },
  refused: { seen: [narrowLight], examined: [narrowLight] },
  empty: { seen: [reflowed, wideDark], examined: [wideDark] },
  loaded: { seen: [reflowed, narrowDark, wideLight], examined: [narrowDark, wideLight] },
}
const fewForms: Record<ScreenState, Forms> = {
  ...someForms,
  empty: { seen: [wideDark], examined: [] },
  loaded: { seen: [narrowDark, wideLight], examined: [narrowDark] },
}

const { ALL_FORMS, CI } = process.env
const isThorough = ALL_FORMS === '1' || Boolean(CI)

/**
 * Waiting and failing look alike on every screen but for their words, and take longer than all the rest: CI sees them,
 * and ALL_FORMS. Of a screen that is about sending, the usual run sees a refusal.
 */
const momentsOf = ({ asks }: Screen): readonly ScreenState[] => {
  if (isThorough) return allStates
  return asks?.send ? ['refused'] : ['loaded', 'empty']
}

const formsAt = (moment: ScreenState) => {
  if (ALL_FORMS === '1') return everyForm
  return (isThorough ? someForms : fewForms)[moment]
}

/** Texts of which a part does not show, where nothing says that there is more. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const isClamped = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      if (isClamped || element.clientWidth <= 1) return false
      const tooWide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      const tooHigh = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
      return tooWide || tooHigh
    }
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && isCut(element))
      .map((element) => element.outerHTML.slice(0, 200))
  })

const see = async (page: Page, form: DisplaySettings, shows: Locate) => {
  await applyDisplaySettings(page, form)
  await expect(shows(page)).toBeVisible()
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'no sideways scrolling',
    )
    .toBeLessThanOrEqual(0)
  // A text field grows a moment after its window has become narrower.
  await expect
    .configure({ soft: true })
    .poll(() => cutTexts(page), `no text is cut at ${form.width} pixels`)
    .toEqual([])
}

const test = base.extend<object, { stage: TestSite }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const stage = await openTestSite(browser, project.use.baseURL ?? '')
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
 * Each screen at each of its moments: its words are there, nothing scrolls sideways or is cut, axe finds nothing, and
 * no other host is asked for anything. With ALL_FORMS=1 that is so at three widths, light and dark, at 200 % and at
 * 400 % with its text spaced; in CI in some of these forms, else in few and at fewer moments, in a sixth of the time.
 */
for (const screen of screens) {
  test(
    `the screen ${screen.name} is accessible at every moment`,
    { tag: partTagOf(screen.path) },
    async ({ page, stage: { cast }, baseURL }) => {
      test.skip(!cast, 'This site has no demo content.')
      if (!cast) return
      const hosts = new Set<string>()
      const noteHost = (request: Request) => hosts.add(new URL(request.url()).host)
      page.context().on('request', noteHost)
      await applyDisplaySettings(page, screen.only === 'wide' ? wideLight : narrowLight)

      await visit(page, screen, cast, momentsOf(screen), (moment, shows) =>
        test.step(moment, async () => {
          if (moment === 'loaded' && isLoadedElsewhere(screen)) return
          // Pictures further down load when one comes near, from this site too.
          if (moment === 'loaded')
            await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
          const { seen, examined } = formsAt(moment)
          for (const form of seen.filter((each) => !screen.only || screen.only === layoutOf(each))) {
            await see(page, form, shows)
            if (!examined.includes(form)) continue
            // Whatever the bar covers of a page that is scrolled is not covered for good.
            await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
            const where = `${moment}, ${form.width} wide, ${form.colorScheme}`
            expect.soft(await findAxeViolations(page), where).toEqual([])
          }
        }),
      )
      page.context().off('request', noteHost)
      expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
    },
  )
}
