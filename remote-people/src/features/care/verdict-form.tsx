import { type Schemas } from '@bucketeer/shared-auth'
import { Section, Stack, useToasts } from '@bucketeer/shared-ui'
import { RadioCards, TextField } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { SendButton } from '../../reports/send-button'
import { request } from '../../request'
import { careKey, reportKey } from './queries'
import { words } from './words'

type Report = Schemas['CareReport']
type Decision = Schemas['VerdictFields']['decision']

const lengths = { days1: 1, days7: 7, days30: 30, forGood: null }
type Length = keyof typeof lengths
const lengthNames = ['days1', 'days7', 'days30', 'forGood'] as const

/** Returns the decisions about a thing, each with what it does. */
function optionsOf({ thing, answers, reports }: Report) {
  const { decisions, notes } = words
  const isHeld = reports.some(({ bySite }) => bySite)
  const kinds: Decision[] =
    thing.kind === 'user' ? ['nothing', 'warn', 'suspend'] : ['nothing', 'hide', 'warn', 'suspend']
  const noteOf = (value: Decision) => {
    if (value === 'nothing' && answers) return notes.takeBack
    if (isHeld && value === 'nothing') return notes.release
    if (isHeld && value === 'warn') return notes.releaseAndWarn
    return value === 'hide' && thing.kind === 'story' ? notes.hideStory : notes[value]
  }
  return kinds.map((value) => ({ value, label: decisions[value], note: noteOf(value) }))
}

/** The form in which a moderator decides all open reports about a thing. */
export function VerdictForm({ report }: { report: Report }) {
  const cache = useQueryClient()
  const toasts = useToasts()
  const [decision, setDecision] = useState<Decision | null>(null)
  const [length, setLength] = useState<Length>('days7')
  const [said, setSaid] = useState('')
  const [isMissing, setMissing] = useState(false)
  const saving = useMutation({
    mutationFn: (chosen: Decision) =>
      request('put', '/api/care/report/{reportId}', {
        params: { reportId: report._id },
        body: {
          decision: chosen,
          words: isUnread ? '' : said,
          days: chosen === 'suspend' ? lengths[length] : null,
        },
      }),
    onSuccess: (decided) => {
      cache.setQueryData(reportKey(report._id), decided)
      void cache.invalidateQueries({ queryKey: careKey, refetchType: 'none' })
      toasts.success(words.saved)
    },
  })
  // Of nothing wrong, the owner learns only as the outcome of an answer.
  const isUnread = decision === 'nothing' && !report.answers
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(decision === null)
    if (decision && !saving.isPending) saving.mutate(decision)
  }
  return (
    <Section heading={words.decide}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3, maxWidth: 640 }}>
        <RadioCards
          legend={words.decide}
          isLegendHidden
          isStacked
          options={optionsOf(report)}
          value={decision}
          onChange={setDecision}
          problem={isMissing && decision === null ? words.chooseDecision : null}
        />
        {decision === 'suspend' && (
          <RadioCards
            legend={words.length}
            options={lengthNames.map((value) => ({ value, label: words.lengths[value] }))}
            value={length}
            onChange={setLength}
          />
        )}
        {!isUnread && (
          <TextField
            label={words.words}
            multiline
            minRows={3}
            value={said}
            onChange={({ target }) => setSaid(target.value)}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        )}
        <SendButton label={words.save} failure={words.failure} sending={saving} />
      </Stack>
    </Section>
  )
}
