import { Box, Card, PersonAvatar, styled, Typography } from '@bucketeer/shared-ui'
import type { ProfileValues } from './profile-values'
import { words } from './words'

const Face = styled(Card)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
}))
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

/** A preview of name, tagline and round photo. Hidden from screen readers, because the fields say the same. */
export const ProfilePreview = ({ values }: { values: ProfileValues }) => (
  <Box aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }}>
    <Typography variant="subtitle2" sx={{ marginBottom: 0.75 }}>
      {words.preview}
    </Typography>
    <Face>
      <PersonAvatar userName={values.userName} picture={values.profilePicture} size={88} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="p" sx={oneLine}>
          {values.userName}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', ...oneLine }}>
          {values.tagline}
        </Typography>
      </Box>
    </Face>
  </Box>
)
