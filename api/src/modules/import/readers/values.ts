import { isRecord } from '@bucketeer/host/http'
import { countryName } from '../../../contract/country-names'

/** Returns the object; an empty one for any other value. */
export const objectOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** Returns the items of an array; none for any other value. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Returns a text or number as a text; an empty one for any other value. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Returns the English name of a country by its code of two letters, or else the name that a program gives. */
export const countryOf = (code: unknown, name?: unknown): string =>
  /^[A-Z]{2}$/u.test(textOf(code)) ? countryName(textOf(code)) : textOf(name)
