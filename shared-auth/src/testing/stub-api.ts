import { replaceApi } from '../api/api-for'
import type { Api } from '../index'
import { fakeApi, type ApiOverrides } from './fake-api'

// Not after each test, when the components of the test may still be mounted.
beforeEach(() => replaceApi(null))

/**
 * Replaces all calls of all parts and of the auth store with fakes until the test ends.
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
