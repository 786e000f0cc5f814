import { aNearestPlace, type Answers } from '@bucketeer/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anImport } from '../../testing/entities'
import { openPage } from '../../testing/open-page'

type Taken = [on: string | null, lat?: number, lng?: number]

/** When and where the photos were taken, by name. */
const taken: Record<string, Taken> = {
  'lake.jpg': ['2024-05-03', 47.5622, 13.6497],
  'boat.jpg': ['2024-05-03', 47.58, 13.66],
  'tower.jpg': ['2024-05-03', 48.2082, 16.3738],
  'tea.jpg': ['2024-05-04'],
  'scan.jpg': [null],
}
jest.mock('@bucketeer/shared-ui/social', () => ({
  ...jest.requireActual<object>('@bucketeer/shared-ui/social'),
  factsOfPhoto: async ({ name }: File) => {
    const [on, lat, lng] = taken[name] ?? [null]
    return on && { days: { on, until: null }, point: lat === undefined ? null : { lat, lng } }
  },
  preparePhoto: async (file: File) => {
    if (file.name === 'tea.jpg') throw new Error('This browser cannot read it.')
    return file
  },
}))
const packed: { name: string; input: unknown }[] = []
jest.mock('client-zip', () => ({
  downloadZip: (contents: AsyncIterable<(typeof packed)[number]>) => ({
    blob: async () => {
      for await (const content of contents) packed.push(content)
      return new Blob(['zip'])
    },
  }),
}))
beforeEach(() => packed.splice(0))

const nearest = jest.fn<ReturnType<Nearest>, Parameters<Nearest>>(async ({ query }) =>
  aNearestPlace({ name: query && query.lat > 48 ? 'Vienna' : 'Hallstatt', country: 'Austria' }),
)
type Nearest = NonNullable<Answers['GET /api/places/nearest']>

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

async function openFolder(names: string[], answers: Answers = {}) {
  openPage('/archive', { 'GET /api/places/nearest': nearest, ...answers })
  const files = [...names.map(photo), new File(['x'], 'notes.txt', { type: 'text/plain' })]
  // Browsers take whole folders, whatever is in them.
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(await screen.findByLabelText(/^Choose a folder/), files)
}
const entries = async () =>
  within(await screen.findByRole('list', { name: 'Proposed entries' })).getAllByRole('listitem')

test('proposes an entry for each day and place, and asks for names of areas only', async () => {
  await openFolder(Object.keys(taken))
  expect((await entries()).map((entry) => within(entry).getByRole('textbox'))).toEqual([
    expect.objectContaining({ value: 'Hallstatt' }),
    expect.objectContaining({ value: 'Vienna' }),
    expect.objectContaining({ value: 'Photos of 4 May 2024' }),
  ])
  expect((await entries())[0]).toHaveTextContent('3 May 2024 · Hallstatt, Austria · 2 photos')
  expect(screen.getByText('1 photo does not say its day, and is left out.')).toBeVisible()
  const asked = nearest.mock.calls.map(([{ query }]) => [query?.lat.toFixed(4), query?.lng.toFixed(4)])
  expect(asked).toEqual([
    ['47.5500', '13.6500'],
    ['48.2000', '16.3500'],
  ])
})

test('packs the entries that are not left out with their names, as an archive', async () => {
  const send = jest.fn(async () => anImport())
  await openFolder(Object.keys(taken), { 'POST /api/import': send })
  const [lake, tower] = (await entries()).map((entry) => within(entry))
  await userEvent.clear(lake?.getByRole('textbox') ?? document.body)
  await userEvent.type(lake?.getByRole('textbox') ?? document.body, 'The salt lake')
  await userEvent.click(tower?.getByRole('button', { name: 'Leave out' }) ?? document.body)
  await userEvent.click(screen.getByRole('button', { name: 'Go on with 2 entries' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'We found 214 things' })).toBeVisible()
  expect(screen.getByText('Your browser could not read 1 photo, which is left out.')).toBeVisible()
  expect(packed.map(({ name }) => name)).toEqual(['photos/1.jpg', 'photos/2.jpg', 'photos.json'])
  expect(JSON.parse(String(packed.at(-1)?.input))).toMatchObject({
    format: 'photos',
    entries: [
      {
        id: '2024-05-03 47.55 13.65',
        name: 'The salt lake',
        day: '2024-05-03',
        town: 'Hallstatt',
        country: 'Austria',
        point: { lat: 47.5622, lng: 13.6497 },
        photos: ['photos/1.jpg', 'photos/2.jpg'],
      },
      { id: '2024-05-04', day: '2024-05-04', town: null, point: null, photos: [] },
    ],
  })
  expect(send).toHaveBeenCalledTimes(1)
})

test('takes 8 photos of an entry, from the first to the last', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `${index}.jpg`)
  names.forEach((name) => (taken[name] = ['2024-05-05']))
  await openFolder(names, { 'POST /api/import': async () => anImport() })
  expect((await entries())[0]).toHaveTextContent('8 of 20 photos')
  await userEvent.click(screen.getByRole('button', { name: 'Go on with 1 entry' }))
  await screen.findByRole('heading', { level: 1, name: 'We found 214 things' })
  expect(packed.flatMap(({ input }) => (input instanceof File ? input.name : []))).toEqual(
    [0, 3, 5, 8, 10, 13, 15, 18].map((index) => `${index}.jpg`),
  )
})

test('says that no photo of a folder has a day, and takes another folder', async () => {
  await openFolder(['scan.jpg'])
  expect(await screen.findByText('No photo in it says when it was taken.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Choose another folder' }))
  expect(screen.getByLabelText(/^Choose a folder/)).toBeInTheDocument()
})
