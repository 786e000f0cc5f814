import type { Bucket } from '@bucketeer/shared-auth'
import { coversIn, Picture, plainList, styled, TextLink, Typography } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import { words } from './words'

const Rows = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.5), ...plainList }))
const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: theme.spacing(0, -1),
  padding: theme.spacing(0.5, 1),
  borderRadius: 12,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))
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
        <Row key={_id}>
          <Ring share={kickCount === 0 ? 0 : doneCount / kickCount}>
            <Picture src={picture} alt="" ratio="1/1" sizes="38px" cover={cover} />
          </Ring>
          <div style={{ minWidth: 0 }}>
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
              {words.buckets.done(doneCount, kickCount)}
            </Typography>
          </div>
        </Row>
      )
    })}
  </Rows>
)
