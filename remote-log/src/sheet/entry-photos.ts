import { uploadPicture } from '@bucketeer/shared-auth'
import { createUnloadWarning, type Toasts } from '@bucketeer/shared-ui'
import { createPhotoUploads, type PhotoUploads } from '@bucketeer/shared-ui/social'
import type { EntryValues } from '../log/entry'
import { request } from '../request'
import type { EntrySaver } from './entry-saver'
import { words } from './words'

type SentPhotos = EntryValues['photos']

const asPhoto = ({ url, alt = '', caption = '' }: SentPhotos[number]) => ({ url, alt, caption })
const isSame = (one: SentPhotos, other: SentPhotos) => JSON.stringify(one) === JSON.stringify(other)
const urlsOf = (photos: readonly { url: string }[]) => photos.map(({ url }) => url).join(' ')

/** Creates the photos of an entry. They are uploaded and saved also after the sheet is closed. */
export const createEntryPhotos = (saver: EntrySaver): PhotoUploads => {
  let sent = saver.getState().values.photos
  const uploads = createPhotoUploads(sent.map(asPhoto), (file, options) =>
    uploadPicture(request, file, options),
  )
  const warnOfUnload = createUnloadWarning()
  uploads.subscribe(() => {
    warnOfUnload(uploads.status().running > 0)
    const photos = uploads.photos()
    if (isSame(photos, sent)) return
    const isTyping = urlsOf(photos) === urlsOf(sent)
    sent = photos
    saver.change({ photos }, isTyping ? 'typing' : 'now')
  })
  saver.subscribe(() => {
    const { isDeleted, values } = saver.getState()
    if (isDeleted) {
      uploads.stop()
      warnOfUnload(false)
    }
    // Another window changed them, or a refused change was given up.
    else if (!isSame(values.photos, sent) && uploads.status().running === 0) {
      sent = values.photos
      uploads.reset(sent.map(asPhoto))
    }
  })
  return uploads
}

interface ClosedSheet {
  saver: EntrySaver
  photos: PhotoUploads
  name: string
}

/** Says that photos are still uploading when their sheet is closed, and how their uploads ended. */
export const announceUploads = ({ saver, photos, name }: ClosedSheet, toasts: Toasts) => {
  const { running } = photos.status()
  if (running === 0 || saver.getState().isDeleted) return
  const toast = toasts.loading(words.photos.onTheirWay(running))
  const outcome = () => {
    const { running: left, failed } = photos.status()
    const { isDeleted, status } = saver.getState()
    if (isDeleted) return { kind: 'success', message: words.photos.undone } as const
    if (left > 0) return null
    if (failed > 0) return { kind: 'error', message: words.photos.lost(failed) } as const
    if (status === 'refused') return { kind: 'error', message: words.photos.notSaved } as const
    // The last photo is here, but the entry does not have it before it is saved.
    return status === 'saved' ? ({ kind: 'success', message: words.photos.arrived } as const) : null
  }
  const tell = () => {
    const end = outcome()
    if (!end) return
    for (const stop of subscriptions) stop()
    toasts.update(toast, { ...end, detail: name })
  }
  const subscriptions = [photos.subscribe(tell), saver.subscribe(tell)]
}
