import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, authStore, keys, ownBucketsQuery, requestAs, useAuth, type BucketFields } from '../index'
import {
  aBucket,
  aKick,
  aUser,
  loadingAuth,
  newClient,
  openSubscriptions,
  signedIn,
  signedOut,
  stubApi,
  TestProviders,
} from './index'

const request = requestAs(__PART__)

const Buckets = () => {
  const { data = [], error } = useQuery(ownBucketsQuery(request))
  const cache = useQueryClient()
  const create = useMutation({
    mutationFn: (body: BucketFields) => request('post', '/api/bucket', { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.buckets.all }),
  })
  if (error) return <p role="alert">{error.message}</p>
  return (
    <>
      <ul>
        {data.map(({ _id, name }) => (
          <li key={_id}>{name}</li>
        ))}
      </ul>
      <button onClick={() => create.mutate({ name: 'Alps' })}>Save</button>
    </>
  )
}
const renderBuckets = () => render(<Buckets />, { wrapper: TestProviders })

describe('stubApi', () => {
  test('answers the calls of a part', async () => {
    stubApi({ 'GET /api/bucket': async () => [aBucket({ name: 'Rail' })] })
    renderBuckets()
    expect(await screen.findByText('Rail')).toBeInTheDocument()
  })

  test('passes the input of a mutation to its answer', async () => {
    const create = jest.fn(async ({ body }: { body: BucketFields }) => aBucket(body))
    stubApi({ 'POST /api/bucket': create })
    renderBuckets()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(create.mock.calls[0]?.[0]).toEqual({ body: { name: 'Alps' } })
  })

  test('passes parameters, query, body and options of a call by method and path', async () => {
    const update = jest.fn(async () => aBucket({ name: 'Alps' }))
    stubApi({ 'PUT /api/bucket/{bucketId}': update })
    const input = { params: { bucketId: 'b1' }, body: { name: 'Alps' }, ifMatch: 'v1' }
    expect(await request('put', '/api/bucket/{bucketId}', input)).toEqual(aBucket({ name: 'Alps' }))
    expect(update).toHaveBeenCalledWith(input)
  })

  test('answers a list as its only page', async () => {
    stubApi({ 'GET /api/bucket': async () => [aBucket()] })
    expect(await request.page('/api/bucket', {})).toEqual({ items: [aBucket()], next: null })
  })

  test('answers a page of a list', async () => {
    stubApi({ 'GET /api/bucket': async () => ({ items: [aBucket()], next: 'b1' }) })
    expect(await request.page('/api/bucket', {})).toEqual({ items: [aBucket()], next: 'b1' })
    expect(await request('get', '/api/bucket', {})).toEqual([aBucket()])
  })

  test('fills every nullable field, or answers null for each', async () => {
    const answers = { 'GET /api/kick': async () => [aKick({ likes: 3 })] }
    stubApi(answers, { nullables: 'filled' })
    expect(await request('get', '/api/kick', {})).toMatchObject([
      {
        category: 'Travel',
        likes: 3,
        createdBy: { profilePicture: '/media/sample/1280.webp' },
        mine: { lastDone: { on: '2026-05-04' } },
      },
    ])
    stubApi(answers, { nullables: 'null' })
    expect(await request('get', '/api/kick', {})).toMatchObject([
      { category: null, likes: 3, createdBy: { profilePicture: null }, mine: { lastDone: null } },
    ])
    expect(signedIn().way).toBeNull()
  })

  test('rejects a call that has neither an answer nor a default', async () => {
    stubApi()
    await expect(request('get', '/healthz', {})).rejects.toThrow('Nothing answers GET /healthz')
  })

  test('lets a call fail without retries', async () => {
    stubApi({ 'GET /api/bucket': () => Promise.reject(new ApiError(500, 'XYZZY')) })
    renderBuckets()
    expect(await screen.findByRole('alert')).toHaveTextContent('XYZZY')
  })

  test('answers the auth store', async () => {
    stubApi({ 'GET /auth/verify': async () => aUser({ userName: 'Bessie' }) })
    await authStore.getState().login({ email: 'b@example.org', password: 'secret', rememberMe: true })
    expect(authStore.getState().user?.userName).toBe('Bessie')
  })

  describe('ends with its test', () => {
    const list = jest.fn(async () => [aBucket()])
    beforeEach(() => list.mockClear())
    test('answers in one test', async () => {
      stubApi({ 'GET /api/bucket': list })
      await request('get', '/api/bucket', {})
      expect(list).toHaveBeenCalledTimes(1)
    })
    test('does not answer in the next test', async () => {
      // jsdom logs failed connections.
      const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
      await expect(request('get', '/api/bucket', { timeout: 200 })).rejects.toThrow()
      errors.mockClear()
      expect(list).not.toHaveBeenCalled()
    })
  })
})

describe('the session in tests', () => {
  const Status = () => {
    const { isLoading, user } = useAuth()
    return <p>{isLoading ? 'loading' : (user?.userName ?? 'nobody')}</p>
  }

  test('is loading when a test starts', () => {
    render(<Status />)
    expect(screen.getByText('loading')).toBeInTheDocument()
  })

  test('can be set while a component is mounted', () => {
    signedIn(aUser({ userName: 'Bessie' }))
    render(<Status />)
    expect(screen.getByText('Bessie')).toBeInTheDocument()
    signedOut()
    expect(screen.getByText('nobody')).toBeInTheDocument()
    loadingAuth()
    expect(screen.getByText('loading')).toBeInTheDocument()
  })

  test('ends on logout', async () => {
    stubApi()
    signedIn()
    await authStore.getState().logout()
    expect(authStore.getState()).toMatchObject({ isLoggedIn: false, user: null })
  })
})

test('openSubscriptions lists subscriptions until they end', async () => {
  const Person = () => <p>{useAuth(({ user }) => user?.userName)}</p>
  stubApi({ 'GET /api/bucket': async () => [aBucket({ name: 'Rail' })] })
  const client = newClient()
  const { unmount } = render(
    <TestProviders client={client}>
      <Buckets />
      <Person />
    </TestProviders>,
  )
  expect(await screen.findByText('Rail')).toBeInTheDocument()
  const unsubscribe = client.getQueryCache().subscribe(() => {})
  expect(openSubscriptions(client)).toEqual([
    'a listener of the auth store',
    expect.stringContaining('an observer of the query ["buckets"'),
    'a listener of the query cache',
  ])
  unsubscribe()
  unmount()
  expect(openSubscriptions(client)).toEqual([])
})

test('aBucket sets kickCount to the number of its Kicks', () => {
  expect(aBucket({ kicks: [aKick(), aKick({ _id: 'k2' })] }).kickCount).toBe(2)
})
