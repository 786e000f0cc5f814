const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (segment: string) => segment.startsWith(':')

/** React Router's own weights (`computeScore`): 10 for a fixed word, 3 for a parameter, 1 for the index. */
const score = (path: string) =>
  segmentsOf(path).reduce((sum, segment) => sum + (isParameter(segment) ? 3 : 10), 0)

const fits = (path: string, pathname: string) => {
  const wanted = segmentsOf(path)
  const given = segmentsOf(pathname)
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => isParameter(segment) || segment === given[index]?.toLowerCase())
  )
}

/** The route that React Router would choose for this pathname, or undefined. */
export const matchRoute = <R extends { path: string }>(
  routes: readonly R[],
  pathname: string,
): R | undefined =>
  routes
    .filter(({ path }) => fits(path, pathname))
    .sort((one, other) => score(other.path) - score(one.path))
    .at(0)

/** Whether some address would lead to both paths, with nothing to choose by. */
export const mayMeet = (one: string, other: string): boolean => {
  const [ours, theirs] = [segmentsOf(one), segmentsOf(other)]
  const agree = (segment: string, index: number) =>
    isParameter(segment) || isParameter(theirs[index] ?? '') || segment === theirs[index]
  return ours.length === theirs.length && ours.every(agree) && score(one) === score(other)
}
