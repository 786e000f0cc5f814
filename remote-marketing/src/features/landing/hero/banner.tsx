import {
  bannerSvg,
  IconButton,
  PauseIcon,
  PlayIcon,
  radius,
  shadow,
  styled,
  tryStorage,
  useColorMode,
} from '@bucketeer/shared-ui'
import { useMemo, useRef, useState } from 'react'
import { PageColumn } from '../../../components/page-parts'
import { words } from '../words'
import dark from './video/dark.webm'
import light from './video/light.webm'
import { useVideoAllowed } from './video/use-video-allowed'

/** Pauses or plays the banner video. */
function VideoButton({ isPlaying, onClick }: { isPlaying: boolean; onClick: () => void }) {
  const Icon = isPlaying ? PauseIcon : PlayIcon
  return (
    <IconButton
      onClick={onClick}
      aria-label={isPlaying ? words.hero.pause : words.hero.play}
      sx={(theme) => ({
        position: 'absolute',
        // At the top, so that it is visible without scrolling.
        right: 20,
        top: 20,
        width: 44,
        height: 44,
        color: 'text.primary',
        backgroundColor: 'background.raised',
        boxShadow: shadow(theme, 'resting'),
        '&:hover': { backgroundColor: 'background.default' },
      })}
    >
      <Icon size={20} />
    </IconButton>
  )
}

/** Where the visitor's choice is in this tab, unless the browser blocks the storage. */
const key = 'bucketeer-banner'

/** Made by `npm run video`: see video/README.md. */
const sources = { light, dark }

interface BannerVideoProps {
  mode: 'light' | 'dark'
  /** The address of the still banner, which equals the first frame of the video. */
  poster: string
}

/** The style of what fills the banner. */
const filling = { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 80%' } as const

const Video = styled('video')({ ...filling, position: 'absolute', inset: 0 })

/** Renders the muted, looping video over the still banner, with a pause button. Renders nothing if playback fails. */
function BannerVideo({ mode, poster }: BannerVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [autoPlay] = useState(() => tryStorage(() => sessionStorage.getItem(key)) !== 'paused')
  if (hasFailed) return null

  const toggle = () => {
    tryStorage(() => sessionStorage.setItem(key, isPlaying ? 'paused' : 'playing'))
    if (isPlaying) video.current?.pause()
    else video.current?.play().catch(() => setFailed(true))
  }
  return (
    <>
      <Video
        ref={video}
        src={sources[mode]}
        poster={poster}
        muted
        loop
        playsInline
        autoPlay={autoPlay}
        preload={autoPlay ? 'auto' : 'none'}
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setFailed(true)}
      />
      <VideoButton isPlaying={isPlaying} onClick={toggle} />
    </>
  )
}

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
  '[data-member] > &': { aspectRatio: 'auto', height: 'clamp(96px, 18vh, 170px)' },
  // Where the traveller stands.
  '[data-member] > & > *': { objectPosition: '50% 75%' },
}))
const Panorama = styled('img')({ ...filling, display: 'block' })
const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.body2,
  paddingTop: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  textAlign: 'right',
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
}))

/** Shows the panorama for the current colour mode, and its video where `useVideoAllowed` permits. */
export function Banner({ isMember = false }: { isMember?: boolean }) {
  const { shown } = useColorMode()
  const isVideoAllowed = useVideoAllowed()
  const still = useMemo(() => `data:image/svg+xml,${encodeURIComponent(bannerSvg({ mode: shown }))}`, [shown])
  return (
    <Figure as="figure" data-member={isMember || undefined}>
      <Frame>
        <Panorama src={still} alt="" width={1680} height={720} draggable={false} />
        {isVideoAllowed && <BannerVideo key={shown} mode={shown} poster={still} />}
      </Frame>
      {!isMember && <Caption>{words.hero.caption[shown]}</Caption>}
    </Figure>
  )
}
