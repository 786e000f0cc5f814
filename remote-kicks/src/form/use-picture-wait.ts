import { useEffect, useEffectEvent, useState } from 'react'
import { words } from './words'

/**
 * Lets nothing be saved without its picture. One that is on its way is waited for; when it does not arrive, or there is
 * none at all, nothing is saved and the person is told.
 * @param picture of the form, which changes when an upload is through
 */
export const usePictureWait = (picture: string | null, save: (picture: string) => void) => {
  const [upload, setUpload] = useState<'running' | 'ended'>('ended')
  const [wait, setWait] = useState<{ pictureBefore: string | null } | null>(null)
  const [missing, setMissing] = useState<Error | null>(null)
  const hasArrived = wait !== null && picture !== wait.pictureBefore

  const saveIfArrived = useEffectEvent(() => {
    if (hasArrived && picture !== null) save(picture)
  })
  useEffect(() => {
    if (upload === 'ended') saveIfArrived()
  }, [upload])

  const phaseOfWait = upload === 'running' ? ('waiting' as const) : ('lost' as const)
  return {
    phase: wait === null || hasArrived ? ('none' as const) : phaseOfWait,
    /** Why nothing was saved, until there is a picture. A new one each time, so that each is announced. */
    missing: picture === null ? missing : null,
    saveWithPicture: () => {
      if (upload === 'running') return setWait({ pictureBefore: picture })
      setWait(null)
      if (picture === null) return setMissing(new Error(words.pictureMissing))
      save(picture)
    },
    onUpload: (state: 'running' | 'ended') => {
      setUpload(state)
      // Another picture in the place of one that is on its way is waited for as well.
      if (state === 'running' && upload === 'ended') setWait(null)
    },
  }
}
