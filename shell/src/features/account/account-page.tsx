import { useAuth } from '@bucketeer/shared-auth'
import { Box, Button, PageFrame, Stack, Typography } from '@bucketeer/shared-ui'
import { useState } from 'react'
import { EmailSection } from './email-section'
import { LinksSection } from './links-section'
import { PasswordSection } from './password-section'
import { words } from './words'
import { DeletionDialog } from './deletion-dialog'

const { heading, text, open } = words.deletion

/** Opens the dialog that deletes the account. */
const DeletionSection = ({ userId }: { userId: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box component="section">
      <Typography variant="h4" component="h2">
        {heading}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginTop: 0.5, marginBottom: 2 }}>{text}</Typography>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {open}
      </Button>
      {isOpen && <DeletionDialog userId={userId} onCancel={() => setOpen(false)} />}
    </Box>
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
    </PageFrame>
  )
}
