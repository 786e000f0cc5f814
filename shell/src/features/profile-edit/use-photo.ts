import { useRef } from 'react'
import { ApiError } from '@bucketeer/shared-auth'
import type { UploadOptions } from '@bucketeer/shared-ui/forms'
import { api } from '../../api'
import { words } from './words'

const lost = () => {
  throw new ApiError(null, words.photoLost)
}

/** Uploads the photo, and knows whether one is on its way, so that saving can wait for it. */
export const usePhoto = () => {
  const onItsWay = useRef<Promise<string> | null>(null)

  const upload = (file: File, options: UploadOptions) => {
    const arrival = api.pictures.upload(file, options)
    const settle = () => {
      if (onItsWay.current === arrival) onItsWay.current = null
    }
    onItsWay.current = arrival
    arrival.then(settle, settle)
    return arrival
  }

  /**
   * The address of the photo that is on its way, as soon as it is there; else the one at hand.
   * @throws ApiError when it did not arrive: the person decides what to do without it
   */
  const latest = async (atHand: string | null): Promise<string | null> =>
    onItsWay.current ? onItsWay.current.catch(lost) : atHand

  return { upload, latest }
}
