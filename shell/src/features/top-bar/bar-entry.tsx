import { ChevronDownIcon } from '@bucketeer/shared-ui'
import { BarLink } from './bar-link'
import { BarPlace } from './bar-place'
import type { NavEntry } from './nav-entries'
import { NavMenu } from './nav-menu'
import type { Menus } from './use-open-menu'

interface BarEntryProps {
  entry: NavEntry
  menus: Menus
  /** Name of the current page's remote. */
  here: string | undefined
}

/** One entry of the bar on wide screens. */
export const BarEntry = ({ entry, menus, here }: BarEntryProps) => {
  if (entry.kind === 'menu') return <NavMenu entry={entry} menus={menus} isCurrent={entry.remote === here} />
  if (entry.kind === 'link') {
    return (
      <li>
        <BarLink to={entry.to}>{entry.label}</BarLink>
      </li>
    )
  }
  return (
    <li>
      <BarPlace>
        {entry.label}
        {entry.of === 'menu' && <ChevronDownIcon size={18} />}
      </BarPlace>
    </li>
  )
}
