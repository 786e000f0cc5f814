import { useAuth } from '@bucketeer/shared-auth'
import { useDraft } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { pictureStorage } from '../picture-storage/picture-storage'
import { useStoryPicture } from './picture/use-story-picture'
import { isStoryValues, type StoryValues } from './story-values'

/** Keeps the draft of a Story with its picture in the browser until it is saved. */
export function useStoryDraft(name: string, saved: StoryValues) {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const draft = useDraft({ name, owner, saved, isValues: isStoryValues })
  const [storage] = useState(() => pictureStorage(`${name}.${owner ?? 'nobody'}`))
  const picture = useStoryPicture({
    storage,
    url: draft.values.picture,
    onUrl: (url) => draft.change({ picture: url }),
  })
  return {
    ...draft,
    picture,
    isDirty: draft.isDirty || picture.isUnsaved,
    isRestored: draft.isRestored || picture.isRestored,
    isPictureKept: picture.isKept || draft.values.picture !== null,
    clear: () => {
      draft.clear()
      void storage.clear()
    },
    forget: () => {
      draft.forget()
      picture.clear()
    },
  }
}
