import {
  isSitePath,
  type LiveRemote,
  type NavGroup,
  type NavItem,
  type Registry,
} from '@bucketeer/platform/runtime'
import type { Viewer } from './viewer'

interface AnyEntry {
  /** Two remotes may use the same label. */
  id: string
  label: string
}

interface LinkEntry extends AnyEntry {
  kind: 'link'
  to: string
}

export interface MenuEntry extends AnyEntry {
  kind: 'menu'
  /** The remote that the group is of. */
  remote: string
  items: NavItem[]
}

/** Keeps the place of an entry that depends on who one is, while that is not known. */
interface PlaceEntry extends AnyEntry {
  kind: 'place'
  of: 'link' | 'menu'
}

export type NavEntry = LinkEntry | MenuEntry | PlaceEntry

interface OwnedGroup extends NavGroup {
  id: string
  remote: string
}

const groupsOf = ({ name, nav }: LiveRemote): OwnedGroup[] =>
  nav.map((group) => ({
    ...group,
    // A server checks a release by the rules of its own version, which may be older than this shell's.
    items: group.items.filter(({ to }) => isSitePath(to)),
    id: `${name}/${group.label}`,
    remote: name,
  }))

const isForVisitors = ({ access }: NavItem) => access === 'public'

const entryOf = ({ id, label, remote, items }: OwnedGroup): (LinkEntry | MenuEntry)[] => {
  const [only, ...others] = items
  if (!only) return []
  if (others.length > 0) return [{ kind: 'menu', id, label, remote, items }]
  return [{ kind: 'link', id, label: only.label, to: only.to }]
}

const placeOf = ({ id, label, kind }: LinkEntry | MenuEntry): PlaceEntry => ({
  kind: 'place',
  of: kind,
  id,
  label,
})

const entryFor =
  (viewer: Viewer) =>
  (group: OwnedGroup): NavEntry[] => {
    if (viewer === 'visitor') return entryOf({ ...group, items: group.items.filter(isForVisitors) })
    const entries = entryOf(group)
    if (viewer === 'member' || group.items.every(isForVisitors)) return entries
    return entries.map(placeOf)
  }

/**
 * The top bar's entries out of what the remotes of the registry bring, for whoever looks at it: in the groups' order,
 * with the items this person may open. A group that is left with one item becomes that plain link.
 */
export const navEntries = ({ remotes }: Pick<Registry, 'remotes'>, viewer: Viewer): NavEntry[] =>
  remotes
    .flatMap(groupsOf)
    .sort((one, other) => one.order - other.order)
    .flatMap(entryFor(viewer))
