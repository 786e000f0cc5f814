import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, type Kick } from '@bucketeer/shared-auth'
import { aKick, type Answers, aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address, intersectEverything } from '@bucketeer/shared-ui/testing'
import { openProfile as openPage } from '../../testing/open-people'

beforeEach(intersectEverything)

const amelia = aUser({ _id: 'amelia', userName: 'Amelia' })
const bessie = aUser({ _id: 'bessie', userName: 'Bessie' })
const figures = {
  kicks: 12,
  journals: 1,
  done: 41,
  countries: [
    { country: 'Japan', done: 3, code: 'JP', location: { lat: 36, lng: 138 } },
    { country: 'Atlantis', done: 1, code: null, location: null },
  ],
}

const openProfile = (path: string, answers: Answers = {}) => {
  signedIn(amelia)
  stubApi({
    'GET /api/user/{userId}': async ({ params }) => (params.userId === 'amelia' ? amelia : bessie),
    'GET /api/user/{userId}/figures': async () => figures,
    ...answers,
  })
  return openPage(path)
}
const listLink = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Your profile' })).getByRole('link', { name })

describe('figures of a profile', () => {
  it('shows figures without zeros', async () => {
    openProfile('bessie', {
      'GET /api/user/{userId}/figures': async () => ({ ...figures, journals: 0 }),
    })
    expect(await screen.findByText('Kicks')).toBeVisible()
    const list = within(screen.getByRole('list', { name: 'In numbers' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12 Kicks',
      '41 done',
      '2 countries',
    ])
  })

  it('shows the profile when its figures fail to load', async () => {
    openProfile('bessie', {
      'GET /api/user/{userId}/figures': () => Promise.reject(new ApiError(404, 'No figures.')),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Bessie' })).toBeVisible()
    expect(screen.queryByText(/No figures/)).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Countries' })).not.toBeInTheDocument()
  })

  it('lists the countries, and maps those with a location', async () => {
    const { container } = openProfile('bessie')
    const section = within(await screen.findByRole('region', { name: 'Countries' }))
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Japan · 3 times',
      'Atlantis',
    ])
    expect(await screen.findByText('Japan', { selector: 'title' }, { timeout: 30_000 })).toBeInTheDocument()
    expect(container.querySelectorAll('[data-visited]')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Natural Earth' })).toBeVisible()
  })
})

describe('Kicks of another member', () => {
  it('loads the Kicks of another member page by page', async () => {
    const list = jest.fn(async ({ query }: { query?: { cursor?: string } }) =>
      query?.cursor
        ? { items: [aKick({ _id: 'k2', name: 'Row' })], next: null }
        : { items: [aKick({ _id: 'k1', name: 'Swim' })], next: 'k1' },
    )
    openProfile('bessie', { 'GET /api/kick': list })
    const section = within(await screen.findByRole('region', { name: 'Kicks by Bessie' }))
    expect(section.getByRole('link', { name: 'Swim' })).toHaveAttribute('href', '/kicks/k1')
    await userEvent.click(section.getByRole('button', { name: 'Show more Kicks' }))
    expect(await section.findByRole('link', { name: 'Row' })).toBeVisible()
    expect(section.queryByRole('button')).not.toBeInTheDocument()
    expect(list).toHaveBeenCalledWith(expect.objectContaining({ query: { createdBy: 'bessie', limit: 6 } }))
  })

  it('shows the sections below only once the Kicks are loaded, to avoid a layout shift', async () => {
    const answers: (() => void)[] = []
    const kicks = () =>
      new Promise<Kick[]>((resolve) => answers.push(() => resolve([aKick({ name: 'Swim' })])))
    openProfile('bessie', { 'GET /api/kick': kicks })
    await screen.findByText('Kicks')
    expect(screen.queryByRole('region', { name: 'Journals by Bessie' })).not.toBeInTheDocument()
    act(() => answers.forEach((answer) => answer()))
    expect(await screen.findByRole('region', { name: 'Kicks by Bessie' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Journals by Bessie' })).toBeVisible()
  })

  it('shows no section without Kicks', async () => {
    openProfile('bessie')
    await screen.findByText('Kicks')
    expect(screen.queryByRole('region', { name: 'Kicks by Bessie' })).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })
})

describe('the lists of the user’s own profile', () => {
  const byMine: Answers = {
    'GET /api/kick': async ({ query }) => [aKick({ _id: 'k', name: `Kick ${query?.mine}` })],
  }

  it('shows Buckets and Journals first', async () => {
    openProfile('amelia')
    expect(await listLink('Overview')).toHaveAttribute('aria-current', 'page')
    expect(await screen.findByRole('region', { name: 'Your Buckets' })).toBeVisible()
  })

  it.each([
    ['Liked', 'liked', 'Kick liked'],
    ['Favourites', 'favourites', 'Kick favourites'],
    ['My Kicks', 'kicks', 'Kick created'],
  ])('shows the list of %s, with a URL of its own', async (name, named, kick) => {
    openProfile('amelia', byMine)
    await userEvent.click(await listLink(name))
    expect(await screen.findByRole('link', { name: kick })).toBeVisible()
    const cards = within(screen.getByRole('list', { name }))
    expect(cards.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([kick])
    expect(address()).toBe(`/user/amelia?tab=${named}`)
  })

  it('shows the list that the URL names', async () => {
    openProfile('amelia?tab=favourites', byMine)
    expect(await listLink('Favourites')).toHaveAttribute('aria-current', 'page')
    expect(await screen.findByRole('link', { name: 'Kick favourites' })).toBeVisible()
  })

  it('says what to do in an empty list', async () => {
    openProfile('amelia?tab=kicks')
    expect(await screen.findByRole('link', { name: 'Create a Kick' })).toHaveAttribute(
      'href',
      '/kicks/create',
    )
  })

  it('offers a retry when a list fails to load', async () => {
    const list = jest
      .fn()
      .mockRejectedValueOnce(new ApiError(500, 'The shelf is locked.'))
      .mockResolvedValue([aKick({ name: 'Swim' })])
    openProfile('amelia?tab=liked', { 'GET /api/kick': list })
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Kicks: The shelf is locked.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Swim' })).toBeVisible()
  })
})
