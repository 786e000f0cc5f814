import {
  Box,
  CardGridSkeleton,
  DetailSkeleton,
  FormSkeleton,
  pageWidth,
  Skeleton,
} from '@bucketeer/shared-ui'
import type { Skeleton as SkeletonName } from '@bucketeer/platform/runtime'
import type { ComponentType, ReactNode } from 'react'

/** Has the measures of `PageFrame`, without the words, which differ between pages: the loading message is the heading. */
const Frame = ({ width, children }: { width: number; children: ReactNode }) => (
  <Box sx={{ maxWidth: width + 64, marginInline: 'auto', padding: { xs: '24px 16px', sm: '40px 32px' } }}>
    <Skeleton width="min(20rem, 70%)" height={56} />
    <Skeleton width="min(32rem, 90%)" height={32} sx={{ marginBottom: 4 }} />
    {children}
  </Box>
)

/** The skeletons by name. The shell's build prerenders them; a route in `remote.json` names the one that it shows first. */
export const skeletons: Record<SkeletonName, ComponentType> = {
  cards: () => (
    <Frame width={pageWidth.wide}>
      <CardGridSkeleton columns={{ xs: 1, sm: 2, lg: 3 }} words="h1" />
    </Frame>
  ),
  detail: () => <DetailSkeleton />,
  form: () => (
    <Frame width={pageWidth.reading}>
      <FormSkeleton words="h1" />
    </Frame>
  ),
}
