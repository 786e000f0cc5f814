import type { Location } from 'react-router-dom'

interface Memory {
  from: string
}

/** History state for /login: where one wanted to go. */
export const rememberPath = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Memory => ({
  from: pathname + search + hash,
})

const isOfThisSite = (path: string) =>
  path.startsWith('/') &&
  URL.canParse(path, window.location.origin) &&
  new URL(path, window.location.origin).origin === window.location.origin

/**
 * The path in history state that {@link rememberPath} made, or null. The state is taken for what it is, something
 * that anybody may have written: an address of another site, in whatever disguise (`//evil.example`, `/\evil.example`),
 * is none.
 */
export const rememberedPath = (state: unknown): string | null => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  return typeof state.from === 'string' && isOfThisSite(state.from) ? state.from : null
}
