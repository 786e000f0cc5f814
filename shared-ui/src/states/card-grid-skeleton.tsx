import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { SkeletonFrame, type SkeletonFrameProps } from './skeleton-frame'
import { gridColumns, tabletCardRatio, type Columns } from '../cards/grid-columns'
import { cardRatio } from '../pictures/card-ratio'

export interface CardGridSkeletonProps extends Pick<SkeletonFrameProps, 'words'> {
  /** As in `CardGrid`. */
  columns: Columns
  /** The number of cards. */
  count?: number
}

/** The skeleton of a `CardGrid`. */
export function CardGridSkeleton({ columns, count = 6, words }: CardGridSkeletonProps) {
  const cards = Array.from({ length: count }, (_, index) => (
    <Card key={index}>
      <Skeleton variant="rectangular" height="auto" sx={cardRatio} />
      <Box sx={{ padding: 2.5 }}>
        <Skeleton width="62%" height={30} />
        <Skeleton width="100%" />
        <Skeleton width="82%" />
      </Box>
    </Card>
  ))
  return (
    <SkeletonFrame words={words}>
      <Box
        sx={{
          ...tabletCardRatio(columns),
          display: 'grid',
          gap: { xs: 2.5, sm: 3 },
          gridTemplateColumns: gridColumns(columns),
        }}
      >
        {cards}
      </Box>
    </SkeletonFrame>
  )
}
