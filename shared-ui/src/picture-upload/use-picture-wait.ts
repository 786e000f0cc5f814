import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Puts saving off while a picture is being uploaded, so that it is not lost. When the upload ends without one (it
 * failed, or was cancelled), nothing is saved: the person decides.
 * @param picture of the form, which changes when an upload is through
 */
export const usePictureWait = (picture: string | null, save: () => void) => {
  const [isUploading, setUploading] = useState(false)
  const [wait, setWait] = useState<{ pictureBefore: string | null } | null>(null)
  const hasArrived = wait !== null && picture !== wait.pictureBefore

  const saveIfArrived = useEffectEvent(() => {
    if (hasArrived) save()
  })
  useEffect(() => {
    if (!isUploading) saveIfArrived()
  }, [isUploading])

  const phaseOfWait = isUploading ? ('waiting' as const) : ('lost' as const)
  return {
    /** `lost` when the upload that saving waited for ended without a picture. */
    phase: wait === null || hasArrived ? ('none' as const) : phaseOfWait,
    saveWithPicture: () => {
      if (isUploading) return setWait({ pictureBefore: picture })
      setWait(null)
      save()
    },
    /** For the `PictureUpload`. */
    onBusyChange: (isBusy: boolean) => {
      setUploading(isBusy)
      // Another picture in the place of one that is on its way is waited for as well.
      if (isBusy && !isUploading) setWait(null)
    },
  }
}
