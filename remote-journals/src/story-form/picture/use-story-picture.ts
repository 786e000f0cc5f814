import { type UploadOptions } from '@bucketeer/shared-auth'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PictureShelf } from '../../picture-shelf'
import { useHeldPicture } from './use-held-picture'
import { useRunningUpload } from './use-running-upload'

/** What we do by ourselves, besides the uploads that the field shows: sending again what did not arrive. */
export type Resending =
  { phase: 'none' } | { phase: 'sending'; share: number } | { phase: 'failed'; error: Error }

interface StoryPictureParts {
  shelf: PictureShelf
  /** The address of the uploaded picture. */
  url: string | null
  onUrl(url: string | null): void
}

const nothing: Resending = { phase: 'none' }

/**
 * The picture of a Story: its file is kept on the device until the Story is saved, and sent again when its upload did
 * not arrive, after a reload too.
 */
export const useStoryPicture = ({ shelf, url, onUrl }: StoryPictureParts) => {
  const [urlAtFirst] = useState(url)
  const [resending, setResending] = useState<Resending>(nothing)
  const [failures, setFailures] = useState(0)
  const [isKept, setKept] = useState(true)
  const [isRestored, setRestored] = useState(false)
  // What a cancelled upload goes back to.
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
    // Whoever was quicker than the browser's database has chosen anew.
    if (arriving() || url !== urlAtFirst) return
    hold(file)
    setRestored(true)
    if (url === null) resendQuietly(file)
  })
  useEffect(() => {
    const page = new AbortController()
    restoring.current = shelf.read().then((file) => file && !page.signal.aborted && restore(file))
    return () => page.abort()
  }, [shelf])

  const clear = () => {
    stop()
    drop()
    setRestored(false)
    setResending(nothing)
    void shelf.clear()
  }
  return {
    /** Where the picture can be seen: on this page, as long as its file is at hand. */
    shown: held?.preview ?? url,
    /** A picture that no answered call knows of. */
    isUnsaved: held !== null,
    isKept,
    isRestored,
    resending,
    /** Counts failures; the field begins anew with each, and leaves what to do about it to us. */
    failures,
    /** Uploads a file that was chosen just now. */
    upload: (file: File, options: UploadOptions) => {
      if (url !== null) urlBefore.current = url
      // A draft without an address has a file that is still to be sent.
      onUrl(null)
      drop()
      setResending(nothing)
      void shelf.write(file).then(setKept)
      return start(file, options)
    },
    onBusyChange: (busy: boolean) => {
      if (busy || !arriving()) return
      // It ended before its answer came: it was cancelled.
      clear()
      onUrl(urlBefore.current)
    },
    remove: () => {
      urlBefore.current = null
      clear()
      onUrl(null)
    },
    retry: () => held && resendQuietly(held.file),
    /** The address to save: the present one, or that of the picture on its way, or null. Rejects when it does not arrive. */
    arrived: async (): Promise<string | null> => {
      if (url === null && !held && !arriving()) await restoring.current
      if (arriving()) return arriving()
      if (url !== null) return url
      return held && resend(held.file)
    },
    /** A new address for a picture of last time that the server may have forgotten; null when there is none. */
    sentAnew: async (): Promise<string | null> => (url === urlAtFirst && held ? resend(held.file) : null),
    clear,
  }
}
