import { type PublicJournal, useAuth } from '@bucketeer/shared-auth'
import { PersonAvatar, Stack, TextLink, Typography } from '@bucketeer/shared-ui'

/** The author of a Journal, with a link to the profile for members. */
export function Byline({ creator }: { creator: PublicJournal['createdBy'] }) {
  const isLoggedIn = useAuth((state) => state.isLoggedIn)
  const { _id, userName, profilePicture } = creator
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <PersonAvatar userName={userName} picture={profilePicture} size={32} />
      <Typography variant="body2" noWrap sx={{ fontWeight: 550 }}>
        {/* Must be above the card's link. */}
        {isLoggedIn && _id ? (
          <TextLink
            to={`/user/${_id}`}
            color="inherit"
            underline="hover"
            sx={{ position: 'relative', zIndex: 1 }}
          >
            {userName}
          </TextLink>
        ) : (
          userName
        )}
      </Typography>
    </Stack>
  )
}
