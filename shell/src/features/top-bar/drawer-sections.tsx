import List from '@mui/material/List'
import { DrawerGroup } from './drawer-group'
import { DrawerLink } from './drawer-link'
import type { NavEntry } from './nav-entries'
import { words } from './words'

interface DrawerSectionsProps {
  entries: NavEntry[]
  onClose: () => void
}

/** The sections of the site, all expanded. */
export const DrawerSections = ({ entries, onClose }: DrawerSectionsProps) => (
  <nav aria-label={words.sections}>
    <List disablePadding>
      {entries.map((entry) => {
        if (entry.kind === 'menu') return <DrawerGroup key={entry.id} entry={entry} onClose={onClose} />
        if (entry.kind === 'link')
          return <DrawerLink key={entry.id} label={entry.label} to={entry.to} onClick={onClose} />
        return null
      })}
    </List>
  </nav>
)
