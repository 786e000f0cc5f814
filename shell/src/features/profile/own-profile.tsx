import { LinkButton, PencilIcon } from '@bucketeer/shared-ui'
import { PersonGate } from '../../person/person-gate'
import { usePerson } from '../../person/use-person'
import { BucketShelf } from './bucket-shelf'
import { JournalShelf } from './journal-shelf'
import { ProfileFrame } from './profile-frame'
import { ProfileHead } from './profile-head'
import { ProfileSkeleton } from './profile-skeleton'
import { useNewestBuckets } from './use-newest-buckets'
import { useNewestJournals } from './use-newest-journals'
import { words } from './words'

/** One's own profile: with the way to change it, and with what one has begun. */
export const OwnProfile = ({ userId }: { userId: string }) => {
  const person = usePerson(userId)
  // Asked for together, not one after the other.
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
          <BucketShelf query={buckets} />
          <JournalShelf query={journals} />
        </ProfileFrame>
      )}
    </PersonGate>
  )
}
