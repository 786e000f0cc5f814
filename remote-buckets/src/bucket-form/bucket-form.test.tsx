import { aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { closeTab } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openBuckets } from '../testing/open-buckets'

const openForm = () => openBuckets('/buckets/create')
const title = () => screen.getByRole('textbox', { name: 'Title' })
const pictureField = () => screen.getByLabelText('Picture of Experience')
const photo = new File(['bytes'], 'dunes.png', { type: 'image/png' })

beforeEach(() => {
  sessionStorage.clear()
  signedIn()
})

describe('what was typed', () => {
  const typeAndLeave = async () => {
    stubApi()
    const { unmount } = openForm()
    await userEvent.type(title(), 'Sahara')
    await userEvent.upload(pictureField(), photo)
    await screen.findByText('Picture uploaded')
    unmount()
  }

  test('is there again when the same person comes back', async () => {
    await typeAndLeave()
    openForm()
    expect(title()).toHaveValue('Sahara')
    expect(screen.getByRole('img', { name: 'The picture you chose' })).toBeInTheDocument()
    expect(screen.getByText('We kept what you typed here last time.')).toBeVisible()
  })

  test('goes when one starts over', async () => {
    await typeAndLeave()
    openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(title()).toHaveValue('')
    expect(pictureField()).toHaveAccessibleDescription('Required')
    expect(sessionStorage).toHaveLength(0)
  })

  test("is not the next person's to see", async () => {
    await typeAndLeave()
    signedIn(aUser({ _id: 'somebody-else' }))
    openForm()
    expect(title()).toHaveValue('')
    expect(sessionStorage).toHaveLength(0)
  })

  test('makes the browser ask before the tab is closed', async () => {
    openForm()
    expect(closeTab()).toBe('closed')
    await userEvent.type(title(), 'Sahara')
    expect(closeTab()).toBe('asked')
    await userEvent.clear(title())
    expect(closeTab()).toBe('closed')
  })
})
