import { safetyCalls, useAuth } from '@bucketeer/shared-auth'
import {
  Button,
  ErrorBanner,
  PageFrame,
  Stack,
  TextLink,
  Typography,
  withElements,
} from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../request'
import { words } from './words'

interface Accused {
  _id: string
  userName: string
}

/** Offers to mute or block the owner of a reported thing, and says where to undo it. */
function HideOwner({ accused: { _id, userName } }: { accused: Accused }) {
  const safety = safetyCalls(request, useQueryClient())
  const hiding = useMutation({
    mutationFn: async (measure: 'mute' | 'block') => {
      await (measure === 'mute' ? safety.mute(_id) : safety.block(_id, { removeComments: false }))
      return measure
    },
  })
  const { data: done, isPending } = hiding
  const hide = (measure: 'mute' | 'block') => !isPending && hiding.mutate(measure)
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography>{words.muteNote(userName)}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!done && (
          <Button variant="outlined" onClick={() => hide('mute')}>
            {words.mute(userName)}
          </Button>
        )}
        {done !== 'block' && (
          <Button variant="outlined" color="error" onClick={() => hide('block')}>
            {words.block(userName)}
          </Button>
        )}
      </Stack>
      <Typography role="status">
        {done && (
          <>
            {done === 'mute' ? words.muted(userName) : words.blocked(userName)}{' '}
            {withElements(words.undo, <TextLink to="/people/hidden">{words.hiddenPeople}</TextLink>)}
          </>
        )}
      </Typography>
      <ErrorBanner title={words.couldNotHide} error={hiding.error} />
    </Stack>
  )
}

/** Thanks for a report. */
export function ReportSent({ accused }: { accused: Accused | null }) {
  const isLoggedIn = useAuth((auth) => auth.isLoggedIn)
  return (
    <PageFrame title={words.sent} intro={words.sentText}>
      <Stack sx={{ gap: 3 }}>
        <Typography>
          {isLoggedIn
            ? withElements(words.outcome, <TextLink to="/reports">{words.reports}</TextLink>)
            : words.sentAsVisitor}
        </Typography>
        {isLoggedIn && accused && <HideOwner accused={accused} />}
      </Stack>
    </PageFrame>
  )
}
