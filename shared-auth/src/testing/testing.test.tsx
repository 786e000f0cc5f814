import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, apiFor, authStore, keys, useAuth, type BucketFields } from '../index'
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

const api = apiFor(__PART__)

const Buckets = () => {
  const { data = [], error } = useQuery({ queryKey: keys.buckets.list(), queryFn: api.buckets.list })
  const cache = useQueryClient()
  const create = useMutation({
    mutationFn: api.buckets.create,
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
    stubApi({ buckets: { list: async () => [aBucket({ name: 'Rail' })] } })
    renderBuckets()
    expect(await screen.findByText('Rail')).toBeInTheDocument()
  })

  test('passes the arguments of a call to the fake', async () => {
    const create = jest.fn(async (bucket: BucketFields) => aBucket(bucket))
    stubApi({ buckets: { create } })
    renderBuckets()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(create.mock.calls[0]?.[0]).toEqual({ name: 'Alps' })
  })

  test('lets a call fail without retries', async () => {
    stubApi({ buckets: { list: () => Promise.reject(new ApiError(500, 'XYZZY')) } })
    renderBuckets()
    expect(await screen.findByRole('alert')).toHaveTextContent('XYZZY')
  })

  test('answers the auth store', async () => {
    stubApi({ auth: { verify: async () => aUser({ userName: 'Bessie' }) } })
    await authStore.getState().login({ email: 'b@example.org', password: 'secret', rememberMe: true })
    expect(authStore.getState().user?.userName).toBe('Bessie')
  })

  describe('ends with its test', () => {
    let fakes: unknown
    test('stubs the API in one test', () => {
      fakes = stubApi().buckets
      expect(api.buckets).toBe(fakes)
    })
    test('restores the API in the next test', () => {
      expect(api.buckets).not.toBe(fakes)
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
  stubApi({ buckets: { list: async () => [aBucket({ name: 'Rail' })] } })
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
