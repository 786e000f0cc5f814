import { type Bucket } from '@bucketeer/shared-auth'
import { Chip, counted, PictureCard } from '@bucketeer/shared-ui'
import { KickNames } from './kick-names'
import { words } from './words'

/** The `sizes` of a card's picture. */
const pictureWidth = '(min-width: 1200px) 410px, (min-width: 600px) 50vw, 100vw'

interface BucketCardProps {
  bucket: Bucket
  /** Set for the first row, which is visible at once. */
  priority: boolean
}

/** A Bucket of the list, with the names of its Kicks. */
export function BucketCard({ bucket, priority }: BucketCardProps) {
  const { _id, name, description, picture, kicks, kickCount } = bucket
  const count = kickCount === 0 ? words.noKicks : counted(kickCount, 'Kick')
  return (
    <PictureCard
      to={`/buckets/${_id}`}
      title={name}
      picture={picture}
      cover={{ name, kind: 'Bucket' }}
      text={description}
      chip={<Chip size="small" label={count} sx={{ bgcolor: 'background.paper' }} />}
      sizes={pictureWidth}
      priority={priority}
    >
      {kicks.length > 0 && <KickNames kicks={kicks} />}
    </PictureCard>
  )
}
