import { IconButton, MenuIcon } from '@bucketeer/shared-ui'
import { MenuMissing } from './menu-missing'
import type { NavEntry } from './nav-entries'
import { useMenuPanel } from './use-menu-panel'
import { words } from './words'

/** On smaller screens: the button that opens all the links of the bar. */
export const MenuDrawer = ({ entries }: { entries: NavEntry[] }) => {
  const { Panel, state, fetchAhead, open, close } = useMenuPanel()
  const isOpen = state === 'open'
  return (
    <>
      <IconButton
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={fetchAhead}
        onClick={open}
      >
        <MenuIcon size={24} />
      </IconButton>
      {Panel && <Panel entries={entries} isOpen={isOpen} onClose={close} />}
      {state === 'missing' && <MenuMissing />}
    </>
  )
}
