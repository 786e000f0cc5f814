import type { ReactNode } from 'react'
import { styled, type SxProps, type Theme } from '@bucketeer/shared-ui'
import { barItem } from './bar-item'

const Place = styled('span')(barItem, { visibility: 'hidden' })

interface BarPlaceProps {
  sx?: SxProps<Theme>
  /** What will be there, for its size alone. */
  children: ReactNode
}

/** Keeps the place of what may come, so that nothing jumps when it does. */
export const BarPlace = ({ sx, children }: BarPlaceProps) => (
  <Place aria-hidden sx={sx ?? null}>
    {children}
  </Place>
)
