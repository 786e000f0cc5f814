import { type Journal, useAuth } from '@bucketeer/shared-auth'
import { Box, LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { FormFrame, useDraft, useFieldProblems, useSaving } from '@bucketeer/shared-ui/forms'
import { useNavigate } from 'react-router-dom'
import { type photosOf } from './cover-field'
import { JournalInputs } from './journal-inputs'
import { fieldsOf, isJournalValues, type JournalValues, type SentJournal } from './journal-values'

interface JournalFormProps {
  /** The key of the draft, unique for each form and Journal. */
  draftName: string
  /** Shown below the heading of the page. */
  intro: string
  /** The initial values of the fields. */
  saved: JournalValues
  /** The photos to choose the cover from. A new Journal has none. */
  photos?: ReturnType<typeof photosOf>
  save(journal: SentJournal): Promise<Journal>
  /** The address to which the user goes without saving. */
  back: string
  /** Those of the page. `failure` precedes the server's message after a failed save. */
  pageWords: Record<'heading' | 'save' | 'saved' | 'failure' | 'back', string>
}

const noPhotos: never[] = []

/** The page with the form of a new or existing Journal. Keeps a draft until the user saves or discards it. */
export function JournalForm({ draftName, intro, saved, photos = noPhotos, save, ...page }: JournalFormProps) {
  const { heading, ...words } = page.pageWords
  const toasts = useToasts()
  const navigate = useNavigate()
  const owner = useAuth(({ user }) => user?._id ?? null)
  const draft = useDraft({ name: draftName, owner, saved, isValues: isJournalValues })
  const { values, change, clear } = draft
  const onSaved = ({ _id, title }: Journal) => {
    toasts.success(words.saved, { detail: title })
    void navigate(`/journal/${_id}`, { viewTransition: true })
  }
  const { send, error, isSaving } = useSaving({ save, forget: clear, onSaved })
  const problemOf = useFieldProblems(error, values)

  return (
    <PageFrame title={heading} intro={intro}>
      <Box sx={{ maxWidth: 720 }}>
        <FormFrame
          saveLabel={words.save}
          failure={words.failure}
          draft={draft}
          onSubmit={() => send(fieldsOf(values))}
          error={error}
          isBusy={isSaving}
          leave={
            <LinkButton to={page.back} variant="outlined">
              {words.back}
            </LinkButton>
          }
        >
          <JournalInputs
            saved={saved}
            values={values}
            photos={photos}
            readOnly={isSaving}
            onChange={change}
            problemOf={problemOf}
          />
        </FormFrame>
      </Box>
    </PageFrame>
  )
}
