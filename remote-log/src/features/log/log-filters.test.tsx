import { type Answers, aKick, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { address, renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anEntry, logServer } from '../../testing/log-server'
import LogPage from './log-page'

const train = anEntry({ _id: 'train', kickName: 'Night train', on: '2024-05-03', with: [{ name: 'Tom' }] })
const lake = anEntry({
  _id: 'lake',
  kickName: 'Cold lake',
  on: '2023-01-01',
  precision: 'year',
  kick: aKick({ category: 'Chill', country: 'Finland' }),
  with: [{ name: 'Ida' }],
})
const tree = anEntry({ _id: 'tree', kickName: 'Plant a tree', kick: null, on: null, precision: 'unknown' })

const open = (route = '/log', more: Answers = {}) => {
  const server = logServer([train, lake, tree])
  signedIn()
  stubApi({ ...server.answers, ...more })
  renderWithSite(
    <TestProviders>
      <TestRoutes pages={{ '/log': <LogPage /> }} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route },
  )
  return server
}
const filter = (name: string) => screen.findByRole('combobox', { name })
const optionsOf = async (name: string) =>
  [...(await filter(name)).querySelectorAll('option')].map(({ textContent }) => textContent)
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const untilNames = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected))

test('offers years with what was done in them, countries and names', async () => {
  open()
  await untilNames(['Night train', 'Cold lake', 'Plant a tree'])
  await waitFor(async () => expect(await optionsOf('Year')).toEqual(['Any year', '2024 (1)', '2023 (1)']))
  expect(await optionsOf('Category')).toEqual(['Any category', 'Chill', 'Travel', 'Activities'])
  expect(await optionsOf('Country')).toEqual(['Any country', 'Austria', 'Finland'])
  expect(await optionsOf('With')).toEqual(['Anybody', 'Ida', 'Tom'])
})

test('offers more than ten countries in a combobox', async () => {
  const countries = [
    'Austria',
    'Belgium',
    'Chile',
    'Cuba',
    'Egypt',
    'Fiji',
    'Finland',
    'Ghana',
    'Iran',
    'Italy',
    'Peru',
  ]
  open('/log', { 'GET /api/log/filters': async () => ({ countries, with: [] }) })
  const country = () => screen.findByRole('combobox', { name: 'Country' })
  await waitFor(async () => expect(await country()).toHaveAttribute('placeholder', 'Any country'))
  await userEvent.type(await country(), 'finl{Enter}')
  await untilNames(['Cold lake'])
  expect(address()).toBe('/log?country=Finland')
  await userEvent.clear(await country())
  await untilNames(['Night train', 'Cold lake', 'Plant a tree'])
})

test.each([
  ['Year', '2023', ['Cold lake'], '/log?year=2023'],
  ['Category', 'Travel', ['Night train'], '/log?category=Travel'],
  ['Country', 'Finland', ['Cold lake'], '/log?country=Finland'],
  ['With', 'Tom', ['Night train'], '/log?with=Tom'],
])('shows the entries of a %s, and keeps the focus and the URL', async (name, value, expected, path) => {
  open()
  await untilNames(['Night train', 'Cold lake', 'Plant a tree'])
  await waitFor(async () => expect(await optionsOf('Year')).toHaveLength(3))
  const select = await filter(name)
  select.focus()
  await userEvent.selectOptions(select, value)
  await untilNames(expected)
  expect(select).toHaveFocus()
  expect(address()).toBe(path)
  await userEvent.selectOptions(select, '')
  await untilNames(['Night train', 'Cold lake', 'Plant a tree'])
  expect(address()).toBe('/log')
})

test('applies the filters of the URL, including a year and a name that are not offered', async () => {
  const { get } = open('/log?year=1999&with=Nobody&category=Nonsense')
  expect(await screen.findByText('Nothing matches')).toBeVisible()
  expect(await filter('Year')).toHaveDisplayValue('1999')
  expect(await filter('With')).toHaveDisplayValue('Nobody')
  expect(get).toHaveBeenCalledWith(
    expect.objectContaining({ query: { limit: 24, year: 1999, with: 'Nobody' } }),
  )
})

test('clears the filters with ‘Show all’ and focuses the list', async () => {
  open('/log?year=1999')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }))
  await untilNames(['Night train', 'Cold lake', 'Plant a tree'])
  expect(address()).toBe('/log')
  expect(screen.getByRole('group', { name: 'Your Log' })).toHaveFocus()
  expect(screen.queryByRole('searchbox', { name: 'Search All Kicks' })).not.toBeInTheDocument()
  expect(await filter('Year')).toHaveDisplayValue('Any year')
})

test('shows the previous entries until the filtered ones are loaded', async () => {
  const { get } = open()
  await untilNames(['Night train', 'Cold lake', 'Plant a tree'])
  get.mockReturnValueOnce(new Promise(() => {}))
  await userEvent.selectOptions(await filter('Category'), 'Chill')
  expect(names()).toHaveLength(3)
  expect(screen.getByRole('group', { name: 'Your Log' })).toHaveAttribute('aria-busy', 'true')
})

test('offers the countries and names of entries that are not loaded, too', async () => {
  open('/log', { 'GET /api/log': async () => ({ items: [train], next: 'more' }) })
  await untilNames(['Night train'])
  await waitFor(async () => expect(await optionsOf('Country')).toEqual(['Any country', 'Austria', 'Finland']))
  expect(await optionsOf('With')).toEqual(['Anybody', 'Ida', 'Tom'])
})
