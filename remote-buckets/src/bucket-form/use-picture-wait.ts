import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Puts saving off while a picture is being uploaded, so that it is not lost. When the upload ends without one (it
 * failed, or was cancelled), nothing is saved: the person decides.
 * @param picture of the form, which changes when an upload is through
 */
export const usePictureWait = (picture: string | null, save: () => void) => {
  const [upload, setUpload] = useState<'running' | 'ended'>('ended')
  const [wait, setWait] = useState<{ pictureBefore: string | null } | null>(null)
  const hasArrived = wait !== null && picture !== wait.pictureBefore

  const saveIfArrived = useEffectEvent(() => {
    if (hasArrived) save()
  })
  useEffect(() => {
    if (upload === 'ended') saveIfArrived()
  }, [upload])

  const phaseOfWait = upload === 'running' ? ('waiting' as const) : ('lost' as const)
  return {
    phase: wait === null || hasArrived ? ('none' as const) : phaseOfWait,
    saveWithPicture: () => {
      if (upload === 'running') return setWait({ pictureBefore: picture })
      setWait(null)
      save()
    },
    onUpload: (state: 'running' | 'ended') => {
      setUpload(state)
      // Another picture in the place of one that is on its way is waited for as well.
      if (state === 'running' && upload === 'ended') setWait(null)
    },
  }
}
