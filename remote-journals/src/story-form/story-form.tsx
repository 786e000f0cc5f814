import { type Story, uploadPicture } from '@bucketeer/shared-auth'
import { Button, useUnloadWarning } from '@bucketeer/shared-ui'
import { ConfirmDialog, FormFrame, useFieldProblems } from '@bucketeer/shared-ui/forms'
import {
  noPhotos,
  type PhotoList,
  PhotoSet,
  UndescribedDialog,
  usePhotoFacts,
  usePhotoSaving,
} from '@bucketeer/shared-ui/social'
import { type ReactNode, useState } from 'react'
import { DraftStatus } from './draft-status'
import { StoryInputs } from './story-inputs'
import type { SentStory, StoryValues } from './story-values'
import { useStoryDraft } from './use-story-draft'
import { useStorySaving } from './use-story-saving'
import { words } from './words'
import { request } from '../request'

/** The largest number of photos of a Story; the server has the same. */
const most = 20

interface StoryPhotosProps {
  draft: ReturnType<typeof useStoryDraft>
  value: PhotoList
  saving: ReturnType<typeof usePhotoSaving>
  /** Called with the files of all photos that were added and are still there. */
  onFiles(files: readonly File[]): void
}

/** The photos of a Story after its picture. */
const StoryPhotos = ({ draft, value, saving, onFiles }: StoryPhotosProps) => (
  <PhotoSet
    picture={draft.values.picture}
    value={value}
    onChange={(photos) => draft.change({ photos })}
    onPicture={draft.picture.replace}
    most={most}
    thing={words.thing}
    upload={(file, options) => uploadPicture(request, file, options)}
    onStatus={saving.onStatus}
    attention={saving.attention}
    onFiles={onFiles}
  />
)

export interface StoryFormProps {
  /** The key of the draft, unique for each Journal or edited Story. */
  draftName: string
  /** The initial values of the fields. */
  saved: StoryValues
  /** The photos of the edited Story; undefined until they are loaded, because saving replaces all of them. */
  savedPhotos: PhotoList | undefined
  /** The Journal's Bucket, whose Kicks are offered. */
  bucketId: string | null
  save(story: SentStory): Promise<Story>
  onSaved(story: Story): void
  saveLabel: string
  /** Precedes the server's message after a failed save. */
  failure: string
  /** The button that leaves without saving. */
  leave: ReactNode
}

const notes = { none: null, waiting: words.waiting, lost: words.pictureLost }

/** The form of a new or existing Story. Keeps a draft until the user saves or discards it. */
export function StoryForm(props: StoryFormProps) {
  const { draftName, saved, savedPhotos, bucketId, saveLabel, failure, leave, ...calls } = props
  const draft = useStoryDraft(draftName, saved)
  const { submit, error, wait, isBusy, isSaving } = useStorySaving({ draft, ...calls })
  const photoSaving = usePhotoSaving(draft.values.photos ?? noPhotos, submit)
  const problemOf = useFieldProblems(error, { ...draft.values, pictures: draft.picture.shown })
  const photos = draft.values.photos ?? savedPhotos
  const { facts, readPicture, readPhotos } = usePhotoFacts()
  const [isAsking, setAsking] = useState(false)
  const isAtRisk = draft.isDirty && draft.storedParts !== 'all'
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
        onSubmit={photoSaving.submit}
        failure={failure}
        error={error}
        saveLabel={saveLabel}
        isBusy={isBusy || photoSaving.isWaiting}
        leave={
          <>
            {leave}
            {draft.isDirty && <Button onClick={ask}>{words.discard}</Button>}
          </>
        }
        note={photoSaving.note ?? notes[wait]}
        status={draft.isDirty && <DraftStatus storedParts={draft.storedParts} />}
      >
        <StoryInputs
          draft={draft}
          bucketId={bucketId}
          state={isSaving ? 'saving' : 'editable'}
          problemOf={problemOf}
          facts={facts}
          onFile={readPicture}
          photos={
            photos && <StoryPhotos draft={draft} value={photos} saving={photoSaving} onFiles={readPhotos} />
          }
        />
      </FormFrame>
      <UndescribedDialog {...photoSaving.dialog} />
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
