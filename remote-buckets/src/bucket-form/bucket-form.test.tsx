import { aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { closeTab } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftKeys } from '@bucketeer/shared-ui'
import { openBuckets } from '../testing/open-buckets'

const openForm = () => openBuckets('/buckets/create')
const title = () => screen.getByRole('textbox', { name: 'Title' })
const pictureField = () => screen.getByLabelText('Picture of Experience')
const photo = new File(['bytes'], 'dunes.png', { type: 'image/png' })

beforeEach(() => {
  localStorage.clear()
  signedIn()
})

describe('the draft', () => {
  const typeAndLeave = async () => {
    stubApi()
    const { unmount } = openForm()
    await userEvent.type(title(), 'Sahara')
    await userEvent.upload(pictureField(), photo)
    await screen.findByText('Picture uploaded')
    unmount()
  }

  test('is restored when the same user returns', async () => {
    await typeAndLeave()
    openForm()
    expect(title()).toHaveValue('Sahara')
    expect(screen.getByRole('img', { name: 'The picture you chose' })).toBeInTheDocument()
    expect(screen.getByText('We kept what you typed here last time.')).toBeVisible()
  })

  test('is deleted by starting over', async () => {
    await typeAndLeave()
    openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    const question = within(await screen.findByRole('dialog'))
    await userEvent.click(question.getByRole('button', { name: 'Discard draft' }))
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('')
    expect(pictureField()).toHaveAccessibleDescription('Required')
    expect(draftKeys(aUser()._id)).toHaveLength(0)
  })

  test('is hidden from the next user', async () => {
    await typeAndLeave()
    signedIn(aUser({ _id: 'somebody-else' }))
    openForm()
    expect(title()).toHaveValue('')
    expect(draftKeys(aUser()._id)).toHaveLength(1)
  })

  test('closes the tab without a question, because the draft is kept', async () => {
    openForm()
    expect(closeTab()).toBe('closed')
    await userEvent.type(title(), 'Sahara')
    expect(closeTab()).toBe('closed')
    await userEvent.clear(title())
    expect(closeTab()).toBe('closed')
  })
})
