import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { SkeletonFrame, type SkeletonFrameProps } from './skeleton-frame'
import { radius } from '../theme/tokens'

const shape = { variant: 'rectangular', sx: { borderRadius: `${radius.control}px` } } as const

interface FormSkeletonProps extends Pick<SkeletonFrameProps, 'words'> {
  /** The number of fields. */
  fields?: number
}

/** The skeleton of a form. */
export function FormSkeleton({ fields = 3, words }: FormSkeletonProps) {
  return (
    <SkeletonFrame words={words}>
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
