import { type Browser, expect, type Page } from '@playwright/test'
import { finger, type Hand, keyboard, mouse } from '../journeys/hand'
import { goWholeJourney } from '../journeys/whole-journey'
import { removeContent, stranger } from '../fixtures/person'
import { everyPart } from '../fixtures/tags'
import { test } from '../fixtures/test'

type Meanwhile = (person: ReturnType<typeof stranger>) => Promise<void>

/** Goes along the whole way as somebody new, has a visitor read what came of it, and takes it away again. */
const goAlong = async (page: Page, browser: Browser, hand: Hand, meanwhile?: Meanwhile) => {
  const person = stranger()
  const journal = await goWholeJourney({
    page,
    hand,
    person,
    beforeTheStoryIsSaved: () => meanwhile?.(person) ?? Promise.resolve(),
  })
  await test.step('which everybody can read', async () => {
    const visitor = await browser.newPage({ viewport: page.viewportSize() })
    await visitor.goto(journal)
    await expect(visitor.getByText('We counted strokes, then boats, then nothing at all.')).toBeVisible()
    await visitor.close()
  })
  const authToken = await page.evaluate(() => localStorage.getItem('authToken'))
  if (authToken) await removeContent(page.request, { ...person, authToken })
}

test.describe('The whole journey', { tag: everyPart }, () => {
  test.slow()

  test('with the keyboard alone', ({ page, browser }) => goAlong(page, browser, keyboard(page)))

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    test('with a finger', ({ page, browser }) => goAlong(page, browser, finger(page)))
  })

  test.describe('on a slow network', () => {
    test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ })

    test('that is gone when the Story is to be saved, and comes back', async ({ page, browser }) => {
      const connection = await page.context().newCDPSession(page)
      // Slow 4G, as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s.
      const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
      await connection.send('Network.emulateNetworkConditions', slow)
      await goAlong(page, browser, mouse(page), async () => {
        const main = page.getByRole('main')
        await connection.send('Network.emulateNetworkConditions', { ...slow, offline: true })
        await main.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByRole('alert')).toContainText('We could not reach the server.')
        await expect(main.getByRole('textbox', { name: 'Title' })).toHaveValue('Done')
        await connection.send('Network.emulateNetworkConditions', slow)
      })
    })
  })

  test.describe('with a session that ends in the middle of a form', () => {
    test.use({ expectedConsole: /status of 401/ })

    test('goes on after another login, with all that was written', async ({ page, browser, request }) => {
      await goAlong(page, browser, mouse(page), async ({ email, password }) => {
        const main = page.getByRole('main')
        const form = page.url()
        const token = await page.evaluate(() => localStorage.getItem('authToken'))
        await request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } })
        await main.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page).toHaveURL('/login')
        await main.getByRole('textbox', { name: 'Email' }).fill(email)
        await main.getByRole('textbox', { name: 'Password' }).fill(password)
        await main.getByRole('button', { name: 'Sign in' }).click()
        await expect(page).toHaveURL(form)
        await expect(main.getByRole('textbox', { name: 'Title' })).toHaveValue('Done')
        await expect(main.getByRole('img', { name: 'The picture you chose' })).toBeVisible()
      })
    })
  })
})
