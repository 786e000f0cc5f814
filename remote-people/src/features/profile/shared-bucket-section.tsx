import type { UseQueryResult } from '@tanstack/react-query'
import type { Bucket } from '@bucketeer/shared-auth'
import { BucketCards } from './bucket-cards'
import { ProfileSection } from './profile-section'
import { words } from './words'

interface SharedBucketSectionProps {
  userName: string
  query: UseQueryResult<Bucket[]>
}

/** The Buckets that a member shares. Shows nothing until it is known that there is one, or that they failed to load. */
export const SharedBucketSection = ({ userName, query }: SharedBucketSectionProps) => {
  const { data: buckets = [], error } = query
  if (buckets.length === 0 && !error) return null
  const heading = words.sharedBuckets.heading(userName)
  return (
    <ProfileSection heading={heading} query={query} empty={null}>
      {(shared) => <BucketCards label={heading} buckets={shared} />}
    </ProfileSection>
  )
}
