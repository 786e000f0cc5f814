import { type Bucket, useAuth } from '@bucketeer/shared-auth'
import { PersonAvatar, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

/** The owner of somebody else's Bucket, with a link to the profile for members. */
export function BucketOwner({ owner }: { owner: Bucket['createdBy'] }) {
  const { _id, userName, profilePicture } = owner
  const isLoggedIn = useAuth(({ isLoggedIn }) => isLoggedIn)
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexShrink: 0, maxWidth: '100%', gap: 1.25 }}>
      <PersonAvatar userName={userName} picture={profilePicture} size={36} />
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {words.by} {isLoggedIn ? <TextLink to={`/user/${_id}`}>{userName}</TextLink> : userName}
      </Typography>
    </Stack>
  )
}
