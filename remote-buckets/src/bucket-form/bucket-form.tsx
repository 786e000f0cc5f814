import { type Bucket, useDraft, useSaving } from '@bucketeer/shared-auth'
import {
  Box,
  Button,
  CircularProgress,
  ErrorBanner,
  RestoredNotice,
  Stack,
  Typography,
  useUnloadWarning,
} from '@bucketeer/shared-ui'
import { type ReactNode, type SubmitEvent } from 'react'
import { BucketFields } from './bucket-fields'
import { type BucketValues, isBucketValues, sameValues } from './bucket-values'
import { usePictureWait } from './use-picture-wait'
import { words } from './words'

export interface BucketFormProps {
  /** Under this name the tab keeps what is typed; one for each form and Bucket. */
  draftName: string
  /** What the fields show until one types. */
  saved: BucketValues
  save(values: BucketValues): Promise<Bucket>
  onSaved(bucket: Bucket): void
  saveLabel: string
  /** Stands before the server's message when saving failed. */
  failure: string
  /** The way out without saving: given what it must call to drop the draft. */
  leave(forget: () => void): ReactNode
}

/** The form of a Bucket, new or not. It loses nothing that was typed until it is saved or left on purpose. */
export function BucketForm({ draftName, saved, save, onSaved, saveLabel, failure, leave }: BucketFormProps) {
  const { values, isDirty, isRestored, change, forget } = useDraft({
    name: draftName,
    isValues: isBucketValues,
    isSame: sameValues,
    saved,
  })
  const { send, error, isSaving } = useSaving({ save, forget, onSaved })
  const { phase, saveWithPicture, onUpload } = usePictureWait(values.picture, () => send(values))
  useUnloadWarning(isDirty ? 'unsaved' : 'saved')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    saveWithPicture()
  }
  const isBusy = isSaving || phase === 'waiting'
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3 }}>
      {isRestored && <RestoredNotice onStartOver={forget} />}
      <BucketFields
        values={values}
        state={isSaving ? 'saving' : 'editable'}
        onChange={change}
        onUpload={onUpload}
      />
      <ErrorBanner title={failure} error={error} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          type="submit"
          variant="contained"
          aria-busy={isBusy}
          startIcon={isBusy && <CircularProgress size={18} color="inherit" aria-hidden />}
        >
          {saveLabel}
        </Button>
        {leave(forget)}
        <Box role="status" sx={{ flexBasis: '100%' }}>
          {phase === 'waiting' && <Typography variant="body2">{words.waiting}</Typography>}
          {phase === 'lost' && <Typography variant="body2">{words.pictureLost}</Typography>}
        </Box>
      </Stack>
    </Stack>
  )
}
