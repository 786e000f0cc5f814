import { styled } from '@bucketeer/shared-ui'
import { useRef, useState } from 'react'
import { recallChoice, rememberChoice } from './pause-choice'
import { VideoButton } from './video-button'
import { videos } from './videos'

export interface BannerVideoProps {
  mode: 'light' | 'dark'
  /** The still banner: the video begins with the very same picture. */
  poster: string
}

const Film = styled('video')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

/** The banner in motion, over the still one: silent, for ever, until somebody pauses it. */
export function BannerVideo({ mode, poster }: BannerVideoProps) {
  const film = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [startsPlaying] = useState(() => recallChoice() === 'playing')
  if (hasFailed) return null

  const toggle = () => {
    rememberChoice(isPlaying ? 'paused' : 'playing')
    if (isPlaying) film.current?.pause()
    else film.current?.play().catch(() => setFailed(true))
  }
  return (
    <>
      <Film
        ref={film}
        src={videos[mode]}
        poster={poster}
        muted
        loop
        playsInline
        autoPlay={startsPlaying}
        preload={startsPlaying ? 'auto' : 'none'}
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
