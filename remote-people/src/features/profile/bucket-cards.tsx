import type { Bucket } from '@bucketeer/shared-auth'
import { CardGrid } from '@bucketeer/shared-ui'
import { SectionCard } from './section-card'
import { sectionColumns } from './section-columns'
import { words } from './words'

const { go, kicks } = words.buckets

/** Buckets as cards with their pictures. */
export const BucketCards = ({ label, buckets }: { label: string; buckets: Bucket[] }) => (
  <CardGrid columns={sectionColumns} label={label}>
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
)
