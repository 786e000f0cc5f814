import { ApiError } from '@bucketeer/shared-auth'
import { aPlace, type Answers } from '@bucketeer/shared-auth/testing'
import { screen, waitFor, within } from '@testing-library/react'
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
  const figures = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(figures).toEqual(expect.arrayContaining(['100 Kicks', '110 entries', '4 Buckets']))
  expect(screen.getByText(/^Everything comes in as Private/)).toBeVisible()
})

test('lists rows by state, with place and reason', async () => {
  const reason = { message: 'The date is missing.' }
  const unreadable = aRow({ number: 8, at: '9', state: 'unreadable', name: '', reason })
  const { location } = aRow().detail
  const noDetail = {
    on: null,
    until: null,
    precision: null,
    state: null,
    place: null,
    country: null,
    category: null,
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
    'Cannot be read · 1',
  ])
  await userEvent.click(lists.getByRole('link', { name: 'Already here · 1' }))
  expect(await screen.findByRole('link', { name: 'Vienna' })).toHaveAttribute('href', '/kicks/k1')
  await userEvent.click(lists.getByRole('link', { name: 'Cannot be read · 1' }))
  expect(await screen.findByText('The date is missing.')).toBeVisible()
  expect(screen.getByText('Row 9')).toBeVisible()
})

describe('fixing a row', () => {
  const fix = jest.fn(async () => aRow())
  beforeEach(() => fix.mockClear())

  async function openFix(row: Partial<ImportRow>) {
    openImport([anImport({ counts: { look: 1 } })], {
      'GET /api/import/{importId}/row': rowsByState([aRow({ state: 'look', ...row })]),
      'GET /api/places': async ({ query }) =>
        query?.q === 'Graz' ? [aPlace({ name: 'Graz', country: 'Austria', region: undefined })] : [],
      'PUT /api/import/{importId}/row/{number}': fix,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Fix: Lake Bled' }))
  }
  async function type(field: string, text: string) {
    await userEvent.clear(screen.getByLabelText(field))
    if (text) await userEvent.type(screen.getByLabelText(field), text)
  }
  const saved = (body: object) =>
    expect(fix).toHaveBeenCalledWith({ params: { importId: anImport()._id, number: 1 }, body })

  test('changes the name and the date of an entry', async () => {
    await openFix({})
    expect(screen.queryByLabelText('Place')).toBeNull()
    await userEvent.type(screen.getByLabelText('Name'), ' again')
    await type('When?', '2019')
    await press('Save')
    saved({ name: 'Lake Bled again', on: '2019-01-01', precision: 'year' })
  })

  test('removes the date of an entry', async () => {
    await openFix({})
    await type('When?', '')
    await press('Save')
    saved({ on: null, precision: 'unknown' })
  })

  test('saves nothing while the date is not understood', async () => {
    await openFix({})
    await type('When?', 'someday')
    await press('Save')
    expect(fix).not.toHaveBeenCalled()
    expect(screen.getByLabelText('When?')).toHaveFocus()
  })

  test('takes a place that is chosen', async () => {
    await openFix({ kind: 'kick' })
    expect(screen.queryByLabelText('When?')).toBeNull()
    await type('Place', 'Graz')
    await userEvent.click(await screen.findByRole('button', { name: 'Graz, Austria' }))
    await press('Save')
    const { location } = aPlace()
    saved({ place: 'Graz', location, country: 'Austria', continent: 'Europe' })
  })

  test('keeps the name of a place that is typed and not chosen, and says so', async () => {
    await openFix({ kind: 'kick' })
    await type('Place', 'Graz')
    expect(await screen.findByRole('button', { name: 'Graz, Austria' })).toBeVisible()
    expect(screen.getByText(/^Choose the place. If you do not, we keep only its name/)).toBeVisible()
    await type('Place', 'Our hut')
    expect(await screen.findByText(/^We know no such place. We keep its name/)).toBeVisible()
    await press('Save')
    saved({ place: 'Our hut', location: null })
  })

  test('removes a place', async () => {
    await openFix({ kind: 'kick' })
    await type('Place', '')
    await press('Save')
    saved({ place: null, location: null })
  })

  test.each(['bucket', 'journal'] as const)('offers the name alone for a %s', async (kind) => {
    await openFix({ kind })
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Name')])
  })
})

const reasons: [what: string, code: string | undefined, button: string | null][] = [
  ['a place that is proposed', 'import.check-place', 'That is right: Lake Bled'],
  ['a date that cannot be read', 'import-row.wrong-date', 'Take it as it is: Lake Bled'],
  ['what no form takes', 'title.none', null],
]
test.each(reasons)('%s may be accepted, or not', async (_, code, button) => {
  const { detail } = aRow()
  const location = button?.startsWith('That') ? detail.location : null
  const reason = { message: 'Please check this.', ...(code && { code }) }
  openImport([anImport({ counts: { look: 1 } })], {
    'GET /api/import/{importId}/row': rowsByState([
      aRow({ state: 'look', reason, detail: { ...detail, location } }),
    ]),
  })
  await screen.findByText('Please check this.')
  const names = screen.getAllByRole('button', { name: /: Lake Bled$/ }).map((each) => each.ariaLabel)
  expect(names).toEqual([...(button ? [button] : []), 'Fix: Lake Bled', 'Leave out: Lake Bled'])
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

test('saves what cannot be read as a file in the words of the page', async () => {
  const files: Blob[] = []
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const rows = [
    aRow({ state: 'unreadable', reason: { message: 'Say "when".' } }),
    aRow({ state: 'unreadable', kind: 'kick', detail: { ...aRow().detail, category: 'Activity' } }),
  ]
  openImport([anImport({ counts: { unreadable: 2 } })], {
    'GET /api/import/{importId}/row': rowsByState(rows),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Download these as CSV' }))
  await waitFor(() => expect(names).toEqual(['Cannot be read.csv']))
  const text = await new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsText(files[0] ?? new Blob())
  })
  expect(String(text).split('\r\n')).toEqual([
    '"Name","Description","Place","Latitude","Longitude","Country","Category","Date","Last day","Note","Bucket","Done or not","Row in the file","Reason"',
    '"Lake Bled","","Bled","46.37","14.11","Slovenia","","2024-05-03","","Rowed to the island.","Alps","Done","2","Say ""when""."',
    '"Lake Bled","Rowed to the island.","Bled","46.37","14.11","Slovenia","Activities","2024-05-03","","","Alps","Done","2",""',
    '',
  ])
  jest.restoreAllMocks()
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
  await userEvent.selectOptions(screen.getByLabelText('Date'), 'When · 03/05/2024')
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
    states.push(anImport({ state: 'brought', counts: { brought: 198 }, kinds: { kick: 198 } }))
  })
  openImport(states, {
    'POST /api/import/{importId}/bring': bring,
    'GET /api/import/{importId}/row': rowsByState([aRow({ state: 'brought', link: '/log/e1' })]),
  })
  await title('We found 214 things')
  await userEvent.click(screen.getByRole('link', { name: 'Needs a look · 5' }))
  expect(screen.getByTestId('address')).toHaveTextContent(`${route}?list=look`)
  await press('Bring in 198')
  expect(await screen.findByRole('progressbar', { name: 'Bringing it in…' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  )
  expect(await title('198 things have come in')).toBeVisible()
  expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`${route}$`))
  expect(await screen.findByRole('link', { name: 'Lake Bled' })).toHaveAttribute('href', '/log/e1')
  expect(screen.getByText('You can take it back until 5 January 2999.')).toBeVisible()
})

test('takes everything back after a question, and lists what stays', async () => {
  const states = [
    anImport({ state: 'brought', counts: { brought: 198 }, takeBackUntil: '2999-01-05T12:00:00Z' }),
  ]
  const takeBack = jest.fn(async () => {
    states.splice(
      0,
      1,
      anImport({ state: 'taken back', counts: { takenBack: 197, kept: 1 }, kinds: { kick: 197 } }),
    )
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
  expect(screen.queryByText(/^Everything comes in as Private/)).toBeNull()
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
  expect(screen.getByRole('link', { name: 'Bring in something else' })).toHaveAttribute(
    'href',
    '/archive#bring-in',
  )
})

test('shows an unknown import as not found', async () => {
  openPage(route, {
    'GET /api/import/{importId}': () => Promise.reject(new ApiError(404, 'There is no such import.')),
  })
  expect(await title('This page is off the map')).toBeVisible()
})
