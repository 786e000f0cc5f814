import { Box, LinkButton, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

const { heading, text, open } = words.hiddenPeople

/** Links to the list of those whom the member muted or blocked. */
export const HiddenPeopleSection = () => (
  <Box component="section" sx={{ marginTop: 6, paddingTop: 4, borderTop: 1, borderColor: 'divider' }}>
    <Typography variant="h4" component="h2">
      {heading}
    </Typography>
    <Typography sx={{ color: 'text.secondary', marginTop: 0.5, marginBottom: 2 }}>{text}</Typography>
    <LinkButton to="/people/hidden" variant="outlined" sx={{ whiteSpace: 'normal' }}>
      {open}
    </LinkButton>
  </Box>
)
