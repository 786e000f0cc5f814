const loneSurrogate = /\p{Surrogate}/u

/**
 * Whether a text somewhere in the value cannot be stored as it is: PostgreSQL refuses NUL, and half of a surrogate pair
 * is no character in UTF-8.
 */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || loneSurrogate.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasUnstorableText)
}
