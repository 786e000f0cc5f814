import type { Page, Request } from '@playwright/test'
import { partTagOf } from '../fixtures/tags'
import { findAxeViolations } from '../fixtures/axe-violations'
import { applyDisplaySettings, type DisplaySettings, hasLayout } from '../screens/display-settings'
import type { Locate, Screen, ScreenState } from '../screens/screen'
import { isLoadedElsewhere, screens } from '../screens/screens'
import { expect, test } from '../screens/test-site'
import { allStates, visitScreen } from '../screens/visit-screen'

/** Emulates 400 % zoom with text spacing: WCAG 2.2, 1.4.10 and 1.4.12. */
const zoomed400: DisplaySettings = { width: 320, height: 640, colorScheme: 'light', hasTextSpacing: true }
/** Emulates 200 % zoom on a laptop. */
const zoomed200: DisplaySettings = { width: 683, height: 384, colorScheme: 'dark' }
const narrowLight: DisplaySettings = { width: 360, height: 800, colorScheme: 'light' }
const narrowDark: DisplaySettings = { width: 360, height: 800, colorScheme: 'dark' }
const middleLight: DisplaySettings = { width: 768, height: 1024, colorScheme: 'light' }
const middleDark: DisplaySettings = { width: 768, height: 1024, colorScheme: 'dark' }
const wideLight: DisplaySettings = { width: 1366, height: 800, colorScheme: 'light' }
const wideDark: DisplaySettings = { width: 1366, height: 800, colorScheme: 'dark' }
const allSettings = [narrowLight, narrowDark, middleLight, middleDark, wideLight, wideDark]

/** Lists the settings for the layout checks, and those in which axe runs as well. */
interface CheckedSettings {
  layout: DisplaySettings[]
  axe: DisplaySettings[]
}

const everySetting: CheckedSettings = { layout: [...allSettings, zoomed400, zoomed200], axe: allSettings }
const ciSettings: Record<ScreenState, CheckedSettings> = {
  loading: { layout: [wideDark], axe: [] },
  down: { layout: [narrowDark], axe: [] },
  failed: { layout: [wideLight], axe: [] },
  refused: { layout: [narrowLight], axe: [narrowLight] },
  empty: { layout: [zoomed400, wideDark], axe: [wideDark] },
  loaded: { layout: [zoomed400, narrowDark, wideLight], axe: [narrowDark, wideLight] },
}
const localSettings: Record<ScreenState, CheckedSettings> = {
  ...ciSettings,
  empty: { layout: [wideDark], axe: [] },
  loaded: { layout: [narrowDark, wideLight], axe: [narrowDark] },
}

const { ALL_FORMS, CI } = process.env
const isThorough = ALL_FORMS === '1' || Boolean(CI)

/**
 * Returns the states to check, without those that the screen lacks or shares with another one. A local run skips loading
 * and failure states, which take most of the time and differ between screens only in their words; of a form it checks the
 * refused state.
 */
const statesOf = (screen: Screen): ScreenState[] => {
  const { request } = screen
  const localStates: ScreenState[] = request?.send ? ['refused'] : ['loaded', 'empty']
  return (isThorough ? allStates : localStates).filter((state) => {
    if (state === 'loaded') return !isLoadedElsewhere(screen)
    return state !== 'empty' || Boolean(request?.empty)
  })
}

const settingsFor = (state: ScreenState) => {
  if (ALL_FORMS === '1') return everySetting
  return (isThorough ? ciSettings : localSettings)[state]
}

/** Finds elements whose text is clipped without an ellipsis. */
const findClippedTexts = (page: Page) =>
  page.evaluate(() => {
    const isClipped = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const hasEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      if (hasEllipsis || element.clientWidth <= 1) return false
      const tooWide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      const tooHigh = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
      return tooWide || tooHigh
    }
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && isClipped(element))
      .map((element) => element.outerHTML.slice(0, 200))
  })

const checkLayout = async (page: Page, settings: DisplaySettings, shows: Locate) => {
  await applyDisplaySettings(page, settings)
  await expect(shows(page)).toBeVisible()
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'no horizontal scrolling',
    )
    .toBeLessThanOrEqual(0)
  // Polled, because a multi-line text field grows a moment after its window becomes narrower.
  await expect
    .configure({ soft: true })
    .poll(() => findClippedTexts(page), `no clipped text at ${settings.width} pixels`)
    .toEqual([])
}

test.use({
  // Tracing would take longer than the tests.
  trace: 'off',
  expectedConsole: /Failed to load resource|preloaded using link preload|could not be loaded\./,
})

/**
 * Checks each screen in each state: its text is visible, nothing scrolls horizontally or is clipped, axe finds no
 * violation, and no other host gets a request. ALL_FORMS=1 covers three widths, light and dark, and 200 % and 400 %
 * zoom; CI covers some of these settings; a local run covers fewer settings and states, in a sixth of the time.
 */
for (const screen of screens) {
  const states = statesOf(screen)
  if (states.length === 0) continue
  test(
    `shows an accessible ${screen.name} screen in every state`,
    { tag: [partTagOf(screen.path), ...(screen.pieceOf ? [screen.pieceOf] : [])] },
    async ({ page, testSite: { users }, baseURL }) => {
      test.skip(!users, 'This site has other content than the demo, or nobody can sign up.')
      if (!users) return
      // Axe runs up to 36 times.
      if (ALL_FORMS === '1') test.slow()
      const hosts = new Set<string>()
      // Pictures that the page made itself have no host.
      const recordHost = (request: Request) =>
        request.url().startsWith('blob:') || hosts.add(new URL(request.url()).host)
      page.context().on('request', recordHost)
      await applyDisplaySettings(page, screen.only === 'wide' ? wideLight : narrowLight)

      await visitScreen(page, screen, users, states, (state, shows) =>
        test.step(state, async () => {
          // Scrolling down loads lazy pictures, whose hosts are checked as well.
          if (state === 'loaded')
            await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
          const { layout, axe } = settingsFor(state)
          for (const settings of layout.filter((each) => !screen.only || hasLayout(each, screen.only))) {
            await checkLayout(page, settings, shows)
            if (!axe.includes(settings)) continue
            // On a scrolled page, axe would report elements that the sticky top bar covers.
            await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
            const where = `${state}, ${settings.width} pixels wide, ${settings.colorScheme}`
            expect.soft(await findAxeViolations(page), where).toEqual([])
          }
        }),
      )
      page.context().off('request', recordHost)
      expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
    },
  )
}
