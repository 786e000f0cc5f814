import { floating, IconButton, lazyResource, MenuIcon, styled, useLazyDisclosure } from '@bucketeer/shared-ui'
import type { NavEntry } from './nav-entries'
import { words } from './words'

// Lazy, because wide screens never need the panel.
const panel = lazyResource(async () => (await import('./menu-panel')).MenuPanel)

/** Shown below the menu button when the drawer's code could not be loaded. */
const Note = styled('p')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  right: theme.spacing(2),
  margin: 0,
  padding: theme.spacing(1.5, 2),
  ...floating(theme),
}))

/** The button that opens the links of the bar in a drawer, on small screens. */
export function MenuDrawer({ entries }: { entries: NavEntry[] }) {
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
      {state === 'failed' && <Note role="alert">{words.menuError}</Note>}
    </>
  )
}
