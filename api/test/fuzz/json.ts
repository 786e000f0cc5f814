export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value at a path of keys; undefined without one. */
export const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value)

/** A key may be `__proto__`, which an assignment would lose. */
export const withKey = (object: Record<string, Json>, key: string, value: Json): Record<string, Json> =>
  Object.fromEntries([...Object.entries(object).filter(([name]) => name !== key), [key, value]])

/** Returns a copy of the value with every string mapped. */
export function mapTexts(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]))
}
