import { useAuth } from '@bucketeer/shared-auth'
import { Stack } from '@bucketeer/shared-ui'
import { MemberLinks } from './member-links'
import { MemberPlaceholders } from './member-placeholders'
import { VisitorLinks } from './visitor-links'
import { words } from './words'

/** Account links of the bar on wide screens. */
export const AccountLinks = () => {
  const { user, isLoading } = useAuth()
  return (
    <Stack component="nav" aria-label={words.account} direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      {user && <MemberLinks user={user} />}
      {!user && isLoading && <MemberPlaceholders />}
      {!user && !isLoading && <VisitorLinks />}
    </Stack>
  )
}
