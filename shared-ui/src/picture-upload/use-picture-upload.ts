import { useEffect, useRef, useState } from 'react'
import { pictureError, type PictureLimits } from './picture-error'
import { type PictureUploadProps } from './picture-upload-props'

/** `preview` is an object URL, which is revoked when the preview changes or unmounts. */
export type UploadState =
  | { phase: 'idle'; preview: null }
  | { phase: 'rejected'; preview: null; error: Error }
  | { phase: 'uploading'; preview: string; file: File; share: number }
  | { phase: 'failed'; preview: string; file: File; error: Error }
  | { phase: 'uploaded'; preview: string; url: string }

type Uploading = Pick<PictureUploadProps, 'upload' | 'onChange' | 'onBusyChange'> & PictureLimits

const idle: UploadState = { phase: 'idle', preview: null }
const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(''))

/** Validates and uploads one file at a time. A new file or `cancel` aborts the running upload. */
export const usePictureUpload = ({ upload, onChange, onBusyChange, ...limits }: Uploading) => {
  const [state, setState] = useState<UploadState>(idle)
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])
  useEffect(
    () => () => (state.preview === null ? undefined : URL.revokeObjectURL(state.preview)),
    [state.preview],
  )

  const stop = () => {
    if (running.current) onBusyChange?.(false)
    running.current?.abort()
    running.current = null
    setState(idle)
  }

  const send = async (file: File, preview: string) => {
    const controller = new AbortController()
    const { signal } = controller
    const ifCurrent = (next: UploadState) => !signal.aborted && setState(next)
    running.current = controller
    setState({ phase: 'uploading', preview, file, share: 0 })
    onBusyChange?.(true)
    try {
      const onProgress = (share: number) => ifCurrent({ phase: 'uploading', preview, file, share })
      const url = await upload(file, { onProgress, signal })
      if (signal.aborted) return
      setState({ phase: 'uploaded', preview, url })
      onChange(url)
    } catch (thrown) {
      ifCurrent({ phase: 'failed', preview, file, error: asError(thrown) })
    }
    if (signal.aborted) return
    running.current = null
    onBusyChange?.(false)
  }

  const choose = (file: File) => {
    stop()
    const problem = pictureError(file, limits)
    if (problem) return setState({ phase: 'rejected', preview: null, error: new Error(problem) })
    void send(file, URL.createObjectURL(file))
  }
  const retry = () => {
    if (state.phase === 'failed') void send(state.file, state.preview)
  }
  // After a failure this removes only the failed file and keeps the picture.
  const remove = () => {
    stop()
    if (state.phase !== 'failed') onChange(null)
  }

  return { state, choose, retry, cancel: stop, remove }
}
