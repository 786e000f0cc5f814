import { useEffect, useRef, useState } from 'react'
import { type PictureLimits, typeError } from './picture-error'
import { preparePhoto } from './prepare-photo'
import { type PictureUploadProps } from './picture-upload-props'

/** `preview` is an object URL, which is revoked when the preview changes or unmounts. */
export type UploadState =
  | { phase: 'idle'; preview: null }
  | { phase: 'making'; preview: null }
  | { phase: 'rejected'; preview: null; error: Error }
  | { phase: 'uploading'; preview: string; file: File; share: number }
  | { phase: 'failed'; preview: string; file: File; error: Error }
  | { phase: 'uploaded'; preview: string; url: string }

type Uploading = Pick<PictureUploadProps, 'upload' | 'onChange' | 'onBusyChange' | 'onFile'> & PictureLimits

const idle: UploadState = { phase: 'idle', preview: null }
const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(''))

/** Validates and uploads one file at a time. A new file or `cancel` aborts the running upload. */
export function usePictureUpload({ upload, onChange, onBusyChange, onFile, ...limits }: Uploading) {
  const [state, setState] = useState<UploadState>(idle)
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])
  useEffect(
    () => () => (state.preview === null ? undefined : URL.revokeObjectURL(state.preview)),
    [state.preview],
  )

  const stop = () => {
    onBusyChange?.(false)
    running.current?.abort()
    running.current = null
    setState(idle)
  }

  const start = () => {
    const controller = new AbortController()
    running.current = controller
    onBusyChange?.(true)
    return controller
  }

  const send = async (file: File, preview: string, { signal }: AbortController) => {
    const ifCurrent = (next: UploadState) => !signal.aborted && setState(next)
    setState({ phase: 'uploading', preview, file, share: 0 })
    let retry: (() => void) | undefined
    try {
      const onProgress = (share: number) => ifCurrent({ phase: 'uploading', preview, file, share })
      const url = await upload(file, { onProgress, signal })
      if (signal.aborted) return
      setState({ phase: 'uploaded', preview, url })
      onChange(url)
    } catch (thrown) {
      ifCurrent({ phase: 'failed', preview, file, error: asError(thrown) })
      retry = () => void send(file, preview, start())
    }
    if (signal.aborted) return
    running.current = null
    onBusyChange?.(false, retry)
  }

  /** Uploads a file that is made first. The form waits for both. */
  const sendLater = async (make: () => Promise<File>) => {
    stop()
    const controller = start()
    setState({ phase: 'making', preview: null })
    const made = await make().catch(asError)
    if (controller.signal.aborted) return
    // One upload for the form, which may wait for it already.
    if (made instanceof File) return send(made, URL.createObjectURL(made), controller)
    stop()
    setState({ phase: 'rejected', preview: null, error: made })
  }
  const choose = (file: File) => {
    const { accept, maxBytes } = limits
    stop()
    const problem = typeError(file, accept)
    if (problem) return setState({ phase: 'rejected', preview: null, error: new Error(problem) })
    onFile?.(file)
    void sendLater(() => preparePhoto(file, maxBytes))
  }
  const draw = (make: () => Promise<File>) => {
    onFile?.(null)
    void sendLater(make)
  }
  const retry = () => {
    if (state.phase === 'failed') void send(state.file, state.preview, start())
  }
  // After a failure this removes only the failed file and keeps the picture.
  const remove = () => {
    stop()
    onFile?.(null)
    if (state.phase !== 'failed') onChange(null)
  }

  const cancel = () => {
    stop()
    onFile?.(null)
  }

  return { state, choose, draw, retry, cancel, remove }
}
