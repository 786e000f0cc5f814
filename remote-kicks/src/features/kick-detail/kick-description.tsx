import { Typography } from '@bucketeer/shared-ui'
import { words } from './words'

/** The description of the Kick with its line breaks. */
export function KickDescription({ text }: { text: string }) {
  if (!text.trim()) return <Typography sx={{ color: 'text.secondary' }}>{words.noDescription}</Typography>
  return (
    <Typography
      variant="subtitle1"
      component="p"
      sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {text}
    </Typography>
  )
}
