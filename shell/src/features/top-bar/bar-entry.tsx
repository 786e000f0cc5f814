import { ChevronDownIcon } from '@bucketeer/shared-ui'
import { BarLink } from './bar-link'
import { BarPlaceholder } from './bar-placeholder'
import type { NavEntry } from './nav-entries'
import { NavMenu } from './nav-menu'
import type { Menus } from '../../menus/use-open-menu'

interface BarEntryProps {
  entry: NavEntry
  menus: Menus
  /** Name of the current page's remote. */
  currentRemote: string | undefined
}

/** One entry of the bar on wide screens. */
export const BarEntry = ({ entry, menus, currentRemote }: BarEntryProps) => {
  if (entry.kind === 'menu')
    return <NavMenu entry={entry} menus={menus} isCurrent={entry.remote === currentRemote} />
  if (entry.kind === 'link') {
    return (
      <li>
        <BarLink to={entry.to}>{entry.label}</BarLink>
      </li>
    )
  }
  return (
    <li>
      <BarPlaceholder>
        {entry.label}
        {entry.of === 'menu' && <ChevronDownIcon size={18} />}
      </BarPlaceholder>
    </li>
  )
}
