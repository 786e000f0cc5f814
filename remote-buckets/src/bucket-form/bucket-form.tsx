import { type Bucket, placeCalls, uploadPicture, useAuth } from '@bucketeer/shared-auth'
import { Box, LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import {
  FormFrame,
  markedAsRequired,
  PictureUpload,
  problemProps,
  TextField,
  useDraft,
  useFieldProblems,
  usePictureWait,
  useSaving,
} from '@bucketeer/shared-ui/forms'
import { addLine, PhotoFactsOffer, usePhotoFacts } from '@bucketeer/shared-ui/social'
import { useNavigate } from 'react-router-dom'
import { type Landing } from '../bucket/landing'
import { request } from '../request'
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

const { nearest } = placeCalls(request)

const columns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { md: 5 },
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  gridTemplateAreas: { xs: '"title" "picture" "bio"', md: '"title picture" "bio picture"' },
  gridTemplateRows: { md: 'auto 1fr' },
}

/**
 * The page with the form of a new or existing Bucket. Keeps a draft until the user saves or discards it. Texts have no
 * client-side limits: the form shows the server's message.
 */
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
  const { facts, readPicture } = usePhotoFacts()
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
        <Box sx={columns}>
          <TextField
            label={words.title}
            required
            {...problemProps(problemOf('name'))}
            placeholder={words.titlePlaceholder}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
            autoComplete="off"
            slotProps={{ ...markedAsRequired, htmlInput: { readOnly: isSaving } }}
            sx={{ gridArea: 'title' }}
          />
          <Box sx={{ gridArea: 'picture' }}>
            <PictureUpload
              label={words.picture}
              required
              problem={problemOf('picture')}
              cover={{ name: values.name, kind: 'Bucket' }}
              drawnAs={{
                value: values.drawnAs ?? null,
                onChange: (drawnAs) => change({ drawnAs: drawnAs ?? undefined }),
              }}
              value={values.picture}
              onChange={(picture) => change({ picture })}
              onBusyChange={onBusyChange}
              onFile={readPicture}
              upload={(file, options) => uploadPicture(request, file, options)}
            />
          </Box>
          <Box sx={{ gridArea: 'bio', display: 'grid', gap: 3 }}>
            <PhotoFactsOffer
              facts={facts}
              nearest={nearest}
              onText={(text) => change({ description: addLine(values.description, text) })}
            />
            <TextField
              label={words.bio}
              {...problemProps(problemOf('description'))}
              multiline
              rows={5}
              value={values.description}
              onChange={(event) => change({ description: event.target.value })}
              slotProps={{ htmlInput: { readOnly: isSaving } }}
            />
          </Box>
        </Box>
      </FormFrame>
    </PageFrame>
  )
}
