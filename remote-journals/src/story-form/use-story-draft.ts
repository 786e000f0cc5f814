import { uploadPicture, type UploadOptions, useAuth } from '@bucketeer/shared-auth'
import { useDraft } from '@bucketeer/shared-ui/forms'
import { useEffect, useRef, useState } from 'react'
import { pictureStorage } from '../picture-storage/picture-storage'
import { request } from '../request'
import { isStoryValues, type StoryValues } from './story-values'

/**
 * Keeps the draft of a Story in the browser until it is saved, with the file of its picture, so that an upload can be
 * repeated, also after a reload.
 */
export function useStoryDraft(name: string, saved: StoryValues) {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const draft = useDraft({ name, owner, saved, isValues: isStoryValues })
  const { values, isRestored, change, current } = draft
  const [atFirst] = useState(values)
  const [storage] = useState(() => pictureStorage(`${name}.${owner ?? 'nobody'}`))
  const chosen = useRef<File>(null)
  const [isStored, setStored] = useState(true)
  const [restored, setRestored] = useState<File | null>(null)
  const [resets, setResets] = useState(0)

  useEffect(() => {
    if (!atFirst.awaitsPicture) return
    let isOpen = true
    // The user may have chosen another picture before IndexedDB responded.
    void storage.read().then((file) => isOpen && !chosen.current && setRestored(file))
    return () => {
      isOpen = false
    }
  }, [storage, atFirst])

  const dropFile = () => {
    chosen.current = null
    void storage.clear()
  }
  const showPicture = (picture: string | null) => change({ picture, awaitsPicture: undefined })
  const resetField = () => {
    dropFile()
    setRestored(null)
    setResets((count) => count + 1)
  }
  return {
    ...draft,
    isPictureKept: !values.awaitsPicture || isStored,
    /** Props of the picture's field. */
    pictureField: {
      key: resets,
      value: values.picture,
      restored,
      onChange: showPicture,
      upload: (file: File, options: UploadOptions) => {
        chosen.current = file
        change({ awaitsPicture: true })
        void storage.write(file).then(setStored)
        return uploadPicture(request, file, options)
      },
    },
    /** Forgets the file whose upload was cancelled, or whose picture was removed. */
    dropPicture: () => {
      dropFile()
      change({ awaitsPicture: undefined })
    },
    /** Shows another picture that is uploaded already. */
    replacePicture: (picture: string) => {
      resetField()
      showPicture(picture)
    },
    /** Whether the picture was uploaded on an earlier visit, so that the server may have deleted it. */
    hasOldPicture: () => isRestored && current().picture === atFirst.picture,
    /** Uploads the kept file. Resolves with the address; null without a file. */
    sendPicture: async () => {
      const file = chosen.current ?? (await storage.read())
      const picture = file && (await uploadPicture(request, file))
      if (picture) showPicture(picture)
      return picture
    },
    clear: () => {
      draft.clear()
      dropFile()
    },
    forget: () => {
      draft.forget()
      resetField()
    },
  }
}
