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

interface BaseEntry {
  /** Unique, also when two remotes use the same label. */
  id: string
  label: string
}

interface LinkEntry extends BaseEntry {
  kind: 'link'
  to: string
}

export interface MenuEntry extends BaseEntry {
  kind: 'menu'
  /** Name of the remote that declares the group. */
  remote: string
  items: NavItem[]
}

/** Reserves the space of an entry for members while the session is verified. */
interface PlaceholderEntry extends BaseEntry {
  kind: 'placeholder'
  of: 'link' | 'menu'
}

export type NavEntry = LinkEntry | MenuEntry | PlaceholderEntry

interface OwnedGroup extends NavGroup {
  id: string
  remote: string
}

const groupsOf = ({ name, nav }: ListedRemote): OwnedGroup[] =>
  nav.map((group) => ({
    ...group,
    // The server checks this at release, too, but an older one may have allowed other paths.
    items: group.items.filter(({ to }) => isSitePath(to)),
    id: `${name}/${group.label}`,
    remote: name,
  }))

const isPublic = ({ access }: NavItem) => access === 'public'

function entryOf({ id, label, remote, items }: OwnedGroup): (LinkEntry | MenuEntry)[] {
  const [only, ...others] = items
  if (!only) return []
  if (others.length > 0) return [{ kind: 'menu', id, label, remote, items }]
  return [{ kind: 'link', id, label: only.label, to: only.to }]
}

const placeholderOf = ({ id, label, kind }: LinkEntry | MenuEntry): PlaceholderEntry => ({
  kind: 'placeholder',
  of: kind,
  id,
  label,
})

const entryFor =
  (viewer: Viewer) =>
  (group: OwnedGroup): NavEntry[] => {
    if (viewer === 'visitor') return entryOf({ ...group, items: group.items.filter(isPublic) })
    const entries = entryOf(group)
    if (viewer === 'member' || group.items.every(isPublic)) return entries
    return entries.map(placeholderOf)
  }

/**
 * Returns the top bar's entries from the navigation groups of the registry's remotes, sorted by their order, with the
 * items that the viewer may open. A group with a single item becomes a link.
 */
export const navEntries = ({ remotes }: Pick<Registry, 'remotes'>, viewer: Viewer): NavEntry[] =>
  remotes
    .flatMap(groupsOf)
    .sort((one, other) => one.order - other.order)
    .flatMap(entryFor(viewer))
