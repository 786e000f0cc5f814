import { type Journal, type Story, uploadPicture } from '@bucketeer/shared-auth'
import { LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { FormFrame, useFieldProblems } from '@bucketeer/shared-ui/forms'
import {
  noPhotos,
  type PhotoList,
  PhotoSet,
  UndescribedDialog,
  usePhotoFacts,
  usePhotoSaving,
} from '@bucketeer/shared-ui/social'
import { useNavigate } from 'react-router-dom'
import { StoryInputs } from './story-inputs'
import type { SentStory, StoryValues } from './story-values'
import { useStoryDraft } from './use-story-draft'
import { useStorySaving } from './use-story-saving'
import { words } from './words'
import { showingStory } from '../journal/shown-journal'
import { request } from '../request'

/** The largest number of photos of a Story; the server has the same. */
const most = 20

interface StoryFormProps {
  journal: Journal
  /** Shown below the heading of the page. */
  intro: string
  /** The key of the draft, unique for each Journal or edited Story. */
  draftName: string
  /** The initial values of the fields. */
  saved: StoryValues
  /** The photos of the edited Story; undefined until they are loaded, because saving replaces all of them. */
  savedPhotos: PhotoList | undefined
  save(story: SentStory): Promise<Story>
  /** Those of the page. `failure` precedes the server's message after a failed save. */
  pageWords: Record<'heading' | 'save' | 'saved' | 'failure' | 'back', string>
}

const notes = () => ({ none: null, waiting: words.waiting, lost: words.pictureLost })

/** The page with the form of a new or existing Story. Keeps a draft until the user saves or discards it. */
export function StoryForm(props: StoryFormProps) {
  const { draftName, journal, intro, saved, savedPhotos, save, pageWords } = props
  const toasts = useToasts()
  const navigate = useNavigate()
  const toJournal = `/journal/${journal._id}`
  const onSaved = ({ _id, title }: Story) => {
    toasts.success(pageWords.saved, { detail: title })
    void navigate(toJournal, { state: showingStory(_id), viewTransition: true })
  }
  const draft = useStoryDraft(draftName, saved)
  const { submit, error, phase, onBusyChange, isBusy, isSaving } = useStorySaving({ draft, save, onSaved })
  const photoSaving = usePhotoSaving(draft.values.photos ?? noPhotos, submit)
  const problemOf = useFieldProblems(error, {
    ...draft.values,
    pictures: draft.values.awaitsPicture ?? draft.values.picture,
  })
  const photos = draft.values.photos ?? savedPhotos
  const { facts, readPicture, readPhotos } = usePhotoFacts()
  return (
    <PageFrame title={pageWords.heading} intro={intro} wide>
      <FormFrame
        draft={draft}
        isPictureKept={draft.isPictureKept && photoSaving.areKept}
        onSubmit={photoSaving.submit}
        failure={pageWords.failure}
        error={error}
        saveLabel={pageWords.save}
        isBusy={isBusy || photoSaving.isWaiting}
        leave={
          <LinkButton to={toJournal} variant="outlined">
            {pageWords.back}
          </LinkButton>
        }
        note={photoSaving.note ?? notes()[phase]}
      >
        <StoryInputs
          draft={draft}
          bucketId={journal.bucketId}
          readOnly={isSaving}
          problemOf={problemOf}
          facts={facts}
          onBusyChange={onBusyChange}
          onFile={(file) => {
            readPicture(file)
            if (!file) draft.dropPicture()
          }}
          photos={
            photos && (
              <PhotoSet
                picture={draft.values.picture}
                value={photos}
                onChange={(changed) => draft.change({ photos: changed })}
                onPicture={(url) => {
                  draft.change({ drawnAs: undefined })
                  draft.replacePicture(url)
                }}
                most={most}
                thing={words.thing}
                upload={(file, options) => uploadPicture(request, file, options)}
                onStatus={photoSaving.onStatus}
                attention={photoSaving.attention}
                onFiles={readPhotos}
              />
            )
          }
        />
      </FormFrame>
      <UndescribedDialog {...photoSaving.dialog} />
    </PageFrame>
  )
}
