import { ApiError, type Story } from '@bucketeer/shared-auth'
import { type FieldProblem, invalidFields, usePictureWait, useSaving } from '@bucketeer/shared-ui/forms'
import { typedDay } from '@bucketeer/shared-ui/social'
import { useState } from 'react'
import { fieldsOf, type SentStory, type StoryValues, withPicture } from './story-values'
import { type useStoryDraft } from './use-story-draft'
import { words } from './words'

interface StorySaving {
  draft: ReturnType<typeof useStoryDraft>
  save(story: SentStory): Promise<Story>
  onSaved(story: Story): void
}

const noPicture = () => ({ field: 'pictures', message: words.pictureNeeded })

/** Returns why a form cannot be sent, which also names a missing title then. */
function problemsIn({ title, happenedOn, picture, awaitsPicture }: StoryValues): FieldProblem[] {
  const problems = [
    ...(picture === null && !awaitsPicture ? [noPicture()] : []),
    ...(happenedOn && !typedDay(happenedOn, 'past')
      ? [{ field: 'happenedOn', message: words.dateUnclear }]
      : []),
  ]
  return problems.length > 0 && !title.trim()
    ? [...problems, { field: 'title', message: words.noTitle }]
    : problems
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 400

/**
 * Saves a Story once its picture is uploaded: waits for a running upload, repeats a failed one and one that the server has
 * deleted, and shows a message without a picture.
 */
export function useStorySaving({ draft, save, onSaved }: StorySaving) {
  const { current, clear, sendPicture, hasOldPicture } = draft
  const [missing, setMissing] = useState<Error | null>(null)

  const saveSurely = async (values: StoryValues) => {
    const picture = values.awaitsPicture ? await sendPicture() : values.picture
    if (picture === null) throw invalidFields([noPicture()])
    const story = fieldsOf(values, picture)
    try {
      return await save(story)
    } catch (error) {
      const again = isRefused(error) && hasOldPicture() ? await sendPicture() : null
      if (again === null) throw error
      return save(withPicture(story, again))
    }
  }
  const { send, error, isSaving } = useSaving({ save: saveSurely, forget: clear, onSaved })
  const wait = usePictureWait(draft.values.picture, () => {
    const problems = problemsIn(current())
    setMissing(problems.length > 0 ? invalidFields(problems) : null)
    if (problems.length === 0) send(current())
  })
  return {
    error: missing ?? error,
    phase: wait.phase,
    onBusyChange: wait.onBusyChange,
    isBusy: isSaving || wait.phase === 'waiting',
    isSaving,
    submit: wait.saveWithPicture,
  }
}
