import type { Request } from '../request'
import { uploadPicture, type UploadOptions } from '../upload-picture'

export const pictureCalls = (request: Request) => ({
  /**
   * Stores a picture (png, jpeg or webp, at most 10 MB).
   * @returns its address, of the largest size, as the calls that take a picture want it
   */
  upload: (file: File, options?: UploadOptions): Promise<string> => uploadPicture(request, file, options),
})
