/** The kinds of places. */
export const placeKinds = [
  'town',
  'country',
  'region',
  'mountains',
  'peak',
  'lake',
  'river',
  'waterfall',
  'island',
  'coast',
  'desert',
  'landscape',
  'park',
  'pass',
  'route',
  'monument',
] as const

export type PlaceKind = (typeof placeKinds)[number]

export const isPlaceKind = (text: string): text is PlaceKind => placeKinds.some((kind) => kind === text)
