import Divider from '@mui/material/Divider'
import { IconButton, CloseIcon, Stack, Typography } from '@bucketeer/shared-ui'
import { DrawerAccount } from './drawer-account'
import type { NavEntry } from './nav-entries'
import { words } from './words'
import List from '@mui/material/List'
import { DrawerGroup } from './drawer-group'
import { DrawerLink } from './drawer-link'

interface DrawerSectionsProps {
  entries: NavEntry[]
  onClose: () => void
}

/** The sections of the site, all expanded. */
const DrawerSections = ({ entries, onClose }: DrawerSectionsProps) => (
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

interface DrawerContentProps {
  entries: NavEntry[]
  /** Closes the drawer. */
  onClose: () => void
}

/** All links of the bar as a list. */
export const DrawerContent = ({ entries, onClose }: DrawerContentProps) => (
  <Stack sx={{ gap: 2, p: 2 }}>
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="h4" component="p" sx={{ pl: 2 }}>
        {words.menu}
      </Typography>
      <IconButton aria-label={words.closeMenu} onClick={onClose}>
        <CloseIcon size={24} />
      </IconButton>
    </Stack>
    <DrawerSections entries={entries} onClose={onClose} />
    <Divider />
    <DrawerAccount onClose={onClose} />
  </Stack>
)
