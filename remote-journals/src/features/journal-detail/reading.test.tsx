import { aUser, signedIn, signedOut } from '@bucketeer/shared-auth/testing'
import { fakeIntersections } from '@bucketeer/shared-ui/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openJournals } from '../../testing/open-journals'
import { danube, lake, openRails, rails, reading, story } from '../../testing/journal-page'

const author = { _id: 'b', userName: 'Bessie', profilePicture: '/media/bessie/1280.webp' }
const aPhoto = (width: number, height: number) => ({
  _id: 'p1',
  url: '/media/danube/1280.webp',
  width,
  height,
  alt: 'The river',
  caption: '',
})
const sourceOf = (image: Element | null) => image?.getAttribute('src')

describe('the head of a Journal', () => {
  test('names the author to visitors, and links to the profile for members', async () => {
    signedOut()
    reading({ ...rails, author })
    const { unmount } = openRails()
    await story('A lake at noon')
    expect(screen.getByText('Bessie')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Bessie' })).not.toBeInTheDocument()
    unmount()
    signedIn(aUser({ _id: 'somebody-else' }))
    openRails()
    expect(await screen.findByRole('link', { name: 'Bessie' })).toHaveAttribute('href', '/user/b')
  })

  test('shows the cover', async () => {
    signedOut()
    const cover = { _id: 'p9', url: '/media/bridge/1280.webp', alt: '', isChosen: true }
    reading({ ...rails, cover })
    openRails()
    await story('A lake at noon')
    expect(sourceOf(document.querySelector('img[src*="bridge"]'))).toBe('/media/bridge/1280.webp')
  })
})

describe('the contents', () => {
  beforeEach(() => signedOut())
  const contents = () => screen.findByRole('navigation', { name: 'Contents' })

  test('lead to each Story', async () => {
    reading(rails)
    openRails()
    await userEvent.click(within(await contents()).getByRole('link', { name: 'A lake at noon' }))
    expect(screen.getByRole('heading', { name: 'A lake at noon' })).toHaveFocus()
  })

  test('are open for ten Stories and closed for more', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        _id: `s${index}`,
        title: `Day ${index + 1}`,
        happenedOn: null,
        place: null,
      }))
    reading({ ...rails, contents: many(10) })
    const { unmount } = openRails()
    expect((await contents()).querySelector('details')?.open).toBe(true)
    unmount()
    reading({ ...rails, contents: many(11) })
    openRails()
    expect((await contents()).querySelector('details')?.open).toBe(false)
  })

  test('mark the Story that is being read', async () => {
    const { report } = fakeIntersections()
    reading(rails)
    openRails()
    const link = within(await contents()).getByRole('link', { name: 'A lake at noon' })
    expect(link).not.toHaveAttribute('aria-current')
    act(() => void report(screen.getByRole('article', { name: 'A lake at noon' }), true))
    expect(link).toHaveAttribute('aria-current', 'location')
    act(() => void report(screen.getByRole('article', { name: 'Waking up by the Danube' }), true))
    expect(link).not.toHaveAttribute('aria-current')
  })

  test('are left out for a single Story', async () => {
    reading({ ...rails, story: [danube], storyCount: 1 })
    openRails()
    await story('Waking up by the Danube')
    expect(screen.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument()
  })

  test('an address with a Story opens the page there', async () => {
    reading(rails)
    openJournals('/journal/rails#story-lake')
    expect(await screen.findByRole('heading', { name: 'A lake at noon' })).toHaveFocus()
  })
})

describe('the date of a Journal', () => {
  const withDays = (...days: (string | null)[]) => ({
    ...rails,
    createdAt: '2026-06-01T12:00:00.000Z',
    contents: days.map((happenedOn, index) => ({ _id: `s${index}`, title: 'Day', happenedOn, place: null })),
  })

  test.each([
    [['2019-05-04', '2019-05-01', null], 'May 2019'],
    [['2019-08-04', '2019-05-01'], 'May 2019 – August 2019'],
    [[null], 'June 2026'],
  ])('of Stories on %j is %s', async (days, date) => {
    signedOut()
    reading(withDays(...days))
    openRails()
    expect(await screen.findByText(date)).toBeVisible()
  })
})

describe('a Story', () => {
  beforeEach(() => signedOut())

  test('shows its own day, or else the one on which it was written', async () => {
    reading({
      ...rails,
      story: [
        { ...danube, happenedOn: '2019-05-04' },
        { ...lake, createdAt: '2026-06-01T12:00:00.000Z' },
      ],
    })
    openRails()
    expect((await story('Waking up by the Danube')).getByText('4 May 2019')).toHaveAttribute(
      'datetime',
      '2019-05-04',
    )
    expect((await story('A lake at noon')).getByText('1 June 2026')).toBeVisible()
  })

  test.each([
    ['portrait', 960, 1280],
    ['panorama', 1280, 400],
  ])('shows a %s whole', async (_name, width, height) => {
    reading({ ...rails, story: [{ ...danube, photos: [aPhoto(width, height)] }], storyCount: 1 })
    openRails()
    const image = (await story('Waking up by the Danube')).getByRole('img', { name: 'The river' })
    expect(image.parentElement).toHaveStyle({ aspectRatio: `${width}/${height}` })
  })
})

describe('the end of a Journal', () => {
  test('invites visitors to sign up, and members not', async () => {
    signedOut()
    reading(rails)
    const { unmount } = openRails()
    await story('A lake at noon')
    expect(screen.getByRole('link', { name: 'Become a Bucketeer' })).toHaveAttribute('href', '/signup')
    unmount()
    signedIn()
    openRails()
    await story('A lake at noon')
    expect(screen.queryByRole('link', { name: 'Become a Bucketeer' })).not.toBeInTheDocument()
  })

  test('offers its owner alone the next Story', async () => {
    signedIn()
    reading(rails)
    const { unmount } = openRails()
    expect(await screen.findByRole('link', { name: 'Write the next Story' })).toHaveAttribute(
      'href',
      '/journal/story/rails',
    )
    unmount()
    signedIn(aUser({ _id: 'somebody-else' }))
    openRails()
    await story('A lake at noon')
    expect(screen.queryByRole('link', { name: 'Write the next Story' })).not.toBeInTheDocument()
  })
})
