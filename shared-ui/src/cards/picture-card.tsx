import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { CoverProps } from '../covers'
import { LinkButton } from '../links/links'
import { Picture } from '../pictures/picture'
import { focusRing, motion, pressedCard, shadow, travelling } from '../theme/styles'
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
const overCard = { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card } as const

/** The only link of a `LiftingCard`, at its bottom: a click anywhere on the card follows it. */
export const CardLinkButton = styled(LinkButton)(({ theme }) => ({
  alignSelf: 'flex-start',
  marginTop: 'auto',
  marginLeft: theme.spacing(-1.5),
  position: 'static',
  '&:active': { transform: 'none' },
  '&::after': overCard,
}))

/** Returns the style that truncates a text after a number of lines. */
export const lineClamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere' as const,
  // The browser sets the ellipsis of a line that runs towards the start of the box up to its width outside.
  paddingInlineStart: '1em',
  marginInlineStart: '-1em',
})

export interface CategoryChipProps {
  category: 'Chill' | 'Travel' | 'Activity'
  /** The category's name on screen. */
  label: string
}

/** Shows a category with a dot in its colour. Readable over any picture. */
export function CategoryChip({ category, label }: CategoryChipProps) {
  const dot = (
    <Box
      component="span"
      sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: `category.${category}` }}
    />
  )
  return (
    <Chip
      size="small"
      label={label}
      icon={dot}
      sx={{ bgcolor: 'background.paper', '& .MuiChip-icon': { ml: 1.25, mr: -0.25 } }}
    />
  )
}

export interface PictureCardProps {
  /** The target of the link on the title, which covers the whole card. A card without it is no link. */
  to?: string
  title: string
  /** The id of the title, to describe a control. */
  titleId?: string
  /** The picture's URL as the API returns it; null shows the cover. */
  picture: string | null
  cover: CoverProps
  /** Shown over the picture, usually a `CategoryChip`. */
  chip?: ReactNode
  /** Truncated after two lines. */
  text?: ReactNode
  /** Buttons at the bottom, which are not covered by the link. */
  actions?: ReactNode
  /** The heading level of the title. */
  heading?: 'h2' | 'h3'
  /** The picture's width, as the `sizes` of `<img>`. */
  sizes?: string
  /** For cards above the fold; see `Picture`. */
  priority?: boolean
  /** Shown between text and actions. */
  children?: ReactNode
}

const Root = styled(LiftingCard)(({ theme }) => ({
  '&:has(a[data-card]:focus-visible)': focusRing(theme),
  [`&:has(${pressedCard})`]: {
    '& [data-ratio=card]': { viewTransitionName: travelling.picture },
    '& h2, & h3': { viewTransitionName: travelling.title },
  },
}))
const CardLink = styled(NavLink)({
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::after': overCard,
})
const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: theme.spacing(0.75),
  padding: theme.spacing(2, 2.5, 2.5),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(0.5), padding: theme.spacing(1.5, 2, 2) },
}))
const Actions = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  // Aligns the icon of the first button, not its edge, with the text.
  marginLeft: theme.spacing(-0.75),
  width: 'fit-content',
  maxWidth: '100%',
  marginTop: 'auto',
  paddingTop: theme.spacing(0.75),
}))
const ChipPosition = styled('div')({ position: 'absolute', top: 12, left: 12, maxWidth: 'calc(100% - 24px)' })
/** Renders a card with picture, title, text and actions that links to its page. */
export function PictureCard({
  to,
  title,
  titleId,
  text,
  chip,
  actions,
  heading = 'h2',
  children,
  ...picture
}: PictureCardProps) {
  const { picture: src, cover, sizes = '(min-width: 900px) 400px, 100vw', priority } = picture
  return (
    <Root>
      <Picture src={src} alt="" ratio="card" cover={cover} sizes={sizes} {...(priority && { priority })} />
      {chip && <ChipPosition>{chip}</ChipPosition>}
      <Body>
        <Typography id={titleId} variant="h4" component={heading} sx={lineClamp(2)}>
          {to === undefined ? (
            title
          ) : (
            <CardLink to={to} end viewTransition data-card="">
              {title}
            </CardLink>
          )}
        </Typography>
        {text && (
          <Typography variant="body1" sx={{ color: 'text.secondary', ...lineClamp(2) }}>
            {text}
          </Typography>
        )}
        {children}
        {actions && <Actions>{actions}</Actions>}
      </Body>
    </Root>
  )
}
