import { expect, type Page } from '@playwright/test'

/** The window one looks through, and the mode one prefers. */
export interface Form {
  width: number
  height: number
  colorScheme: 'light' | 'dark'
}

/** The layout of a form: specification, section 9, with MUI's large breakpoint. */
export const layoutOf = ({ width }: Form): 'narrow' | 'wide' => (width < 1200 ? 'narrow' : 'wide')

/** Gives the page that form, and waits until its style sheets know: a busy browser lays out by the old one meanwhile. */
export const putInto = async (page: Page, { width, height, colorScheme }: Form): Promise<void> => {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme })
  const query = `(width: ${width}px) and (prefers-color-scheme: ${colorScheme})`
  await expect.poll(() => page.evaluate((form) => matchMedia(form).matches, query), query).toBe(true)
  await expect
    .poll(
      () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('width')),
      'as wide',
    )
    .toBe(`${width}px`)
}
