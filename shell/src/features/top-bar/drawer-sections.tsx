import List from '@mui/material/List'
import { DrawerGroup } from './drawer-group'
import { DrawerLink } from './drawer-link'
import type { NavEntry } from './nav-entries'
import { words } from './words'

interface DrawerSectionsProps {
  entries: NavEntry[]
  onLeave: () => void
}

/** The sections of the site, all expanded. */
export const DrawerSections = ({ entries, onLeave }: DrawerSectionsProps) => (
  <nav aria-label={words.sections}>
    <List disablePadding>
      {entries.map((entry) => {
        if (entry.kind === 'menu') return <DrawerGroup key={entry.id} entry={entry} onLeave={onLeave} />
        if (entry.kind === 'link')
          return <DrawerLink key={entry.id} label={entry.label} to={entry.to} onClick={onLeave} />
        return null
      })}
    </List>
  </nav>
)
