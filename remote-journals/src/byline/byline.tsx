import { type PublicJournal, useAuth } from '@bucketeer/shared-auth'
import { Avatar, initialOf, smallPicture, Stack, TextLink, Typography } from '@bucketeer/shared-ui'

/** The author of a Journal, with a link to the profile for members. */
export function Byline({ creator }: { creator: PublicJournal['createdBy'] }) {
  const isLoggedIn = useAuth((state) => state.isLoggedIn)
  const { _id, userName, profilePicture } = creator
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Avatar
        {...(profilePicture && { src: smallPicture(profilePicture) })}
        alt=""
        sx={{ width: 32, height: 32, fontSize: '0.9375rem', fontWeight: 600, bgcolor: 'secondary.main' }}
      >
        {initialOf(userName)}
      </Avatar>
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
