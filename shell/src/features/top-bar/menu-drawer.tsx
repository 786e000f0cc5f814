import { IconButton, late, MenuIcon, useLateOpening } from '@bucketeer/shared-ui'
import { MenuMissing } from './menu-missing'
import type { NavEntry } from './nav-entries'
import { words } from './words'

// Most screens are wide and never need it.
const panel = late(async () => (await import('./menu-panel')).MenuPanel)

/** On smaller screens: the button that opens all the links of the bar. */
export const MenuDrawer = ({ entries }: { entries: NavEntry[] }) => {
  const { thing: Panel, state, fetchAhead, open, close } = useLateOpening(panel)
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
