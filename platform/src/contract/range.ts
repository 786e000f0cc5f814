type Numbers = readonly [major: number, minor: number, patch: number]

const written = /^([\^~]?)(\d+)\.(\d+)\.(\d+)$/

const read = (text: string): { sign: string; numbers: Numbers } | undefined => {
  const [, sign, ...parts] = written.exec(text) ?? []
  const [major, minor, patch] = parts.map(Number)
  if (sign === undefined || major === undefined || minor === undefined || patch === undefined)
    return undefined
  return { sign, numbers: [major, minor, patch] }
}

const isBefore = (one: Numbers, other: Numbers) => {
  const place = one.findIndex((number, index) => number !== other[index])
  return place >= 0 && (one[place] ?? 0) < (other[place] ?? 0)
}

/** The first version that is too new: after the leftmost number that is not zero, or after the minor one. */
const end = (sign: string, [major, minor, patch]: Numbers): Numbers => {
  if (sign === '') return [major, minor, patch + 1]
  if (sign === '^' && major > 0) return [major + 1, 0, 0]
  if (sign === '~' || minor > 0) return [major, minor + 1, 0]
  return [major, minor, patch + 1]
}

/**
 * Whether a version lies in a range, as https://semver.org and npm have it, for the ranges that builds write:
 * `^1.2.3`, `~1.2.3` and `1.2.3`. Anything else, a version before its release (`2.0.0-beta.1`) included, does not.
 */
export const isInRange = (version: string, range: string): boolean => {
  const have = read(version)
  const want = read(range)
  if (!have || !want || have.sign !== '') return false
  return !isBefore(have.numbers, want.numbers) && isBefore(have.numbers, end(want.sign, want.numbers))
}
