import { Slot } from '@bucketeer/shared-ui'
import { OtherPersonMenu } from '../../person/other-person-menu'
import { PersonGate } from '../../person/person-gate'
import { usePerson } from '../../person/use-person'
import { ProfileFrame } from './profile-frame'
import { ProfileHead } from './profile-head'
import { ProfileSkeleton } from './profile-skeleton'
import { PublicJournalSection } from './public-journal-section'
import { usePublicJournals } from './use-public-journals'

/** The profile of another member, with the public Journals. */
export const OtherProfile = ({ userId }: { userId: string }) => {
  const person = usePerson(userId)
  const journals = usePublicJournals(userId)
  return (
    <PersonGate query={person} skeleton={<ProfileSkeleton />}>
      {(user) => (
        <ProfileFrame>
          <ProfileHead person={user} action={<OtherPersonMenu person={user} />} />
          <PublicJournalSection userName={user.userName} query={journals} />
          <Slot name="profile.section" userId={userId} />
        </ProfileFrame>
      )}
    </PersonGate>
  )
}
