import { useAuth, useDraft } from '@bucketeer/shared-auth'
import { useState } from 'react'
import { pictureStorage } from '../picture-storage/picture-storage'
import { type StoredParts } from './draft-status'
import { useStoryPicture } from './picture/use-story-picture'
import { isStoryValues, type StoryValues } from './story-values'

/** Keeps the draft of a Story with its picture in the browser until it is saved. */
export const useStoryDraft = (name: string, saved: StoryValues) => {
  const owner = useAuth(({ user }) => user?._id ?? 'nobody')
  const draft = useDraft({ name, storage: 'local', saved, isValues: isStoryValues })
  const [storage] = useState(() => pictureStorage(`${name}.${owner}`))
  const picture = useStoryPicture({
    storage,
    url: draft.values.picture,
    onUrl: (url) => draft.change({ picture: url }),
  })
  const withoutPicture: StoredParts = picture.isKept || draft.values.picture !== null ? 'all' : 'words'
  const storedParts: StoredParts = draft.isKept ? withoutPicture : 'nothing'
  return {
    ...draft,
    picture,
    isDirty: draft.isDirty || picture.isUnsaved,
    isRestored: draft.isRestored || picture.isRestored,
    storedParts,
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
