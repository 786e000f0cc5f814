import { type Story } from '@bucketeer/shared-auth'
import { Button, useUnloadWarning } from '@bucketeer/shared-ui'
import { ConfirmDialog, FormFrame } from '@bucketeer/shared-ui/forms'
import { type ReactNode, useState } from 'react'
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

const notes = { none: null, waiting: words.waiting, lost: words.pictureLost }

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
    draft.forget()
    setAsking(false)
  }
  return (
    <>
      <FormFrame
        isRestored={draft.isRestored}
        onStartOver={ask}
        onSubmit={submit}
        failure={failure}
        error={error}
        saveLabel={saveLabel}
        isBusy={isBusy}
        leave={
          <>
            {leave}
            {draft.isDirty && <Button onClick={ask}>{words.discard}</Button>}
          </>
        }
        note={notes[wait]}
        status={draft.isDirty && <KeptNote keeping={draft.keeping} />}
      >
        <StoryInputs draft={draft} bucketId={bucketId} state={isSaving ? 'saving' : 'editable'} />
      </FormFrame>
      <ConfirmDialog
        open={isAsking}
        title={words.discardTitle}
        text={words.discardText}
        confirm={words.discard}
        cancel={words.keepWriting}
        tone="error"
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
