import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, type Bucket, type Journal } from '@bucketeer/shared-auth'
import {
  aBucket,
  aJournal,
  type Answers,
  aPublicJournal,
  aStory,
  aUser,
  signedIn,
  stubApi,
} from '@bucketeer/shared-auth/testing'
import { openProfile as openPage } from '../../testing/open-people'

const amelia = aUser({ _id: 'amelia', userName: 'Amelia', way: 'To Achieve', tagline: 'Up and away' })
const bessie = aUser({ _id: 'bessie', userName: 'Bessie', tagline: 'Ask the wind' })
const withoutEmail = ({ email, ...others }: typeof bessie) => others

const openProfile = (userId: string, answers: Answers = {}, options = {}) => {
  signedIn(amelia)
  const read: Answers['GET /api/user/{userId}'] = async ({ params }) =>
    params.userId === 'amelia' ? amelia : withoutEmail(bessie)
  stubApi({ 'GET /api/user/{userId}': read, ...answers }, options)
  return openPage(userId)
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const linksNamed = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
const named = <Entity,>(make: (some: { _id: string }) => Entity, ...ids: string[]) =>
  ids.map((_id) => make({ _id }))

describe('OwnProfile', () => {
  // @spec S2.54
  it('shows name, way, tagline and month of signup', async () => {
    openProfile('amelia')
    expect(await screen.findByRole('heading', { level: 1, name: 'Amelia' })).toBeVisible()
    expect(screen.getByText('Way: To Achieve')).toBeVisible()
    expect(screen.getByText('Up and away')).toBeVisible()
    expect(screen.getByText('On the road since May 2026')).toBeVisible()
    expect(document.title).toBe('Amelia · Bucketeer')
  })

  // @spec S2.54
  it('shows the small picture, or the initial without one', async () => {
    const { container } = openProfile('amelia', {
      'GET /api/user/{userId}': async () => aUser({ _id: 'amelia', profilePicture: '/media/me/1280.webp' }),
    })
    await screen.findByRole('heading', { level: 1, name: 'Amelia' })
    expect(container.querySelector('img[src="/media/me/320.webp"]')).toBeInTheDocument()
  })

  // @spec S2.55
  it('links to the editor', async () => {
    openProfile('amelia')
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/user/amelia/edit')
    expect(screen.queryByRole('link', { name: 'Choose your way' })).not.toBeInTheDocument()
  })

  // @spec S2.54
  it('says that no way is chosen and links to the editor', async () => {
    openProfile('amelia', { 'GET /api/user/{userId}': async () => ({ ...amelia, way: null }) })
    expect(await screen.findByText('Way: not chosen yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose your way' })).toHaveAttribute('href', '/user/amelia/edit')
  })

  // @spec S2.56
  it('shows the first three Buckets', async () => {
    openProfile('amelia', {
      'GET /api/bucket': async ({ query: { limit = 100 } = {} }) =>
        named(aBucket, 'b1', 'b2', 'b3', 'b4').slice(0, limit),
    })
    expect(await screen.findAllByRole('link', { name: 'Go to Bucket' })).toHaveLength(3)
    expect(linksNamed('Go to Bucket')).toEqual(['/buckets/b1', '/buckets/b2', '/buckets/b3'])
    expect(screen.getByRole('link', { name: 'All your Buckets' })).toHaveAttribute('href', '/buckets')
  })

  // @spec S2.57
  it('shows the first three Journals with who may read them', async () => {
    const journals = [
      aJournal({ _id: 'j1', visibility: 'Private', story: [aStory()] }),
      aJournal({ _id: 'j2', visibility: 'Private', audience: 'Members' }),
      ...named(aJournal, 'j3', 'j4'),
    ]
    openProfile('amelia', {
      'GET /api/journal/private': async ({ query: { limit = 100 } = {} }) => journals.slice(0, limit),
    })
    expect(await screen.findAllByRole('link', { name: 'Go to Journal' })).toHaveLength(3)
    expect(linksNamed('Go to Journal')).toEqual(['/journal/j1', '/journal/j2', '/journal/j3'])
    expect(screen.getByText('Private · 1 Story')).toBeVisible()
    expect(screen.getByText('Every member · 0 Stories')).toBeVisible()
    expect(screen.getByText('Public · 0 Stories')).toBeVisible()
  })

  it('offers a first step in empty sections', async () => {
    openProfile('amelia')
    expect(await screen.findByRole('link', { name: 'Create new Bucket' })).toHaveAttribute(
      'href',
      '/buckets/create',
    )
    expect(screen.getByRole('link', { name: 'Create a Journal' })).toHaveAttribute('href', '/journal/create')
    expect(screen.queryByRole('link', { name: 'All your Buckets' })).not.toBeInTheDocument()
  })

  it('offers a retry in a section that fails and shows the others', async () => {
    const list = jest
      .fn<Promise<Bucket[]>, []>()
      .mockRejectedValueOnce(new ApiError(500, 'The shelf is locked.'))
      .mockResolvedValue([aBucket()])
    openProfile('amelia', { 'GET /api/bucket': list })
    const buckets = await section('Your Buckets')
    expect(await buckets.findByRole('alert')).toHaveTextContent('Could not get Bucket: The shelf is locked.')
    expect(screen.getByRole('heading', { level: 1, name: 'Amelia' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Go to Bucket' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows a skeleton while a section is loading', async () => {
    openProfile('amelia', { 'GET /api/journal/private': () => new Promise<Journal[]>(() => {}) })
    const journals = await screen.findByRole('region', { name: 'Your Journals' })
    expect(journals.querySelector('[aria-busy=true]')).toBeVisible()
    expect(screen.queryByText(/No Journal yet/)).not.toBeInTheDocument()
  })
})

describe('OtherProfile', () => {
  it('shows the member without the e-mail', async () => {
    const { container } = openProfile('bessie')
    expect(await screen.findByRole('heading', { level: 1, name: 'Bessie' })).toBeVisible()
    expect(screen.getByText('Ask the wind')).toBeVisible()
    expect(screen.getByText('Way: To Enjoy')).toBeVisible()
    expect(container).not.toHaveTextContent('@')
  })

  // @spec S2.55
  it('shows neither an editor link nor Buckets that are not shared', async () => {
    const list = jest.fn(async () => [])
    openProfile('bessie', { 'GET /api/bucket': list })
    await screen.findByRole('heading', { level: 1, name: 'Bessie' })
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Go to Bucket' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: /Bucket/ })).not.toBeInTheDocument()
    expect(list).toHaveBeenCalledTimes(1)
    expect(list).toHaveBeenCalledWith(expect.objectContaining({ query: { createdBy: 'bessie' } }))
  })

  // @spec S2.57
  it('shows the first three Journals that the member shares, and with whom', async () => {
    const listShared = jest.fn(async () => [
      aPublicJournal({ _id: 'j1', title: 'j1', storyCount: 2 }),
      aPublicJournal({ _id: 'j2', title: 'j2', visibility: 'Private', audience: 'Members', storyCount: 1 }),
      aPublicJournal({ _id: 'j3', title: 'j3' }),
    ])
    openProfile('bessie', { 'GET /api/journal/shared': listShared })
    expect(await screen.findAllByRole('link', { name: 'Go to Journal' })).toHaveLength(3)
    expect(screen.getByRole('heading', { name: 'Journals by Bessie' })).toBeVisible()
    expect(screen.getByText('Public · 2 Stories')).toBeVisible()
    expect(screen.getByText('Every member · 1 Story')).toBeVisible()
    expect(listShared).toHaveBeenCalledWith(
      expect.objectContaining({ query: { createdBy: 'bessie', limit: 3 } }),
    )
  })

  it('shows the Buckets that the member shares', async () => {
    openProfile('bessie', { 'GET /api/bucket': async () => named(aBucket, 'b1', 'b2') })
    const buckets = await section('Buckets Bessie shares')
    expect(buckets.getAllByRole('link', { name: 'Go to Bucket' })).toHaveLength(2)
    expect(linksNamed('Go to Bucket')).toEqual(['/buckets/b1', '/buckets/b2'])
  })

  it('offers a retry when the shared Buckets fail to load', async () => {
    const list = jest
      .fn<Promise<Bucket[]>, []>()
      .mockRejectedValueOnce(new ApiError(500, 'The shelf is locked.'))
      .mockResolvedValue([aBucket()])
    openProfile('bessie', { 'GET /api/bucket': list })
    const buckets = await section('Buckets Bessie shares')
    expect(buckets.getByRole('alert')).toHaveTextContent('The shelf is locked.')
    await userEvent.click(buckets.getByRole('button', { name: 'Try again' }))
    expect(await buckets.findByRole('link', { name: 'Go to Bucket' })).toBeVisible()
  })

  it('links to public Journals when the member shares none', async () => {
    openProfile('bessie')
    expect(await screen.findByText('Bessie shares no Journal yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Read what others tell' })).toHaveAttribute(
      'href',
      '/journal/public',
    )
  })

  it('says that no way is chosen without a link to the editor', async () => {
    openProfile('bessie', { 'GET /api/user/{userId}': async () => ({ ...withoutEmail(bessie), way: null }) })
    expect(await screen.findByText('Way: not chosen yet')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Choose your way' })).not.toBeInTheDocument()
  })
})

describe('ProfilePage', () => {
  // @spec S4.15
  it('shows that it is loading', () => {
    openProfile('amelia', { 'GET /api/user/{userId}': () => new Promise(() => {}) })
    expect(screen.getByText("You're travels are incoming")).toBeVisible()
  })

  // @spec S2.25 S8.14
  it.each([
    [
      'with the message of the API',
      () => Promise.reject(new ApiError(500, 'Out of paper.')),
      'Out of paper.',
    ],
    // @ts-expect-error: a server may respond with an empty body nevertheless.
    ['for an empty response', (): Promise<typeof amelia> => Promise.resolve(null), /not your fault/],
  ])('shows an error %s and offers a retry', async (_what, fail, words) => {
    const read = jest.fn().mockImplementationOnce(fail).mockResolvedValue(amelia)
    openProfile('amelia', { 'GET /api/user/{userId}': read }, { unchecked: true })
    expect(await screen.findByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Amelia' })).toBeVisible()
  })

  it('shows the not-found view for an unknown user', async () => {
    openProfile('nobody', { 'GET /api/user/{userId}': () => Promise.reject(new ApiError(404, 'Nobody.')) })
    expect(await screen.findByRole('heading', { name: 'This page is off the map' })).toBeVisible()
  })
})
