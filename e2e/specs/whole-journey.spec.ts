import { type Browser, expect, type Page } from '@playwright/test'
import { type InputDriver, keyboardDriver, mouseDriver, touchDriver } from '../journeys/input-drivers'
import { runWholeJourney, storyText, writeStory } from '../journeys/whole-journey'
import { createContent } from '../fixtures/create-content'
import { newUserDetails, skipUnlessSignUpIsOpen } from '../fixtures/test-user'
import { allPartTags } from '../fixtures/tags'
import { test } from '../fixtures/test'

/** Runs the whole journey as a new user and reads the Story as a visitor. */
const runJourney = async (
  page: Page,
  browser: Browser,
  driver: InputDriver,
  beforeSavingStory = () => Promise.resolve(),
) => {
  skipUnlessSignUpIsOpen()
  const user = newUserDetails()
  const journalUrl = await runWholeJourney({ page, driver, user, beforeSavingStory })
  await test.step('Read the Story as a visitor', async () => {
    const visitor = await browser.newPage({ viewport: page.viewportSize() })
    await visitor.goto(journalUrl)
    await expect(visitor.getByText(storyText)).toBeVisible()
    await visitor.close()
  })
}

test.describe('Whole journey from signup to a Story', { tag: [...allPartTags, '@places'] }, () => {
  test.slow()

  test('completes the whole journey with the keyboard alone', ({ page, browser }) =>
    runJourney(page, browser, keyboardDriver(page)))

  test.describe('Phone', () => {
    test.use({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      expectedConsole: /ERR_INTERNET_DISCONNECTED/,
    })

    test('completes the whole journey by touch on a slow network that fails once', async ({
      page,
      browser,
    }) => {
      const connection = await page.context().newCDPSession(page)
      // Lighthouse's slow 4G: 150 ms round-trip time, 1.6 Mbit/s.
      const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
      await connection.send('Network.emulateNetworkConditions', slow)
      await runJourney(page, browser, touchDriver(page), async () => {
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

test.describe('Session that ends while a Story is written', () => {
  test.use({ expectedConsole: /status of 401/ })

  test(
    'keeps the draft of a Story when the session expires and the user logs in again',
    { tag: ['@shell', '@journals'] },
    async ({ signedInPage: page, user, request }) => {
      const main = page.getByRole('main')
      const names = { kick: 'Swim across', journal: 'Swim across' }
      const { journalId } = await createContent(request, user, names.journal)
      const form = `/journal/story/${journalId}`
      await page.goto(form)
      const logInAgain = async () => {
        await request.post('/auth/logout', { headers: { authorization: `Bearer ${user.authToken}` } })
        await main.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page).toHaveURL('/login')
        await expect(main.getByText(/^You are no longer logged in\./)).toBeVisible()
        await main.getByRole('textbox', { name: 'Email' }).fill(user.email)
        await main.getByRole('textbox', { name: 'Password' }).fill(user.password)
        await main.getByRole('button', { name: 'Sign in' }).click()
        await expect(page).toHaveURL(form)
        await expect(main.getByRole('textbox', { name: 'Title' })).toHaveValue('Done')
        await expect(main.getByRole('img', { name: 'The picture you chose' })).toBeVisible()
      }
      await writeStory({ page, driver: mouseDriver(page), beforeSavingStory: logInAgain }, names)
    },
  )
})
