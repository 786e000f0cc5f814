import type { ReactNode } from 'react'
import { styled, type SxProps, type Theme } from '@bucketeer/shared-ui'
import { barItem } from './bar-item'

const Place = styled('span')(barItem, { visibility: 'hidden' })

interface BarPlaceProps {
  sx?: SxProps<Theme>
  /** Determines the size. */
  children: ReactNode
}

/** Reserves the space of an entry that may appear later, to avoid a layout shift. */
export const BarPlace = ({ sx, children }: BarPlaceProps) => (
  <Place aria-hidden sx={sx ?? null}>
    {children}
  </Place>
)
