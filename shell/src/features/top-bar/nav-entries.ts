import {
  isSitePath,
  type ListedRemote,
  type NavGroup,
  type NavItem,
  type Registry,
} from '@bucketeer/platform/runtime'
import type { AuthState } from '@bucketeer/shared-auth'

/** The user for whom the bar is rendered; `unknown` while a stored token is verified. */
type Viewer = 'unknown' | 'visitor' | 'member'

export function viewerOf({ isLoading, isLoggedIn }: Pick<AuthState, 'isLoading' | 'isLoggedIn'>): Viewer {
  if (isLoggedIn) return 'member'
  return isLoading ? 'unknown' : 'visitor'
}

/** An entry of the bar. */
export interface NavEntry extends NavGroup {
  /** The page of a group with a single item; a menu has none. */
  to?: string
  /** Unique, also when two remotes use the same label. */
  id: string
  /** Name of the remote that declares the group. */
  remote: string
  /** Whether it only reserves the space of an entry for members while the session is verified. */
  isPlaceholder: boolean
}

const isPublic = ({ access }: NavItem) => access === 'public'

const entriesOf = ({ name, nav }: ListedRemote, viewer: Viewer): NavEntry[] =>
  nav.flatMap((group) => {
    // The server checks this at release, too, but an older one may have allowed other paths.
    const all = group.items.filter(({ to }) => isSitePath(to))
    const items = viewer === 'visitor' ? all.filter(isPublic) : all
    const [first, ...others] = items
    if (!first) return []
    const isPlaceholder = viewer === 'unknown' && !all.every(isPublic)
    const entry = { ...group, items, id: `${name}/${group.label}`, remote: name, isPlaceholder }
    return others.length > 0 ? entry : { ...entry, label: first.label, to: first.to }
  })

/**
 * Returns the top bar's entries from the navigation groups of the registry's remotes, sorted by their order, with the
 * items that the viewer may open. A group with a single item becomes a link.
 */
export const navEntries = ({ remotes }: Pick<Registry, 'remotes'>, viewer: Viewer): NavEntry[] =>
  remotes.flatMap((remote) => entriesOf(remote, viewer)).sort((one, other) => one.order - other.order)
