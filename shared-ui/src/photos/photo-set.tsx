import Stack from '@mui/material/Stack'
import { lazyResource, useIdleResource } from '../lazy/lazy-resource'
import { RetryBanner } from '../states/banners'
import { type PhotoList } from './photo'
import { type PhotoStatus, type PhotoUploads, type UploadPhoto } from './photo-uploads'
import { words } from './words'

interface CommonProps {
  /** The largest number of photos, with the first one. */
  most: number
  /** The name of the thing: 'A Story'. */
  thing: string
  /** Called with the files of all photos that were added and are still there, when these change. */
  onFiles?(files: readonly File[]): void
  /** Each new number moves the focus to the first photo without a description. */
  attention?: number
}

/** The photos of a form after its picture field. */
export interface FormPhotos extends CommonProps {
  uploads?: undefined
  /** The picture of the form, which is the first photo; null until it is uploaded. */
  picture: string | null
  value: PhotoList
  onChange(value: PhotoList): void
  /** Called when another photo becomes the first one, with its address. */
  onPicture(url: string): void
  /** That of the first render is used. */
  upload: UploadPhoto
  /** Tells the form for how many photos it must wait. */
  onStatus(status: PhotoStatus): void
}

/** All photos of a thing without a picture field. */
interface AllPhotos extends CommonProps {
  /** The list that is edited. Its owner decides how long its uploads go on. */
  uploads: PhotoUploads
}

export type PhotoSetProps = FormPhotos | AllPhotos

const editor = lazyResource(
  async () => (await import(/* webpackChunkName: "photo-editor" */ './editor/photo-editor')).PhotoEditor,
)

/** Edits several photos and their texts: those after the picture of a form, or all. Its code is loaded when the page is idle. */
export function PhotoSet(props: PhotoSetProps) {
  const { value: Editor, hasFailed, load } = useIdleResource(editor)
  if (hasFailed) return <RetryBanner title={words.loadFailed} error={words.loadFailedReason} onRetry={load} />
  return <Stack sx={{ minHeight: 132 }}>{Editor && <Editor {...props} />}</Stack>
}
