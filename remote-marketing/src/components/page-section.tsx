import { styled } from '@bucketeer/shared-ui'
import { type ReactNode } from 'react'
import { PageColumn } from './page-column'

export interface PageSectionProps {
  /** The id of its heading. */
  labelledBy: string
  /** Sand sets a section off from those around it. */
  ground?: 'page' | 'sand'
  children: ReactNode
}

const Ground = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(64px, 8vw, 112px)',
  '&[data-ground="sand"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.divider} 42%, ${theme.vars.palette.background.default})`,
  },
  '&[data-ground="page"] + &[data-ground="page"]': { paddingTop: 0 },
}))

/** One section of a page of many, with the air around it. */
export function PageSection({ labelledBy, ground = 'page', children }: PageSectionProps) {
  return (
    <Ground aria-labelledby={labelledBy} data-ground={ground}>
      <PageColumn>{children}</PageColumn>
    </Ground>
  )
}
