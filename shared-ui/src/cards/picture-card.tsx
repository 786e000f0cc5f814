import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CoverProps } from '../covers'
import { Picture } from '../pictures/picture'
import { lineClamp, LiftingCard, overCard } from './lifting-card'
import { focusRing } from '../theme/focus-ring'

export interface PictureCardProps {
  /** The target of the link on the title, which covers the whole card. A card without it is no link. */
  to?: string
  title: string
  /** The picture's URL as the API returns it; null shows the cover. */
  picture: string | null
  cover: CoverProps
  /** Shown over the picture, usually a `CategoryChip`. */
  chip?: ReactNode
  /** Truncated after two lines. */
  text?: string
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

const Root = styled(LiftingCard)(({ theme }) => ({ '&:has(a[data-card]:focus-visible)': focusRing(theme) }))
const CardLink = styled(Link)({
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
        <Typography variant="h4" component={heading} sx={lineClamp(2)}>
          {to === undefined ? (
            title
          ) : (
            <CardLink to={to} viewTransition data-card="">
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
