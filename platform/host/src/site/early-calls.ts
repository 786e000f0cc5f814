import type { Registry } from '@bucketeer/platform'
import type { Site } from '../options'
import type { PlannedCall } from './page-start'
import type { MatchedRoute } from './preloads'

/** Returns the URL of a call with the route's parameters; undefined for a parameter that cannot be an id. */
const fillIn = (call: string, path: string, pathname: string): string | undefined => {
  const given = pathname.split('/')
  const values = new Map(path.split('/').map((segment, index) => [segment, given[index] ?? '']))
  const url = call.replace(/:[a-zA-Z]+/g, (name) => values.get(name) ?? name)
  return /^[\w/?&=.-]+$/.test(url) ? url : undefined
}

const callsOf = (
  route: MatchedRoute,
  shell: string,
  pathname: string,
  widths: readonly number[],
): PlannedCall[] => {
  const { path, access, calls = [], remote } = route
  if (remote?.isOff) return []
  return calls.flatMap((call) => {
    const url = fillIn(call.path, path, pathname)
    if (!url) return []
    return {
      url,
      part: remote ? `${remote.name}/${remote.version}` : shell,
      ...(access === 'protected' && { isProtected: true as const }),
      ...(call.token === false && { isPlain: true as const }),
      ...(call.picture && { picture: { ...call.picture, widths } }),
    }
  })
}

/** Returns the first calls of a page: the check of the session, and the route's own `calls`. */
export const plannedCalls = (
  { shell }: Registry,
  route: MatchedRoute | undefined,
  pathname: string,
  { sessionCall, pictureWidths }: Pick<Site, 'sessionCall' | 'pictureWidths'>,
): PlannedCall[] => {
  const part = `shell/${shell.version}`
  const session: PlannedCall = { url: sessionCall, part, isProtected: true, isForAnySearch: true }
  return [session, ...(route ? callsOf(route, part, pathname, pictureWidths) : [])]
}
