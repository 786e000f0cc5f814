import { useRef } from 'react'
import { ApiError, uploadPicture } from '@bucketeer/shared-auth'
import type { UploadOptions } from '@bucketeer/shared-ui/forms'
import { request } from '../../request'
import { words } from './words'

const lost = () => {
  throw new ApiError(null, words.photoLost)
}

/** Uploads the photo and tracks a pending upload, so that saving can wait for it. */
export const usePhoto = () => {
  const onItsWay = useRef<Promise<string> | null>(null)

  const upload = (file: File, options: UploadOptions) => {
    const arrival = uploadPicture(request, file, options)
    const settle = () => {
      if (onItsWay.current === arrival) onItsWay.current = null
    }
    onItsWay.current = arrival
    arrival.then(settle, settle)
    return arrival
  }

  /**
   * Returns the URL of a pending upload when it has finished, else the given one.
   * @throws ApiError when the upload fails; the user decides how to continue
   */
  const latest = async (atHand: string | null): Promise<string | null> =>
    onItsWay.current ? onItsWay.current.catch(lost) : atHand

  return { upload, latest }
}
