import type { UseQueryResult } from '@tanstack/react-query'
import type { Bucket } from '@bucketeer/shared-auth'
import { CardGrid } from '@bucketeer/shared-ui'
import { EmptySection } from './empty-section'
import { ProfileSection } from './profile-section'
import { SectionCard } from './section-card'
import { sectionColumns } from './section-columns'
import { words } from './words'

const { heading, all, go, kicks, none, first } = words.buckets

const empty = <EmptySection drawing="bucket" text={none} step={{ to: '/buckets/create', label: first }} />

/** The signed-in member's newest Buckets. */
export const BucketSection = ({ query }: { query: UseQueryResult<Bucket[]> }) => (
  <ProfileSection heading={heading} all={{ to: '/buckets', label: all }} query={query} empty={empty}>
    {(buckets) => (
      <CardGrid columns={sectionColumns} label={heading}>
        {buckets.map(({ _id, name, description, picture, kickCount }) => (
          <SectionCard
            key={_id}
            to={`/buckets/${_id}`}
            go={go}
            title={name}
            text={description}
            chip={kicks(kickCount)}
            picture={picture}
            cover={{ name, kind: 'Bucket' }}
          />
        ))}
      </CardGrid>
    )}
  </ProfileSection>
)
