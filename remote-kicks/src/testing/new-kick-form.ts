import { aUser, signedIn } from '@bucketeer/shared-auth/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choose } from './on-screen'
import { openKicks } from './open-kicks'

/** Opens the form of a new Kick. */
export const openForm = () => openKicks('/kicks/create')

export const title = () => screen.getByRole('textbox', { name: 'Title' })
export const bio = () => screen.getByRole('textbox', { name: 'Bio' })
export const continent = () => screen.getByRole('combobox', { name: /^Continent/ })
export const bucket = () => screen.getByRole('combobox', { name: /^Bucket/ })
export const place = () => screen.getByRole('combobox', { name: 'Place' })
export const pictureField = () => screen.getByLabelText('Picture of Experience')
export const saveButton = () => screen.getByRole('button', { name: 'Save' })

export const photo = new File(['bytes'], 'dunes.png', { type: 'image/png' })

/** Gives the Kick what the server requires besides the picture. */
export async function nameAndPlace() {
  await userEvent.type(title(), 'Dunes')
  await choose(continent(), 'Asia')
}

/** Chooses the photo and waits for its upload. */
export async function uploadPicture() {
  await userEvent.upload(pictureField(), photo)
  await screen.findByText('Picture uploaded')
}

/** The URL of the uploaded photo. */
export const dunes = '/media/dunes/1280.webp'
export const pictures = { 'POST /api/upload': async () => ({ secure_url: dunes }) }

export const needsPicture = /A Kick needs a picture\./

/** Signs a user in, in a tab without drafts. */
export function startWithoutDrafts() {
  localStorage.clear()
  signedIn(aUser())
}
