import { Box, pageWidth, Skeleton, SkeletonFrame, Stack } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import { avatarSize, bandHeight } from './profile-head'
import { CardsSkeleton } from '../../kicks/kick-cards'

/** The layout of a profile, as wide as the lists. */
export const ProfileFrame = ({ children }: { children: ReactNode }) => (
  <Stack
    sx={{
      width: '100%',
      maxWidth: pageWidth.wide + 64,
      marginInline: 'auto',
      paddingInline: { xs: 2, sm: 4 },
      paddingTop: { xs: 0, sm: 3 },
      paddingBottom: { xs: 8, sm: 12 },
      gap: { xs: 6, sm: 8 },
    }}
  >
    {children}
  </Stack>
)

/** The loading view of a profile. */
export const ProfileSkeleton = () => (
  <SkeletonFrame words="h1">
    <ProfileFrame>
      <Box>
        <Skeleton variant="rectangular" sx={{ height: bandHeight, borderRadius: { sm: '20px' } }} />
        <Stack direction="row" sx={{ gap: 3, paddingInline: { sm: 4 } }}>
          <Skeleton
            variant="circular"
            width={avatarSize}
            height={avatarSize}
            sx={{ mt: { xs: '-42px', md: '-66px' }, flex: 'none' }}
          />
          <Stack sx={{ width: '100%', maxWidth: 420, paddingTop: 3 }}>
            <Skeleton width="70%" height={48} />
            <Skeleton width="100%" />
            <Skeleton width="40%" />
          </Stack>
        </Stack>
      </Box>
      <CardsSkeleton />
    </ProfileFrame>
  </SkeletonFrame>
)
