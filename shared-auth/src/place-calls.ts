import type { paths } from './api/generated/schema'
import type { Request } from './api/request'

type QueryOf<Path extends '/api/places/around' | '/api/places/nearest'> =
  paths[Path]['get']['parameters']['query']

/**
 * Returns the calls for the names on a map: the largest places in an area, and the nearest place to a spot. They fit the
 * maps of `@bucketeer/shared-ui`.
 * @param request the part's own `request`
 */
export const placeCalls = (request: Request) => ({
  around: (query: QueryOf<'/api/places/around'>, signal: AbortSignal) =>
    request('get', '/api/places/around', { query, signal }),
  nearest: (query: QueryOf<'/api/places/nearest'>, signal: AbortSignal) =>
    request('get', '/api/places/nearest', { query, signal }),
})
