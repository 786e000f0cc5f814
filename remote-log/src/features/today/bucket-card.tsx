import type { Bucket } from '@bucketeer/shared-auth'
import { coversIn, Picture, styled } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import { CardRow, Rows } from './card-rows'
import { words } from './words'

const ringSize = 52
const RingFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: `0 0 ${ringSize}px`,
  height: ringSize,
  display: 'grid',
  placeItems: 'center',
  '& > svg': {
    position: 'absolute',
    inset: 0,
    fill: 'none',
    stroke: theme.vars.palette.divider,
    strokeWidth: 4,
    transform: 'rotate(-90deg)',
  },
  '& > svg > [data-done]': { stroke: theme.vars.palette.secondary.main },
  '& > div': { width: ringSize - 14, borderRadius: '50%', overflow: 'hidden' },
}))

const radius = ringSize / 2 - 2
const circle = { cx: ringSize / 2, cy: ringSize / 2, r: radius, pathLength: 1 }

/** The picture of a Bucket, in a ring that fills as its Kicks are done. */
const Ring = ({ share, children }: { share: number; children: ReactNode }) => (
  <RingFrame>
    <svg width={ringSize} height={ringSize} aria-hidden>
      <circle {...circle} />
      {share > 0 && <circle {...circle} data-done="" strokeDasharray={`${share} 1`} />}
    </svg>
    <div>{children}</div>
  </RingFrame>
)

/** Lists Buckets with how much of each is done. */
export const BucketCard = ({ buckets }: { buckets: Bucket[] }) => (
  <Rows role="list">
    {coversIn(buckets, ({ name }) => ({ name, kind: 'Bucket' })).map(({ thing: bucket, cover }) => {
      const { _id, name, picture, kickCount, doneCount = 0 } = bucket
      return (
        <CardRow
          key={_id}
          to={`/buckets/${_id}`}
          title={name}
          text={words.buckets.done(doneCount, kickCount)}
          picture={
            <Ring share={kickCount === 0 ? 0 : doneCount / kickCount}>
              <Picture src={picture} alt="" ratio="1/1" sizes="38px" cover={cover} />
            </Ring>
          }
        />
      )
    })}
  </Rows>
)
