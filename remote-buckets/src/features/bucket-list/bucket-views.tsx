import type { Bucket, Kick } from '@bucketeer/shared-auth'
import {
  AudienceChip,
  Chip,
  type CoverProps,
  coversIn,
  lineClamp,
  LinkRow,
  LinkRows,
  Picture,
  PictureCard,
  Stack,
  styled,
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

const rowColumns = 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))'

/** A line for each Bucket: picture, name and number of Kicks. */
export const BucketRows = ({ buckets }: { buckets: Bucket[] }) => (
  <LinkRows role="list" aria-label={words.label} sx={{ gridTemplateColumns: rowColumns }}>
    {coversIn(buckets, bucketCover).map(({ thing: bucket, cover }) => {
      const { _id, name, picture, audience } = bucket
      const look = { flex: '0 0 64px', borderRadius: 8 }
      return (
        <LinkRow
          key={_id}
          to={`/buckets/${_id}`}
          title={name}
          text={contentsWords(bucket)}
          picture={<Picture src={picture} alt="" sizes="64px" cover={cover} style={look} />}
        >
          {audience !== 'Private' && <AudienceChip audience={audience} />}
        </LinkRow>
      )
    })}
  </LinkRows>
)
