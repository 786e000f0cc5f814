import { Box, Skeleton, SkeletonFrame, Stack } from '@bucketeer/shared-ui'
import { ProfileFrame } from './profile-frame'
import { avatarSize, bandHeight } from './profile-shape'
import { SectionSkeleton } from './section-skeleton'

/** The loading view of a profile. */
export const ProfileSkeleton = () => (
  <SkeletonFrame words="h1">
    <ProfileFrame>
      <Box>
        <Skeleton variant="rectangular" height={bandHeight} sx={{ borderRadius: { sm: '20px' } }} />
        <Stack direction="row" sx={{ gap: 3, paddingInline: { sm: 4 } }}>
          <Skeleton
            variant="circular"
            width={avatarSize}
            height={avatarSize}
            sx={{ mt: '-66px', flex: 'none' }}
          />
          <Stack sx={{ width: '100%', maxWidth: 420, paddingTop: 3 }}>
            <Skeleton width="70%" height={48} />
            <Skeleton width="100%" />
            <Skeleton width="40%" />
          </Stack>
        </Stack>
      </Box>
      <SectionSkeleton />
    </ProfileFrame>
  </SkeletonFrame>
)
