import { type Browser, expect, type Page } from '@playwright/test'
import { type InputDriver, keyboardDriver, mouseDriver, touchDriver } from '../journeys/input-drivers'
import { runWholeJourney, storyText, writeStory } from '../journeys/whole-journey'
import { makeContent } from '../fixtures/content'
import { removeContent, stranger } from '../fixtures/person'
import { allPartTags } from '../fixtures/tags'
import { test } from '../fixtures/test'

/** Goes along the whole way as somebody new, has a visitor read what came of it, and takes it away again. */
const goAlong = async (
  page: Page,
  browser: Browser,
  hand: InputDriver,
  beforeTheStoryIsSaved = () => Promise.resolve(),
) => {
  const person = stranger()
  const journal = await runWholeJourney({ page, hand, person, beforeTheStoryIsSaved })
  await test.step('which everybody can read', async () => {
    const visitor = await browser.newPage({ viewport: page.viewportSize() })
    await visitor.goto(journal)
    await expect(visitor.getByText(storyText)).toBeVisible()
    await visitor.close()
  })
  const authToken = await page.evaluate(() => localStorage.getItem('authToken'))
  if (authToken) await removeContent(page.request, { ...person, authToken })
}

test.describe('The whole journey', { tag: allPartTags }, () => {
  test.slow()

  test('with the keyboard alone', ({ page, browser }) => goAlong(page, browser, keyboardDriver(page)))

  test.describe('on a phone', () => {
    test.use({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      expectedConsole: /ERR_INTERNET_DISCONNECTED/,
    })

    test('with a finger, and a slow network that is gone when the Story is to be saved', async ({
      page,
      browser,
    }) => {
      const connection = await page.context().newCDPSession(page)
      // Slow 4G, as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s.
      const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
      await connection.send('Network.emulateNetworkConditions', slow)
      await goAlong(page, browser, touchDriver(page), async () => {
        const main = page.getByRole('main')
        await connection.send('Network.emulateNetworkConditions', { ...slow, offline: true })
        await main.getByRole('button', { name: 'Save', exact: true }).tap()
        await expect(page.getByRole('alert')).toContainText('We could not reach the server.')
        await expect(main.getByRole('textbox', { name: 'Title' })).toHaveValue('Done')
        await connection.send('Network.emulateNetworkConditions', slow)
      })
    })
  })
})

test.describe('When the session ends while a Story is written', () => {
  test.use({ expectedConsole: /status of 401/ })

  test(
    'another login goes on with all that was written',
    { tag: ['@shell', '@journals'] },
    async ({ signedInPage: page, person, request }) => {
      const main = page.getByRole('main')
      const names = { kick: 'Swim across', journal: 'Swim across' }
      const { journalId } = await makeContent(request, person, names.journal)
      const form = `/journal/story/${journalId}`
      await page.goto(form)
      const logInAgain = async () => {
        await request.post('/auth/logout', { headers: { authorization: `Bearer ${person.authToken}` } })
        await main.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page).toHaveURL('/login')
        await main.getByRole('textbox', { name: 'Email' }).fill(person.email)
        await main.getByRole('textbox', { name: 'Password' }).fill(person.password)
        await main.getByRole('button', { name: 'Sign in' }).click()
        await expect(page).toHaveURL(form)
        await expect(main.getByRole('textbox', { name: 'Title' })).toHaveValue('Done')
        await expect(main.getByRole('img', { name: 'The picture you chose' })).toBeVisible()
      }
      await writeStory({ page, hand: mouseDriver(page), beforeTheStoryIsSaved: logInAgain }, names)
      const authToken = await page.evaluate(() => localStorage.getItem('authToken'))
      if (authToken) await removeContent(request, { ...person, authToken })
    },
  )
})
