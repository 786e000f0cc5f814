import { keys, safetyCalls } from '@bucketeer/shared-auth'
import { Button, ErrorBanner, Stack } from '@bucketeer/shared-ui'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PersonRow, type PersonRowProps } from '../../person/person-row'
import { request } from '../../request'
import { words } from './words'

/** How the user hides people. */
type Hiding = 'blocked' | 'muted'

/** Queries those whom the user blocked or muted, in pages. */
export const useHiddenPeople = (list: Hiding) =>
  useInfiniteQuery(request.pages([...keys.users.all, 'hidden', list], '/api/people', { query: { list } }))

interface HiddenPersonProps {
  hiding: Hiding
  person: PersonRowProps['person']
}

/** A person whom the user hides, with a button that ends it and then begins it again. */
export function HiddenPerson({ hiding, person }: HiddenPersonProps) {
  const { _id, userName } = person
  const safety = safetyCalls(request, useQueryClient())
  const [isEnded, setEnded] = useState(false)
  const { begin, end } = {
    blocked: { end: safety.unblock, begin: (id: string) => safety.block(id, { removeComments: false }) },
    muted: { end: safety.unmute, begin: safety.mute },
  }[hiding]
  const change = useMutation({
    mutationFn: () => (isEnded ? begin(_id) : end(_id)),
    onSuccess: () => setEnded(!isEnded),
  })
  const texts = words[hiding]
  return (
    <Stack sx={{ gap: 1 }}>
      <PersonRow person={person} isOpen={hiding === 'muted' || isEnded} status={isEnded && texts.ended}>
        <Button
          variant="outlined"
          size="small"
          // A disabled button would lose the focus.
          aria-disabled={change.isPending}
          // Begins with the visible label, for users of voice control.
          aria-label={isEnded ? texts.againOf(userName) : texts.endOf(userName)}
          onClick={() => !change.isPending && change.mutate()}
          sx={{ flexShrink: 0 }}
        >
          {isEnded ? texts.again : texts.end}
        </Button>
      </PersonRow>
      <ErrorBanner title={texts.failure} error={change.error} />
    </Stack>
  )
}
