import { uploadPicture, type UploadOptions } from '@bucketeer/shared-auth'
import { useEffect, useRef } from 'react'
import { request } from '../../request'

interface Running {
  url: Promise<string>
  stop(): void
}

interface UploadEnd {
  onArrived(url: string): void
  onFailed(file: File, error: Error): void
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(''))

/** Runs one upload of a picture at a time. A later one replaces the earlier one, whose result is ignored. */
export function useRunningUpload({ onArrived, onFailed }: UploadEnd) {
  const running = useRef<Running>(null)
  useEffect(() => () => running.current?.stop(), [])

  const stop = () => {
    running.current?.stop()
    running.current = null
  }
  const start = async (file: File, { onProgress, signal }: UploadOptions = {}): Promise<string> => {
    stop()
    const controller = new AbortController()
    signal?.addEventListener('abort', () => controller.abort())
    const options = { ...(onProgress && { onProgress }), signal: controller.signal }
    const url = uploadPicture(request, file, options).then((address) => {
      // A cancelled upload must not be saved, even if it succeeded.
      controller.signal.throwIfAborted()
      return address
    })
    const mine: Running = { url, stop: () => controller.abort() }
    running.current = mine
    const end = (tell: () => void) => {
      if (running.current !== mine || controller.signal.aborted) return
      running.current = null
      tell()
    }
    try {
      const arrived = await url
      end(() => onArrived(arrived))
      return arrived
    } catch (thrown) {
      end(() => onFailed(file, asError(thrown)))
      throw thrown
    }
  }
  return {
    start,
    stop,
    /** A promise of the address, or null without an upload. */
    arriving: () => running.current?.url ?? null,
  }
}
