import { keys } from '@bucketeer/shared-auth'
import { Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../request'
import { words } from './words'

/** The way to /archive below the first steps, until they are finished or skipped. */
export default function Welcome() {
  const { data: settings } = useQuery({
    queryKey: keys.log.settings(),
    queryFn: ({ signal }) => request('get', '/api/log/settings', { signal }),
  })
  if (settings?.welcomedAt !== null) return null
  return (
    <Stack sx={{ gap: 0.25, paddingTop: 2, borderTop: 1, borderColor: 'divider' }}>
      <TextLink to="/archive" sx={{ alignSelf: 'flex-start' }}>
        {words.elsewhere}
      </TextLink>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.hint}
      </Typography>
    </Stack>
  )
}
