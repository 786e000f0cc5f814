import { ApiError } from '@bucketeer/shared-auth'
import { aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  journals,
  kickField,
  openForm,
  pictureField,
  startWithoutDrafts,
  text,
  title,
} from '../../testing/story-form'

beforeEach(startWithoutDrafts)

describe('the form of a new Story', () => {
  test('shows a loading state', () => {
    stubApi({ 'GET /api/journal/{journalId}': () => new Promise(() => {}) })
    openForm()
    expect(screen.getByText("You're travels are incoming")).toBeVisible()
  })

  // @spec S2.122
  test('is empty at first, names its Journal, and requires a picture', async () => {
    stubApi(journals)
    openForm()
    expect(await title()).toHaveValue('')
    expect(text()).toHaveValue('')
    expect(kickField()).toHaveTextContent('No Kick')
    expect(pictureField()).toHaveAccessibleDescription('PNG or JPG Required')
    expect(screen.getByText(/On rails/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Journal' })).toHaveAttribute('href', '/journal/rails')
  })

  test('shows the not-found page for somebody else’s Journal', async () => {
    signedIn(aUser({ _id: 'somebody-else' }))
    stubApi(journals)
    openForm()
    expect(await screen.findByRole('heading', { name: 'This page is off the map' })).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('shows the not-found page for an unknown Journal', async () => {
    stubApi({
      'GET /api/journal/{journalId}': () =>
        Promise.reject(new ApiError(404, 'We could not find this Journal.')),
    })
    openForm()
    expect(await screen.findByRole('heading', { name: 'This page is off the map' })).toBeVisible()
  })
})

describe('the picture', () => {
  // @spec S2.123
  test.each([
    ['a GIF', 'image/gif'],
    ['a WebP', 'image/webp'],
  ])('may not be %s: it is refused before any upload', async (_what, type) => {
    const upload = jest.fn()
    stubApi({ ...journals, 'POST /api/upload': upload })
    openForm()
    await title()
    expect(pictureField()).toHaveAttribute('accept', 'image/png,image/jpeg')
    await userEvent.upload(pictureField(), new File(['bytes'], 'dunes', { type }), { applyAccept: false })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Upload Picture: This file is not a picture we can take. Choose PNG or JPG.',
    )
    expect(upload).not.toHaveBeenCalled()
  })

  // @spec S2.123
  test.each([
    ['a PNG', 'image/png'],
    ['a JPG', 'image/jpeg'],
  ])('may be %s', async (_what, type) => {
    const upload = jest.fn(async () => ({ secure_url: '/media/dunes/1280.webp' }))
    stubApi({ ...journals, 'POST /api/upload': upload })
    openForm()
    await title()
    await userEvent.upload(pictureField(), new File(['bytes'], 'dunes', { type }))
    expect(await screen.findByText('Picture uploaded')).toBeInTheDocument()
    expect(upload).toHaveBeenCalledTimes(1)
  })
})
