import { type Schemas, useAuth } from '@bucketeer/shared-auth'
import {
  EmptyView,
  FormSkeleton,
  lineClamp,
  LinkButton,
  NotFoundView,
  PageFrame,
  SecondaryText,
  Skeleton,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { isText, oneOf, orNull, RadioCards, shapeOf, TextField, useDraft } from '@bucketeer/shared-ui/forms'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { SendButton } from '../../reports/send-button'
import { words as sharedWords } from '../../reports/words'
import { request } from '../../request'
import { ReportSent } from './report-sent'
import { words } from './words'

type Thing = Schemas['ReportFields']['thing']

const reasons = ['spam', 'hurts', 'consent', 'private', 'other'] as const
const longestNote = 1000

const isReport = shapeOf({ reason: orNull(oneOf(reasons)), note: isText })
const nothing = { reason: null, note: '' }

const isKind = (kind: string): kind is Thing['kind'] => kind in words.headings

/** Names the thing, and whose it is. Renders nothing for what the user may no longer see. */
function Reported({ thing }: { thing: Thing }) {
  const { data, isPending } = useQuery({
    ...request.query(['reported', thing], '/api/people/report/thing', { query: thing }),
    retry: false,
  })
  if (isPending) return <Skeleton width="50%" height={46} />
  if (!data) return null
  const { title, owner } = data
  return (
    <Stack sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600, ...lineClamp(3) }}>{title}</Typography>
      {owner && thing.kind !== 'user' && <SecondaryText>{words.by(owner.userName)}</SecondaryText>}
    </Stack>
  )
}

/** The form that reports a thing, then what else the reporter can do. */
function ReportForm({ thing }: { thing: Thing }) {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const name = `report.${thing.kind}.${thing.id}`
  const draft = useDraft({ name, owner, path: null, saved: nothing, isValues: isReport })
  const { reason, note } = draft.values
  const [isMissing, setMissing] = useState(false)
  const sending = useMutation({
    mutationFn: (chosen: (typeof reasons)[number]) =>
      request('post', '/api/people/report', { body: { thing, reason: chosen, note } }),
    onSuccess: draft.clear,
  })
  if (sending.data) return <ReportSent accused={sending.data.accused} />
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(reason === null)
    if (reason && !sending.isPending) sending.mutate(reason)
  }
  return (
    <PageFrame title={words.headings[thing.kind]} intro={words.intro}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3, maxWidth: 640 }}>
        <Reported thing={thing} />
        <RadioCards
          legend={words.reason}
          isStacked
          options={reasons.map((value) => ({ value, label: sharedWords.reasons[value] }))}
          value={reason}
          onChange={(value) => {
            draft.change({ reason: value })
            setMissing(false)
          }}
          problem={isMissing ? words.chooseReason : null}
        />
        <TextField
          label={words.note}
          multiline
          minRows={3}
          value={note}
          onChange={({ target }) => draft.change({ note: target.value })}
          helperText={words.noteHint(longestNote - note.length)}
          slotProps={{ htmlInput: { maxLength: longestNote } }}
        />
        <SendButton label={words.send} failure={words.failure} sending={sending} />
      </Stack>
    </PageFrame>
  )
}

/** Asks visitors to log in. The login returns to this page. */
function LoginNeeded({ kind }: { kind: Thing['kind'] }) {
  const { pathname } = useLocation()
  return (
    <PageFrame title={words.headings[kind]} intro={words.intro}>
      <EmptyView
        text={words.loginNeeded}
        action={
          <LinkButton to="/login" state={{ from: pathname }} variant="contained">
            {words.login}
          </LinkButton>
        }
      />
    </PageFrame>
  )
}

/** /report/:kind/:id */
export default function ReportPage() {
  const { kind = '', id = '' } = useParams()
  const { isLoggedIn, isLoading } = useAuth()
  if (!isKind(kind)) return <NotFoundView />
  if (isLoading) return <FormSkeleton page={{ title: words.headings[kind], intro: words.intro }} />
  // Visitors read Public Journals alone.
  if (!isLoggedIn && kind !== 'journal' && kind !== 'story') return <LoginNeeded kind={kind} />
  return <ReportForm key={id} thing={{ kind, id }} />
}
