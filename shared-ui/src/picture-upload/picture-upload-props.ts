import type { CoverProps } from '../covers'

export interface UploadOptions {
  /** Called with the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** What a drawn cover that is the picture was drawn of. */
export interface DrawnAs {
  /** Null for another picture, and for none. */
  value: string | null
  onChange(drawnAs: string | null): void
}

export interface PictureUploadProps {
  /** The label of the file field: 'Picture of Experience'. */
  label: string
  /** Shows 'Required' while there is no picture. The form decides whether it can be saved without. */
  required?: boolean
  /** The picture's URL; null for none. */
  value: string | null
  onChange(url: string | null): void
  /** Uploads the file and returns the picture's URL, as `api.pictures.upload` does. */
  upload(file: File, options: UploadOptions): Promise<string>
  /** A file that was chosen on an earlier visit, to be uploaded now. */
  restored?: File | null
  /**
   * Called with the file that is chosen, as it was before it is made smaller; null when it is removed or its upload
   * cancelled, and for a drawing.
   */
  onFile?: ((file: File | null) => void) | undefined
  /**
   * Called with true when an upload starts and false when it ends, so that the form can wait; after a failure with a
   * function that tries again.
   */
  onBusyChange?(busy: boolean, retry?: () => void): void
  /** The MIME types to accept. Default: all that the server accepts (PNG, JPG, WebP, AVIF, HEIC). */
  accept?: readonly string[]
  /** The largest file to upload, in bytes. The browser makes larger ones smaller if it can. Default: the server's limit. */
  maxBytes?: number
  /** Offers the drawn cover of the thing as its picture. It is drawn again when the name or the kind changes. */
  cover?: CoverProps | undefined
  /** Where the form keeps that choice, with its draft. */
  drawnAs?: DrawnAs | undefined
  /** Shown below the field. */
  hint?: string
  /** Why the form cannot be saved with this picture, or without one. */
  problem?: string | undefined
}
