import { PersonAvatar } from '../../person/person-avatar'
import { BarPlaceholder } from './bar-placeholder'
import { outdent } from './outdent'
import { words } from './words'

/** Reserves the space of `MemberLinks` while a stored token is verified, because it is most likely valid. */
export const MemberPlaceholders = () => (
  <>
    <BarPlaceholder>
      <PersonAvatar userName="" picture={null} size={28} />
      {words.profile}
    </BarPlaceholder>
    <BarPlaceholder sx={outdent}>{words.logOut}</BarPlaceholder>
  </>
)
