import { useAuth, type User } from '@bucketeer/shared-auth'
import { LinkButton, PersonAvatar, Stack } from '@bucketeer/shared-ui'
import { useRememberedState } from '../../guard/remembered-path'
import { BarButton, BarLink, BarPlaceholder } from './bar-items'
import { useLogOut } from './use-log-out'
import { words } from './words'

/** Aligns the text of the bar's last item with the page's edge; its padding extends beyond. */
const outdent = { marginRight: -1.5 }

const MemberLinks = ({ user }: { user: User }) => (
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

/** Reserves the space of `MemberLinks` while a stored token is verified, because it is most likely valid. */
const MemberPlaceholders = () => (
  <>
    <BarPlaceholder>
      <PersonAvatar userName="" picture={null} size={28} />
      {words.profile}
    </BarPlaceholder>
    <BarPlaceholder sx={outdent}>{words.logOut}</BarPlaceholder>
  </>
)

function VisitorLinks() {
  const state = useRememberedState()
  return (
    <>
      <BarLink to="/login" state={state}>
        {words.login}
      </BarLink>
      <LinkButton to="/signup" state={state} variant="contained">
        {words.signUp}
      </LinkButton>
    </>
  )
}

/** Account links of the bar on wide screens. */
export function AccountLinks() {
  const { user, isLoading } = useAuth()
  return (
    <Stack component="nav" aria-label={words.account} direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      {user && <MemberLinks user={user} />}
      {!user && isLoading && <MemberPlaceholders />}
      {!user && !isLoading && <VisitorLinks />}
    </Stack>
  )
}
