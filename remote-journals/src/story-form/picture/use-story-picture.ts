import { type UploadOptions } from '@bucketeer/shared-auth'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PictureStorage } from '../../picture-storage/picture-storage'
import { useRunningUpload } from './use-running-upload'

/** Returns the file of a picture that the server does not have or may have deleted, with its object URL; null without one. */
function useHeldPicture() {
  const [held, setHeld] = useState<{ file: File; preview: string } | null>(null)
  const preview = held?.preview
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview])

  return {
    held,
    hold: (file: File) => setHeld({ file, preview: URL.createObjectURL(file) }),
    drop: () => setHeld(null),
  }
}

/** The state of automatic retries, besides the uploads that the field shows. */
export type Resending =
  { phase: 'none' } | { phase: 'sending'; share: number } | { phase: 'failed'; error: Error }

interface StoryPictureParts {
  storage: PictureStorage
  /** The address of the uploaded picture. */
  url: string | null
  onUrl(url: string | null): void
}

const nothing: Resending = { phase: 'none' }

/**
 * Manages the picture of a Story. Stores its file in the browser until the Story is saved, and repeats a failed upload,
 * also after a reload.
 */
export function useStoryPicture({ storage, url, onUrl }: StoryPictureParts) {
  const [urlAtFirst] = useState(url)
  const [resending, setResending] = useState<Resending>(nothing)
  const [failures, setFailures] = useState(0)
  const [isKept, setKept] = useState(true)
  const [isRestored, setRestored] = useState(false)
  // The address to restore after a cancelled upload.
  const urlBefore = useRef(url)
  const restoring = useRef<Promise<unknown>>(null)
  const { held, hold, drop } = useHeldPicture()
  const { start, stop, arriving } = useRunningUpload({
    onArrived: (arrived) => {
      setResending(nothing)
      onUrl(arrived)
    },
    onFailed: (file, error) => {
      hold(file)
      setResending({ phase: 'failed', error })
      setFailures((count) => count + 1)
    },
  })

  const resend = (file: File) => {
    setResending({ phase: 'sending', share: 0 })
    return start(file, { onProgress: (share) => setResending({ phase: 'sending', share }) })
  }
  const resendQuietly = (file: File) => void resend(file).catch(() => undefined)

  const restore = useEffectEvent((file: File) => {
    // The user has chosen another picture before IndexedDB responded.
    if (arriving() || url !== urlAtFirst) return
    hold(file)
    setRestored(true)
    if (url === null) resendQuietly(file)
  })
  useEffect(() => {
    const page = new AbortController()
    restoring.current = storage.read().then((file) => file && !page.signal.aborted && restore(file))
    return () => page.abort()
  }, [storage])

  const clear = () => {
    stop()
    drop()
    setRestored(false)
    setResending(nothing)
    void storage.clear()
  }
  return {
    /** The address to show: an object URL while the file is available. */
    shown: held?.preview ?? url,
    /** Whether the picture is not uploaded yet. */
    isUnsaved: held !== null,
    isKept,
    isRestored,
    resending,
    /** Number of failures. Each one resets the field. */
    failures,
    /** Uploads a newly chosen file. */
    upload: (file: File, options: UploadOptions) => {
      if (url !== null) urlBefore.current = url
      // A draft without an address has a file that is not uploaded yet.
      onUrl(null)
      drop()
      setResending(nothing)
      void storage.write(file).then(setKept)
      return start(file, options)
    },
    onBusyChange: (busy: boolean) => {
      if (busy || !arriving()) return
      // It ended without a response, so it was cancelled.
      clear()
      onUrl(urlBefore.current)
    },
    remove: () => {
      urlBefore.current = null
      clear()
      onUrl(null)
    },
    /** Shows another picture that is uploaded already. */
    replace: (other: string) => {
      urlBefore.current = other
      clear()
      onUrl(other)
    },
    retry: () => held && resendQuietly(held.file),
    /** Resolves with the address to save: the present one, that of the running upload, or null. Rejects if the upload fails. */
    arrived: async (): Promise<string | null> => {
      if (url === null && !held && !arriving()) await restoring.current
      if (arriving()) return arriving()
      if (url !== null) return url
      return held && resend(held.file)
    },
    /** Uploads a stored picture again that the server may have deleted. Resolves with null without one. */
    sentAnew: async (): Promise<string | null> => (url === urlAtFirst && held ? resend(held.file) : null),
    clear,
  }
}
