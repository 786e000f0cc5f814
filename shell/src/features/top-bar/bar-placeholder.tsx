import type { ReactNode } from 'react'
import { styled, type SxProps, type Theme } from '@bucketeer/shared-ui'
import { barItem } from './bar-item'

const Placeholder = styled('span')(barItem, { visibility: 'hidden' })

interface BarPlaceProps {
  sx?: SxProps<Theme>
  /** Determines the size. */
  children: ReactNode
}

/** Reserves the space of an entry that may appear later, to avoid a layout shift. */
export const BarPlaceholder = ({ sx, children }: BarPlaceProps) => (
  <Placeholder aria-hidden sx={sx ?? null}>
    {children}
  </Placeholder>
)
