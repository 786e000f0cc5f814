import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@bucketeer/shared-auth'
import { clientOptions } from './client-options'

/** How often a query asks whose every answer is this error. */
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

describe('A query that fails', () => {
  it.each([null, 500, 503])('is asked twice more after status %s', async (status) => {
    expect(await attempts(new ApiError(status, 'Later, please.'))).toBe(3)
  })

  it.each([400, 401, 404, 429])('is not asked again after the refusal %s', async (status) => {
    expect(await attempts(new ApiError(status, 'No.'))).toBe(1)
  })
})
