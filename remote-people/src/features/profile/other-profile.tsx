import { Slot } from '@bucketeer/shared-ui'
import { OtherPersonMenu } from '../../person/other-person-menu'
import { PersonGate } from '../../person/person-gate'
import { usePerson } from '../../person/use-person'
import { ProfileFrame } from './profile-frame'
import { ProfileHead } from './profile-head'
import { ProfileSkeleton } from './profile-skeleton'
import { PublicJournalSection } from './public-journal-section'
import { SharedBucketSection } from './shared-bucket-section'
import { usePublicJournals } from './use-public-journals'
import { useSharedBuckets } from './use-shared-buckets'

/** The profile of another member, with the Journals and Buckets that are shared. */
export const OtherProfile = ({ userId }: { userId: string }) => {
  const person = usePerson(userId)
  // All queries start at once.
  const journals = usePublicJournals(userId)
  const buckets = useSharedBuckets(userId)
  return (
    <PersonGate query={person} skeleton={<ProfileSkeleton />}>
      {(user) => (
        <ProfileFrame>
          <ProfileHead person={user} action={<OtherPersonMenu person={user} />} />
          <PublicJournalSection userName={user.userName} query={journals} />
          <SharedBucketSection userName={user.userName} query={buckets} />
          <Slot name="profile.section" userId={userId} />
        </ProfileFrame>
      )}
    </PersonGate>
  )
}
