import { NavLink } from 'react-router-dom'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'

interface DrawerLinkProps {
  label: string
  to: string
  onClick: () => void
}

/** A link of the drawer. */
export const DrawerLink = ({ label, to, onClick }: DrawerLinkProps) => (
  <ListItem disablePadding>
    <ListItemButton
      component={NavLink}
      to={to}
      end
      onClick={onClick}
      sx={{ '&[aria-current]': { color: 'secondary.main', fontWeight: 600 } }}
    >
      {label}
    </ListItemButton>
  </ListItem>
)
