import type { PlaceSource } from '@bucketeer/shared-ui'
import { request } from '../../request'

/** The calls for the names on the map. */
export const placeSource: PlaceSource = {
  around: (query, signal) => request('get', '/api/places/around', { query, signal }),
  nearest: (query, signal) => request('get', '/api/places/nearest', { query, signal }),
}
