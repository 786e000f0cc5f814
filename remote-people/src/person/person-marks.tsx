import { lineClamp, SecondaryText } from '@bucketeer/shared-ui'
import { words } from './words'

export interface PersonMarksProps {
  tagline: string
  createdAt: string
}

/** Tells people of the same name apart. */
export const PersonMarks = ({ tagline, createdAt }: PersonMarksProps) => (
  <SecondaryText component="div">
    <div style={lineClamp(2)}>{tagline}</div>
    {words.since(createdAt)}
  </SecondaryText>
)
