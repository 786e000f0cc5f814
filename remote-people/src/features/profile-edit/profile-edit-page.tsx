import { useParams } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import { FormSkeleton, LinkButton, NotFoundView, PageFrame, Slot } from '@bucketeer/shared-ui'
import { SettingsSection, type SettingsSectionProps } from '@bucketeer/shared-ui/forms'
import { PersonGate, usePerson } from '../../person/person-gate'
import { ProfileForm } from './profile-form'
import { words } from './words'

interface LinkSectionProps extends Omit<SettingsSectionProps, 'children'> {
  to: string
  /** The label of the link. */
  open: string
}

const LinkSection = ({ to, open, ...section }: LinkSectionProps) => (
  <SettingsSection {...section}>
    <LinkButton to={to} variant="outlined" sx={{ whiteSpace: 'normal' }}>
      {open}
    </LinkButton>
  </SettingsSection>
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
