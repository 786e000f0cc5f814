import { expect, type Page, test } from '@playwright/test'
import type { newUserDetails } from '../fixtures/test-user'
import { sunset } from '../fixtures/picture'
import type { InputDriver } from './input-drivers'

interface JourneyOptions {
  page: Page
  driver: InputDriver
  /** Runs after the Story is written and before it is saved. */
  beforeSavingStory(): Promise<void>
}

interface WholeJourneyOptions extends JourneyOptions {
  user: ReturnType<typeof newUserDetails>
}

/** Returns the locators and actions that the steps share. */
function createHelpers({ page, driver }: JourneyOptions) {
  const main = page.getByRole('main')
  return {
    main,
    field: (name: string) => main.getByRole('textbox', { name, exact: true }),
    select: (name: string) => main.getByRole('combobox', { name, exact: true }),
    heading: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    save: () => driver.activate(main.getByRole('button', { name: 'Save', exact: true })),
    uploadPicture: async () => {
      await driver.choosePicture(main.locator('input[type=file]'), sunset())
      await expect(main.getByText('Picture uploaded')).toBeVisible()
    },
  }
}

export const storyText = 'We counted strokes, then boats, then nothing at all.'

/** Fills and saves the form for a new Story about a Kick, and expects it in the Journal. */
export async function writeStory(
  options: JourneyOptions,
  names: { kick: string; journal: string },
): Promise<void> {
  const { main, field, select, heading, save, uploadPicture } = createHelpers(options)
  await options.driver.fill(field('Title'), 'Done')
  await options.driver.chooseOption(select('Kick'), names.kick)
  await options.driver.fill(field('Story text'), storyText)
  await uploadPicture()
  await options.beforeSavingStory()
  await save()
  await expect(heading(names.journal)).toBeVisible()
  await expect(main.getByText(storyText)).toBeVisible()
}

/**
 * Runs the main user journey: sign up, create a Bucket and a Kick, add the Kick to the Bucket, and write a Story about
 * it in a Public Journal. Returns the Journal's URL.
 */
export async function runWholeJourney(options: WholeJourneyOptions): Promise<string> {
  const { page, driver, user } = options
  const { main, field, select, heading, save, uploadPicture } = createHelpers(options)
  const { userName } = user
  const names = {
    bucket: `Lakes of ${userName}`,
    kick: `Swim across ${userName}`,
    journal: `Summer of ${userName}`,
  }

  await test.step('Sign up from the landing page', async () => {
    await page.goto('/')
    await driver.activate(main.getByRole('link', { name: 'Sign up here' }).first())
    await expect(heading('Create an account')).toBeVisible()
    await driver.fill(field('Email'), user.email)
    await driver.fill(field('Username'), userName)
    await driver.fill(field('Your Tagline'), user.tagline)
    await driver.fill(field('Password'), user.password)
    await driver.activate(main.getByRole('button', { name: 'Create account' }))
    await expect(page).toHaveURL('/login')
    await expect(heading(`Hello, ${userName}`)).toBeVisible()
  })
  await test.step('Create a Bucket', async () => {
    await driver.navigate('Buckets', 'Create a Bucket')
    await driver.fill(field('Title'), names.bucket)
    await driver.fill(field('Bio'), 'All of them, before breakfast.')
    await save()
    await expect(page).toHaveURL('/buckets')
    await expect(main.getByRole('link', { name: names.bucket })).toBeVisible()
  })
  await test.step('Create a Kick with a place and a picture', async () => {
    await driver.navigate('Kicks', 'Create a Kick')
    await driver.fill(field('Title'), names.kick)
    await driver.chooseOption(select('Continent'), 'Europe')
    await driver.choosePlace(select('Place'), 'Zürich')
    await expect(main.getByText(/Switzerland/).first()).toBeVisible()
    await driver.checkRadio(main.getByRole('radio', { name: /Activities/ }))
    await driver.fill(field('Bio'), 'Cold until the third stroke.')
    await uploadPicture()
    await save()
    await expect(page).toHaveURL('/kicks')
  })
  await test.step('Add the Kick to the Bucket', async () => {
    await driver.activate(main.getByRole('link', { name: names.kick }).first())
    await expect(heading(names.kick)).toBeVisible()
    await driver.chooseOption(main.getByRole('combobox', { name: /Bucket/ }), names.bucket)
    await driver.activate(main.getByRole('button', { name: 'Add', exact: true }))
    await expect(page.getByText('Succesfully added Journal to Bucket')).toBeVisible()
    await expect(heading('All Kicks')).toBeFocused()
  })
  await test.step('Create a Public Journal', async () => {
    await driver.navigate('Journals', 'Create a Journal')
    await driver.fill(field('Title'), names.journal)
    await driver.chooseOption(select('Bucket'), names.bucket)
    await driver.chooseOption(select('Visibility'), 'Public')
    await driver.activate(main.getByRole('button', { name: 'Create New Journal!' }))
    await expect(heading(names.journal)).toBeVisible()
  })
  const journalUrl = page.url()
  await test.step('Write a Story about the Kick', async () => {
    await driver.activate(main.getByRole('link', { name: /Add Story|Write the first Story/ }).first())
    await writeStory(options, names)
  })
  return journalUrl
}
