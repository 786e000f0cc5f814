import { ApiError, type Story } from '@bucketeer/shared-auth'
import { useOnce } from '@bucketeer/shared-ui'
import { type FieldProblem, invalidFields, useSaving } from '@bucketeer/shared-ui/forms'
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

/** Returns why a form cannot be sent, which also names a missing title then. */
function problemsIn({ title, happenedOn }: StoryValues, pictures: string | null): FieldProblem[] {
  const problems = [
    ...(pictures === null ? [{ field: 'pictures', message: words.pictureNeeded }] : []),
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
  const { picture, current, clear } = draft
  const [wait, setWait] = useState<'none' | 'waiting' | 'lost'>('none')
  const [missing, setMissing] = useState<Error | null>(null)

  const saveSurely = async (story: SentStory) => {
    try {
      return await save(story)
    } catch (error) {
      const pictures = isRefused(error) ? await picture.sentAnew() : null
      if (pictures === null) throw error
      return save(withPicture(story, pictures))
    }
  }
  const { send, error, isSaving } = useSaving({ save: saveSurely, forget: clear, onSaved })

  const sendWithPicture = async () => {
    setMissing(null)
    setWait('waiting')
    try {
      const pictures = await picture.arrived()
      setWait('none')
      const problems = problemsIn(current(), pictures)
      if (pictures === null || problems.length > 0) setMissing(invalidFields(problems))
      else send(fieldsOf(current(), pictures))
    } catch {
      setWait('lost')
    }
  }
  return {
    error: missing ?? error,
    wait,
    isBusy: isSaving || wait === 'waiting',
    isSaving,
    submit: useOnce(sendWithPicture),
  }
}
