import { IconButton, lazyResource, MenuIcon, useLazyDisclosure } from '@bucketeer/shared-ui'
import { MenuError } from './menu-error'
import type { NavEntry } from './nav-entries'
import { words } from './words'

// Lazy, because wide screens never need the panel.
const panel = lazyResource(async () => (await import('./menu-panel')).MenuPanel)

/** The button that opens the links of the bar in a drawer, on small screens. */
export const MenuDrawer = ({ entries }: { entries: NavEntry[] }) => {
  const { value: Panel, state, prefetch, open, close } = useLazyDisclosure(panel)
  const isOpen = state === 'open'
  return (
    <>
      <IconButton
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={prefetch}
        onClick={open}
      >
        <MenuIcon size={24} />
      </IconButton>
      {Panel && <Panel entries={entries} isOpen={isOpen} onClose={close} />}
      {state === 'failed' && <MenuError />}
    </>
  )
}
