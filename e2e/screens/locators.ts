import type { Page } from '@playwright/test'
import type { Locate } from './screen'

const main = (page: Page) => page.getByRole('main')

/** The page's heading. */
export const title =
  (name: string | RegExp): Locate =>
  (page) =>
    main(page).getByRole('heading', { level: 1, name })

export const heading =
  (name: string | RegExp): Locate =>
  (page) =>
    main(page).getByRole('heading', { name }).first()

export const text =
  (words: string | RegExp): Locate =>
  (page) =>
    main(page).getByText(words).first()

export const button =
  (name: string | RegExp): Locate =>
  (page) =>
    main(page).getByRole('button', { name }).first()

export const link =
  (name: string | RegExp): Locate =>
  (page) =>
    main(page).getByRole('link', { name }).first()

export const dialog =
  (name: string): Locate =>
  (page) =>
    page.getByRole('dialog', { name })

/** A button that waits for an answer to what it sent. */
export const busy =
  (name: string): Locate =>
  (page) =>
    main(page).getByRole('button', { name, exact: true }).and(page.locator('[aria-busy=true]'))

export const notFound = title('This page is off the map')

/** Presses the first button of that name. */
export const press = (name: string) => (page: Page) =>
  main(page).getByRole('button', { name, exact: true }).first().click()

/** Fills fields of the page by their labels, then presses a button. */
export const fillIn =
  (fields: Record<string, string>, then: string) =>
  async (page: Page): Promise<void> => {
    for (const [label, value] of Object.entries(fields)) {
      await main(page).getByRole('textbox', { name: label }).fill(value)
    }
    await press(then)(page)
  }
