import type { UseQueryResult } from '@tanstack/react-query'
import type { Bucket } from '@bucketeer/shared-auth'
import { BucketCards } from './bucket-cards'
import { EmptySection } from './empty-section'
import { ProfileSection } from './profile-section'
import { words } from './words'

const { heading, all, none, first } = words.buckets

const empty = <EmptySection drawing="bucket" text={none} step={{ to: '/buckets/create', label: first }} />

/** The signed-in member's newest Buckets. */
export const BucketSection = ({ query }: { query: UseQueryResult<Bucket[]> }) => (
  <ProfileSection heading={heading} all={{ to: '/buckets', label: all }} query={query} empty={empty}>
    {(buckets) => <BucketCards label={heading} buckets={buckets} />}
  </ProfileSection>
)
