import type { User } from '@bucketeer/shared-auth'
import { PersonAvatar } from '../../person/person-avatar'
import { BarButton } from './bar-button'
import { BarLink } from './bar-link'
import { outdent } from './outdent'
import { useLogOut } from './use-log-out'
import { words } from './words'

export const MemberLinks = ({ user }: { user: User }) => (
  <>
    <BarLink to={`/user/${user._id}`}>
      <PersonAvatar userName={user.userName} picture={user.profilePicture} size={28} />
      {words.profile}
    </BarLink>
    <BarButton type="button" onClick={useLogOut()} sx={outdent}>
      {words.logOut}
    </BarButton>
  </>
)
