import { FormSkeleton, PageFrame, Slot } from '@bucketeer/shared-ui'
import { PersonGate } from '../../person/person-gate'
import { usePerson } from '../../person/use-person'
import { AccountSection } from './account-section'
import { HiddenPeopleSection } from './hidden-people-section'
import { ProfileForm } from './profile-form'
import { words } from './words'

const skeleton = (
  <PageFrame title={words.heading} intro={words.intro}>
    <FormSkeleton />
  </PageFrame>
)

/** Edits the signed-in member's profile and links to the account. */
export const OwnEditor = ({ userId }: { userId: string }) => (
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
