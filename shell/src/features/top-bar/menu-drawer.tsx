import { useState } from 'react'
import { Drawer, IconButton, MenuIcon } from '@bucketeer/shared-ui'
import { DrawerContent } from './drawer-content'
import type { NavEntry } from './nav-entries'
import { words } from './words'

/** On smaller screens: the button that opens all the links of the bar. */
export const MenuDrawer = ({ entries }: { entries: NavEntry[] }) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={24} />
      </IconButton>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            'aria-label': words.menu,
            role: 'dialog',
            'aria-modal': true,
            sx: { width: 'min(360px, 88vw)' },
          },
        }}
      >
        <DrawerContent entries={entries} onLeave={close} />
      </Drawer>
    </>
  )
}
