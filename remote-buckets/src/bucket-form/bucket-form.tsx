import { type Bucket, useAuth } from '@bucketeer/shared-auth'
import { LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { FormFrame, useDraft, useFieldProblems, usePictureWait, useSaving } from '@bucketeer/shared-ui/forms'
import { useNavigate } from 'react-router-dom'
import { type Landing } from '../bucket/landing'
import { BucketFields } from './bucket-fields'
import { type BucketValues, isBucketValues } from './bucket-values'
import { words } from './words'

interface BucketFormProps {
  /** The key of the draft, unique for each form and Bucket. */
  draftName: string
  /** Shown below the heading of the page. */
  intro: string
  /** The initial values of the fields. */
  saved: BucketValues
  save(values: BucketValues): Promise<Bucket>
  /** The address to which the user goes after saving. */
  next: string
  /** Those of the page. `failure` precedes the server's message after a failed save. */
  pageWords: Record<'heading' | 'save' | 'saved' | 'failure', string>
  /** The label of the link that leaves without saving. */
  leave: string
}

const notes = () => ({ none: null, waiting: words.waiting, lost: words.pictureLost })

/** The page with the form of a new or existing Bucket. Keeps a draft until the user saves or discards it. */
export function BucketForm({ draftName, saved, save, next, pageWords, ...page }: BucketFormProps) {
  const toasts = useToasts()
  const navigate = useNavigate()
  const owner = useAuth(({ user }) => user?._id ?? null)
  const draft = useDraft({
    name: draftName,
    owner,
    isValues: isBucketValues,
    saved,
  })
  const { values, change, forget } = draft
  const { send, error, isSaving } = useSaving({
    save: ({ drawnAs: _drawnAs, ...sent }: BucketValues) => save(sent),
    forget,
    onSaved: ({ _id, name }) => {
      toasts.success(pageWords.saved, { detail: name })
      const state: Landing = { landed: { bucketId: _id, name } }
      void navigate(next, { state, viewTransition: true })
    },
  })
  const { phase, isUploading, saveWithPicture, onBusyChange } = usePictureWait(values.picture, () =>
    send(values),
  )
  const problemOf = useFieldProblems(error, values)
  return (
    <PageFrame title={pageWords.heading} intro={page.intro}>
      <FormFrame
        saveLabel={pageWords.save}
        failure={pageWords.failure}
        draft={draft}
        isPictureKept={!isUploading}
        onSubmit={saveWithPicture}
        error={error}
        isBusy={isSaving || phase === 'waiting'}
        note={notes()[phase]}
        leave={
          <LinkButton to="/buckets" variant="outlined">
            {page.leave}
          </LinkButton>
        }
      >
        <BucketFields
          values={values}
          readOnly={isSaving}
          onChange={change}
          onUploadBusy={onBusyChange}
          problemOf={problemOf}
        />
      </FormFrame>
    </PageFrame>
  )
}
