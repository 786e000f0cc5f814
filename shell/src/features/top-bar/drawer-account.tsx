import { useAuth } from '@bucketeer/shared-auth'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { useRememberedState } from '../../guard/remembered-path'
import { DrawerLink } from './drawer-link'
import { useLogOut } from './use-log-out'
import { words } from './words'

/** Account links of the drawer. */
export const DrawerAccount = ({ onClose }: { onClose: () => void }) => {
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
          <DrawerLink label={words.login} to="/login" state={state} onClick={onClose} />
        )}
        {!user && !isLoading && (
          <DrawerLink label={words.signUp} to="/signup" state={state} onClick={onClose} />
        )}
      </List>
    </nav>
  )
}
