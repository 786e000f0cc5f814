import { useParams } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import {
  Box,
  FormSkeleton,
  LinkButton,
  NotFoundView,
  PageFrame,
  Slot,
  Typography,
} from '@bucketeer/shared-ui'
import { PersonGate } from '../../person/person-gate'
import { usePerson } from '../../person/use-person'
import { HiddenPeopleSection } from './hidden-people-section'
import { ProfileForm } from './profile-form'
import { words } from './words'

const { heading, text, open } = words.account

/** Links to /account, a page of the shell: no remote runs where a password can be typed. */
const AccountSection = () => (
  <Box component="section" sx={{ marginTop: 8, paddingTop: 4, borderTop: 1, borderColor: 'divider' }}>
    <Typography variant="h4" component="h2">
      {heading}
    </Typography>
    <Typography sx={{ color: 'text.secondary', marginTop: 0.5, marginBottom: 2 }}>{text}</Typography>
    <LinkButton to="/account" variant="outlined">
      {open}
    </LinkButton>
  </Box>
)

const skeleton = (
  <PageFrame title={words.heading} intro={words.intro}>
    <FormSkeleton />
  </PageFrame>
)

/** Edits the signed-in member's profile and links to the account. */
const OwnEditor = ({ userId }: { userId: string }) => (
  <PersonGate query={usePerson(userId)} skeleton={skeleton}>
    {(person) => (
      <PageFrame title={words.heading} intro={words.intro}>
        <ProfileForm person={person} />
        <AccountSection />
        <HiddenPeopleSection />
        <Slot name="profile-edit.section" userId={userId} />
      </PageFrame>
    )}
  </PersonGate>
)

/** /user/:userId/edit; not found for other members. */
export default function ProfileEditPage() {
  const { userId = '' } = useParams()
  const isOwn = useAuth(({ user }) => user?._id === userId)
  return isOwn ? <OwnEditor userId={userId} /> : <NotFoundView />
}
