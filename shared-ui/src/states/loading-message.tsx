import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { isFirstPageShown } from '../first-paint/first-page'
import { words } from '../words'

const travel = keyframes({ from: { transform: 'translateX(-18px)' }, to: { transform: 'translateX(0)' } })
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  fontFamily: theme.typography.h4.fontFamily,
  // The weight of headings, whose font is the first to be there.
  fontWeight: theme.typography.h4.fontWeight,
  fontSize: '1.125rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  textAlign: 'center',
  color: theme.vars.palette.text.primary,
  // What is there within a blink needs no word of waiting.
  '&[data-fades]': { animation: `${appear} 250ms ease-out 150ms both` },
}))
const Route = styled('svg')(({ theme }) => ({
  overflow: 'hidden',
  color: theme.vars.palette.primary.main,
  '& path': { animation: `${travel} 900ms linear infinite` },
}))

const Words = styled('p')({ margin: 0, font: 'inherit' })

export interface LoadingMessageProps {
  /** What the words are: the heading of a page that has no other yet, or a line on one that has. */
  as?: 'h1' | 'p'
}

/** The words of waiting, over a dashed route that moves on. */
export function LoadingMessage({ as = 'p' }: LoadingMessageProps) {
  // Takes the place of the prerendered note, which has faded in already.
  const [isReplacement] = useState(isFirstPageShown)
  return (
    <Note role="status" data-fades={isReplacement ? undefined : ''}>
      <Route width="108" height="16" viewBox="0 0 108 16" aria-hidden>
        <path
          d="M-20 8 q9 -9 18 0 t18 0 t18 0 t18 0 t18 0 t18 0 t18 0 t18 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="1 6"
        />
      </Route>
      <Words as={as}>{words.loading}</Words>
    </Note>
  )
}
