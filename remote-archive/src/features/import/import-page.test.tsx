import { ApiError } from '@bucketeer/shared-auth'
import { aPlace, type Answers } from '@bucketeer/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Import, ImportRow } from '../../imports/import-calls'
import { anImport, aRow } from '../../testing/entities'
import { openPage } from '../../testing/open-page'

const route = `/archive/import/${anImport()._id}`
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Opens an import in the given states, one after the other. */
const openImport = (states: Import[], answers: Answers = {}) =>
  openPage(route, {
    'GET /api/import/{importId}': async () => (states.length > 1 ? states.shift() : states[0]) ?? anImport(),
    ...answers,
  })
const rowsByState =
  (rows: ImportRow[]): NonNullable<Answers['GET /api/import/{importId}/row']> =>
  async ({ query }) =>
    rows.filter(({ state }) => state === query?.state)

test('shows the progress of reading, and then what was found', async () => {
  openImport([
    anImport({ state: 'reading', source: null, done: 50 }),
    anImport({ counts: { new: 198, here: 9, look: 5, unreadable: 1, leftOut: 1 } }),
  ])
  expect(await title('Reading your file…')).toBeVisible()
  expect(screen.getByText('50 of 214')).toBeVisible()
  expect(await title('We found 214 things')).toBeVisible()
  expect(screen.getByText('Spreadsheet · places.csv')).toBeVisible()
  expect(screen.getByText(/^Everything comes in as Private/)).toBeVisible()
})

test('lists rows by state, with place and reason', async () => {
  const reason = { message: 'The date is missing.' }
  const unreadable = aRow({ number: 8, at: '9', state: 'unreadable', name: '', reason })
  const { location } = aRow().detail
  const noDetail = {
    on: null,
    precision: null,
    place: null,
    country: null,
    bucket: null,
    photos: 0,
    text: '',
  }
  openImport([anImport({ counts: { new: 1, here: 1, unreadable: 1 } })], {
    'GET /api/import/{importId}/row': rowsByState([
      aRow(),
      aRow({ number: 2, state: 'here', name: 'Vienna', link: '/kicks/k1' }),
      { ...unreadable, detail: { ...noDetail, location } },
    ]),
  })
  expect(await screen.findByText('Entry · 3 May 2024 · Bled, Slovenia · Alps · 2 photos')).toBeVisible()
  const lists = within(screen.getByRole('navigation', { name: 'What we found' }))
  expect(lists.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'New · 1',
    'Already here · 1',
    'Needs a look · 0',
    'Cannot be read · 1',
  ])
  await userEvent.click(lists.getByRole('link', { name: 'Already here · 1' }))
  expect(await screen.findByRole('link', { name: 'Vienna' })).toHaveAttribute('href', '/kicks/k1')
  await userEvent.click(lists.getByRole('link', { name: 'Cannot be read · 1' }))
  expect(await screen.findByText('The date is missing.')).toBeVisible()
  expect(screen.getByText('Row 9')).toBeVisible()
  await userEvent.click(lists.getByRole('link', { name: 'Needs a look · 0' }))
  expect(await screen.findByText('Nothing needs a look.')).toBeVisible()
})

test('fixes the name, the date and the place of a row', async () => {
  const fix = jest.fn(async () => aRow())
  const reason = { message: 'Please check the place.' }
  openImport([anImport({ counts: { look: 1 } })], {
    'GET /api/import/{importId}/row': rowsByState([aRow({ state: 'look', reason })]),
    'GET /api/places': async () => [aPlace({ name: 'Graz', country: 'Austria', region: undefined })],
    'PUT /api/import/{importId}/row/{number}': fix,
  })
  expect(await screen.findByText('Please check the place.')).toBeVisible()
  await press('Fix: Lake Bled')
  await userEvent.type(screen.getByLabelText('Name'), ' again')
  await userEvent.clear(screen.getByLabelText('When?'))
  await userEvent.type(screen.getByLabelText('When?'), '2019')
  await userEvent.clear(screen.getByLabelText('Place'))
  await userEvent.type(screen.getByLabelText('Place'), 'Graz')
  await userEvent.click(await screen.findByRole('button', { name: 'Graz, Austria' }))
  await press('Save')
  expect(fix).toHaveBeenCalledWith({
    params: { importId: anImport()._id, number: 1 },
    body: {
      name: 'Lake Bled again',
      on: '2019-01-01',
      precision: 'year',
      place: 'Graz',
      location: aPlace().location,
      country: 'Austria',
      continent: 'Europe',
    },
  })
})

test('accepts a proposed place, and leaves a row out', async () => {
  const fix = jest.fn(async () => aRow())
  openImport([anImport({ counts: { look: 1 } })], {
    'GET /api/import/{importId}/row': rowsByState([aRow({ state: 'look' })]),
    'PUT /api/import/{importId}/row/{number}': fix,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'That is right: Lake Bled' }))
  await press('Leave out: Lake Bled')
  expect(fix.mock.calls.map(([input]: unknown[]) => Object(input).body as unknown)).toEqual([
    {},
    { leftOut: true },
  ])
})

test('offers what cannot be read as a file', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const csv = jest.fn(async () => 'name,date\nBled,someday\n')
  openImport([anImport({ counts: { unreadable: 1 } })], {
    'GET /api/import/{importId}/row': rowsByState([aRow({ state: 'unreadable' })]),
    'GET /api/import/{importId}/rows.csv': csv,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Download these as CSV' }))
  expect(csv).toHaveBeenCalledWith(expect.objectContaining({ query: { state: 'unreadable' } }))
  expect(click).toHaveBeenCalledTimes(1)
  click.mockRestore()
})

const asks: Import['asks'] = {
  columns: { header: ['Title', 'When'], sample: [['Bled', '03/05/2024']], guess: { name: 0 } },
  dateOrder: ['03/05/2024'],
}

test('asks for the columns and the order of dates, and reads again', async () => {
  const choose = jest.fn(async () => anImport({ state: 'reading' }))
  openImport([anImport({ state: 'asks', asks }), anImport({ counts: { new: 214 } })], {
    'PUT /api/import/{importId}/choices': choose,
  })
  expect(await title('A question about your file')).toBeVisible()
  expect(screen.getByRole('table')).toHaveTextContent('TitleWhenBled03/05/2024')
  await userEvent.selectOptions(screen.getByLabelText('Date'), 'When')
  await userEvent.selectOptions(screen.getByLabelText('What comes first?'), 'The month, as in 12/31/2024')
  await press('Go on')
  expect(choose).toHaveBeenCalledWith(
    expect.objectContaining({ body: { columns: { name: 0, date: 1 }, dateOrder: 'month' } }),
  )
  expect(await title('We found 214 things')).toBeVisible()
})

test('brings in what is new, shows the progress, and then what came', async () => {
  const states = [anImport({ counts: { new: 198, here: 9, look: 5, unreadable: 1, leftOut: 1 } })]
  const bring = jest.fn(async () => {
    states.splice(0, 1, anImport({ state: 'bringing', done: 99, total: 198 }))
    states.push(anImport({ state: 'brought', counts: { brought: 198 } }))
  })
  openImport(states, {
    'POST /api/import/{importId}/bring': bring,
    'GET /api/import/{importId}/row': rowsByState([aRow({ state: 'brought', link: '/log/e1' })]),
  })
  await title('We found 214 things')
  await press('Bring in 198')
  expect(await screen.findByRole('progressbar', { name: 'Bringing it in…' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  )
  expect(await title('198 things have come in')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Lake Bled' })).toHaveAttribute('href', '/log/e1')
  expect(screen.getByText('You can take it back until 5 January 2999.')).toBeVisible()
})

test('takes everything back after a question, and lists what stays', async () => {
  const states = [
    anImport({ state: 'brought', counts: { brought: 198 }, takeBackUntil: '2999-01-05T12:00:00Z' }),
  ]
  const takeBack = jest.fn(async () => {
    states.splice(0, 1, anImport({ state: 'taken back', counts: { takenBack: 197, kept: 1 } }))
  })
  openImport(states, {
    'POST /api/import/{importId}/take-back': takeBack,
    'GET /api/import/{importId}/row': rowsByState([aRow({ state: 'kept', link: '/log/e1' })]),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Take it all back' }))
  const dialog = screen.getByRole('dialog', { name: 'Take it all back?' })
  expect(dialog).toHaveAccessibleDescription(/What you have edited since stays/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take it all back' }))
  expect(await title('197 things are taken back')).toBeVisible()
  expect(screen.getByText('1 thing stays, because you have edited it:')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Lake Bled' })).toBeVisible()
})

test('says why not everything has come, and brings in the rest', async () => {
  const problem = { message: 'Your storage is full.' }
  const choose = jest.fn(async () => anImport())
  openImport(
    [anImport({ state: 'brought', fileName: 'trip.zip', counts: { brought: 9, new: 5 }, problem })],
    {
      'PUT /api/import/{importId}/choices': choose,
    },
  )
  expect(await screen.findByText('Your storage is full.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Take it all back' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Bring in 5' })).toBeEnabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave the photos out' }))
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ body: { photosLeftOut: true } }))
  const lists = within(screen.getByRole('navigation', { name: 'What we found' }))
  expect(lists.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Have come in · 9',
    'New · 5',
  ])
})

test('discards an import after a question', async () => {
  const remove = jest.fn(async () => {})
  openImport([anImport()], { 'DELETE /api/import/{importId}': remove })
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Discard this import?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
  expect(await title('Archive')).toBeVisible()
  expect(remove).toHaveBeenCalledTimes(1)
})

test('says why a file cannot be read', async () => {
  openImport([anImport({ state: 'failed', problem: { message: 'This is no file that we know.' } })])
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no file that we know.')
  expect(screen.getByRole('link', { name: 'Bring in something else' })).toHaveAttribute('href', '/archive')
})

test('shows an unknown import as not found', async () => {
  openPage(route, {
    'GET /api/import/{importId}': () => Promise.reject(new ApiError(404, 'There is no such import.')),
  })
  expect(await title('This page is off the map')).toBeVisible()
})
