import Drawer from '@mui/material/Drawer'
import { DrawerContent } from './drawer-content'
import type { NavEntry } from './nav-entries'
import { words } from './words'

interface MenuPanelProps {
  entries: NavEntry[]
  isOpen: boolean
  onClose: () => void
}

/** All the links of the bar, in a panel that comes in from the side. */
export const MenuPanel = ({ entries, isOpen, onClose }: MenuPanelProps) => (
  <Drawer
    anchor="right"
    open={isOpen}
    onClose={onClose}
    slotProps={{
      // Also when its code came only now.
      transition: { appear: true },
      paper: {
        'aria-label': words.menu,
        role: 'dialog',
        'aria-modal': true,
        sx: { width: 'min(360px, 88vw)' },
      },
    }}
  >
    <DrawerContent entries={entries} onLeave={onClose} />
  </Drawer>
)
