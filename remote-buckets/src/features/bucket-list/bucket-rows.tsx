import { type Bucket } from '@bucketeer/shared-auth'
import { AudienceChip, Picture, plainList, styled, TextLink, Typography } from '@bucketeer/shared-ui'
import { contentsWords } from './contents-words'
import { words } from './words'

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
    {buckets.map((bucket) => (
      <BucketRow key={bucket._id} bucket={bucket} />
    ))}
  </Rows>
)

function BucketRow({ bucket }: { bucket: Bucket }) {
  const { _id, name, picture, audience } = bucket
  return (
    <Row>
      <Thumb>
        <Picture src={picture} alt="" sizes="64px" cover={{ name, kind: 'Bucket' }} />
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
