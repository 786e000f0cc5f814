import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { isPrerenderedPageShown } from '../page-placeholder/prerendered-page'
import { words } from '../words'

const moveRight = keyframes({ from: { transform: 'translateX(-18px)' }, to: { transform: 'translateX(0)' } })
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  fontFamily: theme.typography.h4.fontFamily,
  // The font of headings loads first.
  fontWeight: theme.typography.h4.fontWeight,
  fontSize: '1.125rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  textAlign: 'center',
  color: theme.vars.palette.text.primary,
  // The delay keeps the message from flashing when loading is fast.
  '&[data-fades]': { animation: `${appear} 250ms ease-out 150ms both` },
}))
const Route = styled('svg')(({ theme }) => ({
  overflow: 'hidden',
  color: theme.vars.palette.primary.main,
  '& path': { animation: `${moveRight} 900ms linear infinite` },
}))

const Text = styled('p')({ margin: 0, font: 'inherit' })

export interface LoadingMessageProps {
  /** `h1` on a page that has no other heading yet. */
  as?: 'h1' | 'p'
}

/** Shows the loading message (S2.24) under an animated line. */
export function LoadingMessage({ as = 'p' }: LoadingMessageProps) {
  // The prerendered message that this one replaces has already faded in.
  const [isReplacement] = useState(isPrerenderedPageShown)
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
      <Text as={as}>{words.loading}</Text>
    </Note>
  )
}
