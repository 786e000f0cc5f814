import { discardUnsavedWork } from '@bucketeer/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sendImport } from './import-calls'
import { words } from './words'

/** The largest file that the server accepts, in bytes. */
export const maxBytes = 200_000_000

/** Returns the file to upload. Reports the share of it that is ready, 0 to 1. */
export type MakeFile = (onProgress: (share: number) => void, signal: AbortSignal) => Promise<File>

interface UploadState {
  /** The part of the page from which it was started. */
  from: 'file' | 'photos'
  name: string
  phase: 'packing' | 'sending' | 'failed'
  /** 0 to 1. */
  share: number
  error: Error | null
}

/** Uploads one file at a time, and then opens the page of its import. Leaving the page aborts it. */
export function useUpload() {
  const navigate = useNavigate()
  const [state, setState] = useState<UploadState | null>(null)
  const running = useRef<AbortController>(null)
  const last = useRef<() => Promise<void>>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (from: UploadState['from'], name: string, make: MakeFile) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const show = (phase: UploadState['phase'], share: number, error: Error | null = null) => {
      if (!signal.aborted) setState({ from, name, phase, share, error })
    }
    last.current = () => send(from, name, make)
    try {
      show('packing', 0)
      const file = await make((share) => show('packing', share), signal)
      if (file.size > maxBytes) throw new Error(words.upload.tooLarge)
      show('sending', 0)
      const { _id } = await sendImport(file, (share) => show('sending', share), signal)
      if (signal.aborted) return
      // It is saved, so that nothing asks whether to leave.
      discardUnsavedWork()
      await navigate(`/archive/import/${_id}`)
    } catch (error) {
      show('failed', 0, error instanceof Error ? error : new Error(''))
    }
  }
  return {
    state,
    isRunning: state !== null && state.phase !== 'failed',
    send: (from: UploadState['from'], name: string, make: MakeFile) => void send(from, name, make),
    retry: () => void last.current?.(),
    cancel: () => {
      running.current?.abort()
      setState(null)
    },
  }
}

export type Upload = ReturnType<typeof useUpload>
