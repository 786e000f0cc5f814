import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@bucketeer/shared-auth'
import { clientOptions } from './client-options'

/** Returns the number of requests of a query that always fails with this error. */
const attempts = async (error: Error) => {
  const queryFn = jest.fn(() => Promise.reject<never>(error))
  const client = new QueryClient({ defaultOptions: clientOptions })
  await client
    .fetchQuery({
      queryKey: ['kicks'],
      queryFn,
      retryDelay: 0,
      retry: clientOptions.queries?.retry,
    })
    .catch(() => {})
  client.clear()
  return queryFn.mock.calls.length
}

describe('clientOptions', () => {
  it.each([null, 500, 503])('retries a query twice after status %s', async (status) => {
    expect(await attempts(new ApiError(status, 'Later, please.'))).toBe(3)
  })

  it.each([400, 401, 404, 429])('does not retry a query after status %s', async (status) => {
    expect(await attempts(new ApiError(status, 'No.'))).toBe(1)
  })
})
