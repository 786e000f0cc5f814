import { useAuth } from '@bucketeer/shared-auth'
import {
  type Breakpoint,
  LinkButton,
  type LinkButtonProps,
  pageWidth,
  styled,
  type Theme,
  Typography,
  useArrival,
} from '@bucketeer/shared-ui'
import { createContext, type ReactNode, use, useId } from 'react'

/** Centres its content with the same width and padding as `PageFrame` with `wide`. */
export const PageColumn = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: pageWidth.wide + 64,
  marginInline: 'auto',
  paddingInline: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
}))

/** Returns the style of two columns, whose widths are in the proportion of two numbers; of one column below a breakpoint. */
export const twoColumns = (theme: Theme, [left, right]: [number, number], below: Breakpoint, rowGap = 5) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${left}fr) minmax(0, ${right}fr)`,
  gap: theme.spacing(rowGap, 8),
  [theme.breakpoints.down(below)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** A row of buttons, which share the width of phones. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { width: '100%', '& > *': { flexGrow: 1 } },
}))

/** The id of the heading of the section around. */
const HeadingId = createContext('')

/** Renders a section's h2 and its introduction. */
export const SectionHeading = ({ title, intro }: { title: string; intro?: string }) => (
  <div>
    <Typography id={use(HeadingId)} variant="h2">
      {title}
    </Typography>
    {intro && (
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ marginTop: 1.25, maxWidth: '46ch', color: 'text.secondary' }}
      >
        {intro}
      </Typography>
    )}
  </div>
)

interface Destination {
  label: string
  to: string
  /** The history state of the page. */
  state?: LinkButtonProps['state']
}

interface ViewerLinkProps extends Omit<LinkButtonProps, 'to' | 'state' | 'children' | 'style'> {
  member: Destination
  visitor: Destination
}

/** Links members and visitors to different routes. Is hidden but takes its space while authentication is loading. */
export function ViewerLink({ member, visitor, ...button }: ViewerLinkProps) {
  const { isLoading, isLoggedIn } = useAuth()
  const { label, to, state } = isLoggedIn ? member : visitor
  return (
    <LinkButton {...button} to={to} state={state} style={{ visibility: isLoading ? 'hidden' : 'visible' }}>
      {label}
    </LinkButton>
  )
}

interface SectionTextProps extends Pick<LinkButtonProps, 'variant'> {
  words: Record<'title' | 'text' | 'member' | 'visitor', string>
  width: string
  /** Where the link leads. */
  to: Record<'member' | 'visitor', string>
}

/** Renders a section's h2, its text and its link. */
export const SectionText = ({ words, width, to, variant }: SectionTextProps) => (
  <>
    <SectionHeading title={words.title} />
    <Typography
      variant="subtitle1"
      component="p"
      sx={{ margin: '12px 0 32px', maxWidth: width, color: 'text.secondary', textWrap: 'pretty' }}
    >
      {words.text}
    </Typography>
    <ViewerLink
      member={{ label: words.member, to: to.member }}
      visitor={{ label: words.visitor, to: to.visitor }}
      variant={variant}
      size="large"
    />
  </>
)

interface EntryTextProps {
  name: string
  text: string
  maxWidth?: { xs: string; md: string }
}

/** Renders the name of a section's entry, and its text. */
export const EntryText = ({ name, text, maxWidth }: EntryTextProps) => (
  <div>
    <Typography variant="h4" component="h3">
      {name}
    </Typography>
    <Typography sx={{ marginTop: 0.75, maxWidth, color: 'text.secondary', textWrap: 'pretty' }}>
      {text}
    </Typography>
  </div>
)

/** Renders the large heading of a page, which gets the focus after navigation. */
export const HeroHeading = ({ title }: { title: string }) => (
  <Typography
    ref={useArrival(title)}
    variant="h1"
    tabIndex={-1}
    sx={{
      fontSize: 'clamp(2.375rem, 1.05rem + 5.4vw, 5.25rem)',
      lineHeight: 1.04,
      letterSpacing: '-0.022em',
    }}
  >
    {title}
  </Typography>
)

const Ground = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(64px, 8vw, 112px)',
  '&[data-ground="sand"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.divider} 42%, ${theme.vars.palette.background.default})`,
  },
  '&[data-ground="page"] + &[data-ground="page"]': { paddingTop: 0 },
}))

interface PageSectionProps {
  /** The background; `sand` sets the section off from its neighbours. */
  ground?: 'page' | 'sand'
  children: ReactNode
}

/** Renders a full-width section with vertical spacing, which its heading names. */
export function PageSection({ ground = 'page', children }: PageSectionProps) {
  const id = useId()
  return (
    <HeadingId value={id}>
      <Ground aria-labelledby={id} data-ground={ground}>
        <PageColumn>{children}</PageColumn>
      </Ground>
    </HeadingId>
  )
}
