import { signInAs, signUp } from '../fixtures/person'
import { sunset } from '../fixtures/picture'
import { expect, test } from '../fixtures/test'

// @spec S1.1 S1.3 S1.5 S2.86 S2.94 S2.96 S9.4
test(
  'from a Bucket to a Kick with a place, to a Story that everybody can read',
  { tag: ['@buckets', '@kicks', '@journals'] },
  async ({ signedInPage: page, person, browser, request }) => {
    test.slow()
    const form = page.getByRole('main')
    const mark = person.userName

    await test.step('Given a Bucket', async () => {
      await page.goto('/buckets/create')
      await form.getByLabel('Title').fill(`Lakes of ${mark}`)
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL('/buckets')
    })

    await test.step('When one creates a Kick with a picture, a place and that Bucket', async () => {
      await page.goto('/kicks/create')
      await form.getByLabel('Title').fill(`Swim across the lake ${mark}`)
      await form.getByLabel('Continent').click()
      await page.getByRole('option', { name: 'Europe' }).click()
      const place = form.getByRole('combobox', { name: 'Place' })
      await place.fill('Zürich')
      await page
        .getByRole('option', { name: /Zürich/ })
        .first()
        .click()
      await expect(form.getByText(/Switzerland/).first()).toBeVisible()
      await form.getByLabel('Bucket', { exact: true }).selectOption({ label: `Lakes of ${mark}` })
      await form.getByRole('radio', { name: /Activities/ }).check()
      await form.getByLabel('Bio').fill('Cold until the third stroke.')
      await form.locator('input[type=file]').setInputFiles(sunset())
      await expect(form.getByText('Required')).toBeHidden()
      await form.getByRole('button', { name: 'Save' }).click()
    })

    await test.step('it is the newest of all Kicks, and stands in the Bucket', async () => {
      await expect(page).toHaveURL('/kicks')
      await expect(form.getByRole('link', { name: `Swim across the lake ${mark}` }).first()).toBeVisible()
      await page.reload()
      await expect(form.getByRole('link', { name: `Swim across the lake ${mark}` }).first()).toBeVisible()
      await page.goto('/buckets')
      await expect(form.getByText(`Swim across the lake ${mark}`)).toBeVisible()
    })

    await test.step('Somebody else finds it by its filters, likes it and comments on it', async () => {
      const other = await signUp(request)
      const context = await browser.newContext()
      const theirs = await context.newPage()
      await signInAs(theirs, other)
      await theirs.goto('/kicks?continent=Europe&category=Activity')
      const card = theirs.getByRole('listitem').filter({ hasText: `Swim across the lake ${mark}` })
      await card.getByText(mark, { exact: true }).waitFor()
      // Where its picture is, the card's own link lies on it.
      await card.locator('img[src*="/media/"]').first().click({ force: true })
      await expect(theirs.getByRole('heading', { level: 1 })).toContainText(mark)
      await expect(theirs).toHaveURL(/\/kicks\/[^/]+$/)
      await expect(theirs.getByRole('application')).toHaveAttribute('data-centre', '47.3667 8.5500')
      await expect(theirs.getByRole('application')).toHaveAttribute('data-zoom', '10')
      await theirs.getByRole('button', { name: /^Like/ }).click()
      await expect(theirs.getByRole('button', { name: 'Like 1 like', pressed: true })).toBeVisible()
      await theirs.getByLabel('Your comment').fill('I was there in May: bring a towel.')
      await theirs.getByRole('button', { name: 'Send comment' }).click()
      await expect(theirs.getByText('I was there in May: bring a towel.')).toBeVisible()
      await expect(theirs.getByRole('link', { name: 'Edit Kick' })).toHaveCount(0)
      const address = theirs.url()
      await context.close()
      await page.goto(address)
      await expect(form.getByText('I was there in May: bring a towel.')).toBeVisible()
      await expect(form.getByRole('link', { name: 'Edit Kick' })).toBeVisible()
    })

    await test.step('When one opens a public Journal for the Bucket', async () => {
      await page.goto('/journal/create')
      await expect(form.getByLabel('Title')).toHaveValue('My New Journal')
      await form.getByLabel('Title').fill(`A summer of ${mark}`)
      await form.getByLabel('Bucket', { exact: true }).click()
      await page.getByRole('option', { name: `Lakes of ${mark}` }).click()
      await form.getByLabel('Visibility').click()
      await page.getByRole('option', { name: 'Public' }).click()
      await form.getByRole('button', { name: 'Create New Journal!' }).click()
      await expect(page.getByRole('heading', { level: 1, name: `A summer of ${mark}` })).toBeVisible()
    })

    await test.step('and writes a Story about the Kick', async () => {
      await form
        .getByRole('link', { name: /Add Story|Write the first Story/ })
        .first()
        .click()
      await form.getByLabel('Title').fill('The third stroke')
      await form.getByLabel('Story text').fill('We counted strokes, then boats, then nothing at all.')
      await form.getByLabel('Kick', { exact: true }).click()
      await page.getByRole('option', { name: `Swim across the lake ${mark}` }).click()
      await form.locator('input[type=file]').setInputFiles(sunset())
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(form.getByText('We counted strokes, then boats, then nothing at all.')).toBeVisible()
    })

    await test.step('a visitor who is not logged in reads it', async () => {
      const context = await browser.newContext()
      const visitor = await context.newPage()
      await visitor.goto('/journal/public')
      await visitor
        .getByRole('listitem')
        .filter({ hasText: `A summer of ${mark}` })
        .getByRole('link', { name: /View Journal/ })
        .click()
      await expect(visitor.getByText('We counted strokes, then boats, then nothing at all.')).toBeVisible()
      await expect(visitor.getByText('You need to be logged in to create a Journal')).toBeVisible()
      await expect(visitor.getByRole('link', { name: 'Add Story' })).toHaveCount(0)
      await context.close()
    })

    await test.step("it stands among one's own", async () => {
      await page.goto('/journal/private')
      await expect(form.getByRole('heading', { name: `A summer of ${mark}` })).toBeVisible()
    })

    await test.step('and the profile leads to both', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
      await expect(page.getByRole('heading', { level: 1, name: person.userName })).toBeVisible()
      await expect(form.getByRole('link', { name: /Go to Bucket/ })).toHaveCount(1)
      await expect(form.getByRole('link', { name: /Go to Journal/ })).toHaveCount(1)
    })
  },
)
