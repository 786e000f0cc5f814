import { type Bucket } from '@bucketeer/shared-auth'
import { PersonAvatar, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

/** The owner of somebody else's Bucket, with a link to the profile. */
export function BucketOwner({ owner }: { owner: Bucket['createdBy'] }) {
  const { _id, userName, profilePicture } = owner
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexShrink: 0, maxWidth: '100%', gap: 1.25 }}>
      <PersonAvatar userName={userName} picture={profilePicture} size={36} />
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {words.by} <TextLink to={`/user/${_id}`}>{userName}</TextLink>
      </Typography>
    </Stack>
  )
}
