import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Delays saving a form until a running upload has ended, and tries one that failed again. Saves nothing if the upload fails
 * or is cancelled, so that the user can decide.
 * @param picture the form's picture, which changes when an upload succeeds
 */
export function usePictureWait(picture: string | null, save: () => void) {
  const [isUploading, setUploading] = useState(false)
  const [wait, setWait] = useState<{ pictureBefore: string | null } | null>(null)
  const retry = useRef<() => void>(undefined)
  const hasArrived = wait !== null && picture !== wait.pictureBefore

  const saveIfArrived = useEffectEvent(() => {
    if (hasArrived) save()
  })
  useEffect(() => {
    if (!isUploading) saveIfArrived()
  }, [isUploading])

  const phaseOfWait = isUploading ? ('waiting' as const) : ('lost' as const)
  return {
    isUploading,
    /** `lost` when the upload ended without a picture. */
    phase: wait === null || hasArrived ? ('none' as const) : phaseOfWait,
    saveWithPicture: () => {
      if (isUploading || retry.current) {
        retry.current?.()
        return setWait({ pictureBefore: picture })
      }
      setWait(null)
      save()
    },
    /** Pass to `PictureUpload`. */
    onBusyChange: (isBusy: boolean, retryFailed?: () => void) => {
      retry.current = retryFailed
      setUploading(isBusy)
      // A new upload that replaces a running one keeps the wait.
      if (isBusy && !isUploading) setWait(null)
    },
  }
}
