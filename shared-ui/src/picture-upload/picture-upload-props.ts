export interface UploadOptions {
  /** Called with the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
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
  /** Called with true when an upload starts and false when it ends, so that the form can wait. */
  onBusyChange?(busy: boolean): void
  /** The MIME types to accept. Default: all that the server accepts (PNG, JPG, WebP, AVIF, HEIC). */
  accept?: readonly string[]
  /** The largest file to accept, in bytes. Default: only the server's limit applies. */
  maxBytes?: number
  /** Shown below the field. */
  hint?: string
}
