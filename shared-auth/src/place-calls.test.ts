import { requestAs } from './api/request'
import { placeCalls } from './place-calls'
import { aNearestPlace, stubApi } from './testing'

const places = placeCalls(requestAs(__PART__))
const { signal } = new AbortController()
const salzburg = aNearestPlace({ name: 'Salzburg' })

test('around requests the largest places in an area', async () => {
  const around = jest.fn(async () => [salzburg])
  stubApi({ 'GET /api/places/around': around })
  const query = { south: 47, west: 12, north: 48, east: 14, limit: 5 }
  expect(await places.around(query, signal)).toEqual([salzburg])
  expect(around).toHaveBeenCalledWith({ query, signal })
})

test('nearest requests the nearest place to a spot', async () => {
  const nearest = jest.fn(async () => salzburg)
  stubApi({ 'GET /api/places/nearest': nearest })
  expect(await places.nearest({ lat: 47.8, lng: 13.1 }, signal)).toEqual(salzburg)
  expect(nearest).toHaveBeenCalledWith({ query: { lat: 47.8, lng: 13.1 }, signal })
})
