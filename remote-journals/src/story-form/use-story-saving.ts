import { ApiError, type Story } from '@bucketeer/shared-auth'
import { type FieldProblem, invalidFields, useSaving } from '@bucketeer/shared-ui/forms'
import { useRef, useState } from 'react'
import { fieldsOf, type SentStory, type StoryValues, withPicture } from './story-values'
import { type useStoryDraft } from './use-story-draft'
import { words } from './words'

interface StorySaving {
  draft: ReturnType<typeof useStoryDraft>
  save(story: SentStory): Promise<Story>
  onSaved(story: Story): void
}

/** Returns what is missing in a form that is not sent, because it lacks a picture. */
const missingIn = ({ title }: StoryValues): FieldProblem[] => [
  { field: 'pictures', message: words.pictureNeeded },
  ...(title.trim() ? [] : [{ field: 'title', message: words.noTitle }]),
]

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 400

/**
 * Saves a Story once its picture is uploaded: waits for a running upload, repeats a failed one and one that the server has
 * deleted, and shows a message without a picture.
 */
export const useStorySaving = ({ draft, save, onSaved }: StorySaving) => {
  const { picture, current, clear } = draft
  const [wait, setWait] = useState<'none' | 'waiting' | 'lost'>('none')
  const [missing, setMissing] = useState<Error | null>(null)
  const isAsked = useRef(false)

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
      if (pictures === null) setMissing(invalidFields(missingIn(current())))
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
    submit: () => {
      if (isAsked.current) return
      isAsked.current = true
      void sendWithPicture().finally(() => (isAsked.current = false))
    },
  }
}
