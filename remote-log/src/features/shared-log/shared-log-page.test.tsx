import { ApiError, type Schemas, type Shared } from '@bucketeer/shared-auth'
import { aUser, signedIn, signedOut, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anEntry, shownPhotos } from '../../testing/log-server'
import SharedLogPage from './shared-log-page'

const {
  stars: _stars,
  steps: _steps,
  with: _with,
  remind: _remind,
  audience: _audience,
  ...shown
} = anEntry()
const aSharedEntry = (fields: Partial<Schemas['SharedEntry']> = {}): Schemas['SharedEntry'] => ({
  ...shown,
  kick: { _id: 'night', pictures: '', category: 'Travel' },
  kickName: 'Night train',
  createdBy: { _id: 'ann', userName: 'Ann', profilePicture: null },
  ...fields,
})
const aSharedYear = (fields: Partial<Schemas['SharedYear']> = {}): Schemas['SharedYear'] => ({
  ...{ year: 2024, done: 2, again: 1, firstTimes: 1, countries: [{ country: 'Japan', done: 2 }] },
  createdBy: { _id: 'ann', userName: 'Ann', profilePicture: null },
  entries: [aSharedEntry(), aSharedEntry({ _id: 'lake', kickName: 'Cold lake', note: 'So cold.' })],
  entryCount: 2,
  ...fields,
})

type Read = (input: { params: { key: string }; sharePassword?: string }) => Promise<Shared>
const openWith = (read: Read) => {
  stubApi({ 'GET /api/shared/{key}': read })
  renderWithSite(
    <TestProviders>
      <TestRoutes pages={{ '/shared/log/:key': <SharedLogPage /> }} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route: '/shared/log/k1' },
  )
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const withEntry = (fields?: Partial<Schemas['SharedEntry']>) => async () => ({
  kind: 'log' as const,
  entry: aSharedEntry(fields),
})
const withYear = (fields?: Partial<Schemas['SharedYear']>) => async () => ({
  kind: 'year' as const,
  year: aSharedYear(fields),
})

describe('the link of an entry', () => {
  test('shows a visitor the entry and an invitation, and nothing else to press', async () => {
    signedOut()
    const photos = shownPhotos([{ url: '/media/jump/1280.webp', alt: 'A jump' }])
    const read = jest.fn(withEntry({ note: 'So cold.', again: true, photos }))
    openWith(read)
    expect(await heading('Night train')).toBeVisible()
    expect(read).toHaveBeenCalledWith(expect.objectContaining({ params: { key: 'k1' }, sharePassword: '' }))
    expect(screen.getByText('From the Log of Ann')).toBeVisible()
    expect(screen.getByText('Done in May 2024')).toBeVisible()
    expect(screen.getByText('Would do it again')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Note' })).getByText('So cold.')).toBeVisible()
    expect(screen.getByRole('img', { name: 'A jump' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Become a Bucketeer' })).toBeVisible()
    // The first one is the test site's own.
    expect(targets().slice(-1)).toEqual(['/signup'])
    expect(screen.queryByRole('link', { name: 'Go to Kick' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('links members to its Kick, unless they cannot open it', async () => {
    signedIn()
    openWith(withEntry())
    expect(await screen.findByRole('link', { name: 'Go to Kick' })).toHaveAttribute('href', '/kicks/night')
    expect(screen.queryByRole('link', { name: 'Become a Bucketeer' })).not.toBeInTheDocument()
  })

  test('shows its owner what others see, also of a Kick without a link', async () => {
    signedIn(aUser({ _id: 'ann' }))
    openWith(withEntry({ kick: { _id: null, pictures: '', category: null } }))
    expect(await heading('Night train')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Go to Kick' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('the link of a year', () => {
  test('shows a visitor numbers, countries and entries, which are no links', async () => {
    signedOut()
    openWith(withYear())
    expect(await heading('Ann’s year 2024')).toBeVisible()
    const figures = screen.getByText('done').closest('ul') as HTMLElement
    expect(
      within(figures)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 done', '1 to do again', '1 first time'])
    expect(screen.getByText('Japan · 2 times')).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'Cold lake' })).toBeVisible()
    expect(screen.getByText('So cold.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Cold lake' })).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'With whom' })).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Years' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(targets().slice(-1)).toEqual(['/signup'])
  })

  test('says how many entries there are if it shows the first ones', async () => {
    signedOut()
    openWith(withYear({ entryCount: 1230 }))
    expect(await screen.findByText('The first 2 of 1,230 entries.')).toBeVisible()
  })

  test('shows an empty state without entries', async () => {
    signedOut()
    openWith(withYear({ done: 0, again: 0, firstTimes: 0, countries: [], entries: [], entryCount: 0 }))
    expect(await screen.findByText('This year is still empty.')).toBeVisible()
    expect(screen.queryByText('0 done')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Become a Bucketeer' })).toBeVisible()
  })
})

test('opens a link with its password', async () => {
  signedOut()
  openWith(async ({ sharePassword }) => {
    if (sharePassword === 'blue boats') return withEntry()()
    throw new ApiError(401, 'It needs a password.')
  })
  expect(await heading('This link has a password')).toBeVisible()
  await userEvent.type(
    await screen.findByRole('textbox', { name: /Password of this link/ }),
    'blue boats{Enter}',
  )
  expect(await heading('Night train')).toBeVisible()
})

test.each<[string, Read]>([
  [
    'does not exist',
    async () => {
      throw new ApiError(404, 'This link does not work any more.')
    },
  ],
  ['shows a Journal', async () => ({ kind: 'journal' })],
])('shows an error for a link that %s', async (_, read) => {
  signedOut()
  openWith(read)
  expect(await heading('This link does not work any more.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/')
})

test('shows a network error and retries', async () => {
  signedOut()
  openWith(jest.fn(withYear()).mockRejectedValueOnce(new ApiError(null, 'No network.')))
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not open this link: No network.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('Ann’s year 2024')).toBeVisible()
})
