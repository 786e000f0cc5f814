import { Cover, radius, styled, useDebounced } from '@bucketeer/shared-ui'
import { words } from './words'

const Frame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  height: 'clamp(96px, 18vh, 168px)',
  borderRadius: radius.card,
})
const Title = styled('div')(({ theme }) => ({
  ...theme.typography.h4,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  padding: theme.spacing(1.5, 2),
  color: '#fff',
  overflowWrap: 'anywhere',
  background: 'linear-gradient(transparent 30%, rgb(0 0 0 / 0.55))',
}))

/** How long typing pauses before the cover is drawn anew, in milliseconds. */
const pauseMs = 250

/** Draws the cover that a wish gets, while it is typed. */
export function LiveCover({ text }: { text: string }) {
  const paused = useDebounced(text, pauseMs)
  return (
    <Frame aria-hidden>
      <Cover name={paused.trim() || words.question} kind="Bucket" ratio="21/9" />
      {text.trim() && <Title>{text}</Title>}
    </Frame>
  )
}
