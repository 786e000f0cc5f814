import { newUserDetails, skipUnlessSignUpIsOpen } from '../fixtures/test-user'
import { sunset } from '../fixtures/picture'
import { expect, test } from '../fixtures/test'

test.use({ expectedConsole: /status of 401/ })

// @spec S2.48 S2.52 S2.71 S2.73 S2.82 S4.4 S4.7 S8.2
test(
  'lets a new user sign up, create, edit and delete a Bucket, log out and log in again',
  { tag: ['@shell', '@marketing', '@buckets'] },
  async ({ page }) => {
    skipUnlessSignUpIsOpen()
    const ada = newUserDetails()
    const form = page.getByRole('main')
    const bar = page.getByRole('banner')

    await test.step('Open the signup form from the landing page', async () => {
      await page.goto('/')
      await form.getByRole('link', { name: 'Sign up here' }).first().click()
      await expect(page).toHaveURL('/signup')
      await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    })

    await test.step('Sign up and arrive on /login, signed in', async () => {
      await form.getByLabel('Email').fill(ada.email)
      await form.getByLabel('Username').fill(ada.userName)
      await form.getByLabel('Your Tagline').fill(ada.tagline)
      await form.getByRole('textbox', { name: 'Password' }).fill(ada.password)
      await form.getByRole('button', { name: 'Create account' }).click()
      await expect(page).toHaveURL('/login')
      await expect(bar.getByRole('button', { name: 'Log out' })).toBeVisible()
    })

    await test.step('Create a Bucket with a picture', async () => {
      await bar.getByRole('button', { name: 'Buckets' }).hover()
      await bar.getByRole('link', { name: 'Create a Bucket' }).click()
      await expect(page).toHaveURL('/buckets/create')
      await form.getByLabel('Title').fill('See the northern lights')
      await form.getByLabel('Bio').fill('Tromsø in February, with a flask of tea.')
      await form.locator('input[type=file]').setInputFiles(sunset())
      await expect(form.getByText('Required')).toBeHidden()
      await form.getByRole('button', { name: 'Save' }).click()
    })

    await test.step('See the Bucket and its picture in the list', async () => {
      await expect(page).toHaveURL('/buckets')
      await expect(form.getByRole('link', { name: 'See the northern lights' })).toBeVisible()
      const picture = form.locator('img[src*="/media/"]')
      await expect(picture).toBeVisible()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    })

    await test.step('Find the form empty again', async () => {
      await form.getByRole('link', { name: 'Create new Bucket' }).click()
      await expect(form.getByLabel('Title')).toHaveValue('')
      await form
        .getByRole('link', { name: 'Go Back' })
        .or(form.getByRole('button', { name: 'Go Back' }))
        .click()
      await expect(page).toHaveURL('/buckets')
    })

    await test.step('Edit the Bucket', async () => {
      await form.getByRole('link', { name: 'See the northern lights' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'See the northern lights' })).toBeVisible()
      await form.getByRole('link', { name: 'Edit Bucket' }).click()
      await form.getByLabel('Title').fill('See the aurora')
      await form.getByRole('button', { name: 'Save Bucket' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'See the aurora' })).toBeVisible()
    })

    await test.step('Keep the session and the edit after a reload', async () => {
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'See the aurora' })).toBeVisible()
    })

    await test.step('Delete the Bucket and see the empty list', async () => {
      await form.getByRole('button', { name: 'Delete Bucket' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Delete/ })
        .click()
      await expect(page).toHaveURL('/buckets')
      await expect(form.getByRole('link', { name: 'Details' })).toHaveCount(2)
    })

    await test.step('Log out and get redirected from a protected page to /login', async () => {
      await bar.getByRole('button', { name: 'Log out' }).click()
      await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible()
      await expect(page).toHaveURL('/')
      await page.goto('/buckets/create')
      await expect(page).toHaveURL('/login')
    })

    await test.step('See an error for a wrong password, with the input kept', async () => {
      await form.getByLabel('Email').fill(ada.email)
      await form.getByRole('textbox', { name: 'Password' }).fill('not my password')
      await form.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert')).toContainText('Could not Login:')
      await expect(form.getByLabel('Email')).toHaveValue(ada.email)
    })

    await test.step('Log in and arrive on the protected page', async () => {
      await form.getByRole('textbox', { name: 'Password' }).fill(ada.password)
      await form.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL('/buckets/create')
    })
  },
)

test(
  'logs out in all tabs when the user logs out in one',
  { tag: ['@shell', '@buckets'] },
  async ({ context, signedInPage: first }) => {
    await first.goto('/buckets')
    const second = await context.newPage()
    await second.goto('/buckets')
    await expect(second.getByRole('heading', { name: 'Your Buckets' })).toBeVisible()
    // The heading may be prerendered; the button shows that the shell of this tab listens for a logout.
    await expect(second.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible()

    await first.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
    await expect(second.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(second).toHaveURL('/')

    await second.goto('/buckets')
    await expect(second).toHaveURL('/login')
  },
)
