import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { type ReactNode, type RefObject, useRef } from 'react'
import { type CoverProps, useGround } from '../covers'
import { Picture } from '../pictures/picture'
import { plainList, pressedCard, travelling } from '../theme/styles'
import { bandHeight, lowBandHeight, pageWidth, radius } from '../theme/tokens'
import { BackLinks, type BackTarget } from './back-links'
import { useArrival } from './use-arrival'

export interface BandPicture {
  /** The picture's URL as the API returns it; null shows the cover. */
  src: string | null
  alt: string
  /** Omitted for a picture that ships with the page. */
  cover?: CoverProps
  /** Whether the band is only as high as its words need, for pages with a long list. */
  isLow?: boolean
}

const Band = styled('div')(({ theme }) => ({
  viewTransitionName: travelling.picture,
  '& h1': { viewTransitionName: travelling.title },
  [`html:has(${pressedCard}) &`]: { '&, & h1': { viewTransitionName: 'none' } },
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  // 21:9, or taller when the content needs it.
  minHeight: bandHeight,
  '&[data-low]': { minHeight: lowBandHeight },
  width: '100%',
  overflow: 'hidden',
  color: '#FFFFFF',
  '--shade': 'var(--ground, rgb(14 20 32))',
  // Paper is dark by night.
  '&[data-paper]': {
    color: theme.vars.palette.text.primary,
    ...theme.applyStyles('dark', { '--shade': theme.vars.palette.background.default }),
  },
  borderRadius: radius.card,
  [theme.breakpoints.down('sm')]: {
    width: 'auto',
    marginInline: theme.spacing(-2),
    borderRadius: 0,
  },
}))
const Backdrop = styled('div')({
  position: 'absolute',
  inset: 0,
  '& > *': { height: '100%' },
  // Words cover the lower part, so the upper one keeps more of what a flat band cuts off.
  '& img': { objectPosition: '50% 30%' },
})

const ground = (percent: number) => `color-mix(in srgb, var(--shade) ${percent}%, transparent)`
// Guarantees the contrast of text on any picture, as 80 % of each ground does over white.
const gradientStops = (paddingTop: number) => [
  ground(92),
  `${ground(80)} calc(100% - ${paddingTop - 4}px)`,
  `${ground(44)} calc(100% - ${Math.round(paddingTop * 0.62)}px)`,
  `${ground(14)} calc(100% - ${Math.round(paddingTop * 0.24)}px)`,
  'transparent',
]
/** Shades the words and what is below them, and fades out above and beside them. */
const shade = (paddingTop: number) => ({
  paddingTop,
  '& [data-words]::before': {
    content: '""',
    position: 'absolute',
    inset: `${-paddingTop}px -360px -160px -40px`,
    zIndex: -1,
    backgroundImage: `linear-gradient(to top, ${gradientStops(paddingTop)})`,
    maskImage: 'linear-gradient(to right, #000 calc(100% - 340px), transparent)',
  },
})
const Content = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  width: '100%',
  padding: theme.spacing(0, 4, 4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(0, 2, 3) },
  '&&': shade(112),
  '[data-low] > &&': {
    ...shade(56),
    paddingBottom: theme.spacing(2.5),
    [theme.breakpoints.down('sm')]: { ...shade(24), paddingBottom: theme.spacing(1) },
  },
}))

/** Shows the page's picture as a wide band with the page's head over it. Spans the full width on phones. */
function PageBand({
  picture: { isLow, ...picture },
  children,
}: {
  picture: BandPicture
  children: ReactNode
}) {
  const band = useRef<HTMLDivElement>(null)
  useGround(band, picture)
  return (
    <Band ref={band} data-low={isLow ? '' : undefined}>
      <Backdrop>
        <Picture {...picture} ratio="21/9" sizes="(min-width: 1280px) 1280px, 100vw" priority />
      </Backdrop>
      <Content>{children}</Content>
    </Band>
  )
}

interface PageHeadProps extends Pick<PageFrameProps, 'title' | 'intro' | 'figures' | 'action'> {
  headingRef: RefObject<HTMLHeadingElement | null>
}

const Figures = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
  ...plainList,
  fontWeight: 600,
  '& li + li::before': { content: '"·" / ""', marginRight: theme.spacing(1.5), fontWeight: 400 },
}))

// Has the height of the figures, so that nothing shifts when they have loaded.
const FiguresPlaceholder = styled('div')(({ theme }) => ({ ...theme.typography.body2, height: '1lh' }))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  flexShrink: 0,
  [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
}))

/** Renders a page's title, introduction, key figures and main action. */
function PageHead({ title, intro, figures, action, headingRef }: PageHeadProps) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: { xs: 2.5, sm: 4 }, alignItems: { sm: 'flex-end' }, justifyContent: 'space-between' }}
    >
      <Stack data-words sx={{ position: 'relative', gap: 1, minWidth: 0, maxWidth: '70ch' }}>
        <Typography ref={headingRef} variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {intro && (
          <Typography variant="subtitle1" component="div" sx={{ opacity: 0.86 }}>
            {intro}
          </Typography>
        )}
        {figures?.length === 0 && <FiguresPlaceholder />}
        {figures && figures.length > 0 && (
          <Figures>
            {figures.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </Figures>
        )}
      </Stack>
      {action && <Actions>{action}</Actions>}
    </Stack>
  )
}

export interface PageFrameProps {
  /** The h1 and the first part of the document's title. */
  title: string
  /** One line about the page. */
  intro?: ReactNode
  /** Key figures with their units: `['12 Kicks', '5 countries']`. An empty array reserves their space while they load. */
  figures?: string[]
  /** The main action, right of the title or below it on phones. */
  action?: ReactNode
  /** The link above the title. */
  back?: BackTarget
  /** The picture behind title and action. */
  picture?: BandPicture
  /** Makes the page 1280 px wide, for lists; the default of 880 px suits reading and forms. */
  wide?: boolean
  children?: ReactNode
}

/** Lays out a page with its head. Sets the document's title and moves focus to the h1, as `useArrival` does. */
export function PageFrame({ back, picture, wide, children, ...head }: PageFrameProps) {
  const headingRef = useArrival(head.title)
  const pageHead = <PageHead {...head} headingRef={headingRef} />
  const isLow = picture?.isLow === true
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: (wide ? pageWidth.wide : pageWidth.reading) + 64,
        marginInline: 'auto',
        paddingInline: { xs: 2, sm: 4 },
        paddingTop: { xs: picture && !back ? 0 : isLow ? 0.5 : 3, sm: isLow ? 2 : 5 },
        paddingBottom: { xs: 8, sm: 12 },
      }}
    >
      {back && (
        <Box sx={{ marginBottom: { xs: isLow ? 0.5 : 1.5, sm: 1.5 } }}>
          <BackLinks targets={[back]} />
        </Box>
      )}
      {picture ? <PageBand picture={picture}>{pageHead}</PageBand> : pageHead}
      <Box sx={{ marginTop: isLow ? { xs: 1, sm: 2 } : { xs: 3, sm: 4 } }}>{children}</Box>
    </Box>
  )
}
