import { ApiError, type Kick } from '@bucketeer/shared-auth'
import { aBucket, aKick, aPlace, aUser, deferred, stubApi } from '@bucketeer/shared-auth/testing'
import { draftOf } from '@bucketeer/shared-ui/forms'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftKeys } from '@bucketeer/shared-ui'
import {
  bio,
  bucket,
  continent,
  dunes,
  nameAndPlace,
  needsPicture,
  openForm,
  pictureField,
  pictures,
  place,
  saveButton,
  startWithoutDrafts,
  title,
  uploadPicture,
} from '../../testing/new-kick-form'
import { choose } from '../../testing/on-screen'
import { isKickValues, type KickValues, newKick } from '../../kick-form/kick-values'

beforeEach(startWithoutDrafts)

const marrakesh = aPlace({ name: 'Marrakesh', country: 'Morocco', location: { lat: 31.63, lng: -8 } })

describe('the form of a new Kick', () => {
  // @spec S2.90 S2.93 S5.5
  test('is empty at first', async () => {
    stubApi()
    openForm()
    expect(title()).toHaveValue('')
    expect(title()).toBeRequired()
    expect(continent()).toHaveTextContent('Select Continent')
    expect(bucket()).toHaveDisplayValue('Select Bucket')
    expect(place()).toHaveValue('')
    expect(bio()).toHaveValue('')
    expect(bio()).toHaveAttribute('rows', '9')
    expect(pictureField()).toHaveAccessibleDescription('Required')
  })

  test('does not say that the place told a continent that the user chose', async () => {
    stubApi({ 'GET /api/places': async () => [marrakesh] })
    openForm()
    await userEvent.type(place(), 'marra')
    await userEvent.click(await screen.findByRole('option', { name: /Marrakesh/ }))
    expect(continent()).toHaveAccessibleDescription('from the place')
    await choose(continent(), 'Europe')
    expect(continent()).not.toHaveAccessibleDescription()
  })

  test('draws the cover from the title until there is a picture', async () => {
    stubApi(pictures)
    openForm()
    const live = 'We draw this from your title. Use it, or choose a picture.'
    expect(screen.getByText(live)).toBeInTheDocument()
    await uploadPicture()
    expect(screen.queryByText(live)).not.toBeInTheDocument()
  })

  // @spec S2.90 S2.92 S3.16 S3.18
  test('offers the eight continents, the three categories and the user’s own Buckets', async () => {
    stubApi({ 'GET /api/bucket': async () => [aBucket({ _id: 'rail', name: 'By rail' })] })
    openForm()
    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    await userEvent.click(continent())
    expect(options().slice(1)).toEqual([
      'Europe',
      'Asia',
      'North-America',
      'South-America',
      'Middle-East',
      'Africa',
      'Australia',
      'Antarctica',
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(options()).toEqual(['Select Bucket', 'By rail']))
    const categories = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('radio')
    expect(categories.map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Chill',
      'Travel',
      'Activities',
    ])
  })

  test('shows a message if the Buckets fail to load', async () => {
    const list = async () => {
      throw new ApiError(500, 'The shelf is locked.')
    }
    stubApi({ 'GET /api/bucket': list })
    openForm()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: The shelf is locked.')
  })

  test('goes back without a request and keeps the draft', async () => {
    const create = jest.fn()
    stubApi({ 'POST /api/kick': create, 'GET /api/kick': async () => [] })
    openForm()
    await userEvent.type(title(), 'Dunes')
    await userEvent.click(screen.getByRole('link', { name: 'Back to Kicks' }))
    expect(address()).toBe('/kicks')
    expect(create).not.toHaveBeenCalled()
    expect(draftKeys(aUser()._id)).toHaveLength(1)
  })
})

describe('saving a new Kick', () => {
  // @spec S2.92 S2.94 S4.13 S4.14
  test('sends all fields, opens the list with the new Kick, and clears the form', async () => {
    const create = jest.fn(async () => aKick({ _id: 'dunes', name: 'Dunes' }))
    stubApi({
      'POST /api/kick': create,
      'GET /api/kick': async () => [aKick({ _id: 'dunes', name: 'Dunes' })],
      'GET /api/bucket': async () => [aBucket({ _id: 'sand', name: 'Sand' })],
      'GET /api/places': async () => [marrakesh],
      ...pictures,
    })
    openForm()
    await userEvent.type(title(), 'Dunes')
    await choose(bucket(), 'Sand')
    await userEvent.click(screen.getByRole('radio', { name: 'Activities' }))
    await userEvent.type(bio(), 'Sleep under stars.')
    await userEvent.type(place(), 'marra')
    await userEvent.click(await screen.findByRole('option', { name: /Marrakesh/ }))
    expect(place()).toHaveValue('Marrakesh, Morocco')
    expect(continent()).toHaveTextContent('Africa')
    expect(continent()).toHaveAccessibleDescription('from the place')
    await uploadPicture()
    await userEvent.click(saveButton())

    expect(await screen.findByRole('link', { name: 'Dunes' })).toBeVisible()
    expect(address()).toBe('/kicks')
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/kicks/dunes')
    expect(screen.getByRole('listitem')).toHaveTextContent('New')
    expect(create).toHaveBeenCalledWith({
      body: expect.objectContaining({
        name: 'Dunes',
        description: 'Sleep under stars.',
        pictures: dunes,
        continent: 'Africa',
        category: 'Activity',
        buckets: 'sand',
        place: 'Marrakesh',
        location: { lat: 31.63, lng: -8 },
        country: 'Morocco',
      }),
    })
    expect(screen.getByText('Your Kick is out in the world')).toBeVisible()

    await userEvent.click(screen.getByRole('link', { name: 'Create a Kick' }))
    expect(title()).toHaveValue('')
    expect(bio()).toHaveValue('')
  })

  test('a restored draft keeps the choice of the drawn cover, which the server does not get', async () => {
    const create = jest.fn(async () => aKick())
    stubApi({ 'POST /api/kick': create, ...pictures })
    const draft = {
      ...newKick,
      name: 'Dunes',
      pictures: dunes,
      continent: 'Asia',
      drawnAs: '["Dunes","Chill"]',
    }
    draftOf({ name: 'kick-create', owner: aUser()._id, isValues: isKickValues }).write(draft as KickValues)
    openForm()
    expect(title()).toHaveValue('Dunes')
    await userEvent.click(saveButton())
    const [[sent]] = create.mock.calls as unknown as [[{ body: object }]]
    expect(sent.body).toMatchObject({ name: 'Dunes', pictures: dunes })
    expect(sent.body).not.toHaveProperty('drawnAs')
  })

  test('sends null without a place', async () => {
    const create = jest.fn(async () => aKick())
    stubApi({ 'POST /api/kick': create, ...pictures })
    openForm()
    await nameAndPlace()
    await uploadPicture()
    await userEvent.click(saveButton())
    expect(create).toHaveBeenCalledWith({
      body: expect.objectContaining({
        place: null,
        location: null,
        country: null,
        buckets: null,
        continent: 'Asia',
      }),
    })
  })

  // @spec S4.11 S5.5
  test('shows a message without a picture, keeps the draft, and sends no request', async () => {
    const create = jest.fn(async () => aKick())
    stubApi({ 'POST /api/kick': create, ...pictures })
    openForm()
    await nameAndPlace()
    await userEvent.click(saveButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Create Kick: A Kick needs a picture.',
    )
    expect(create).not.toHaveBeenCalled()
    expect(title()).toHaveValue('Dunes')

    await uploadPicture()
    expect(screen.queryByText(needsPicture)).not.toBeInTheDocument()
    await userEvent.click(saveButton())
    expect(create).toHaveBeenCalledWith({ body: expect.objectContaining({ name: 'Dunes', pictures: dunes }) })
  })

  test('says all that is missing beside the fields at once, and focuses the first', async () => {
    stubApi({ 'POST /api/kick': jest.fn(), ...pictures })
    openForm()
    await userEvent.click(saveButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Could not Create Kick: A Kick needs a picture\. .* Give it a title\. Choose a continent\.$/,
    )
    expect(title()).toHaveFocus()
    expect(title()).toHaveAccessibleDescription('Give it a title.')
    expect(continent()).toHaveAccessibleDescription('Choose a continent.')
    expect(pictureField()).toHaveAccessibleDescription(/^Required ?A Kick needs a picture\./)

    await userEvent.type(title(), 'D')
    expect(title()).toBeValid()
    await userEvent.click(title())
    await userEvent.paste('u'.repeat(200))
    await userEvent.click(saveButton())
    expect(title()).toHaveAccessibleDescription('A title has at most 200 characters.')
    expect(continent()).toHaveAccessibleDescription('Choose a continent.')
    await userEvent.clear(title())
    await userEvent.type(title(), 'D')
    await userEvent.click(saveButton())
    expect(continent()).toHaveFocus()
  })

  test('shows what the server says of each field beside it', async () => {
    const problems = [
      { field: 'description', message: 'Bio must be at most 20,000 characters long.' },
      { field: 'continent', message: 'Choose a continent.' },
    ]
    const create = jest.fn(async () => {
      throw new ApiError(400, 'Bio … Choose a continent.', { problems })
    })
    stubApi({ 'POST /api/kick': create, ...pictures })
    openForm()
    await userEvent.type(title(), 'Dunes')
    await uploadPicture()
    await userEvent.click(saveButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Create Kick: Bio … Choose a continent.',
    )
    expect(continent()).toHaveFocus()
    expect(bio()).toHaveAccessibleDescription('Bio must be at most 20,000 characters long.')
    expect(title()).toBeValid()
    await choose(continent(), 'Asia')
    expect(continent()).not.toHaveAccessibleDescription()
    expect(bio()).toBeInvalid()
  })

  // @spec S5.7 S8.10
  test('sends other empty fields and shows the server’s message', async () => {
    const create = jest.fn(async () => {
      throw new ApiError(400, 'Title must have at least one visible character.')
    })
    stubApi({ 'POST /api/kick': create, ...pictures })
    openForm()
    await uploadPicture()
    await userEvent.click(saveButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Create Kick: Title must have at least one visible character.',
    )
    expect(create).toHaveBeenCalledWith({ body: expect.objectContaining({ name: '', continent: null }) })
    expect(address()).toBe('/kicks/create')
  })

  test('sends one request for two clicks', async () => {
    const create = jest.fn(() => new Promise<Kick>(() => {}))
    stubApi({ 'POST /api/kick': create, ...pictures })
    openForm()
    await uploadPicture()
    await userEvent.dblClick(saveButton())
    expect(create).toHaveBeenCalledTimes(1)
  })

  test('does not navigate after the user has left, and deletes the draft', async () => {
    const answer = deferred<Kick>()
    stubApi({ 'POST /api/kick': () => answer.promise, ...pictures })
    openForm()
    await nameAndPlace()
    await uploadPicture()
    await userEvent.click(saveButton())
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    answer.resolve(aKick({ name: 'Dunes' }))
    await userEvent.click(screen.getByRole('link', { name: 'Create a Kick' }))
    expect(address()).toBe('/kicks/create')
    expect(title()).toHaveValue('')
  })
})
