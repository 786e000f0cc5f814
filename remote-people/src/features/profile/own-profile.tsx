import { LinkButton, PencilIcon, Slot } from '@bucketeer/shared-ui'
import { PersonGate } from '../../person/person-gate'
import { usePerson } from '../../person/use-person'
import { BucketSection } from './bucket-section'
import { JournalSection } from './journal-section'
import { ProfileFrame } from './profile-frame'
import { ProfileHead } from './profile-head'
import { ProfileSkeleton } from './profile-skeleton'
import { useNewestBuckets } from './use-newest-buckets'
import { useNewestJournals } from './use-newest-journals'
import { words } from './words'

/** The signed-in member's profile, with a link to edit it and the newest Buckets and Journals. */
export const OwnProfile = ({ userId }: { userId: string }) => {
  const person = usePerson(userId)
  // All queries start at once.
  const buckets = useNewestBuckets()
  const journals = useNewestJournals()
  const editor = `/user/${userId}/edit`
  const edit = (
    <LinkButton to={editor} variant="outlined" startIcon={<PencilIcon size={18} />}>
      {words.edit}
    </LinkButton>
  )
  return (
    <PersonGate query={person} skeleton={<ProfileSkeleton />}>
      {(user) => (
        <ProfileFrame>
          <ProfileHead person={user} editor={editor} action={edit} />
          <BucketSection query={buckets} />
          <JournalSection query={journals} />
          <Slot name="profile.section" userId={userId} />
        </ProfileFrame>
      )}
    </PersonGate>
  )
}
