import { aUser, loadingAuth, signedIn, signedOut } from '@bucketeer/shared-auth/testing'
import { provideMapLayout, renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../../remote.json'
import LandingPage from './landing-page'

// The dialog of a sample has a map.
provideMapLayout()

const show = () => renderWithSite(<LandingPage />)
const region = (name: string) => within(screen.getByRole('region', { name }))
const namesOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe('the main action of the landing page', () => {
  // @spec S1.10 S2.52
  test('invites visitors to sign up', () => {
    signedOut()
    show()

    expect(screen.getByRole('link', { name: 'Sign up here' })).toHaveAttribute('href', '/signup')
    expect(screen.getByText('Start making your dreams come true')).toBeVisible()
    expect(screen.queryByText('Go to Buckets')).not.toBeInTheDocument()
  })

  // @spec S2.1 S2.51
  test('leads members to their Buckets', () => {
    signedIn(aUser({ userName: 'Amelia' }))
    show()

    expect(screen.getByRole('link', { name: 'Go to Buckets' })).toHaveAttribute('href', '/buckets')
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Amelia' })).toBeVisible()
    expect(screen.queryByText('Turn someday into stories')).not.toBeInTheDocument()
    expect(screen.queryByText('Sign up here')).not.toBeInTheDocument()
    expect(screen.queryByText('Start making your dreams come true')).not.toBeInTheDocument()
  })

  test('welcomes a new member, but not back', () => {
    signedIn(aUser({ userName: 'Amelia', createdAt: new Date().toISOString() }))
    show()

    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible()
  })

  test('is hidden while authentication is loading', () => {
    loadingAuth()
    show()

    expect(screen.queryByText('Sign up here')).not.toBeInTheDocument()
    expect(screen.queryByText('Go to Buckets')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  })
})

// @spec S1.4
test('the landing page shows exactly four features', () => {
  show()

  expect(namesOf(region('Everything a someday needs').getAllByRole('heading', { level: 3 }))).toEqual([
    'Buckets',
    'Kicks',
    'Enlighten',
    'Blog your Experiences',
  ])
})

// @spec S1.9
test('the landing page lists the four steps in order', () => {
  show()

  const list = region('From a wish to a story in four steps').getByRole('list')
  expect(list.tagName).toBe('OL')
  expect(namesOf(within(list).getAllByRole('heading'))).toEqual([
    'Create a Bucket',
    'Bring in Kicks',
    'Create a Journal',
    'Write stories',
  ])
})

// @spec S1.6
test('the landing page quotes two founders by name', () => {
  show()

  const quotes = region('From the two who started it').getAllByRole('figure')
  expect(quotes).toHaveLength(2)
  for (const quote of quotes) {
    expect(within(quote).getByRole('blockquote')).not.toBeEmptyDOMElement()
    expect(within(quote).getByText('Founder')).toBeVisible()
  }
  expect(region('From the two who started it').getByText(/^Examples/u)).toBeVisible()
  expect(screen.getByText('Ingrid Solheim')).toBeVisible()
  expect(screen.getByText('Kofi Adeyemo')).toBeVisible()
})

describe('the sample Kicks', () => {
  const cards = () => region('Three Kicks to start with').getAllByRole('article')

  // jsdom has no modal dialogs.
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
      this.dispatchEvent(new Event('close'))
    }
  })

  // @spec S1.7
  test('show one Kick of each category', () => {
    show()

    const chips = cards().map((card) => within(card).getByText(/^(Chill|Travel|Activities)$/))
    expect(namesOf(chips)).toEqual(['Chill', 'Travel', 'Activities'])
  })

  test('show the name and place of each Kick', () => {
    show()

    expect(namesOf(cards().map((card) => within(card).getByRole('heading', { level: 3 })))).toEqual([
      'Have tea in sight of Mount Fuji',
      'Float over Cappadocia at dawn',
      'Paddle between icebergs',
    ])
    expect(screen.getByText('Göreme, Türkiye')).toBeVisible()
  })

  // @spec S2.53
  test('link to all Kicks', () => {
    show()

    const link = region('Three Kicks to start with').getByRole('link', { name: 'Show all' })
    expect(link).toHaveAttribute('href', '/kicks')
  })

  test('lead to a page each, with one link for each card', () => {
    show()

    const links = cards().map((card) => within(card).getByRole('link'))
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Have tea in sight of Mount Fuji', '/sample/tea-in-sight-of-mount-fuji'],
      ['Float over Cappadocia at dawn', '/sample/float-over-cappadocia-at-dawn'],
      ['Paddle between icebergs', '/sample/paddle-between-icebergs'],
    ])
  })

  test('open in place, until Close', async () => {
    renderWithSite(<LandingPage />, { router: 'data' })
    const card = screen.getByRole('link', { name: 'Paddle between icebergs' })
    await userEvent.click(card)
    const dialog = within(await screen.findByRole('dialog', { name: 'Paddle between icebergs' }))
    expect(dialog.getByText(/A kayak, a dry suit/)).toBeVisible()
    expect(dialog.getByText('Activities · Ilulissat, Greenland')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Save this' })).toHaveAttribute(
      'href',
      '/sample/paddle-between-icebergs?save',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('open by their address, which Close leaves', async () => {
    renderWithSite(<LandingPage />, { router: 'data', route: '/?sample=paddle-between-icebergs' })
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  // @spec S1.7
  test('need no request', () => {
    const open = jest.spyOn(XMLHttpRequest.prototype, 'open')
    signedIn()
    show()

    expect(cards()).toHaveLength(3)
    expect(open).not.toHaveBeenCalled()
  })
})

test.each([
  { who: 'visitors', become: signedOut },
  { who: 'members', become: signedIn },
])('every link that $who see on the landing page leads to a route of the site', ({ become }) => {
  /** Routes of other parts. */
  const elsewhere = ['/buckets', '/buckets/create', '/signup', '/login', '/kicks', '/journal/public', '/log']
  become()
  show()

  const known = [...remote.routes.map(({ path }) => path), ...elsewhere]
  for (const link of screen.getAllByRole('link')) expect(known).toContain(link.getAttribute('href'))
})

test.each([
  { who: 'visitors to sign up', become: signedOut, name: 'Start your Log', path: '/signup' },
  { who: 'members to All Kicks', become: signedIn, name: 'Find something you did', path: '/kicks' },
])('the landing page tells of the log and leads $who', ({ become, name, path }) => {
  become()
  show()

  expect(region('What have you already done?').getByRole('link', { name })).toHaveAttribute('href', path)
})

test('the landing page links the steps to the journey and the founders to their story', () => {
  show()

  expect(screen.getByRole('link', { name: 'See the whole journey' })).toHaveAttribute('href', '/journey')
  expect(screen.getByRole('link', { name: 'Read our story' })).toHaveAttribute('href', '/story')
})

test('headings of the landing page skip no level', () => {
  show()

  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
})
