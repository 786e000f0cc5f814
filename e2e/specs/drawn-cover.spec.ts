import { chooseOption } from '../fixtures/choose-option'
import { findAxeViolations } from '../fixtures/axe-violations'
import { expect, test } from '../fixtures/test'

/** The server encodes a picture in three widths. */
const patient = { timeout: 60_000 }

test(
  'the drawn cover becomes the picture of a new Kick and follows its title',
  { tag: ['@kicks', '@shell'] },
  async ({ signedInPage: page, user }) => {
    test.slow()
    const main = page.getByRole('main')
    const name = `Surf at sunrise ${user.userName}`
    await page.goto('/kicks/create')
    await main.getByLabel('Title').fill('Surf')
    await main.getByRole('radio', { name: 'Activities' }).check()
    await chooseOption(main.getByRole('combobox', { name: 'Continent' }), 'Africa')
    await expect(main.getByText('Required')).toBeVisible()
    await main.getByRole('button', { name: 'Use the drawn cover' }).press('Enter')
    await expect(main.getByRole('button', { name: 'Remove picture' })).toBeVisible(patient)
    await expect(main.getByText('Required')).toBeHidden()
    expect(await findAxeViolations(page)).toEqual([])

    const uploaded = page.waitForResponse('**/api/upload')
    await main.getByLabel('Title').fill(name)
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await uploaded).ok()).toBe(true)
    await expect(page).toHaveURL(/\/kicks(\?.*)?$/, patient)
    await main.getByRole('link', { name }).first().click()
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
    const picture = main.locator('img[src^="/media/"], img[src*="/media/"]').first()
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600)
  },
)

test(
  'the drawn cover becomes the picture of a new Bucket',
  { tag: ['@buckets', '@shell'] },
  async ({ signedInPage: page, user }) => {
    test.slow()
    const main = page.getByRole('main')
    await page.goto('/buckets/create')
    await main.getByLabel('Title').fill(`Islands of ${user.userName}`)
    await main.getByRole('button', { name: 'Use the drawn cover' }).click()
    await expect(main.getByText('Picture uploaded')).toBeAttached(patient)
    await main.getByRole('button', { name: 'Remove picture' }).click()
    await expect(main.getByText('Required')).toBeVisible()
    await main.getByRole('button', { name: 'Use the drawn cover' }).click()
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL('/buckets', patient)
    const card = main.getByRole('listitem').filter({ hasText: `Islands of ${user.userName}` })
    await expect(card.locator('img[src*="/media/"]')).toBeVisible()
  },
)
