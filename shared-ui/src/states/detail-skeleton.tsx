import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { SkeletonFrame } from './skeleton-frame'
import { bandHeight, lowBandHeight, pageWidth, radius } from '../theme/tokens'

interface DetailSkeletonProps {
  /** Whether the page has a low band. */
  isLow?: boolean
}

/** The skeleton of a detail page. It replaces the whole `PageFrame`. */
export function DetailSkeleton({ isLow = false }: DetailSkeletonProps) {
  return (
    <SkeletonFrame words="h1">
      <Stack
        sx={{
          maxWidth: pageWidth.wide + 64,
          marginInline: 'auto',
          padding: { xs: 0, sm: isLow ? '16px 32px 40px' : '40px 32px' },
          gap: 1,
        }}
      >
        <Skeleton
          variant="rectangular"
          height={isLow ? lowBandHeight : bandHeight}
          sx={{
            borderRadius: { xs: 0, sm: `${radius.card}px` },
            marginBottom: 3,
          }}
        />
        <Stack sx={{ paddingInline: { xs: 2, sm: 0 }, maxWidth: '70ch' }}>
          <Skeleton width="96%" />
          <Skeleton width="100%" />
          <Skeleton width="88%" />
          <Skeleton width="54%" />
        </Stack>
      </Stack>
    </SkeletonFrame>
  )
}
