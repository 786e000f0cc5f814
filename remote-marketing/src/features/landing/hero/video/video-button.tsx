import { IconButton, PauseIcon, PlayIcon, shadow } from '@bucketeer/shared-ui'
import { words } from '../../words'

export interface VideoButtonProps {
  isPlaying: boolean
  onClick: () => void
}

/** Pauses or plays the banner video. */
export function VideoButton({ isPlaying, onClick }: VideoButtonProps) {
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
