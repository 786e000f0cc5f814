import { styled } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { Picture } from '../pictures/picture'
import type { CoverProps } from '../covers'
import { bandHeight, lowBandHeight, radius } from '../theme/tokens'

export interface BandPicture {
  /** The picture's URL as the API returns it; null shows the cover. */
  src: string | null
  alt: string
  /** Omitted for a picture that ships with the page. */
  cover?: CoverProps
  /** Whether the band is half as high, for pages with a long list. */
  isLow?: boolean
}

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  // 21:9, or taller when the content needs it.
  minHeight: bandHeight,
  '&[data-low]': { minHeight: lowBandHeight },
  width: '100%',
  overflow: 'hidden',
  color: '#FFFFFF',
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

// Guarantees the contrast of white text on any picture: 0.64 over pure white gives 5.8:1.
const gradientStops = (paddingTop: number) => [
  'rgb(14 20 32 / 0.88)',
  `rgb(14 20 32 / 0.64) calc(100% - ${paddingTop - 4}px)`,
  `rgb(14 20 32 / 0.4) calc(100% - ${Math.round(paddingTop * 0.62)}px)`,
  `rgb(14 20 32 / 0.14) calc(100% - ${Math.round(paddingTop * 0.24)}px)`,
  'transparent',
]
const shade = (paddingTop: number) => ({
  paddingTop,
  backgroundImage: `linear-gradient(to top, ${gradientStops(paddingTop)})`,
})
const Content = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  padding: theme.spacing(0, 4, 4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(0, 2, 3) },
  '&&': shade(136),
  '[data-low] > &&': { ...shade(72), paddingBottom: theme.spacing(3) },
}))

/** Shows the page's picture as a wide band with the page's head over it. Spans the full width on phones. */
export function PageBand({
  picture: { isLow, ...picture },
  children,
}: {
  picture: BandPicture
  children: ReactNode
}) {
  return (
    <Band data-low={isLow ? '' : undefined}>
      <Backdrop>
        <Picture {...picture} ratio="21/9" sizes="(min-width: 1280px) 1280px, 100vw" priority />
      </Backdrop>
      <Content>{children}</Content>
    </Band>
  )
}
