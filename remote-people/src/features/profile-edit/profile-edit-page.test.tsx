import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient } from '@tanstack/react-query'
import { ApiError, authStore, keys, type UserFields } from '@bucketeer/shared-auth'
import { aKick, type Answers, aUser, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { draftKeys } from '@bucketeer/shared-ui'
import { openEditor as openPage, photo, save, userName } from '../../testing/open-people'

const amelia = aUser({
  _id: 'amelia',
  userName: 'Amelia',
  tagline: 'Up and away',
  way: 'To Enjoy',
  profilePicture: '/media/old/1280.webp',
})

interface Opening {
  userId?: string
  answers?: Answers
  client?: QueryClient
}
const openEditor = ({ userId = 'amelia', answers, client }: Opening = {}) => {
  signedIn(amelia)
  stubApi({
    'GET /auth/verify': async () => amelia,
    'GET /api/user/{userId}': async () => amelia,
    ...answers,
  })
  openPage(userId, (inside) => <TestProviders {...inside} {...(client && { client })} />)
}
const updating = () => jest.fn(async ({ body }: { body: UserFields }) => aUser({ ...amelia, ...body }))

const tagline = () => screen.getByRole('textbox', { name: 'Your Tagline' })
const way = (name: string) => screen.getByRole('radio', { name })
const refusal = new ApiError(400, 'Username must have at least one visible character.')

beforeEach(() => localStorage.clear())

describe('ProfileEditPage', () => {
  it.each([
    [0, 2e9, '0 kB of 2 GB'],
    [1_234_567, 2e9, '1.2 MB of 2 GB'],
    [119_600_000, 2e9, '120 MB of 2 GB'],
    [1_540_000_000, 2e9, '1.5 GB of 2 GB'],
    [3_000_000, 500e6, '3 MB of 500 MB'],
  ])('shows the used storage: %d of %d bytes', async (used, limit, shown) => {
    openEditor({
      answers: { 'GET /api/user/{userId}': async () => ({ ...amelia, storage: { used, limit } }) },
    })
    expect(await screen.findByText(`Your pictures: ${shown} used`)).toBeVisible()
  })

  it('shows that the form is loading', () => {
    openEditor({ answers: { 'GET /api/user/{userId}': () => new Promise(() => {}) } })
    expect(screen.getByText("You're travels are incoming")).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible()
  })

  // @spec S2.58 S2.59 S2.60
  it('fills the form with the saved profile', async () => {
    openEditor()
    expect(await userName()).toHaveValue('Amelia')
    expect(tagline()).toHaveValue('Up and away')
    expect(way('To Enjoy')).toBeChecked()
    expect(photo()).toHaveAccessibleDescription('PNG and JPG up to 2MB')
    expect(document.title).toBe('Edit profile · Bucketeer')
  })

  it('shows the not-found view to other members', () => {
    const read = jest.fn()
    openEditor({ userId: 'bessie', answers: { 'GET /api/user/{userId}': read } })
    expect(screen.getByRole('heading', { name: 'This page is off the map' })).toBeVisible()
    expect(read).not.toHaveBeenCalled()
  })

  it('links to the account and has no password field', async () => {
    openEditor()
    expect(await screen.findByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account')
    expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument()
  })

  it('shows an error with a retry when the profile cannot be loaded', async () => {
    const read = jest.fn().mockRejectedValueOnce(new ApiError(500, 'Out of paper.')).mockResolvedValue(amelia)
    openEditor({ answers: { 'GET /api/user/{userId}': read } })
    expect(await screen.findByRole('heading', { name: 'Error' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await userName()).toHaveValue('Amelia')
  })

  // @spec S2.60 S3.19
  it('offers exactly the three ways in a radio group', async () => {
    openEditor()
    const group = within(await screen.findByRole('group', { name: 'Your way' }))
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'To Enjoy',
      'To Achieve',
      'To Enlighten',
    ])
    way('To Enjoy').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(way('To Enlighten')).toBeChecked()
  })
})

describe('ProfileEditPage on save', () => {
  // @spec S2.61 S4.14 S7.20
  it('sends all five fields with the current e-mail and goes to the profile', async () => {
    const update = updating()
    openEditor({ answers: { 'PUT /api/user/{userId}': update } })
    await userEvent.clear(await userName())
    await userEvent.type(await userName(), 'Amelia E.')
    await userEvent.click(screen.getByText('To Achieve'))
    await save()
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible()
    expect(address()).toBe('/user/amelia')
    expect(update).toHaveBeenCalledWith({
      params: { userId: 'amelia' },
      body: {
        userName: 'Amelia E.',
        tagline: 'Up and away',
        way: 'To Achieve',
        profilePicture: '/media/old/1280.webp',
        email: 'amelia@example.org',
      },
      ifMatch: aUser().updatedAt,
    })
    expect(screen.getByText('Profile saved')).toBeVisible()
    expect(draftKeys(aUser()._id)).toHaveLength(0)
  })

  it('sends who may follow and find the user when that was changed', async () => {
    const update = updating()
    const read = async () => ({ ...amelia, approvesFollowers: true, isFindable: null })
    openEditor({ answers: { 'GET /api/user/{userId}': read, 'PUT /api/user/{userId}': update } })
    const box = (name: RegExp) => screen.findByRole('checkbox', { name })
    expect(await box(/^Approve who follows me/)).toBeChecked()
    await userEvent.click(await box(/^Others can find me/))
    await save()
    await screen.findByRole('heading', { name: 'Profile' })
    expect(update.mock.calls[0]?.[0].body).toMatchObject({ isFindable: true })
    expect(update.mock.calls[0]?.[0].body).not.toHaveProperty('approvesFollowers')
  })

  it('updates the session and the query cache', async () => {
    const client = new QueryClient()
    client.setQueryData(keys.kicks.detail('k1'), aKick())
    const renamed = { ...amelia, userName: 'Amelia E.' }
    openEditor({
      client,
      answers: {
        'PUT /api/user/{userId}': async () => renamed,
        'GET /auth/verify': async () => renamed,
      },
    })
    await userEvent.type(await userName(), ' E.')
    await save()
    await screen.findByRole('heading', { name: 'Profile' })
    await waitFor(() => expect(authStore.getState().user?.userName).toBe('Amelia E.'))
    expect(client.getQueryData(keys.users.detail('amelia'))?.userName).toBe('Amelia E.')
    expect(client.getQueryState(keys.kicks.detail('k1'))?.isInvalidated).toBe(true)
  })

  it('sends null when no way is chosen', async () => {
    const update = updating()
    const read = async () => ({ ...amelia, way: null })
    openEditor({ answers: { 'GET /api/user/{userId}': read, 'PUT /api/user/{userId}': update } })
    await userName()
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(3)
    await save()
    expect(update).toHaveBeenCalledWith(
      expect.objectContaining({
        params: { userId: 'amelia' },
        body: expect.objectContaining({ way: null }),
      }),
    )
  })

  // @spec S5.7 S8.15
  it('shows the error and keeps the typed values', async () => {
    const update = () => Promise.reject(refusal)
    openEditor({ answers: { 'PUT /api/user/{userId}': update } })
    await userEvent.clear(await userName())
    await userEvent.click(way('To Enlighten'))
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Update Profile: Username must have at least one visible character.',
    )
    expect(address()).toBe('/user/amelia/edit')
    expect(await userName()).toHaveValue('')
    expect(way('To Enlighten')).toBeChecked()
  })

  it('keeps the error until the next response', async () => {
    const update = jest.fn().mockRejectedValueOnce(refusal).mockResolvedValueOnce(amelia)
    openEditor({ answers: { 'PUT /api/user/{userId}': update } })
    await userName()
    await save()
    await screen.findByRole('alert')
    await save()
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible()
  })

  it('sends one request for repeated clicks and is marked as busy', async () => {
    const update = jest.fn(() => new Promise<never>(() => {}))
    openEditor({ answers: { 'PUT /api/user/{userId}': update } })
    await userName()
    await save()
    await save()
    expect(update).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  })
})
