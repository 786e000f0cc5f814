import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Photo } from '../photo'
import { type FormPhotos, type PhotoSetProps } from '../photo-set'
import { createPhotoUploads } from '../photo-uploads'

/** Returns the photos without the signatures of their URLs, which are others in each response. */
const unsigned = (photos: readonly Photo[]) =>
  photos.map(({ url, alt, caption }) => [url.split('?')[0], alt, caption])

const isSame = (one: readonly Photo[], other: readonly Photo[]) =>
  JSON.stringify(unsigned(one)) === JSON.stringify(unsigned(other))

async function noUpload(): Promise<never> {
  throw new Error('The list belongs to no form.')
}

/** Creates the list of a form's photos after the first one. Reports the uploaded ones in their order. */
function useFormUploads(form: FormPhotos | null) {
  const [uploads] = useState(() => createPhotoUploads(form?.value.more ?? [], form?.upload ?? noUpload))
  const items = useSyncExternalStore(uploads.subscribe, uploads.items)
  const photos = form?.value.more
  // The lists that the form has, or will have when it renders what was reported.
  const reported = useRef<(readonly Photo[])[]>([photos ?? []])

  const report = useEffectEvent(() => {
    if (!form) return
    form.onStatus(uploads.status())
    const uploaded = uploads.photos()
    const last = reported.current.at(-1)
    if (last && isSame(uploaded, last)) return
    reported.current.push(uploaded)
    form.onChange({ ...form.value, more: uploaded })
  })
  useEffect(() => report(), [items])

  // A list that was not reported from here means that the form was reset, or shows a newer version. A reported one may
  // arrive after a newer one was reported.
  const follow = useEffectEvent(() => {
    if (!photos) return
    const index = reported.current.findIndex((list) => isSame(photos, list))
    if (index !== -1) {
      reported.current.splice(0, index)
      return
    }
    reported.current = [photos]
    uploads.reset(photos)
  })
  useEffect(() => follow(), [photos])

  useEffect(() => uploads.stop, [uploads])
  return uploads
}

/** Returns the photos of the list with the functions that change it. A form's list lasts as long as its component. */
export function usePhotoItems(props: PhotoSetProps) {
  const own = useFormUploads(props.uploads ? null : props)
  const uploads = props.uploads ?? own
  return { ...uploads, items: useSyncExternalStore(uploads.subscribe, uploads.items) }
}

/** Returns a function that focuses the button of an id once it can be used, because a moved or removed row loses the focus. */
export function useFocusAfter() {
  const wanted = useRef<string>(null)
  useLayoutEffect(() => {
    const button = wanted.current && document.getElementById(wanted.current)
    if (!(button instanceof HTMLButtonElement) || button.disabled) return
    wanted.current = null
    button.focus()
  })
  return (id: string) => {
    wanted.current = id
  }
}
