import { useAuth } from '@bucketeer/shared-auth'
import { PageFrame, Stack } from '@bucketeer/shared-ui'
import { DeletionSection } from './deletion-section'
import { EmailSection } from './email-section'
import { LinksSection } from './links-section'
import { PasswordSection } from './password-section'
import { words } from './words'

/** /account: what needs the member's password, and the links by which everybody can read something of theirs. */
export default function AccountPage() {
  const user = useAuth(({ user }) => user)
  if (!user) return null
  return (
    <PageFrame
      title={words.heading}
      intro={user.email && words.intro(user.email)}
      back={{ to: `/user/${user._id}`, label: words.back }}
    >
      <Stack sx={{ gap: 6 }}>
        <EmailSection userId={user._id} />
        <PasswordSection userId={user._id} email={user.email} />
        <LinksSection />
        <DeletionSection userId={user._id} />
      </Stack>
    </PageFrame>
  )
}
