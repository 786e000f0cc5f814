import { useAuth } from '@bucketeer/shared-auth'
import { type SlotProps, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { EntryList } from '../../log/entry-list'
import { words } from './words'
import { logKeys, personQuery } from '../../log/log-queries'
import { request } from '../../request'

/** The number of entries on a profile. */
const shownEntries = 3

/** Shows the newest entries of a member on their profile, or nothing without any. */
export default function ProfileSection({ userId, headingLevel }: SlotProps<'profile.section'>) {
  const id = useId()
  const isOwn = useAuth(({ user }) => user?._id === userId)
  // The page has it in the cache.
  const { data: person } = useQuery({ ...personQuery(userId), staleTime: Infinity })
  const query = { user: userId, limit: shownEntries }
  const { data: entries = [] } = useQuery(request.query(logKeys.newest(userId), '/api/log', { query }))
  if (!person || entries.length === 0) return null
  const year = Number(entries[0]?.on?.slice(0, 4) ?? 0)
  const heading = isOwn ? words.own : words.of(person.userName)
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2.5 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 }}
      >
        <Typography variant="h3" component={`h${headingLevel}`} id={id}>
          {heading}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
          {isOwn && year > 0 && <TextLink to={`/log/year/${year}`}>{words.year(year)}</TextLink>}
          <TextLink to={isOwn ? '/log' : `/user/${userId}/log`} aria-label={words.allOf(heading)}>
            {words.all}
          </TextLink>
        </Stack>
      </Stack>
      <EntryList entries={entries} label={heading} columns={{ xs: 1, md: shownEntries }} />
    </Stack>
  )
}
