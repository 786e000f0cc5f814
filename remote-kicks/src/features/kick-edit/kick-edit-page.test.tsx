import { ApiError, type Kick } from '@bucketeer/shared-auth'
import { aKick, aPlace, aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftKeys } from '@bucketeer/shared-ui'
import { variantsOf } from '../../testing/kicks'
import { choose } from '../../testing/on-screen'
import { openKicks } from '../../testing/open-kicks'

const amelia = aUser()
const train = aKick({
  _id: 'train',
  name: 'Night train',
  description: 'No aeroplane.',
  category: 'Activity',
  pictures: '/media/train/1280.webp',
  createdBy: { _id: amelia._id, userName: amelia.userName, profilePicture: null },
})
const openEditor = () => openKicks('/kicks/train/edit')
const title = () => screen.findByRole('textbox', { name: 'Title' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Kick' }))

beforeEach(() => {
  localStorage.clear()
  signedIn(amelia)
})

test('shows a loading state', () => {
  stubApi({ 'GET /api/kick/{kickId}': () => new Promise(() => {}) })
  openEditor()
  expect(screen.getByText("You're travels are incoming")).toBeVisible()
})

// @spec S2.100
test('fills the form with the editable fields', async () => {
  stubApi({ 'GET /api/kick/{kickId}': async () => train })
  openEditor()
  expect(await title()).toHaveValue('Night train')
  expect(screen.getByRole('radio', { name: 'Activities' })).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Bio' })).toHaveValue('No aeroplane.')
  expect(screen.getByRole('textbox', { name: 'Bio' })).toHaveAttribute('rows', '5')
  expect(screen.getByLabelText('Picture of Experience')).not.toHaveAccessibleDescription('Required')
  expect(screen.getByRole('combobox', { name: 'Place' })).toHaveValue('Vienna, Austria')
  expect(screen.getByRole('textbox', { name: 'Country' })).toHaveValue('Austria')
  expect(screen.getByRole('combobox', { name: 'Continent' })).toHaveTextContent('Europe')
})

test.each(variantsOf(train))('has a control for its %s', async (_field, other) => {
  const valuesWith = async (kick: Kick) => {
    stubApi({ 'GET /api/kick/{kickId}': async () => kick })
    const { container, unmount } = openEditor()
    await title()
    const controls = container.querySelectorAll<HTMLInputElement>('input, textarea, [role=combobox]')
    const values = [...controls].map(({ value, checked, textContent }) => [value, checked, textContent])
    unmount()
    return values
  }
  expect(await valuesWith(other)).not.toEqual(await valuesWith(train))
})

// @spec S2.101 S4.14
test('saving opens the Kick with its new values', async () => {
  const update = jest.fn(async () => ({ ...train, name: 'Night ferry' }))
  const read = jest
    .fn()
    .mockResolvedValueOnce(train)
    .mockResolvedValue({ ...train, name: 'Night ferry' })
  stubApi({ 'GET /api/kick/{kickId}': read, 'PUT /api/kick/{kickId}': update })
  openEditor()
  await userEvent.clear(await title())
  await userEvent.type(await title(), 'Night ferry')
  await userEvent.click(screen.getByRole('radio', { name: 'Travel' }))
  await save()
  expect(await screen.findByRole('heading', { level: 1, name: 'Night ferry' })).toBeVisible()
  expect(address()).toBe('/kicks/train')
  expect(update).toHaveBeenCalledWith({
    params: { kickId: 'train' },
    body: expect.objectContaining({
      name: 'Night ferry',
      description: 'No aeroplane.',
      pictures: '/media/train/1280.webp',
      category: 'Travel',
      continent: 'Europe',
      place: 'Vienna',
      country: 'Austria',
      location: { lat: 48.2082, lng: 16.3738 },
    }),
    ifMatch: train.updatedAt,
  })
  expect(draftKeys(aUser()._id)).toHaveLength(0)
})

describe('the place', () => {
  const place = () => screen.findByRole('combobox', { name: 'Place' })
  const continent = () => screen.getByRole('combobox', { name: 'Continent' })
  const fuji = aPlace({
    kind: 'peak',
    name: 'Mount Fuji',
    region: undefined,
    country: 'Japan',
    location: { lat: 35.36, lng: 138.73 },
  })
  const moveToFuji = async () => {
    await userEvent.clear(await place())
    await userEvent.type(await place(), '富士山')
    await userEvent.click(await screen.findByRole('option', { name: /Mount Fuji/ }))
  }
  const stubs = () => {
    const update = jest.fn(async () => train)
    stubApi({
      'GET /api/kick/{kickId}': async () => train,
      'PUT /api/kick/{kickId}': update,
      'GET /api/places': async () => [fuji],
    })
    return update
  }

  test('can be another one, with its country and continent', async () => {
    const update = stubs()
    openEditor()
    await moveToFuji()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Country' })).toHaveValue('Japan'))
    expect(continent()).toHaveTextContent('Asia')
    await save()
    const sent = { place: 'Mount Fuji', country: 'Japan', continent: 'Asia', location: fuji.location }
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ body: expect.objectContaining(sent) }))
  })

  test('leaves a continent that was chosen by hand', async () => {
    stubs()
    openEditor()
    await place()
    await choose(continent(), 'Middle-East')
    await moveToFuji()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Country' })).toHaveValue('Japan'))
    expect(continent()).toHaveTextContent('Middle-East')
  })

  test('can be none', async () => {
    const update = stubs()
    openEditor()
    await place()
    await userEvent.click(screen.getByRole('button', { name: 'Clear the place' }))
    await save()
    const sent = { place: null, country: null, continent: 'Europe', location: null }
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ body: expect.objectContaining(sent) }))
  })
})

test('does not save a Kick without a picture', async () => {
  const update = jest.fn()
  stubApi({ 'GET /api/kick/{kickId}': async () => train, 'PUT /api/kick/{kickId}': update })
  openEditor()
  await title()
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(screen.getByText('Required')).toBeVisible()
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not Update Kick: A Kick needs a picture.')
  expect(update).not.toHaveBeenCalled()
})

// @spec S8.15
test('a failed save shows the reason and keeps the draft', async () => {
  const update = async () => {
    throw new ApiError(400, 'This title is too long.')
  }
  stubApi({ 'GET /api/kick/{kickId}': async () => train, 'PUT /api/kick/{kickId}': update })
  openEditor()
  await userEvent.type(await title(), ' and on')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not Update Kick: This title is too long.')
  expect(address()).toBe('/kicks/train/edit')
  expect(await title()).toHaveValue('Night train and on')
})

test('going back keeps the draft', async () => {
  stubApi({ 'GET /api/kick/{kickId}': async () => train })
  openEditor()
  await userEvent.type(await title(), ' and on')
  expect(draftKeys(aUser()._id)).toHaveLength(1)
  await userEvent.click(screen.getByRole('link', { name: 'Back to Kick' }))
  expect(address()).toBe('/kicks/train')
  expect(draftKeys(aUser()._id)).toHaveLength(1)
})

test.each([
  ['somebody else’s', { ...train, createdBy: { ...train.createdBy, _id: 'bessie' } }],
  ['withdrawn', { ...train, withdrawn: true }],
])('shows the not-found view instead of the form of a Kick that is %s', async (_why, kick) => {
  stubApi({ 'GET /api/kick/{kickId}': async () => kick })
  openEditor()
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is off the map' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

// @spec S8.8
test('a Kick that fails to load shows the reason with a link back', async () => {
  const read = async () => {
    throw new ApiError(500, 'The train is late.')
  }
  stubApi({ 'GET /api/kick/{kickId}': read })
  openEditor()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: The train is late.')
  expect(screen.getByRole('link', { name: 'Back to Kicks' })).toHaveAttribute('href', '/kicks')
})
