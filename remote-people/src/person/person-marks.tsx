import { lineClamp, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

export interface PersonMarksProps {
  tagline: string
  createdAt: string
}

/** Tells people of the same name apart. */
export const PersonMarks = ({ tagline, createdAt }: PersonMarksProps) => (
  <Typography component="div" variant="body2" color="textSecondary">
    <div style={lineClamp(2)}>{tagline}</div>
    {words.since(createdAt)}
  </Typography>
)
