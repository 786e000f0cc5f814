import { Box, LinkButton, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

const { heading, text, open } = words.account

/** Links to /account, a page of the shell: no remote runs where a password can be typed. */
export const AccountSection = () => (
  <Box component="section" sx={{ marginTop: 8, paddingTop: 4, borderTop: 1, borderColor: 'divider' }}>
    <Typography variant="h4" component="h2">
      {heading}
    </Typography>
    <Typography sx={{ color: 'text.secondary', marginTop: 0.5, marginBottom: 2 }}>{text}</Typography>
    <LinkButton to="/account" variant="outlined">
      {open}
    </LinkButton>
  </Box>
)
