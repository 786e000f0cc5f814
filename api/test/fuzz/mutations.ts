import fc from 'fast-check'
import { hostileKey, hostileValue } from './hostile'
import { withKey, type Json } from './json'

type Change = (value: Json) => Json

const keysOf = (value: Json): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

const asFields = (value: Json): Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

/** Applies the change to a field of the value, at times to a nested one, or to the value itself. */
function within(value: Json, place: number, change: Change): Json {
  if (Array.isArray(value) && value.length > 0) {
    const chosen = place % value.length
    return value.map((item, index) => (index === chosen ? within(item, place >> 2, change) : item))
  }
  const keys = keysOf(value)
  const key = keys[place % (keys.length + 1)]
  if (key === undefined) return change(value)
  return withKey(asFields(value), key, within(asFields(value)[key] ?? null, place >> 2, change))
}

const without = (value: Json, place: number): Json => {
  const keys = keysOf(value)
  const dropped = keys[place % keys.length]
  return keys.length === 0
    ? null
    : Object.fromEntries(Object.entries(asFields(value)).filter(([key]) => key !== dropped))
}

/** Mutations of a valid body: one value replaced, dropped, added or wrapped. */
export const broken: fc.Arbitrary<Change> = fc
  .tuple(fc.constantFrom('replace', 'replace', 'drop', 'add', 'wrap'), fc.nat(4096), hostileKey, hostileValue)
  .map(([way, place, key, hostile]) => (value) => {
    switch (way) {
      case 'drop':
        return without(value, place)
      case 'add':
        return withKey(asFields(value), key, hostile)
      case 'wrap':
        return within(value, place, (inner) => [inner])
      default:
        return within(value, place, () => hostile)
    }
  })
