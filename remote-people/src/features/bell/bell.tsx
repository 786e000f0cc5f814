import { BellIcon, IconButton, styled, Tooltip } from '@bucketeer/shared-ui'
import { NavLink } from 'react-router-dom'
import { maxShown, useUnseen } from '../../notifications/notification-calls'
import { words } from './words'

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 2,
  insetInlineEnd: 0,
  minWidth: 20,
  paddingInline: 5,
  borderRadius: 10,
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 700,
  textAlign: 'center',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}))

/** The number of notifications that the user has not seen, with a link to all. */
export default function Bell() {
  const count = useUnseen().data?.length ?? 0
  const isMore = count > maxShown
  return (
    <Tooltip title={isMore ? words.more(maxShown) : words.bell(count)}>
      <IconButton component={NavLink} to="/notifications" color="inherit">
        <BellIcon size={22} />
        {count > 0 && <Count>{isMore ? words.shownMore(maxShown) : words.shown(count)}</Count>}
      </IconButton>
    </Tooltip>
  )
}
