import { useId } from 'react'
import { Button, plainList, Stack, Typography } from '@bucketeer/shared-ui'
import { HiddenPerson } from './hidden-person'
import type { HiddenPeopleQuery, Hiding } from './use-hidden-people'
import { words } from './words'

interface HiddenSectionProps {
  hiding: Hiding
  query: HiddenPeopleQuery
}

/** Those whom the user blocked, or muted. Renders nothing if there are none. */
export const HiddenSection = ({ hiding, query }: HiddenSectionProps) => {
  const id = useId()
  const { data: people = [] } = query
  if (people.length === 0) return null
  const { heading, note } = words[hiding]
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2, alignItems: 'flex-start' }}>
      <div>
        <Typography variant="h3" component="h2" id={id}>
          {heading}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>
      </div>
      <Stack component="ul" role="list" sx={{ gap: 2, ...plainList, alignSelf: 'stretch' }}>
        {people.map((person) => (
          <li key={person._id}>
            <HiddenPerson hiding={hiding} person={person} />
          </li>
        ))}
      </Stack>
      {query.hasNextPage && (
        <Button
          variant="outlined"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </Stack>
  )
}
