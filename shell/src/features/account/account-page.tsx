import { useAuth } from '@bucketeer/shared-auth'
import { Button, PageFrame, Stack } from '@bucketeer/shared-ui'
import { SettingsSection } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { ArchiveDialog } from './archive-dialog'
import { EmailSection } from './email-section'
import { LinksSection } from './links-section'
import { PasswordSection } from './password-section'
import { words } from './words'
import { DeletionDialog } from './deletion-dialog'

/** Opens the dialog that deletes the account. */
function DeletionSection({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false)
  const { heading, text, open } = words.deletion
  return (
    <SettingsSection heading={heading} text={text}>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {open}
      </Button>
      {isOpen && <DeletionDialog userId={userId} onCancel={() => setOpen(false)} />}
    </SettingsSection>
  )
}

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
      <ArchiveDialog />
    </PageFrame>
  )
}
