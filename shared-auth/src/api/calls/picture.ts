import type { Request } from '../request'

export interface UploadOptions {
  /** Hears the share that was sent, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

// 10 MB, the largest picture there may be, over a slow mobile line of 0.5 Mbit/s.
const secondsPerUpload = 180

export const pictureCalls = (request: Request) => ({
  /**
   * Stores a picture (png, jpeg or webp, at most 10 MB).
   * @returns its address, of the largest size, as the calls that take a picture want it
   */
  upload: async (file: File, { onProgress, signal }: UploadOptions = {}): Promise<string> => {
    const body = new FormData()
    body.append('pictures', file)
    const timeout = secondsPerUpload * 1000
    const { secure_url } = await request('post', '/api/upload', {
      body,
      signal,
      timeout,
      onProgress: ({ loaded, total }) => total && onProgress?.(loaded / total),
    })
    return secure_url
  },
})
