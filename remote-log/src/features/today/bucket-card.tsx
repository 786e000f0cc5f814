import type { Bucket } from '@bucketeer/shared-auth'
import { Box, CircularProgress, coversIn, LinkRow, LinkRows, Picture } from '@bucketeer/shared-ui'
import { words } from './words'

const inMiddle = { display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }

/** Lists Buckets with how much of each is done, in words and as a ring around its picture. */
export const BucketCard = ({ buckets }: { buckets: Bucket[] }) => (
  <LinkRows role="list">
    {coversIn(buckets, ({ name }) => ({ name, kind: 'Bucket' })).map(({ thing: bucket, cover }) => {
      const { _id, name, picture, kickCount, doneCount = 0 } = bucket
      return (
        <LinkRow
          key={_id}
          to={`/buckets/${_id}`}
          title={name}
          text={words.buckets.done(doneCount, kickCount)}
          picture={
            <Box sx={inMiddle}>
              <CircularProgress
                aria-hidden
                enableTrackSlot
                variant="determinate"
                color="secondary"
                size={52}
                value={kickCount === 0 ? 0 : (doneCount / kickCount) * 100}
              />
              <Picture
                src={picture}
                alt=""
                ratio="1/1"
                sizes="38px"
                cover={cover}
                style={{ width: 38, borderRadius: '50%' }}
              />
            </Box>
          }
        />
      )
    })}
  </LinkRows>
)
