import Stack from '@mui/material/Stack'
import { useEffect, useState } from 'react'
import { lazyResource } from '../lazy/lazy-resource'
import { whenPageIdle } from '../lazy/when-page-idle'
import { type UploadOptions } from '../picture-upload/picture-upload-props'
import { RetryBanner } from '../states/retry-banner'
import { type PhotoList } from './photo'
import { words } from './words'

export interface PhotoStatus {
  /** The number of photos that wait for their upload or are being uploaded. */
  running: number
  failed: number
}

export interface PhotoSetProps {
  /** The picture of the form, which is the first photo; null until it is uploaded. */
  picture: string | null
  value: PhotoList
  onChange(value: PhotoList): void
  /** Called when another photo becomes the first one, with its address. */
  onPicture(url: string): void
  /** The largest number of photos, with the first one. */
  most: number
  /** The name of the thing: 'A Story'. */
  thing: string
  /** Uploads the file and returns the address of the photo. */
  upload(file: File, options: UploadOptions): Promise<string>
  /** Tells the form for how many photos it must wait. */
  onStatus(status: PhotoStatus): void
  /** Called with each file that is added, before its upload. */
  onFile?(file: File): void
  /** Each new number moves the focus to the first photo without a description. */
  attention?: number
}

const editor = lazyResource(
  async () => (await import(/* webpackChunkName: "photo-editor" */ './editor/photo-editor')).PhotoEditor,
)

/** Edits the photos after the picture of a form, and the texts of all. Its code is loaded when the page is idle. */
export function PhotoSet(props: PhotoSetProps) {
  const [Editor, setEditor] = useState(() => editor.value())
  const [error, setError] = useState<Error | null>(null)
  const load = () => {
    setError(null)
    editor.load().then((loaded) => setEditor(() => loaded), setError)
  }
  useEffect(() => (editor.value() ? undefined : whenPageIdle(load)), [])

  if (error) return <RetryBanner title={words.loadFailed} error={error} onRetry={load} />
  return <Stack sx={{ minHeight: 168 }}>{Editor && <Editor {...props} />}</Stack>
}
