import type { Request } from './request'

/** Options of an upload: how to follow and to cancel it. */
export interface UploadOptions {
  /** Called with the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

// 10 MB, the largest accepted picture, at 0.5 Mbit/s.
const timeout = 180_000

/**
 * Uploads a picture (at most 10 MB) and returns the URL of its largest size, for the fields of other calls.
 * @param request the part's own request
 */
export async function uploadPicture(
  request: Request,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<string> {
  const body = new FormData()
  body.append('pictures', file)
  const { secure_url } = await request('post', '/api/upload', {
    body,
    timeout,
    ...(signal && { signal }),
    onProgress: ({ loaded, total }) => total && onProgress?.(loaded / total),
  })
  return secure_url
}
