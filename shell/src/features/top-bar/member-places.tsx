import { PersonAvatar } from '../../person/person-avatar'
import { BarPlace } from './bar-place'
import { outdent } from './outdent'
import { words } from './words'

/** Reserves the space of `MemberLinks` while a stored token is verified, because it is most likely valid. */
export const MemberPlaces = () => (
  <>
    <BarPlace>
      <PersonAvatar userName="" picture={null} size={28} />
      {words.profile}
    </BarPlace>
    <BarPlace sx={outdent}>{words.logOut}</BarPlace>
  </>
)
