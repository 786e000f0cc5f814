import { NavLink, type NavLinkProps } from 'react-router-dom'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'

interface DrawerLinkProps {
  label: string
  to: string
  state?: NavLinkProps['state']
  onClick: () => void
}

/** A link of the drawer. */
export const DrawerLink = ({ label, to, state, onClick }: DrawerLinkProps) => (
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
