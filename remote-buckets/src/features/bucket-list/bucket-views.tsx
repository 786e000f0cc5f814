import type { Bucket, Kick } from '@bucketeer/shared-auth'
import {
  AudienceChip,
  Chip,
  type CoverProps,
  coversIn,
  lineClamp,
  Picture,
  PictureCard,
  plainList,
  Stack,
  styled,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import { words } from './words'

/** '6 Kicks · 3 done' */
const contentsWords = ({ kickCount, doneCount = 0 }: Bucket): string =>
  kickCount === 0
    ? words.noKicks
    : [words.kicks(kickCount), ...(doneCount > 0 ? [words.done(doneCount)] : [])].join(' · ')

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

/** The names of a Bucket's Kicks in at most three lines, in the order of the first name's script. */
const KickNames = ({ kicks }: { kicks: Kick[] }) => (
  <Names dir="auto">
    {kicks.map(({ _id, name }) => (
      <li key={_id}>
        <span>{name}</span>
      </li>
    ))}
  </Names>
)

/** The `sizes` of a card's picture. */
const pictureWidth = '(min-width: 1200px) 410px, (min-width: 600px) 50vw, 100vw'

export const bucketCover = ({ name }: Bucket): CoverProps => ({ name, kind: 'Bucket' })

interface BucketCardProps {
  bucket: Bucket
  cover: CoverProps
  /** Set for the first row, which is visible at once. */
  priority: boolean
}

/** A Bucket of the list, with the names of its Kicks. */
export function BucketCard({ bucket, ...card }: BucketCardProps) {
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
      text={description}
      chip={chips}
      sizes={pictureWidth}
      {...card}
    >
      {kicks.length > 0 && <KickNames kicks={kicks} />}
    </PictureCard>
  )
}

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  gap: theme.spacing(1, 3),
  ...plainList,
}))
const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 64,
  padding: theme.spacing(0.5, 1),
  borderRadius: 12,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))
const Thumb = styled('div')({ flex: '0 0 64px', overflow: 'hidden', borderRadius: 8 })
const Name = styled('div')({ flexGrow: 1, minWidth: 0 })

/** A line for each Bucket: picture, name and number of Kicks. */
export const BucketRows = ({ buckets }: { buckets: Bucket[] }) => (
  <Rows role="list" aria-label={words.label}>
    {coversIn(buckets, bucketCover).map(({ thing: bucket, cover }) => (
      <BucketRow key={bucket._id} bucket={bucket} cover={cover} />
    ))}
  </Rows>
)

function BucketRow({ bucket, cover }: Pick<BucketCardProps, 'bucket' | 'cover'>) {
  const { _id, name, picture, audience } = bucket
  return (
    <Row>
      <Thumb>
        <Picture src={picture} alt="" sizes="64px" cover={cover} />
      </Thumb>
      <Name>
        <TextLink
          to={`/buckets/${_id}`}
          noWrap
          underline="hover"
          // Covers the row.
          sx={{
            display: 'block',
            fontWeight: 600,
            color: 'text.primary',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {name}
        </TextLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {contentsWords(bucket)}
        </Typography>
      </Name>
      {audience !== 'Private' && <AudienceChip audience={audience} />}
    </Row>
  )
}
