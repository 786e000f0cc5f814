import { keepLanguage, useAuth } from '@bucketeer/shared-auth'
import { CloseIcon, IconButton, LanguageSwitch, Stack, Typography } from '@bucketeer/shared-ui'
import Divider from '@mui/material/Divider'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { useId } from 'react'
import { NavLink, type NavLinkProps } from 'react-router-dom'
import { useRememberedState } from '../../guard/remembered-path'
import type { NavEntry } from './nav-entries'
import { useLogOut } from './use-log-out'
import { words } from './words'

interface DrawerLinkProps {
  label: string
  to: string
  state?: NavLinkProps['state']
  onClick: () => void
}

/** A link of the drawer. */
const DrawerLink = ({ label, to, state, onClick }: DrawerLinkProps) => (
  <ListItem disablePadding>
    <ListItemButton
      component={NavLink}
      to={to}
      state={state}
      end
      onClick={onClick}
      sx={{ '&[aria-current]': { color: 'secondary.main', fontWeight: 600 } }}
    >
      {label}
    </ListItemButton>
  </ListItem>
)

/** Account links of the drawer. */
function DrawerAccount({ onClose }: { onClose: () => void }) {
  const { user, isLoading } = useAuth()
  const logOut = useLogOut()
  const state = useRememberedState()
  const closeAndLogOut = () => {
    onClose()
    logOut()
  }
  return (
    <nav aria-label={words.account}>
      <List disablePadding>
        {user && <DrawerLink label={words.profile} to={`/user/${user._id}`} onClick={onClose} />}
        {user && (
          <ListItem disablePadding>
            <ListItemButton component="button" onClick={closeAndLogOut} sx={{ typography: 'body1' }}>
              {words.logOut}
            </ListItemButton>
          </ListItem>
        )}
        {!user && !isLoading && (
          <>
            <DrawerLink label={words.login} to="/login" state={state} onClick={onClose} />
            <DrawerLink label={words.signUp} to="/signup" state={state} onClick={onClose} />
          </>
        )}
      </List>
    </nav>
  )
}

/** A section of the drawer with more than one page. */
function DrawerGroup({ entry: { label, items }, onClose }: { entry: NavEntry; onClose: () => void }) {
  const labelId = useId()
  return (
    <li>
      <Typography
        id={labelId}
        variant="subtitle2"
        component="p"
        sx={{ color: 'text.secondary', px: 2, pt: 1 }}
      >
        {label}
      </Typography>
      <List disablePadding aria-labelledby={labelId} sx={{ pl: 2, pb: 1 }}>
        {items.map(({ label, to }) => (
          <DrawerLink key={to} label={label} to={to} onClick={onClose} />
        ))}
      </List>
    </li>
  )
}

/** The sections of the site, all expanded. */
const DrawerSections = ({ entries, onClose }: { entries: NavEntry[]; onClose: () => void }) => (
  <nav aria-label={words.sections}>
    <List disablePadding>
      {entries
        .filter(({ isPlaceholder }) => !isPlaceholder)
        .map((entry) =>
          entry.to === undefined ? (
            <DrawerGroup key={entry.id} entry={entry} onClose={onClose} />
          ) : (
            <DrawerLink key={entry.id} label={entry.label} to={entry.to} onClick={onClose} />
          ),
        )}
    </List>
  </nav>
)

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
      <Stack sx={{ px: 2, alignItems: 'flex-start' }}>
        <LanguageSwitch keep={keepLanguage} />
      </Stack>
    </Stack>
  </Drawer>
)
