import { useAuth } from '@bucketeer/shared-auth'
import { LinkButton, Section, type SlotProps, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

/** The way to /archive, on the user's own profile. */
export default function ProfileSection({ userId, headingLevel }: SlotProps<'profile.section'>) {
  const isOwn = useAuth(({ user }) => user?._id === userId)
  if (!isOwn) return null
  return (
    <Section heading={words.heading} level={headingLevel} gap={1.5}>
      <Typography color="textSecondary">{words.text}</Typography>
      <LinkButton to="/archive" variant="outlined" sx={{ alignSelf: 'flex-start' }}>
        {words.open}
      </LinkButton>
    </Section>
  )
}
