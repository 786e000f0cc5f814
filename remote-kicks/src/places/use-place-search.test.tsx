import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, aPlace, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import { usePlaceSearch } from './use-place-text'

const render = (query: string) =>
  renderHook(({ query }) => usePlaceSearch(query), { wrapper: TestProviders, initialProps: { query } })

const stubSearch = (search: NonNullable<Answers['GET /api/places']>) => {
  const spy = jest.fn(search)
  stubApi({ 'GET /api/places': spy })
  return spy
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

// @spec S9.10
test('sends one request 200 ms after the last key', async () => {
  const search = stubSearch(async () => [aPlace()])
  const { rerender, result } = render('')
  for (const query of ['Z', 'Zu', 'Zur', 'Zuri']) {
    rerender({ query })
    await pass(50)
  }
  expect(result.current.isSearching).toBe(true)
  await pass(149)
  expect(search).not.toHaveBeenCalled()
  await pass(1)
  expect(search.mock.calls.map(([{ query }]) => query?.q)).toEqual(['Zuri'])
  await waitFor(() => expect(result.current.isSearching).toBe(false))
  expect(result.current.places).toMatchObject([{ name: 'Zürich', area: 'ZH, Switzerland' }])
})

test('sends no request for a text without letters and digits', async () => {
  const search = stubSearch(async () => [aPlace()])
  const { result } = render(' …')
  await pass(500)
  expect(search).not.toHaveBeenCalled()
  expect(result.current).toEqual({ places: [], isSearching: false, isAnswered: false, error: null })
})

test('keeps results until new ones arrive', async () => {
  stubSearch(async ({ query }) => [aPlace({ name: query?.q ?? '' })])
  const { rerender, result } = render('Gra')
  await pass(200)
  await waitFor(() => expect(result.current.places[0]?.name).toBe('Gra'))
  rerender({ query: 'Graz' })
  expect(result.current).toMatchObject({ places: [{ name: 'Gra' }], isSearching: true })
  await pass(200)
  await waitFor(() => expect(result.current.places[0]?.name).toBe('Graz'))
})

test('aborts an outdated search', async () => {
  const search = stubSearch(() => new Promise(() => {}))
  const { rerender } = render('Gra')
  await pass(200)
  await waitFor(() => expect(search).toHaveBeenCalled())
  rerender({ query: 'Graz' })
  await pass(200)
  expect(search.mock.calls[0]?.[0].signal?.aborted).toBe(true)
})

test('returns the reason of a failure', async () => {
  stubSearch(() => Promise.reject(new ApiError(503, 'The server is busy.')))
  const { result } = render('Graz')
  await pass(200)
  await waitFor(() => expect(result.current.error?.message).toBe('The server is busy.'))
})
