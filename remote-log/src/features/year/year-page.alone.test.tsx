import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, aUser, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { address, renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LogEntry } from '../../log/entry'
import type { LogYear } from '../../log/log-queries'
import { anEntry, logServer, shownPhotos } from '../../testing/log-server'
import { drawPoster } from '../../year/draw-poster'
import YearPage from './year-page'

jest.mock('../../year/draw-poster', () => ({
  ...jest.requireActual<object>('../../year/draw-poster'),
  drawPoster: jest.fn(),
}))

const train = anEntry({ _id: 'train', kickName: 'Night train', on: '2024-05-03', precision: 'day' })
const lake = anEntry({
  _id: 'lake',
  kickName: 'Cold lake',
  on: '2024-01-01',
  precision: 'year',
  photos: shownPhotos([
    { url: '/media/a/1280.webp', alt: 'A jump' },
    { url: '/media/b/1280.webp', alt: 'A towel' },
  ]),
})
const counts = (year: number, values: Partial<LogYear> = {}): LogYear => ({
  ...{ year, done: 0, again: 0, firstTimes: 0, countries: [], with: [] },
  ...values,
})
const full = counts(2024, {
  done: 3,
  again: 2,
  firstTimes: 1,
  countries: [
    { country: 'Japan', done: 2 },
    { country: 'Norway', done: 1 },
  ],
  with: [{ name: 'Tomas', done: 2 }],
})

interface Options {
  year?: string
  way?: 'To Enjoy' | 'To Achieve' | 'To Enlighten' | null
  entries?: LogEntry[]
  more?: object
}
const open = ({ year = '2024', way = null, entries = [train, lake], more = {} }: Options = {}) => {
  const server = logServer(entries)
  signedIn(aUser({ way }))
  stubApi({
    ...server.answers,
    'GET /api/log/years': async () => [
      { year: 2024, done: 3 },
      { year: 2019, done: 1 },
      { year: null, done: 4 },
    ],
    'GET /api/user/{userId}/figures': async () => ({
      ...{ kicks: 0, journals: 0, done: 3 },
      countries: ['Japan', 'Peru'].map((country, index) => ({
        ...{ country, done: 1, code: country.slice(0, 2).toUpperCase() },
        location: { lat: 36 - 46 * index, lng: 138 - 213 * index },
      })),
    }),
    'GET /api/log/years/{year}': async ({ params }: { params: { year: number } }) =>
      params.year === 2024 ? full : counts(params.year),
    ...more,
  } as Answers)
  renderWithSite(
    <TestProviders>
      <TestRoutes
        pages={{ '/log/year/:year': <YearPage />, '/log': <h1>Your Log</h1> }}
        elsewhere={<h1>Elsewhere</h1>}
      />
    </TestProviders>,
    { route: `/log/year/${year}` },
  )
  return server
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const figures = (first: string) =>
  within(screen.getByText(first).closest('ul') as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('shows the numbers, photos, countries, companions and entries of a year', async () => {
  const { get } = open()
  expect(await title('Your year 2024')).toBeVisible()
  expect(figures('done')).toEqual(['3 done', '2 to do again', '1 first time'])
  expect(await screen.findByRole('link', { name: 'Night train' })).toHaveAttribute('href', '/log/train')
  expect(screen.getByText('Japan · 2 times')).toBeVisible()
  expect(screen.getByText('Norway')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'With whom' })).getByText('Tomas · 2 times')).toBeVisible()
  expect(screen.getByText('Only you see these names.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Photo 2 of 2: A towel' })).toBeVisible()
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ query: { limit: 24, year: 2024 } }))
})

test.each([
  ['To Enjoy', ['Photos of the year', 'With whom', 'Where'], '2 to do again'],
  ['To Achieve', ['Where', 'Photos of the year', 'With whom'], '3 done'],
  ['To Enlighten', ['Where', 'With whom', 'Photos of the year'], '1 first time'],
] as const)('orders the year for the Way %s', async (way, parts, first) => {
  open({ way })
  await title('Your year 2024')
  await screen.findByRole('heading', { level: 2, name: 'Photos of the year' })
  expect(headings()).toEqual([...parts, 'What you did'])
  expect(figures('done')[0]).toBe(first)
})

test('shows an empty state for a year without entries', async () => {
  open({ year: '2003', entries: [] })
  expect(await title('Your year 2003')).toBeVisible()
  expect(await screen.findByText(/^Nothing in your Log from 2003\./u)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add something you did' })).toHaveAttribute('href', '/log#add')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(headings()).not.toContain('What you did')
})

test('leads to the years before and after, and to all with entries', async () => {
  open()
  await title('Your year 2024')
  const years = within(screen.getByRole('navigation', { name: 'Years' }))
  expect(await years.findByRole('link', { name: 'Your year 2019' })).toBeVisible()
  await userEvent.click(years.getByRole('link', { name: 'Your year 2023' }))
  expect(await title('Your year 2023')).toBeVisible()
  expect(address()).toBe('/log/year/2023')
})

test('lists the years in order, with the current one', async () => {
  open()
  await title('Your year 2024')
  const years = within(screen.getByRole('navigation', { name: 'Years' }))
  await years.findByRole('link', { name: 'Your year 2019' })
  const shown = years.getAllByRole('link').map(({ textContent }) => Number(textContent))
  expect(shown).toEqual([...new Set([2019, 2023, 2024, 2025, new Date().getFullYear()])])
  expect(years.getByRole('link', { current: 'page' })).toHaveAccessibleName('Your year 2024')
})

test('does not link to a future year', async () => {
  const thisYear = new Date().getFullYear()
  open({ year: String(thisYear) })
  await title(`Your year ${thisYear}`)
  expect(screen.queryByRole('link', { name: `Your year ${thisYear + 1}` })).not.toBeInTheDocument()
})

test.each(['0', '02024', 'soon', '12345'])('shows the not-found view at /log/year/%s', async (year) => {
  open({ year })
  expect(await title('This page is off the map')).toBeVisible()
})

test('says why the year could not be loaded, and tries again on demand', async () => {
  const get = jest.fn(async () => full).mockRejectedValueOnce(new ApiError(503, 'The post is late.'))
  open({ more: { 'GET /api/log/years/{year}': get } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get this year: The post is late.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await title('Your year 2024')).toBeVisible()
})

test('deletes an entry after a question, and keeps the focus on the page', async () => {
  const server = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Options for Night train' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete from my Log' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete from my Log' }))
  await waitFor(() => expect(server.entries().map(({ _id }) => _id)).toEqual(['lake']))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'What you did' })).toHaveFocus())
})

test('maps the countries of the year alone', async () => {
  open()
  await title('Your year 2024')
  expect(await screen.findByText('Japan', { selector: 'title' }, { timeout: 30_000 })).toBeInTheDocument()
  expect(screen.queryByText('Peru', { selector: 'title' })).not.toBeInTheDocument()
})

describe('‘Share as picture’', () => {
  const drawn = [1200, 1080].map((width) => new File([], `${width}.png`, { type: 'image/png' }))
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Share as picture' }))
  const provideShare = (canShare: boolean) => {
    const share = jest.fn(async () => {})
    Object.assign(navigator, { share, canShare: () => canShare })
    return share
  }

  beforeEach(() => void jest.mocked(drawPoster).mockResolvedValue(drawn))
  afterEach(() => {
    jest.restoreAllMocks()
    Object.assign(navigator, { share: undefined, canShare: undefined })
  })

  test('shares the pictures of the year', async () => {
    const share = provideShare(true)
    open()
    await press()
    await waitFor(() => expect(share).toHaveBeenCalledWith({ files: drawn, title: 'Amelia · 2024' }))
  })

  test('downloads the pictures where files cannot be shared', async () => {
    const share = provideShare(false)
    URL.createObjectURL = () => 'blob:year'
    const names: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    open()
    await press()
    await waitFor(() => expect(names).toEqual(['1200.png', '1080.png']))
    expect(share).not.toHaveBeenCalled()
  })

  test('says when the pictures could not be drawn', async () => {
    jest.mocked(drawPoster).mockRejectedValue(new Error('No canvas.'))
    open()
    await press()
    expect(await screen.findByText('Could not draw this year. Please try again.')).toBeVisible()
  })

  test('is not offered for a year without entries', async () => {
    open({ year: '2003', entries: [] })
    await title('Your year 2003')
    expect(screen.queryByRole('button', { name: 'Share as picture' })).not.toBeInTheDocument()
  })
})
