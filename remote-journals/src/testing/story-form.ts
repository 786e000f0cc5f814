import { ApiError } from '@bucketeer/shared-auth'
import { aJournal, signedIn } from '@bucketeer/shared-auth/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openJournals } from './open-journals'
import { provideDatabase } from './provide-database'

/** The Journal of the Story. */
export const rails = aJournal({ _id: 'rails', title: 'On rails', bucketId: null })
/** Answers with that Journal. */
export const journals = { 'GET /api/journal/{journalId}': async () => rails }

/** Opens the form of a new Story in `rails`. */
export const openForm = () => openJournals('/journal/story/rails')

/** Opens the form again, as after a reload. */
export async function reopen(page: ReturnType<typeof openForm>) {
  page.unmount()
  const next = openForm()
  await title()
  return next
}

/** Signs a user in with a browser without drafts. */
export async function startWithoutDrafts() {
  localStorage.clear()
  await provideDatabase()
  signedIn()
}

/** A response handler for a lost network. */
export const noNetwork = () => Promise.reject(new ApiError(null, 'The line is dead.'))

/** A valid picture. */
export const photo = new File(['bytes of dunes'], 'dunes.png', { type: 'image/png' })

export const title = () => screen.findByRole('textbox', { name: 'Title' })
export const text = () => screen.getByRole('textbox', { name: 'Story text' })
export const pictureField = () => screen.getByLabelText('Picture')
export const kickField = () => screen.getByRole('combobox', { name: 'Kick' })
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

/** Returns the displayed picture, if any. */
export const picture = () => screen.queryByRole('img', { name: 'The picture you chose' })

/** Returns the offered names; the list stays open. */
export async function kicksOnOffer() {
  await userEvent.click(kickField())
  const options = await screen.findAllByRole('option')
  return options.map(({ textContent }) => textContent)
}

async function put(field: HTMLElement, words: string) {
  await userEvent.click(field)
  await userEvent.paste(words)
}

/** Fills in 'The Danube' and 'At six.', and chooses the photo. */
export async function writeAll() {
  await put(await title(), 'The Danube')
  await put(text(), 'At six.')
  await userEvent.upload(pictureField(), photo)
}

/** Returns the stored drafts. */
export const drafts = () => Object.keys(localStorage).filter((key) => key.includes('draft'))
