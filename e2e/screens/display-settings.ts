import type { Page } from '@playwright/test'

export interface DisplaySettings {
  width: number
  height: number
  colorScheme: 'light' | 'dark'
  /** Applies the text spacing of WCAG 2.2, 1.4.12. */
  hasTextSpacing?: boolean
}

/** Names the layouts (S2.32), and that of phones, which is narrow and has the bottom bar. */
export type Layout = 'phone' | 'narrow' | 'wide'

/** Returns whether a window has a layout, by MUI's breakpoints `sm` and `lg`. */
export const hasLayout = ({ width }: DisplaySettings, layout: Layout): boolean =>
  layout === 'wide' ? width >= 1200 : width < (layout === 'phone' ? 600 : 1200)

const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`

/** Uses an adopted style sheet, because the content security policy blocks a style element without a nonce. */
const adoptStyles = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** Applies the settings and waits for the new layout, because a busy browser keeps the old one for a moment. */
export async function applyDisplaySettings(
  page: Page,
  { width, height, colorScheme, hasTextSpacing = false }: DisplaySettings,
): Promise<void> {
  // At once, because the browser draws a frame for each of them.
  await Promise.all([
    adoptStyles(page, hasTextSpacing ? textSpacing : ''),
    page.setViewportSize({ width, height }),
    page.emulateMedia({ colorScheme }),
  ])
  await page.waitForFunction(
    ({ query, cssWidth }) =>
      matchMedia(query).matches && getComputedStyle(document.documentElement).width === cssWidth,
    { query: `(width: ${width}px) and (prefers-color-scheme: ${colorScheme})`, cssWidth: `${width}px` },
  )
}
