import { type PhotoUploads, usePhotoSaving } from '@bucketeer/shared-ui/social'
import { type RefObject } from 'react'
import type { EntrySaver } from './entry-saver'

interface LeavingOptions {
  saver: EntrySaver
  photos: PhotoUploads
  /** The element with the fields. */
  content: RefObject<HTMLElement | null>
  onClose(): void
}

/** Closes a sheet unless a change was refused, a field is invalid, or photos lack descriptions. */
export const useLeaving = ({ saver, photos, content, onClose }: LeavingOptions) => {
  const close = () => {
    saver.flush()
    onClose()
  }
  // Photos that an older sheet added are not asked about again. Pending uploads continue after the sheet is closed.
  const added = photos.items().filter(({ file, isRemoved }) => file !== null && !isRemoved)
  const { submit, attention, dialog } = usePhotoSaving({ more: added }, close)
  return {
    /** Closes the sheet. Returns false if it stays open: something was refused, is invalid, or is asked about. */
    leave: (): boolean => {
      if (saver.getState().status === 'refused') {
        saver.retry()
        return false
      }
      // The field says what is wrong with it.
      const invalid = content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      invalid?.focus()
      return !invalid && submit()
    },
    attention,
    dialog,
  }
}
