import { replaceApi } from '../api/api-for'
import type { Api } from '../index'
import { fakeApi, type ApiOverrides } from './fake-api'

// Before each test rather than after it: by then the last one's components are gone.
beforeEach(() => replaceApi(null))

/**
 * Answers every call of every part, the auth store's too, by fakes until the test ends.
 * ```
 * const create = jest.fn(async (bucket: BucketFields) => aBucket(bucket))
 * stubApi({ buckets: { create } })
 * ```
 * @returns the fakes
 */
export const stubApi = (overrides: ApiOverrides = {}): Api => {
  const fakes = fakeApi(overrides)
  replaceApi(fakes)
  return fakes
}
