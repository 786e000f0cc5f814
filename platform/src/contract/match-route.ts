const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (segment: string) => segment.startsWith(':')

/** Ranks a path with the weights of React Router's `computeScore`: 10 for a fixed segment, 3 for a parameter. */
const score = (path: string) =>
  segmentsOf(path).reduce((sum, segment) => sum + (isParameter(segment) ? 3 : 10), 0)

function fits(path: string, pathname: string) {
  const wanted = segmentsOf(path)
  const given = segmentsOf(pathname)
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => isParameter(segment) || segment === given[index]?.toLowerCase())
  )
}

/** Returns the route that React Router would choose for this pathname, or undefined. */
export const matchRoute = <R extends { path: string }>(
  routes: readonly R[],
  pathname: string,
): R | undefined =>
  routes
    .filter(({ path }) => fits(path, pathname))
    .sort((one, other) => score(other.path) - score(one.path))
    .at(0)

/** Returns whether some URL matches both paths with the same rank. */
export function pathsConflict(one: string, other: string): boolean {
  const [ours, theirs] = [segmentsOf(one), segmentsOf(other)]
  const agree = (segment: string, index: number) =>
    isParameter(segment) || isParameter(theirs[index] ?? '') || segment === theirs[index]
  return ours.length === theirs.length && ours.every(agree) && score(one) === score(other)
}
