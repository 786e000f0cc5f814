import { IconButton, PauseIcon, PlayIcon, shadow, styled, tryStorage } from '@bucketeer/shared-ui'
import { useRef, useState } from 'react'
import { words } from '../../words'
import dark from './dark.webm'
import light from './light.webm'

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

const Video = styled('video')({ position: 'absolute', inset: 0 })

/** Renders the muted, looping video over the still banner, with a pause button. Renders nothing if playback fails. */
export function BannerVideo({ mode, poster }: BannerVideoProps) {
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
