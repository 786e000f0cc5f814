import { Box, TextLink } from '@bucketeer/shared-ui'
import { words } from './words'

/** The way to the import of a list, above the first steps. */
export default function Welcome() {
  return (
    <Box>
      <TextLink to="/archive#bring-in">{words.elsewhere}</TextLink>
    </Box>
  )
}
