import { isAllowed, type Override } from './override-link'

const key = 'bucketeer.overrides'

const isOverride = (value: unknown): value is Override =>
  typeof value === 'object' &&
  value !== null &&
  'part' in value &&
  typeof value.part === 'string' &&
  'address' in value &&
  typeof value.address === 'string' &&
  URL.canParse(value.address)

/** Also returns undefined when the browser blocks storage. */
const readKept = (): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]')
  } catch {
    return undefined
  }
}

/** Returns the overrides of this tab that are still allowed. */
export const keptOverrides = (allowedOrigins: string[]): Override[] => {
  const kept = readKept()
  return Array.isArray(kept)
    ? kept.filter(isOverride).filter((override) => isAllowed(override, allowedOrigins))
    : []
}

export const keepOverrides = (overrides: Override[]) => sessionStorage.setItem(key, JSON.stringify(overrides))

export const forgetOverrides = () => sessionStorage.removeItem(key)
