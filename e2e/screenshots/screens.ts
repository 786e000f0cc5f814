import type { Page } from '@playwright/test'

/** A screen to take a picture of, as somebody sees it. */
export interface Screen {
  name: string
  /** `:bucketId` and the like stand for the demo person's first one. */
  path: string
  as: 'visitor' | 'demo' | 'newcomer'
  /** What is done on the screen before the picture is taken. */
  act?: (page: Page) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')

const refuse = (status: number, message: string) => (page: Page, calls: string) =>
  page.route(calls, (route) => route.fulfill({ status, json: { message } }))

const failing = refuse(500, 'Something went wrong on our side. Please try again.')

const submitWrongPassword = async (page: Page) => {
  await main(page).getByLabel('Email').fill('demo@bucketeer.example')
  await main(page).getByRole('textbox', { name: 'Password' }).fill('not this one')
  await main(page).getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').waitFor()
}

const reloadFailing = (calls: string) => async (page: Page) => {
  await failing(page, calls)
  await page.reload()
  await page.getByRole('alert').waitFor()
}

export const screens: Screen[] = [
  { name: 'landing', path: '/', as: 'visitor' },
  { name: 'landing-member', path: '/', as: 'demo' },
  { name: 'login', path: '/login', as: 'visitor' },
  { name: 'login-failed', path: '/login', as: 'visitor', act: submitWrongPassword },
  { name: 'signup', path: '/signup', as: 'visitor' },
  { name: 'about', path: '/about', as: 'visitor' },
  { name: 'privacy', path: '/privacy', as: 'visitor' },
  { name: 'not-found', path: '/no-such-page', as: 'visitor' },
  { name: 'buckets', path: '/buckets', as: 'demo' },
  { name: 'buckets-empty', path: '/buckets', as: 'newcomer' },
  { name: 'buckets-failed', path: '/buckets', as: 'demo', act: reloadFailing('**/api/bucket') },
  { name: 'bucket-create', path: '/buckets/create', as: 'demo' },
  { name: 'bucket', path: '/buckets/:bucketId', as: 'demo' },
  { name: 'bucket-edit', path: '/buckets/:bucketId/edit', as: 'demo' },
  {
    name: 'menu',
    path: '/buckets',
    as: 'demo',
    act: async (page) => {
      const small = page.getByRole('button', { name: /menu/i })
      if (await small.isVisible()) await small.click()
      else await page.getByRole('banner').getByRole('button', { name: 'Buckets' }).hover()
    },
  },
]
