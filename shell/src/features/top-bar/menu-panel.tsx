import Drawer from '@mui/material/Drawer'
import { DrawerContent } from './drawer-content'
import type { NavEntry } from './nav-entries'
import { words } from './words'

interface MenuPanelProps {
  entries: NavEntry[]
  isOpen: boolean
  onClose: () => void
}

/** The drawer with all links of the bar. */
export const MenuPanel = ({ entries, isOpen, onClose }: MenuPanelProps) => (
  <Drawer
    anchor="right"
    open={isOpen}
    onClose={onClose}
    slotProps={{
      // Animate also the first time, when the panel mounts open.
      transition: { appear: true },
      paper: {
        'aria-label': words.menu,
        role: 'dialog',
        'aria-modal': true,
        sx: { width: 'min(360px, 88vw)' },
      },
    }}
  >
    <DrawerContent entries={entries} onClose={onClose} />
  </Drawer>
)
