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
import { PersonGate, usePerson } from '../../person/person-gate'
import { ProfileForm } from './profile-form'
import { words } from './words'

interface LinkSectionProps {
  heading: string
  text: string
  to: string
  /** The label of the link. */
  open: string
  /** The space above, in units of 8 px. */
  space: number
}

const LinkSection = ({ heading, text, to, open, space }: LinkSectionProps) => (
  <Box component="section" sx={{ marginTop: space, paddingTop: 4, borderTop: 1, borderColor: 'divider' }}>
    <Typography variant="h4" component="h2">
      {heading}
    </Typography>
    <Typography sx={{ color: 'text.secondary', marginTop: 0.5, marginBottom: 2 }}>{text}</Typography>
    <LinkButton to={to} variant="outlined" sx={{ whiteSpace: 'normal' }}>
      {open}
    </LinkButton>
  </Box>
)

const Loading = () => <FormSkeleton page={{ title: words.heading, intro: words.intro }} />

/** Edits the signed-in member's profile and links to the account. */
const OwnEditor = ({ userId }: { userId: string }) => (
  <PersonGate query={usePerson(userId)} skeleton={<Loading />}>
    {(person) => (
      <PageFrame title={words.heading} intro={words.intro}>
        <ProfileForm person={person} />
        {/* A page of the shell: no remote runs where a password can be typed. */}
        <LinkSection {...words.account} to="/account" space={8} />
        <LinkSection {...words.hiddenPeople} to="/people/hidden" space={6} />
        <LinkSection {...words.reports} to="/reports" space={6} />
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
