import { PersonAvatar } from '../../person/person-avatar'
import { BarPlace } from './bar-place'
import { outdent } from './outdent'
import { words } from './words'

/** Keeps the places of `MemberLinks` while a stored token is verified: most likely they will come. */
export const MemberPlaces = () => (
  <>
    <BarPlace>
      <PersonAvatar userName="" picture={null} size={28} />
      {words.profile}
    </BarPlace>
    <BarPlace sx={outdent}>{words.logOut}</BarPlace>
  </>
)
