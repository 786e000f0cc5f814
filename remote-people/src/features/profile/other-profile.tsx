import { Slot } from '@bucketeer/shared-ui'
import { OtherPersonMenu } from '../../person/other-person-menu'
import { PersonGate } from '../../person/person-gate'
import { usePerson } from '../../person/use-person'
import { CountrySection } from './country-section'
import { KicksBySection } from './kicks-by-section'
import { ProfileFrame } from './profile-frame'
import { ProfileHead } from './profile-head'
import { ProfileSkeleton } from './profile-skeleton'
import { SectionSkeleton } from './section-skeleton'
import { SharedBucketSection } from './shared-bucket-section'
import { SharedJournalSection } from './shared-journal-section'
import { useFigures } from './use-figures'
import { useKicksOf } from './use-kicks-of'
import { useSharedBuckets } from './use-shared-buckets'
import { useSharedJournals } from './use-shared-journals'

/** Number of Kicks in a page. */
const pageSize = 6

/** The profile of another member, with the Kicks, Journals and Buckets that are shared. */
export const OtherProfile = ({ userId }: { userId: string }) => {
  const person = usePerson(userId)
  // All queries start at once.
  const figures = useFigures(userId)
  const kicks = useKicksOf({ createdBy: userId }, pageSize)
  const journals = useSharedJournals(userId)
  const buckets = useSharedBuckets(userId)
  return (
    <PersonGate query={person} skeleton={<ProfileSkeleton />}>
      {(user) => (
        <ProfileFrame>
          <ProfileHead person={user} figures={figures.data} action={<OtherPersonMenu person={user} />} />
          {/* Without Kicks their section is missing, so the others would move when it appears above them. */}
          {kicks.isPending ? (
            <SectionSkeleton />
          ) : (
            <>
              <KicksBySection userName={user.userName} query={kicks} />
              <SharedJournalSection userName={user.userName} query={journals} />
              <SharedBucketSection userName={user.userName} query={buckets} />
              {figures.data && <CountrySection countries={figures.data.countries} />}
              <Slot name="profile.section" userId={userId} />
            </>
          )}
        </ProfileFrame>
      )}
    </PersonGate>
  )
}
