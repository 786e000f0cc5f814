type Numbers = readonly [major: number, minor: number, patch: number]

const written = /^([\^~]?)(\d+)\.(\d+)\.(\d+)$/

function read(text: string): { sign: string; numbers: Numbers } | undefined {
  const [, sign, ...parts] = written.exec(text) ?? []
  const [major, minor, patch] = parts.map(Number)
  if (sign === undefined || major === undefined || minor === undefined || patch === undefined)
    return undefined
  return { sign, numbers: [major, minor, patch] }
}

function isBefore(one: Numbers, other: Numbers) {
  const place = one.findIndex((number, index) => number !== other[index])
  return place >= 0 && (one[place] ?? 0) < (other[place] ?? 0)
}

/** Returns the exclusive upper bound of a range. */
function end(sign: string, [major, minor, patch]: Numbers): Numbers {
  if (sign === '') return [major, minor, patch + 1]
  if (sign === '^' && major > 0) return [major + 1, 0, 0]
  if (sign === '~' || minor > 0) return [major, minor + 1, 0]
  return [major, minor, patch + 1]
}

/**
 * Returns whether a version satisfies a range, as npm does, for the ranges that builds write: `^1.2.3`, `~1.2.3` and
 * `1.2.3`. Returns false for prereleases (`2.0.0-beta.1`) and for any other range.
 */
export function isInRange(version: string, range: string): boolean {
  const have = read(version)
  const want = read(range)
  if (!have || !want || have.sign !== '') return false
  return !isBefore(have.numbers, want.numbers) && isBefore(have.numbers, end(want.sign, want.numbers))
}
