import { expect, type Page, test } from '@playwright/test'
import type { stranger } from '../fixtures/person'
import { sunset } from '../fixtures/picture'
import type { InputDriver } from './input-drivers'

interface Walk {
  page: Page
  hand: InputDriver
  /** What happens when the Story is written and not sent yet. */
  beforeTheStoryIsSaved(): Promise<void>
}

interface Journey extends Walk {
  /** Who goes on it. */
  person: ReturnType<typeof stranger>
}

/** What the steps share: how to find what they fill in, and what they do alike. */
const onPage = ({ page, hand }: Walk) => {
  const main = page.getByRole('main')
  return {
    main,
    field: (name: string) => main.getByRole('textbox', { name, exact: true }),
    select: (name: string) => main.getByRole('combobox', { name, exact: true }),
    heading: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    save: () => hand.use(main.getByRole('button', { name: 'Save', exact: true })),
    givePicture: async () => {
      await hand.choosePicture(main.locator('input[type=file]'), sunset())
      await expect(main.getByText('Picture uploaded')).toBeVisible()
    },
  }
}

export const storyText = 'We counted strokes, then boats, then nothing at all.'

/** From the form of a new Story, about one Kick, to the Journal that holds it. */
export const writeStory = async (walk: Walk, names: { kick: string; journal: string }): Promise<void> => {
  const { main, field, select, heading, save, givePicture } = onPage(walk)
  await walk.hand.fill(field('Title'), 'Done')
  await walk.hand.choose(select('Kick'), names.kick)
  await walk.hand.fill(field('Story text'), storyText)
  await givePicture()
  await walk.beforeTheStoryIsSaved()
  await save()
  await expect(heading(names.journal)).toBeVisible()
  await expect(main.getByText(storyText)).toBeVisible()
}

/**
 * What the site is for, from end to end: somebody comes to the landing page, signs up, collects a goal in a Bucket,
 * describes a Kick and adds it, does it and writes a Story about it in a public Journal.
 * @returns the Journal's address
 */
export const runWholeJourney = async (journey: Journey): Promise<string> => {
  const { page, hand, person } = journey
  const { main, field, select, heading, save, givePicture } = onPage(journey)
  const { userName: mark } = person
  const names = {
    bucket: `Lakes of ${mark}`,
    kick: `Swim across ${mark}`,
    journal: `Summer of ${mark}`,
  }

  await test.step('From the landing page somebody signs up', async () => {
    await page.goto('/')
    await hand.use(main.getByRole('link', { name: 'Sign up here' }).first())
    await expect(heading('Create an account')).toBeVisible()
    await hand.fill(field('Email'), person.email)
    await hand.fill(field('Username'), mark)
    await hand.fill(field('Your Tagline'), person.tagline)
    await hand.fill(field('Password'), person.password)
    await hand.use(main.getByRole('button', { name: 'Create account' }))
    await expect(page).toHaveURL('/login')
    await expect(main.getByText('You are signed in already.')).toBeVisible()
  })
  await test.step('has a goal', async () => {
    await hand.goTo('Buckets', 'Create a Bucket')
    await hand.fill(field('Title'), names.bucket)
    await hand.fill(field('Bio'), 'All of them, before breakfast.')
    await save()
    await expect(page).toHaveURL('/buckets')
    await expect(main.getByRole('link', { name: names.bucket })).toBeVisible()
  })
  await test.step('describes an experience, with its place and a picture', async () => {
    await hand.goTo('Kicks', 'Create a Kick')
    await hand.fill(field('Title'), names.kick)
    await hand.choose(select('Continent'), 'Europe')
    await hand.findPlace(select('Place'), 'Zürich')
    await expect(main.getByText(/Switzerland/).first()).toBeVisible()
    await hand.pick(main.getByRole('radio', { name: /Activities/ }))
    await hand.fill(field('Bio'), 'Cold until the third stroke.')
    await givePicture()
    await save()
    await expect(page).toHaveURL('/kicks')
  })
  await test.step('adds it to the goal', async () => {
    await hand.use(main.getByRole('link', { name: names.kick }).first())
    await expect(heading(names.kick)).toBeVisible()
    await hand.choose(main.getByRole('combobox', { name: /Bucket/ }), names.bucket)
    await hand.use(main.getByRole('button', { name: 'Add', exact: true }))
    await expect(page.getByText('Succesfully added Journal to Bucket')).toBeVisible()
    await expect(heading('All Kicks')).toBeFocused()
  })
  await test.step('opens a public Journal', async () => {
    await hand.goTo('Journals', 'Create a Journal')
    await hand.fill(field('Title'), names.journal)
    await hand.choose(select('Bucket'), names.bucket)
    await hand.choose(select('Visibility'), 'Public')
    await hand.use(main.getByRole('button', { name: 'Create New Journal!' }))
    await expect(heading(names.journal)).toBeVisible()
  })
  const journal = page.url()
  await test.step('and writes that it is done', async () => {
    await hand.use(main.getByRole('link', { name: /Add Story|Write the first Story/ }).first())
    await writeStory(journey, names)
  })
  return journal
}
