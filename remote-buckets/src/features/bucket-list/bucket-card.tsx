import { type Bucket, type Kick } from '@bucketeer/shared-auth'
import { AudienceChip, Chip, lineClamp, PictureCard, Stack, styled } from '@bucketeer/shared-ui'
import { contentsWords } from './contents-words'

const Names = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  ...lineClamp(3),
  margin: theme.spacing(0.75, 0, 0),
  padding: theme.spacing(1.5, 0, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  listStyle: 'none',
  '& li': { display: 'inline' },
  '& li + li::before': { content: '" · " / ""', color: theme.vars.palette.primary.main, fontWeight: 700 },
}))

/** The names of a Bucket's Kicks in at most three lines. */
const KickNames = ({ kicks }: { kicks: Kick[] }) => (
  <Names>
    {kicks.map(({ _id, name }) => (
      <li key={_id}>{name}</li>
    ))}
  </Names>
)

/** The `sizes` of a card's picture. */
const pictureWidth = '(min-width: 1200px) 410px, (min-width: 600px) 50vw, 100vw'

interface BucketCardProps {
  bucket: Bucket
  /** Set for the first row, which is visible at once. */
  priority: boolean
}

/** A Bucket of the list, with the names of its Kicks. */
export function BucketCard({ bucket, priority }: BucketCardProps) {
  const { _id, name, description, picture, audience, kicks } = bucket
  const chips = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      <Chip size="small" label={contentsWords(bucket)} sx={{ bgcolor: 'background.paper' }} />
      {audience !== 'Private' && <AudienceChip audience={audience} />}
    </Stack>
  )
  return (
    <PictureCard
      to={`/buckets/${_id}`}
      title={name}
      picture={picture}
      cover={{ name, kind: 'Bucket' }}
      text={description}
      chip={chips}
      sizes={pictureWidth}
      priority={priority}
    >
      {kicks.length > 0 && <KickNames kicks={kicks} />}
    </PictureCard>
  )
}
