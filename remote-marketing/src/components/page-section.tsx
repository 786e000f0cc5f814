import { styled } from '@bucketeer/shared-ui'
import { type ReactNode } from 'react'
import { PageColumn } from './page-column'

export interface PageSectionProps {
  /** The id of the section's heading. */
  labelledBy: string
  /** The background; `sand` sets the section off from its neighbours. */
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

/** Renders a full-width section with vertical spacing. */
export const PageSection = ({ labelledBy, ground = 'page', children }: PageSectionProps) => (
  <Ground aria-labelledby={labelledBy} data-ground={ground}>
    <PageColumn>{children}</PageColumn>
  </Ground>
)
