import { type Story } from '@bucketeer/shared-auth'
import {
  Box,
  Button,
  ErrorBanner,
  RestoredNotice,
  Stack,
  Typography,
  useUnloadWarning,
} from '@bucketeer/shared-ui'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { SaveRow } from '../form'
import { DiscardQuestion } from './discard-question'
import { KeptNote } from './kept-note'
import { StoryInputs } from './story-inputs'
import { type SentStory, type StoryValues } from './story-values'
import { useStoryDraft } from './use-story-draft'
import { useStorySaving } from './use-story-saving'
import { words } from './words'

export interface StoryFormProps {
  /** Under this name the device keeps what is written; one for each Journal, or for each Story that is changed. */
  draftName: string
  /** What the fields show until one types. */
  saved: StoryValues
  /** The Journal's Bucket, whose Kicks are on offer. */
  bucketId: string | null
  save(story: SentStory): Promise<Story>
  onSaved(story: Story): void
  saveLabel: string
  /** Stands before the server's message when saving failed. */
  failure: string
  /** The way out without saving. */
  leave: ReactNode
}

/** The form of a Story, new or not. Nothing that was written is lost until it is saved or dropped on purpose. */
export function StoryForm({
  draftName,
  saved,
  bucketId,
  saveLabel,
  failure,
  leave,
  ...calls
}: StoryFormProps) {
  const draft = useStoryDraft(draftName, saved)
  const { submit, error, wait, isBusy, isSaving } = useStorySaving({ draft, ...calls })
  const [isAsking, setAsking] = useState(false)
  const isAtRisk = draft.isDirty && draft.keeping !== 'all'
  useUnloadWarning(isAtRisk ? 'unsaved' : 'saved')

  const ask = () => setAsking(true)
  const discard = () => {
    draft.reset()
    setAsking(false)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 3 }}>
      {draft.isRestored && <RestoredNotice onStartOver={ask} />}
      <StoryInputs draft={draft} bucketId={bucketId} state={isSaving ? 'saving' : 'editable'} />
      <ErrorBanner title={failure} error={error} />
      <SaveRow label={saveLabel} busy={isBusy}>
        {leave}
        {draft.isDirty && <Button onClick={ask}>{words.discard}</Button>}
      </SaveRow>
      <Box role="status" sx={{ marginTop: -1.5 }}>
        {wait === 'waiting' && <Typography variant="body2">{words.waiting}</Typography>}
        {wait === 'lost' && <Typography variant="body2">{words.pictureLost}</Typography>}
        {draft.isDirty && <KeptNote keeping={draft.keeping} />}
      </Box>
      <DiscardQuestion isAsking={isAsking} onDiscard={discard} onCancel={() => setAsking(false)} />
    </Stack>
  )
}
