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
  /** Unique. */
  id: string
  /** Whether it only reserves the space of an entry for members while the session is verified. */
  isPlaceholder: boolean
}

/** Returns the groups of all remotes, sorted by their order. Groups with the same label become one. */
function groupsOf(remotes: readonly ListedRemote[]): NavGroup[] {
  const groups = new Map<string, NavGroup>()
  const sorted = remotes.flatMap(({ nav }) => nav).sort((one, other) => one.order - other.order)
  for (const group of sorted) {
    const known = groups.get(group.label)
    groups.set(group.label, known ? { ...known, items: [...known.items, ...group.items] } : group)
  }
  return [...groups.values()]
}

const isPublic = ({ access }: NavItem) => access === 'public'

function entriesOf(group: NavGroup, viewer: Viewer): NavEntry[] {
  // The server checks this at release, too, but an older one may have allowed other paths.
  const all = group.items.filter(({ to }) => isSitePath(to))
  const items = viewer === 'visitor' ? all.filter(isPublic) : all
  const [first, ...others] = items
  if (!first) return []
  const isPlaceholder = viewer === 'unknown' && !all.every(isPublic)
  const entry = { ...group, items, id: group.label, isPlaceholder }
  return [others.length > 0 ? entry : { ...entry, label: first.label, to: first.to }]
}

/**
 * Returns the top bar's entries from the navigation groups of the registry's remotes, sorted by their order, with the
 * items that the viewer may open. Groups of several remotes with the same label become one, and a group with a single
 * item becomes a link.
 */
export const navEntries = ({ remotes }: Pick<Registry, 'remotes'>, viewer: Viewer): NavEntry[] =>
  groupsOf(remotes).flatMap((group) => entriesOf(group, viewer))
