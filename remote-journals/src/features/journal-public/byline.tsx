import { type PublicJournal, useAuth } from '@bucketeer/shared-auth'
import { Avatar, smallPicture, Stack, TextLink, Typography } from '@bucketeer/shared-ui'

/** Who wrote a Journal, leading to their profile for those who may see profiles. */
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
        {[...userName][0]?.toUpperCase()}
      </Avatar>
      <Typography variant="body2" noWrap sx={{ fontWeight: 550 }}>
        {/* Above the card's own link. */}
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
