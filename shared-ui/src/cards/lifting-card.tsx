import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { LinkButton, type LinkButtonProps } from '../links/link-button'
import { motion } from '../theme/motion'
import { shadow } from '../theme/shadows'
import { radius } from '../theme/tokens'

/** A card that rises on hover. It positions its children, so that a link in it can cover it. */
export const LiftingCard = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  ...motion('transform', 'box-shadow'),
  '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
    '&:hover': { transform: 'translateY(-3px)', boxShadow: shadow(theme, 'lifted') },
  },
  '&:active': { transform: 'none' },
}))

/** The style of a link's `::after` that covers its card. */
export const overCard = { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card } as const

const Covering = styled(LinkButton)(({ theme }) => ({
  alignSelf: 'flex-start',
  marginTop: 'auto',
  marginLeft: theme.spacing(-1.5),
  position: 'static',
  '&:active': { transform: 'none' },
  '&::after': overCard,
}))

/** The only link of a `LiftingCard`, at its bottom: a click anywhere on the card follows it. */
export function CardLinkButton(props: LinkButtonProps) {
  return <Covering {...props} />
}

/** Returns the style that truncates a text after a number of lines. */
export const lineClamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere' as const,
})
