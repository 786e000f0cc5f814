import { useAuth } from '@bucketeer/shared-auth'
import { PageFrame } from '@bucketeer/shared-ui'
import { DeletionSection } from './deletion-section'
import { words } from './words'

/** /account: what needs the member's password. */
export default function AccountPage() {
  const user = useAuth(({ user }) => user)
  if (!user) return null
  return (
    <PageFrame
      title={words.heading}
      intro={user.email && words.intro(user.email)}
      back={{ to: `/user/${user._id}`, label: words.back }}
    >
      <DeletionSection userId={user._id} />
    </PageFrame>
  )
}
