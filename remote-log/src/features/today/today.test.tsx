import { ApiError, type User } from '@bucketeer/shared-auth'
import {
  aBucket,
  aKick,
  type Answers,
  aUser,
  newClient,
  signedIn,
  stubApi,
  TestProviders,
} from '@bucketeer/shared-auth/testing'
import { draftOf } from '@bucketeer/shared-ui/forms'
import { renderWithSite, slotProps, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { anEntry } from '../../testing/log-server'
import { todayServer, waiting } from '../../testing/today-server'
import TodayPage from './today-page'
import TodayPiece from './today-piece'

beforeEach(() => window.localStorage.clear())

const train = anEntry({
  _id: 'train',
  kickName: 'Night train',
  on: '2019-11-25',
  precision: 'day',
  with: [{ name: 'Tomas' }],
})
const lake = anEntry({ _id: 'lake', kickName: 'Cold lake', on: '2021-11-25', precision: 'day' })

const open = async (
  page: 'piece' | 'page',
  options: Parameters<typeof todayServer>[0] = {},
  { way = null, more = {} }: { way?: User['way']; more?: object } = {},
) => {
  const server = todayServer(options)
  const client = newClient()
  signedIn(aUser({ way }))
  stubApi({ ...server.answers, ...more } as Answers)
  const piece = (
    <main>
      <h1 tabIndex={-1}>Hello</h1>
      <div data-testid="piece">
        <TodayPiece {...slotProps('landing.member')} />
      </div>
    </main>
  )
  renderWithSite(
    <TestProviders client={client}>
      <TestRoutes
        pages={{ '/today': page === 'piece' ? piece : <TodayPage /> }}
        elsewhere={<h1>Elsewhere</h1>}
      />
    </TestProviders>,
    { route: '/today' },
  )
  await waitFor(() => expect(client.isFetching()).toBe(0))
  await act(async () => {})
  return server
}
const card = (name: string) => within(screen.getByRole('region', { name }))
const cardNames = () =>
  screen.getAllByRole('region').flatMap((region) =>
    within(region)
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  )
const choose = async (entry: string, item: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Options for ${entry}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

describe('the piece of the landing page', () => {
  test('leads to a first Bucket when there is nothing yet', async () => {
    await open('piece')
    expect(screen.getByText(/^Nothing for today\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create new Bucket' })).toHaveAttribute('href', '/buckets/create')
  })

  test('renders nothing when a call fails', async () => {
    const down = async () => Promise.reject(new ApiError(503, 'The post is late.'))
    await open('piece', {}, { more: { 'GET /api/log/settings': down } })
    expect(screen.getByTestId('piece')).toBeEmptyDOMElement()
  })

  test('links to the page, and shows the wish that is next', async () => {
    await open('piece', { next: [waiting('Surf', { targetOn: '2027-01-01', targetPrecision: 'year' })] })
    expect(screen.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All of Today' })).toHaveAttribute('href', '/today')
    const next = card('Next up')
    expect(next.getByRole('link', { name: 'Surf' })).toHaveAttribute('href', '/kicks/Surf')
    expect(next.getByText('In “Someday” · for 2027')).toBeVisible()
    expect(next.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument()
  })

  test.each(['piece', 'page'] as const)('says in numbers what was done, without zeros: %s', async (page) => {
    const countries = ['Japan', 'Peru'].map((country) => ({ country, done: 1, code: null, location: null }))
    const figures = async () => ({ kicks: 3, journals: 0, done: 1204, countries })
    const more = { 'GET /api/user/{userId}/figures': figures }
    await open(page, { next: [waiting('Surf')] }, { more })
    const links = within(screen.getByRole('list', { name: 'In numbers' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1,204 done', '/log'],
      ['2 countries', `/user/${aUser()._id}`],
    ])
  })

  test('lists the four Buckets that were used last, and how much of each is done', async () => {
    const bucket = (_id: string, updatedAt: string, counts = { kickCount: 0, doneCount: 0 }) => ({
      ...{ _id, name: _id, updatedAt: `2026-${updatedAt}T00:00:00.000Z` },
      ...counts,
    })
    await open('piece', {
      buckets: [
        bucket('new', '03-01'),
        bucket('oldest', '01-01'),
        bucket('used', '05-01', { kickCount: 4, doneCount: 1 }),
        bucket('old', '02-01'),
        bucket('older', '01-02'),
      ],
    })
    const rows = card('Buckets used last').getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'used1 of 4 done',
      ...['new', 'old', 'older'].map((name) => `${name}No Kicks yet`),
    ])
    expect(rows[0]?.querySelector('[role=progressbar]')).toHaveAttribute('aria-valuenow', '25')
    expect(card('Buckets used last').getByRole('link', { name: 'used' })).toHaveAttribute(
      'href',
      '/buckets/used',
    )
  })

  test('‘Not now’ shows another wish and keeps the focus', async () => {
    const { notNow } = await open('piece', { next: [waiting('Surf'), waiting('Kyoto')] })
    expect(card('Next up').getByText('Which one first?')).toBeVisible()
    const button = card('Next up').getByRole('button', { name: 'Not now' })
    await userEvent.click(button)
    expect(await card('Next up').findByRole('link', { name: 'Kyoto' })).toBeVisible()
    expect(notNow.mock.calls.map(([{ params }]) => params)).toEqual([{ kickId: 'Surf' }])
    expect(button).toHaveFocus()
  })

  test('‘Not now’ sends one request on a double click', async () => {
    const { notNow } = await open('piece', { next: [waiting('Surf'), waiting('Kyoto')] })
    notNow.mockReturnValue(new Promise(() => {}))
    await userEvent.dblClick(card('Next up').getByRole('button', { name: 'Not now' }))
    expect(notNow).toHaveBeenCalledTimes(1)
  })

  test('‘I did it’ saves an entry and opens its sheet, also when no card is left', async () => {
    const { log } = await open('piece', { next: [waiting('Surf')] })
    await userEvent.click(card('Next up').getByRole('button', { name: 'I did it' }))
    const sheet = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent('Saved'))
    expect(log.post.mock.calls[0]?.[0].body).toMatchObject({
      kickId: 'Surf',
      state: 'done',
      precision: 'day',
    })
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByRole('heading', { name: 'Next up' })).not.toBeInTheDocument()
  })

  test('puts a card away for good', async () => {
    const { settings } = await open('piece', { next: [waiting('Surf')] })
    await userEvent.click(screen.getByRole('button', { name: 'Put away for good: Next up' }))
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument())
    expect(screen.getByRole('link', { name: 'All of Today' })).toBeVisible()
    expect(settings.mock.calls[0]?.[0].body).toEqual({ hiddenCards: ['next'] })
    expect(screen.getByText('You can bring it back on the page Today.')).toBeVisible()
  })

  test('keeps the focus among the cards when one is put away, and in the page after the last one', async () => {
    await open('piece', { next: [waiting('Surf')], memories: [lake] })
    await userEvent.click(screen.getByRole('button', { name: 'Put away for good: Next up' }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Today' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Put away for good: On this day' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test.each([
    [null, ['Next up', 'Buckets used last', 'On this day', 'Finish'], 'Which one first?'],
    [
      'To Enjoy',
      ['Next up', 'On this day', 'Buckets used last', 'Finish'],
      'Which one would you enjoy first?',
    ],
    [
      'To Achieve',
      ['Next up', 'Buckets used last', 'Finish', 'On this day'],
      'Which one do you take on first?',
    ],
    [
      'To Enlighten',
      ['Next up', 'On this day', 'Finish', 'Buckets used last'],
      'Which one are you most curious about?',
    ],
  ] as const)('is ordered and worded by the Way: %s', async (way, order, question) => {
    const options = {
      next: [waiting('Surf'), waiting('Kyoto')],
      buckets: [{}],
      memories: [lake],
      settings: { welcomedAt: null },
    }
    await open('piece', options, { way })
    expect(cardNames()).toEqual(order)
    expect(screen.getByText(question)).toBeVisible()
  })
})

describe('memories', () => {
  test('show what the user did on this day', async () => {
    await open('piece', { memories: [lake, train] })
    const memories = card('On this day')
    expect(memories.getByRole('link', { name: 'Night train' })).toHaveAttribute('href', '/log/train')
    expect(memories.getByText('Done on 25 November 2019')).toBeVisible()
  })

  test('show an entry’s own photo before the picture of its Kick', async () => {
    const photo = { _id: 'p', url: '/api/picture/own', width: 4, height: 3, alt: '', caption: '' }
    await open('piece', { memories: [{ ...train, photos: [photo] }] })
    const list = card('On this day').getByRole('list')
    const addresses = [...list.querySelectorAll('img')].map(({ src }) => src)
    expect(addresses).toContainEqual(expect.stringContaining('/api/picture/own'))
  })

  test('say in which year the week was', async () => {
    await open('piece', { memories: [train], kind: 'week' })
    const years = new Date().getFullYear() - 2019
    expect(screen.getByRole('heading', { name: `This week, ${years} years ago` })).toBeVisible()
  })

  test('‘Not this one’ can be undone in its place, also after the last one', async () => {
    const { log } = await open('piece', { memories: [train] })
    await choose('Night train', 'Not this one')
    expect(await screen.findByText('“Night train” will not come up again.')).toBeVisible()
    expect(log.put.mock.calls[0]?.[0].body).toEqual({ remind: false })
    expect(screen.queryByRole('link', { name: 'Night train' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Night train' })).toBeVisible()
    expect(card('On this day').getByRole('list')).toHaveFocus()
  })

  test.each([
    ['Nothing of Tomas', { isOff: false, withoutNames: ['Tomas'], notBefore: null }, ['Cold lake']],
    ['Nothing before 2020', { isOff: false, withoutNames: [], notBefore: 2020 }, ['Cold lake']],
    ['No memories at all', { isOff: true, withoutNames: [], notBefore: null }, []],
  ])('%s is kept for good', async (item, memories, left) => {
    const { settings } = await open('piece', { memories: [lake, train] })
    await choose('Night train', item)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Night train' })).not.toBeInTheDocument())
    expect(settings.mock.calls[0]?.[0].body).toEqual({ memories })
    expect(screen.queryAllByRole('link', { name: 'Cold lake' })).toHaveLength(left.length)
  })
})

describe('the card ‘New for you’', () => {
  const journal = { _id: 'north', title: 'North' }

  test('says how many notifications are new, and what the newest is about', async () => {
    const story = { _id: 'fjord', title: 'The fjord' }
    await open('piece', { unseen: [{ journal, story }, { journal }] })
    const news = card('New for you')
    expect(news.getByText('You have 2 new notifications.')).toBeVisible()
    expect(news.getByText('The newest: Aiko, about “The fjord”')).toBeVisible()
    expect(news.getByRole('link', { name: 'Go to notifications' })).toHaveAttribute('href', '/notifications')
  })

  test('does not count more than nine, and names no moderator', async () => {
    await open('piece', { unseen: Array.from({ length: 10 }, () => ({ kind: 'decision', people: [] })) })
    expect(card('New for you').getByText('You have more than 9 new notifications.')).toBeVisible()
    expect(screen.queryByText(/^The newest/)).not.toBeInTheDocument()
  })

  test('is put away for good', async () => {
    const { settings } = await open('piece', { next: [waiting('Surf')], unseen: [{ journal }] })
    await userEvent.click(screen.getByRole('button', { name: 'Put away for good: New for you' }))
    expect(settings).toHaveBeenCalledWith({ body: { hiddenCards: ['notifications'] } })
    expect(screen.queryByRole('region', { name: 'New for you' })).not.toBeInTheDocument()
  })

  test('is left out when its call fails', async () => {
    const down = async () => Promise.reject(new ApiError(503, 'The post is late.'))
    await open('page', { next: [waiting('Surf')] }, { more: { 'GET /api/notification': down } })
    expect(cardNames()).toEqual([])
    expect(card('Next up').getByRole('link', { name: 'Surf' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the card ‘From people you follow’', () => {
  const person = { _id: 'aiko', userName: 'Aiko', profilePicture: null }
  const at = '2026-11-24T12:00:00.000Z'
  const journal = { _id: 'north', title: 'North' }
  const story = { _id: 'fjord', title: 'The fjord', content: '', pictures: '', journal }

  test('names what each person did and links to it, and to the feed', async () => {
    const things = [
      { _id: 'train', kind: 'done', entry: train },
      { _id: 'fjord', kind: 'story', story },
      { _id: 'surf', kind: 'kick', kick: aKick({ _id: 'surf', name: 'Surf' }) },
      { _id: 'capitals', kind: 'bucket', bucket: aBucket({ _id: 'capitals', name: 'Capitals' }) },
    ] as const
    await open('piece', { feed: things.map((thing) => ({ ...thing, person, at })) })
    const feed = card('From people you follow')
    expect(feed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ANight trainAiko did it',
      'AThe fjordAiko wrote a Story',
      'ASurfAiko shared a Kick',
      'ACapitalsAiko finished a Bucket',
    ])
    expect(feed.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['/log/train', '/journal/north#story-fjord', '/kicks/surf', '/buckets/capitals', '/feed'],
    ])
  })

  test('is left out without anything, and when its call fails', async () => {
    const down = async () => Promise.reject(new ApiError(503, 'The post is late.'))
    await open('page', { next: [waiting('Surf')] }, { more: { 'GET /api/feed': down } })
    expect(card('Next up').getByRole('link', { name: 'Surf' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'From people you follow' })).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the card ‘Finish’', () => {
  test('lists the first steps that are left, until they are skipped', async () => {
    const steps = { wishes: true, done: false, way: true, audience: false }
    await open('piece', { settings: { welcomedAt: null, steps } })
    const finish = card('Finish')
    expect(finish.getByText('2 first steps left')).toBeVisible()
    expect(finish.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tick what you have already done',
      'Say who can see what you did',
    ])
    expect(finish.getByRole('link', { name: 'Go on with the first steps' })).toHaveAttribute('href', '/login')
  })

  test('lists the drafts of this device', async () => {
    const isValues = (values: unknown): values is object => typeof values === 'object' && values !== null
    draftOf({ name: 'journal-create', owner: aUser()._id, isValues }).write({
      title: 'Trains',
    })
    await open('piece')
    expect(card('Finish').getByRole('link', { name: 'Trains' })).toHaveAttribute('href', '/')
  })
})

describe('/today', () => {
  test('says what to do when there is nothing', async () => {
    await open('page')
    expect(screen.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    expect(screen.getByText(/^Nothing for today\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Buckets' })).toHaveAttribute('href', '/buckets')
  })

  test('says why it could not be loaded, and tries again', async () => {
    const get = jest.fn(async (): Promise<unknown> => Promise.reject(new ApiError(503, 'The post is late.')))
    await open('page', {}, { more: { 'GET /api/log/next': get } })
    expect(screen.getByRole('alert')).toHaveTextContent('Could not get Today: The post is late.')
    get.mockResolvedValue([waiting('Surf')])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Surf' })).toBeVisible()
  })

  test('has no section of hidden things when nothing is hidden', async () => {
    await open('page', { next: [waiting('Surf')] })
    expect(screen.getByRole('link', { name: 'Surf' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'What Today leaves out' })).not.toBeInTheDocument()
  })

  test('restores what was put away', async () => {
    const memories = { isOff: true, withoutNames: ['Tomas'], notBefore: 2020 }
    await open('page', {
      next: [waiting('Surf')],
      memories: [lake, train],
      settings: { hiddenCards: ['next'], memories },
    })
    expect(screen.queryByRole('link', { name: 'Surf' })).not.toBeInTheDocument()
    const left = card('What Today leaves out')
    for (const what of [
      'The card “Next up”',
      'All memories',
      'What you did with Tomas',
      'What you did before 2020',
    ]) {
      await userEvent.click(left.getByRole('button', { name: `Bring back: ${what}` }))
      await waitFor(() => expect(left.queryByText(what)).not.toBeInTheDocument())
    }
    expect(left.getByText(/^Everything is back\./)).toBeVisible()
    expect(left.getByRole('heading')).toHaveFocus()
    expect(await screen.findByRole('link', { name: 'Surf' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Night train' })).toBeVisible()
  })
})

test('shows the memories of the server’s day if the clock of the device is wrong', async () => {
  const memories = jest.fn(async ({ query }: { query?: { date?: string } }) => {
    if (query?.date) throw new ApiError(400, 'Date must be today’s date.')
    return { kind: 'day', entries: [train] }
  })
  await open('page', {}, { more: { 'GET /api/log/on-this-day': memories } })
  expect(card('On this day').getByRole('link', { name: 'Night train' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
