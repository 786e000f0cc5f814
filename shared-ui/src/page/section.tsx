import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, type Ref, useId } from 'react'
import type { HeadingLevel } from '../slots/slot-props'

export interface SectionProps {
  heading: ReactNode
  /** Default: 2. */
  level?: HeadingLevel
  /** For a heading that takes the focus when the control that had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>
  /** The space between the parts, in units of the theme. Default: 2.5. */
  gap?: number
  /** In pixels. */
  maxWidth?: number
  children: ReactNode
}

/** A part of a page, named by its heading. */
export function Section({ heading, level = 2, headingRef, gap = 2.5, maxWidth, children }: SectionProps) {
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap, maxWidth }}>
      <Typography
        id={id}
        ref={headingRef}
        {...(headingRef && { tabIndex: -1 })}
        variant="h3"
        component={`h${level}`}
        sx={{ outline: 'none', overflowWrap: 'anywhere' }}
      >
        {heading}
      </Typography>
      {children}
    </Stack>
  )
}
