import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { SkeletonFrame } from './skeleton-frame'
import { radius } from '../theme/tokens'

const shape = { variant: 'rectangular', sx: { borderRadius: `${radius.control}px` } } as const

/** The skeleton of a form with the given number of fields. */
export function FormSkeleton({ fields = 3 }: { fields?: number }) {
  return (
    <SkeletonFrame>
      <Stack sx={{ gap: 3 }}>
        {Array.from({ length: fields }, (_, place) => (
          <div key={place}>
            <Skeleton width={120} sx={{ marginBottom: 0.5 }} />
            <Skeleton {...shape} height={48} />
          </div>
        ))}
        <Skeleton {...shape} width={140} height={44} />
      </Stack>
    </SkeletonFrame>
  )
}
