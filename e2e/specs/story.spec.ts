import { findUser, signInAs } from '../fixtures/test-user'
import { sunset } from '../fixtures/picture'
import { expect, test } from '../fixtures/test'

// @spec S1.1 S1.3 S1.5 S2.86 S2.94 S2.96 S9.4
test(
  'lets a user create a Bucket, a Kick with a place, and a Story that visitors can read',
  { tag: ['@buckets', '@kicks', '@journals', '@places'] },
  async ({ signedInPage: page, user, browser, request }) => {
    test.slow()
    const form = page.getByRole('main')
    const { userName } = user

    await test.step('Create a Bucket', async () => {
      await page.goto('/buckets/create')
      await form.getByLabel('Title').fill(`Lakes of ${userName}`)
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL('/buckets')
    })

    await test.step('Create a Kick with a picture and a place in the Bucket', async () => {
      await page.goto('/kicks/create')
      await form.getByLabel('Title').fill(`Swim across the lake ${userName}`)
      await form.getByLabel('Continent').click()
      await page.getByRole('option', { name: 'Europe' }).click()
      const place = form.getByRole('combobox', { name: 'Place' })
      await place.fill('Zürich')
      await page
        .getByRole('option', { name: /Zürich/ })
        .first()
        .click()
      await expect(form.getByText(/Switzerland/).first()).toBeVisible()
      await form.getByLabel('Bucket', { exact: true }).selectOption({ label: `Lakes of ${userName}` })
      await form.getByRole('radio', { name: /Activities/ }).check()
      await form.getByLabel('Bio').fill('Cold until the third stroke.')
      await form.locator('input[type=file]').setInputFiles(sunset())
      await expect(form.getByText('Required')).toBeHidden()
      await form.getByRole('button', { name: 'Save' }).click()
    })

    await test.step('See the Kick first in All Kicks, and in the Bucket', async () => {
      await expect(page).toHaveURL('/kicks')
      await expect(form.getByRole('link', { name: `Swim across the lake ${userName}` }).first()).toBeVisible()
      await page.reload()
      await expect(form.getByRole('link', { name: `Swim across the lake ${userName}` }).first()).toBeVisible()
      await page.goto('/buckets')
      await expect(form.getByText(`Swim across the lake ${userName}`)).toBeVisible()
    })

    await test.step('Find, like and comment on the Kick as another user', async () => {
      const other = await findUser(request)
      const context = await browser.newContext()
      const theirs = await context.newPage()
      await signInAs(theirs, other)
      await theirs.goto('/kicks?continent=Europe&category=Activity')
      const card = theirs.getByRole('listitem').filter({ hasText: `Swim across the lake ${userName}` })
      await card.getByText(userName, { exact: true }).waitFor()
      // Forced, because the card's link covers its picture.
      await card.locator('img[src*="/media/"]').first().click({ force: true })
      await expect(theirs.getByRole('heading', { level: 1 })).toContainText(userName)
      await expect(theirs).toHaveURL(/\/kicks\/[^/]+$/)
      await expect(theirs.getByRole('application')).toHaveAttribute('data-centre', '47.3667 8.5500')
      await expect(theirs.getByRole('application')).toHaveAttribute('data-zoom', '10')
      await theirs.getByRole('button', { name: /^Like/ }).click()
      await expect(theirs.getByRole('button', { name: 'Like 1 like', pressed: true })).toBeVisible()
      await theirs.getByLabel('Your comment').fill('I was there in May: bring a towel.')
      await theirs.getByRole('button', { name: 'Send comment' }).click()
      // Its text is the field's, too, until it has been sent.
      await expect(theirs.getByLabel('Your comment')).toHaveValue('')
      await expect(theirs.getByText('I was there in May: bring a towel.')).toBeVisible()
      await expect(theirs.getByRole('link', { name: 'Edit Kick' })).toHaveCount(0)
      const address = theirs.url()
      await context.close()
      await page.goto(address)
      await expect(form.getByText('I was there in May: bring a towel.')).toBeVisible()
      await expect(form.getByRole('link', { name: 'Edit Kick' })).toBeVisible()
    })

    await test.step('Create a Public Journal for the Bucket', async () => {
      await page.goto('/journal/create')
      await expect(form.getByLabel('Title')).toHaveValue('My New Journal')
      await form.getByLabel('Title').fill(`A summer of ${userName}`)
      await form.getByLabel('Bucket', { exact: true }).click()
      await page.getByRole('option', { name: `Lakes of ${userName}` }).click()
      await form.getByLabel('Visibility').click()
      await page.getByRole('option', { name: 'Public' }).click()
      await form.getByRole('button', { name: 'Create New Journal!' }).click()
      await expect(page.getByRole('heading', { level: 1, name: `A summer of ${userName}` })).toBeVisible()
    })

    await test.step('Write a Story about the Kick', async () => {
      await form
        .getByRole('link', { name: /Add Story|Write the first Story/ })
        .first()
        .click()
      await form.getByLabel('Title').fill('The third stroke')
      await form.getByLabel('Story text').fill('We counted strokes, then boats, then nothing at all.')
      await form.getByLabel('Kick', { exact: true }).click()
      await page.getByRole('option', { name: `Swim across the lake ${userName}` }).click()
      await form.locator('input[type=file]').setInputFiles(sunset())
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: `A summer of ${userName}` })).toBeVisible()
      await expect(form.getByText('We counted strokes, then boats, then nothing at all.')).toBeVisible()
    })

    await test.step('Read the Story as a visitor', async () => {
      const context = await browser.newContext()
      const visitor = await context.newPage()
      await visitor.goto('/journal/public')
      await visitor
        .getByRole('listitem')
        .filter({ hasText: `A summer of ${userName}` })
        .getByRole('link', { name: /View Journal/ })
        .click()
      await expect(visitor.getByText('We counted strokes, then boats, then nothing at all.')).toBeVisible()
      await expect(visitor.getByText('You need to be logged in to create a Journal')).toBeVisible()
      await expect(visitor.getByRole('link', { name: 'Add Story' })).toHaveCount(0)
      await context.close()
    })

    await test.step('See the Journal in My Journals', async () => {
      await page.goto('/journal/private')
      await expect(form.getByRole('heading', { name: `A summer of ${userName}` })).toBeVisible()
    })

    await test.step('Find the Bucket and the Journal on the profile', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
      await expect(page.getByRole('heading', { level: 1, name: user.userName })).toBeVisible()
      await expect(form.getByRole('link', { name: /Go to Bucket/ })).toHaveCount(1)
      await expect(form.getByRole('link', { name: /Go to Journal/ })).toHaveCount(1)
    })
  },
)
