import type { Page } from '@playwright/test'
import { chooseOption } from '../fixtures/choose-option'
import { sunset } from '../fixtures/picture'
import { site } from '../fixtures/site'
import { givenLogin, newUserDetails, watchContent } from '../fixtures/test-user'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

/**
 * The essential journeys through all parts, for any site: with any content, with the rate limits of production, without
 * mail, places and demo content. Where nobody can sign up, E2E_EMAIL and E2E_PASSWORD have the login of a person.
 */
test.use({ viewport: { width: 1366, height: 768 }, contextOptions: { reducedMotion: 'no-preference' } })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const bar = (page: Page) => page.getByRole('banner')

test(
  'shows the pages of visitors, and a 404 page for an unknown address',
  { tag: ['@smoke', '@shell', '@marketing', '@journals'] },
  async ({ page }) => {
    for (const [path, name] of [
      ['/', 'Turn someday into stories'],
      ['/journey', 'The Journey'],
      ['/story', 'Our story'],
      ['/journal/public', 'Public Journals'],
      ['/login', 'Log in to your account'],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(heading(page, name)).toBeVisible()
        await expect(bar(page)).toBeVisible()
      })
    const response = await page.request.get('/no-such-page', { headers: { accept: 'text/html' } })
    expect(response.status()).toBe(404)
  },
)

test(
  'redirects visitors from the protected pages of every part to /login',
  { tag: ['@smoke', ...allPartTags] },
  async ({ page }) => {
    for (const path of ['/buckets', '/kicks', '/journal/private', '/account']) {
      await page.goto(path)
      await expect(page).toHaveURL('/login')
      await expect(heading(page, 'Log in to your account')).toBeVisible()
    }
  },
)

test('keeps the colour mode that a visitor chooses', { tag: ['@smoke', '@shell'] }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/journey')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect.poll(background).not.toBe(light)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
  expect(await background()).not.toBe(light)
})

test(
  'lets a person log in, create a Bucket, a Kick with a picture, a comment, a Journal and a Story, and log out',
  { tag: ['@smoke', ...allPartTags] },
  async ({ page, browser, request }) => {
    test.skip(
      !givenLogin && (site.signUp ?? 'open') !== 'open',
      'Sign-up is not open on this site. Set E2E_EMAIL and E2E_PASSWORD to the login of a person.',
    )
    const removeMadeContent = givenLogin ? await watchContent(request, givenLogin) : async () => {}
    const suffix = Date.now().toString(36)
    const names = { bucket: `Lakes ${suffix}`, kick: `Swim across ${suffix}`, journal: `Summer ${suffix}` }
    const main = page.getByRole('main')
    const field = (name: string) => main.getByRole('textbox', { name, exact: true })
    const save = () => main.getByRole('button', { name: 'Save', exact: true }).click()
    const uploadPicture = async () => {
      await main.locator('input[type=file]').setInputFiles(sunset())
      await expect(main.getByText('Picture uploaded')).toBeAttached({ timeout: 30_000 })
    }
    const chooseFromList = (name: string, option: string) =>
      chooseOption(main.getByRole('combobox', { name, exact: true }), option)

    try {
      await test.step(givenLogin ? 'Log in' : 'Sign up', async () => {
        if (givenLogin) {
          await page.goto('/login')
          await field('Email').fill(givenLogin.email)
          await field('Password').fill(givenLogin.password)
          await main.getByRole('button', { name: 'Sign in' }).click()
        } else {
          const person = newUserDetails()
          await page.goto('/signup')
          await field('Email').fill(person.email)
          await field('Username').fill(person.userName)
          await field('Your Tagline').fill(person.tagline)
          await field('Password').fill(person.password)
          await main.getByRole('button', { name: 'Create account' }).click()
        }
        await expect(bar(page).getByRole('button', { name: 'Log out' })).toBeVisible()
      })

      await test.step('Create a Bucket', async () => {
        await page.goto('/buckets/create')
        await field('Title').fill(names.bucket)
        await field('Bio').fill('All of them, before breakfast.')
        await save()
        await expect(page).toHaveURL('/buckets')
        await expect(main.getByRole('link', { name: names.bucket })).toBeVisible()
      })

      await test.step('Create a Kick with a picture in the Bucket', async () => {
        await page.goto('/kicks/create')
        await field('Title').fill(names.kick)
        await chooseFromList('Continent', 'Europe')
        await chooseFromList('Bucket', names.bucket)
        await main.getByRole('radio', { name: /Activities/ }).check()
        await field('Bio').fill('Cold until the third stroke.')
        await uploadPicture()
        await save()
        await expect(page).toHaveURL('/kicks')
        await expect(main.getByRole('link', { name: names.kick }).first()).toBeVisible()
      })

      await test.step('Comment on the Kick', async () => {
        await main.getByRole('link', { name: names.kick }).first().click()
        await expect(heading(page, names.kick)).toBeVisible()
        await expect(main.locator('img[src*="/media/"]').first()).toBeVisible()
        await page.getByLabel('Your comment').fill(`Bring a towel, ${suffix}.`)
        await page.getByRole('button', { name: 'Send comment' }).click()
        // Its text is the field's, too, until it has been sent.
        await expect(page.getByLabel('Your comment')).toHaveValue('')
        await expect(page.getByText(`Bring a towel, ${suffix}.`)).toBeVisible()
      })

      await test.step('Create a Public Journal', async () => {
        await page.goto('/journal/create')
        await field('Title').fill(names.journal)
        await chooseFromList('Bucket', names.bucket)
        await chooseFromList('Visibility', 'Public')
        await main.getByRole('button', { name: 'Create New Journal!' }).click()
        await expect(heading(page, names.journal)).toBeVisible()
      })
      const journal = page.url()

      await test.step('Write a Story about the Kick', async () => {
        await main
          .getByRole('link', { name: /Add Story|Write the first Story/ })
          .first()
          .click()
        await field('Title').fill('The third stroke')
        await chooseFromList('Kick', names.kick)
        await field('Story text').fill('We counted strokes, then boats.')
        await uploadPicture()
        await save()
        await expect(heading(page, names.journal)).toBeVisible()
      })

      await test.step('Read the Story as a visitor', async () => {
        const visitor = await browser.newPage()
        await visitor.goto(journal)
        await expect(visitor.getByText('We counted strokes, then boats.')).toBeVisible()
        await visitor.close()
      })

      await test.step('Open the profile', async () => {
        await bar(page).getByRole('link', { name: 'Profile' }).click()
        await expect(page).toHaveURL(/\/user\/[^/]+$/)
        await expect(main.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
      })

      await test.step('Log out, and see no protected page', async () => {
        await bar(page).getByRole('button', { name: 'Log out' }).click()
        await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible()
        await page.goto('/buckets')
        await expect(page).toHaveURL('/login')
      })
    } finally {
      await removeMadeContent()
    }
  },
)
