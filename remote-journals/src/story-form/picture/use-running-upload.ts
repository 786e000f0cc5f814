import { type UploadOptions } from '@bucketeer/shared-auth'
import { useEffect, useRef } from 'react'
import { api } from '../../api'

interface Running {
  url: Promise<string>
  stop(): void
}

interface UploadEnd {
  onArrived(url: string): void
  onFailed(file: File, error: Error): void
}

// What was given up must not be saved, even if it got through.
const unless =
  (givenUp: AbortSignal) =>
  (url: string): string => {
    givenUp.throwIfAborted()
    return url
  }
const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(''))

/** The upload of a Story's picture, one at a time: a later one takes the place of the one before, whose end is not told. */
export const useRunningUpload = ({ onArrived, onFailed }: UploadEnd) => {
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
    const url = api.pictures
      .upload(file, { ...(onProgress && { onProgress }), signal: controller.signal })
      .then(unless(controller.signal))
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
    /** The address that is on its way, or null when none is. */
    arriving: () => running.current?.url ?? null,
  }
}
