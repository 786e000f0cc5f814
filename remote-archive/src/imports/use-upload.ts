import { discardUnsavedWork } from '@bucketeer/shared-ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { request } from '../request'
import { words } from './words'

/** The largest file that the server accepts, in bytes. */
const maxBytes = 200_000_000
/** As long as that takes at 1 Mbit/s, in milliseconds. */
const timeout = 1_600_000

interface Sending {
  /** The part of the page from which it was started. */
  from: 'file' | 'photos'
  name: string
  /** Returns the file to upload. Reports the share of it that is ready, 0 to 1. */
  make(onProgress: (share: number) => void, signal: AbortSignal): Promise<File>
}

/** Uploads one file at a time, and then opens the page of its import. Leaving the page aborts it. */
export function useUpload() {
  const navigate = useNavigate()
  const [progress, setProgress] = useState({ isPacking: true, share: 0 })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { mutate, reset, variables, isPending, error } = useMutation({
    mutationFn: async ({ make }: Sending) => {
      const { signal } = (running.current = new AbortController())
      setProgress({ isPacking: true, share: 0 })
      const file = await make((share) => setProgress({ isPacking: true, share }), signal)
      if (file.size > maxBytes) throw new Error(words.upload.tooLarge)
      const body = new FormData()
      body.append('file', file)
      const onProgress = ({ loaded, total = 0 }: { loaded: number; total?: number }) =>
        total && setProgress({ isPacking: false, share: loaded / total })
      const sent = await request('post', '/api/import', { body, signal, timeout, onProgress })
      signal.throwIfAborted()
      return sent
    },
    onSuccess: ({ _id }) => {
      // It is saved, so that nothing asks whether to leave.
      discardUnsavedWork()
      return navigate(`/archive/import/${_id}`)
    },
  })
  return {
    ...progress,
    from: variables?.from,
    name: variables?.name ?? '',
    error,
    isRunning: isPending,
    send: mutate,
    retry: () => variables && mutate(variables),
    cancel: () => {
      running.current?.abort()
      reset()
    },
  }
}

export type Upload = ReturnType<typeof useUpload>
