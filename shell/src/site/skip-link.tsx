import type { MouseEvent, RefObject } from 'react'
import { styled } from '@bucketeer/shared-ui'
import { words } from './words'

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(2),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.25, 2.5),
  borderRadius: 12,
  fontWeight: 600,
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}))

/** The first tab stop of every page; moves focus past the top bar to the page. */
export const SkipLink = ({ target }: { target: RefObject<HTMLElement | null> }) => {
  // Following the link would add a history entry.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    target.current?.focus()
  }
  return (
    <Anchor href="#content" onClick={skip}>
      {words.skip}
    </Anchor>
  )
}
