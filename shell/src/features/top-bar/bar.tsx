import type { ReactNode } from 'react'
import { pageWidth, styled } from '@bucketeer/shared-ui'

const Surface = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 92%, transparent)`,
  backdropFilter: 'blur(12px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  width: '100%',
  maxWidth: pageWidth.wide + 64,
  height: 'var(--top-bar-height)',
  marginInline: 'auto',
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(4) },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(2) },
}))

/** The sticky strip at the top of the window. */
export const Bar = ({ children }: { children: ReactNode }) => (
  <Surface>
    <Row>{children}</Row>
  </Surface>
)
