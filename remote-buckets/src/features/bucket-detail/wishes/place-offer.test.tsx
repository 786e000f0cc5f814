import { ApiError, keys, type Bucket, type Kick, type Place } from '@bucketeer/shared-auth'
import { aBucket, aKick, aPlace, newClient, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { provideMapLayout } from '@bucketeer/shared-ui/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openBuckets } from '../../../testing/open-buckets'

provideMapLayout()
beforeEach(() => window.localStorage.clear())

const kyoto = aPlace({
  name: 'Kyoto',
  country: 'Japan',
  countryCode: 'JP',
  location: { lat: 35.02, lng: 135.75 },
  population: 1_460_000,
})
const wish = (name: string, kick: Partial<Kick> = {}) =>
  aKick({
    _id: name,
    name,
    audience: 'Private',
    pictures: '',
    category: null,
    continent: null,
    location: null,
    place: null,
    country: null,
    ...kick,
  })

interface Update {
  params: { kickId: string }
  body: {
    place?: Kick['place'] | undefined
    country?: Kick['country'] | undefined
    location?: Kick['location'] | undefined
    continent?: Kick['continent'] | undefined
  }
}

/** Opens one's own Bucket on a server that keeps its wishes and knows these towns. */
function openOwn(towns: Place[] = [kyoto], kicks: Kick[] = []) {
  const createdBy = signedIn()
  const shown = (own: Kick[]) => own.map((kick) => ({ ...aBucket().kicks[0], ...kick, favourite: false }))
  let bucket: Bucket = aBucket({ _id: 'rail', createdBy, kicks: shown(kicks), kickCount: kicks.length })
  const search = jest.fn(async ({ query }: { query?: { q: string } }) =>
    towns.filter(({ name }) => name.startsWith(query?.q ?? '')),
  )
  const update = jest.fn(async ({ params, body }: Update) => {
    const { place = null, country = null, location = null, continent = null } = body
    const change = (kick: Kick) => ({ ...kick, place, country, location, continent })
    bucket = {
      ...bucket,
      kicks: bucket.kicks.map((each) => (each._id === params.kickId ? { ...each, ...change(each) } : each)),
    }
    return bucket.kicks.find(({ _id }) => _id === params.kickId) ?? aKick()
  })
  stubApi({
    'GET /api/bucket/{bucketId}': async () => bucket,
    'GET /api/places': search,
    'PUT /api/kick/{kickId}': update,
    'POST /api/bucket/{bucketId}/wishes': async ({ body }: { body: { lines: { text: string }[] } }) => {
      const made = shown(body.lines.map(({ text }) => wish(text)))
      bucket = { ...bucket, kicks: [...bucket.kicks, ...made], kickCount: bucket.kickCount + made.length }
      return made
    },
  })
  const client = newClient()
  openBuckets('/buckets/rail', client)
  return { search, update, client }
}
async function add(text: string) {
  const opener = await screen.findByRole('button', { name: 'Add a wish' })
  if (opener.getAttribute('aria-expanded') === 'false') await userEvent.click(opener)
  const field = screen.getByRole('textbox', { name: 'Write down something you want to do' })
  await userEvent.type(field, `${text}{Enter}`)
}

test('offers the town in a new wish, sets it when pressed, and undoes that', async () => {
  const { update } = openOwn()
  await add('Drink tea in Kyoto')
  const offer = await screen.findByRole('button', { name: 'Kyoto?' })
  expect(update).not.toHaveBeenCalled()

  await userEvent.click(offer)
  expect(await screen.findByText('Place: Kyoto, Japan')).toBeVisible()
  expect(update.mock.calls[0]?.[0].body).toEqual({
    continent: 'Asia',
    place: 'Kyoto',
    country: 'Japan',
    location: kyoto.location,
  })

  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)
  expect(await screen.findByRole('button', { name: 'Kyoto?' })).toBeVisible()
  expect(update.mock.calls[1]?.[0].body).toMatchObject({
    place: null,
    country: null,
    location: null,
    continent: null,
  })
})

test('keeps the offer when another part asks for all Buckets again', async () => {
  const { client } = openOwn()
  await add('Drink tea in Kyoto')
  await screen.findByRole('button', { name: 'Kyoto?' })
  await act(() => client.invalidateQueries({ queryKey: keys.buckets.all }))
  await add('Learn to surf')
  expect(await screen.findByRole('link', { name: 'Learn to surf' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Kyoto?' })).toBeVisible()
})

test('an offer can be put away', async () => {
  const { update } = openOwn()
  await add('Drink tea in Kyoto')
  await userEvent.click(await screen.findByRole('button', { name: 'Not Kyoto' }))
  expect(screen.queryByRole('button', { name: 'Kyoto?' })).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
  expect(update).not.toHaveBeenCalled()
})

test.each([
  ['a smaller town', { ...kyoto, population: 14_999 }],
  ['a town whose name only begins like that', { ...kyoto, name: 'Kyotopolis' }],
  ['something else than a town', { ...kyoto, kind: 'lake' as const }],
])('offers nothing for %s', async (_, place) => {
  openOwn([place, { ...kyoto, name: 'Lima' }])
  await add('Drink tea in Kyoto')
  await add('Sing in Lima')
  expect(await screen.findByRole('button', { name: 'Lima?' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Kyoto?' })).not.toBeInTheDocument()
})

test('asks for no place of a wish that names none, or that was there before', async () => {
  const { search } = openOwn([kyoto], [wish('Sleep in Kyoto')])
  await add('Learn to surf')
  expect(await screen.findByRole('link', { name: 'Learn to surf' })).toBeVisible()
  expect(search).not.toHaveBeenCalled()
})

test('says why the place could not be set, and keeps the offer', async () => {
  const { update } = openOwn()
  update.mockRejectedValueOnce(new ApiError(412, 'It was changed elsewhere.'))
  await add('Drink tea in Kyoto')
  const card = (await screen.findByRole('button', { name: 'Kyoto?' })).closest('li')
  await userEvent.click(screen.getByRole('button', { name: 'Kyoto?' }))
  expect(await within(card ?? document.body).findByText('It was changed elsewhere.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Kyoto?' })).toBeVisible()
})
