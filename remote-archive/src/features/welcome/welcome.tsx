import { Box, TextLink } from '@bucketeer/shared-ui'
import { words } from './words'

/** The way to /archive, above the first steps. */
export default function Welcome() {
  return (
    <Box>
      <TextLink to="/archive">{words.elsewhere}</TextLink>
    </Box>
  )
}
