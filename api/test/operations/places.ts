import { everybody, members, type Operations } from './record'

export const places: Operations = {
  'GET /api/places': {
    roles: [members(200), () => ({ query: '?q=Graz' })],
    reads: 'no content of people',
  },
  'GET /api/places/nearest': {
    roles: [everybody(200), () => ({ query: '?lat=47&lng=15' })],
    reads: 'no content of people',
  },
  'GET /api/places/around': {
    roles: [everybody(200), () => ({ query: '?south=1&west=1&north=2&east=2' })],
    reads: 'no content of people',
  },
}
