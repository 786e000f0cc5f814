import { isArchive } from '../../bin/root.mjs'
import { oneLine } from './one-line.mjs'
import type { Served } from './site-calls.mjs'

/** The last entry in the history of a part. */
export interface Skipped {
  event: string
  who: string
  at: string
  /** Whether the version of this checkout was released there before. */
  wasLive: boolean
}

const verbs: Record<string, string> = {
  canary: 'canary released',
  withdrawn: 'canary withdrawn',
  off: 'switched off',
  on: 'switched on',
}

const units = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
] as const

/** Returns an age such as `2 h ago`, in the largest unit with at least one whole. */
const ago = (at: string, now: number) => {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000)
  const [size, unit] = units.find(([each]) => seconds >= each) ?? [1, 's']
  return `${Math.floor(seconds / size)} ${unit} ago`
}

interface Left {
  part: string
  /** Null when the part is no longer served. */
  served: Pick<Served, 'live'> | null
  skipped: Skipped
  /** The version that this checkout built. */
  here: string
}

/** Returns the call of a start that releases these parts. */
export const startCall = (named: string[]) => {
  const [call, option] = isArchive ? ['bucketeer serve', '--release'] : ['npm start', '-- --release']
  return named.length > 0 ? [call, option, ...named].join(' ') : call
}

/** Returns a line that says why a start did not release a part, and how to release it. */
export const skippedLine = ({ part, served, skipped, here }: Left, now = Date.now()): string => {
  const { event, who, at, wasLive } = skipped
  const live = served ? `live ${served.live}` : 'nothing live'
  const last = `${verbs[event] ?? event} by ${oneLine(who)}, ${ago(at, now)}`
  const own = `this ${isArchive ? 'archive' : 'checkout'} has ${here}${wasLive ? ', which was live before' : ''}`
  return `${part}: ${live} (${last}); ${own}. To release it: ${startCall([part])}`
}
