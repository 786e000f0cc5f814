import { BookIcon, LinkButton, Paper, Typography } from '@bucketeer/shared-ui'
import { useLocation } from 'react-router-dom'
import { words } from './words'

/** Asks visitors to log in where members can create Journals. The login returns to this page. */
export function LoginPrompt() {
  const { pathname } = useLocation()
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        padding: { xs: 2.5, sm: 3 },
        borderRadius: '20px',
        borderStyle: 'dashed',
        borderColor: 'edge',
        bgcolor: 'transparent',
        '& svg': { flexShrink: 0, color: 'secondary.main' },
      }}
    >
      <BookIcon size={26} strokeWidth={1.75} />
      <Typography variant="h5" component="p" sx={{ flex: '1 1 200px' }}>
        {words.needed}
      </Typography>
      <LinkButton to="/login" state={{ from: pathname }} variant="outlined">
        {words.login}
      </LinkButton>
    </Paper>
  )
}
