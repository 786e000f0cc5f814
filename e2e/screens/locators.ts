import type { Page } from '@playwright/test'
import type { Locate } from './screen'

const main = (page: Page) => page.getByRole('main')

/** Locates the page's h1. */
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

/** Locates a button while its request is pending. */
export const busy =
  (name: string): Locate =>
  (page) =>
    main(page).getByRole('button', { name, exact: true }).and(page.locator('[aria-busy=true]'))

export const notFound = title('This page is off the map')

/** Clicks the first button with this name. */
export const press = (name: string) => (page: Page) =>
  main(page).getByRole('button', { name, exact: true }).first().click()

/** Fills text fields by label, then clicks a button. */
export const fillIn =
  (fields: Record<string, string>, buttonName: string) =>
  async (page: Page): Promise<void> => {
    for (const [label, value] of Object.entries(fields)) {
      await main(page).getByRole('textbox', { name: label }).fill(value)
    }
    await press(buttonName)(page)
  }
