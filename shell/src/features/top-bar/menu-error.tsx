import { shadow, styled } from '@bucketeer/shared-ui'
import { words } from './words'

const Note = styled('p')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  right: theme.spacing(2),
  margin: 0,
  padding: theme.spacing(1.5, 2),
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: shadow(theme, 'floating'),
}))

/** Shown below the menu button when the drawer's code could not be loaded. */
export const MenuError = () => <Note role="alert">{words.menuError}</Note>
