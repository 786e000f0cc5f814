import { keys } from '@bucketeer/shared-auth'
import { Box, TextLink } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../request'
import { words } from './words'

/** The way to /archive above the first steps, in its reserved place, until they are finished or skipped. */
export default function Welcome() {
  const { data: settings } = useQuery({
    queryKey: keys.log.settings(),
    queryFn: ({ signal }) => request('get', '/api/log/settings', { signal }),
  })
  if (settings?.welcomedAt !== null) return null
  return (
    <Box>
      <TextLink to="/archive">{words.elsewhere}</TextLink>
    </Box>
  )
}
