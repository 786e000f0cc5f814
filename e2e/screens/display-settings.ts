import type { Page } from '@playwright/test'

/** The window one looks through, and the mode one prefers. */
export interface DisplaySettings {
  width: number
  height: number
  colorScheme: 'light' | 'dark'
  /** Text set as wide apart as readers may want it: WCAG 2.2, 1.4.12. */
  isSpaced?: boolean
}

/** The layout of a form: specification, section 9, with MUI's large breakpoint. */
export const layoutOf = ({ width }: DisplaySettings): 'narrow' | 'wide' => (width < 1200 ? 'narrow' : 'wide')

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`

/** By a sheet that the page adopts: its content policy lets no other one in. */
const space = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** Gives the page that form, and waits until its style sheets know: a busy browser lays out by the old one meanwhile. */
export const applyDisplaySettings = async (
  page: Page,
  { width, height, colorScheme, isSpaced = false }: DisplaySettings,
): Promise<void> => {
  await space(page, isSpaced ? spacing : '')
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(
    ({ query, asWide }) =>
      matchMedia(query).matches && getComputedStyle(document.documentElement).width === asWide,
    { query: `(width: ${width}px) and (prefers-color-scheme: ${colorScheme})`, asWide: `${width}px` },
  )
}
