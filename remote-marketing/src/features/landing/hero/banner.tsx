import {
  bannerSvg,
  lazyResource,
  radius,
  styled,
  type Theme,
  useColorMode,
  useIdleResource,
  useMediaQuery,
} from '@bucketeer/shared-ui'
import { useMemo } from 'react'
import { PageColumn } from '../../../components/page-parts'
import { words } from '../words'

const Figure = styled(PageColumn)(({ theme }) => ({
  marginBlock: 0,
  [theme.breakpoints.down('sm')]: { paddingInline: 0 },
}))
const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '21 / 9',
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.divider,
  [theme.breakpoints.down('sm')]: { aspectRatio: '4 / 3', borderRadius: 0 },
  '& > :is(img, video)': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 80%' },
  '[data-member] > &': { aspectRatio: 'auto', height: 'clamp(96px, 18vh, 170px)' },
  // Where the traveller stands.
  '[data-member] > & > *': { objectPosition: '50% 75%' },
}))
const Panorama = styled('img')({ display: 'block' })
const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.body2,
  paddingTop: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  textAlign: 'right',
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
}))

declare global {
  interface Navigator {
    /** Missing in some browsers: https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly saveData?: boolean }
  }
}

const video = lazyResource(async () => (await import('./video/banner-video')).BannerVideo)

/** Shows the video once the page is loaded and idle. Until then no byte of it is fetched. */
function IdleVideo({ poster }: { poster: string }) {
  const { shown } = useColorMode()
  const { value: BannerVideo } = useIdleResource(video)
  return BannerVideo && <BannerVideo key={shown} mode={shown} poster={poster} />
}

/**
 * Shows the panorama for the current colour mode, and its video on wide screens, unless the user prefers reduced motion
 * or saves data.
 */
export function Banner({ isMember = false }: { isMember?: boolean }) {
  const { shown } = useColorMode()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  // Prerendering has no navigator, and no wide screen.
  const hasVideo = isWide && !prefersReducedMotion && !navigator.connection?.saveData
  const still = useMemo(() => `data:image/svg+xml,${encodeURIComponent(bannerSvg({ mode: shown }))}`, [shown])
  return (
    <Figure as="figure" data-member={isMember || undefined}>
      <Frame>
        <Panorama src={still} alt="" width={1680} height={720} draggable={false} />
        {hasVideo && <IdleVideo poster={still} />}
      </Frame>
      {!isMember && <Caption>{words.hero.caption[shown]}</Caption>}
    </Figure>
  )
}
