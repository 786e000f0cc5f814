import { useAuth } from '@bucketeer/shared-auth'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { DrawerLink } from './drawer-link'
import { useLogOut } from './use-log-out'
import { words } from './words'

/** Account links of the drawer. */
export const DrawerAccount = ({ onLeave }: { onLeave: () => void }) => {
  const { user, isLoading } = useAuth()
  const logOut = useLogOut()
  const leave = () => {
    onLeave()
    logOut()
  }
  return (
    <nav aria-label={words.account}>
      <List disablePadding>
        {user && <DrawerLink label={words.profile} to={`/user/${user._id}`} onClick={onLeave} />}
        {user && (
          <ListItem disablePadding>
            <ListItemButton component="button" onClick={leave} sx={{ typography: 'body1' }}>
              {words.logOut}
            </ListItemButton>
          </ListItem>
        )}
        {!user && !isLoading && <DrawerLink label={words.login} to="/login" onClick={onLeave} />}
        {!user && !isLoading && <DrawerLink label={words.signUp} to="/signup" onClick={onLeave} />}
      </List>
    </nav>
  )
}
