import { type Kick } from '@bucketeer/shared-auth'
import { PersonAvatar, SecondaryText, Stack, TextLink } from '@bucketeer/shared-ui'
import { words } from './words'

const name = { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }

/** Returns the name, in words of the page's language if the server gives none. */
const nameOf = ({ _id, userName }: Kick['createdBy']) =>
  (_id === null && words.nobodyNamed[userName as keyof typeof words.nobodyNamed]) || userName

/** Picture and name of a creator, with a link to the profile unless the account was deleted. */
export function Creator({ creator }: { creator: Kick['createdBy'] }) {
  const { _id, profilePicture } = creator
  const userName = nameOf(creator)
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}>
      <PersonAvatar userName={userName} picture={profilePicture} size={28} />
      {_id ? (
        <TextLink to={`/user/${_id}`} variant="body2" noWrap underline="hover" sx={name}>
          {userName}
        </TextLink>
      ) : (
        <SecondaryText noWrap sx={name}>
          {userName}
        </SecondaryText>
      )}
    </Stack>
  )
}
