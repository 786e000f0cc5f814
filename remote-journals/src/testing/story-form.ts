import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** A picture as a Story wants it. */
export const photo = new File(['bytes of dunes'], 'dunes.png', { type: 'image/png' })

export const title = () => screen.findByRole('textbox', { name: 'Title' })
export const text = () => screen.getByRole('textbox', { name: 'Story text' })
export const pictureField = () => screen.getByLabelText('Picture')
export const kickField = () => screen.getByRole('combobox', { name: 'Kick' })
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

/** The picture that the form shows, if it shows one. */
export const picture = () => screen.queryByRole('img', { name: 'The picture you chose' })

/** The names on offer; the list stays open. */
export const kicksOnOffer = async () => {
  await userEvent.click(kickField())
  const options = await screen.findAllByRole('option')
  return options.map(({ textContent }) => textContent)
}

const put = async (field: HTMLElement, words: string) => {
  await userEvent.click(field)
  await userEvent.paste(words)
}

/** Fills in 'The Danube' and 'At six.', and chooses the photo. */
export const writeAll = async () => {
  await put(await title(), 'The Danube')
  await put(text(), 'At six.')
  await userEvent.upload(pictureField(), photo)
}

/** What the browser keeps of forms. */
export const drafts = () => Object.keys(localStorage).filter((key) => key.includes('draft'))
