import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { LinkButton } from '../links/link-button'
import { words } from './words'

/** Invites visitors at the end of a shared page. */
export function JoinInvitation() {
  return (
    <Box
      component="aside"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        padding: { xs: 2.5, sm: 3 },
        border: 1,
        borderRadius: '20px',
        borderStyle: 'dashed',
        borderColor: 'edge',
      }}
    >
      <Typography variant="h5" component="p">
        {words.join.heading}
      </Typography>
      <LinkButton to="/signup" variant="contained">
        {words.join.become}
      </LinkButton>
    </Box>
  )
}
