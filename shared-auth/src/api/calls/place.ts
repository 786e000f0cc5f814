import type { Request } from '../request'

interface Abortable {
  signal?: AbortSignal
}

/** In degrees. */
export interface Point {
  lat: number
  lng: number
}

/** In degrees, longitudes from -180 to 180. A `west` that is east of `east` is across the date line. */
export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

/** Towns and villages of the world, by GeoNames (CC BY 4.0: credit them where places are shown). */
export const placeCalls = (request: Request) => ({
  /** Places called so or almost so, in any script; the best match first. Up to 20, 10 unless told otherwise. */
  search: (q: string, { limit, signal }: { limit?: number } & Abortable = {}) =>
    request('get', '/api/places', { query: { q, limit }, signal }),
  /** The town or village that is nearest, however far; ApiError 404 while the server knows none. */
  nearest: ({ lat, lng }: Point, { signal }: Abortable = {}) =>
    request('get', '/api/places/nearest', { query: { lat, lng }, signal }),
  /** The largest places within the bounds, for a map's names. Up to 100, 40 unless told otherwise. */
  around: (bounds: Bounds, { limit, signal }: { limit?: number } & Abortable = {}) =>
    request('get', '/api/places/around', { query: { ...bounds, limit }, signal }),
})
