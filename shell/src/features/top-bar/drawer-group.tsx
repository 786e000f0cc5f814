import { useId } from 'react'
import List from '@mui/material/List'
import { Typography } from '@bucketeer/shared-ui'
import { DrawerLink } from './drawer-link'
import type { MenuEntry } from './nav-entries'

interface DrawerGroupProps {
  entry: MenuEntry
  onClose: () => void
}

/** A section of the drawer with more than one page. */
export const DrawerGroup = ({ entry: { label, items }, onClose }: DrawerGroupProps) => {
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
