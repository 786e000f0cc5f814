export interface UploadOptions {
  /** Called with how much has been sent: 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

export interface PictureUploadProps {
  /** The label of the file field: 'Picture of Experience'. */
  label: string
  /** Shows 'Required' while there is no picture. It blocks nothing: what Save does is the form's decision. */
  required?: boolean
  /** The picture's address, null for none. */
  value: string | null
  onChange(url: string | null): void
  /** Sends the file and gives the picture's address: `api.pictures.upload`. */
  upload(file: File, options: UploadOptions): Promise<string>
  /** Told true when an upload begins and false when it ends, so that the form can wait for it. */
  onBusyChange?(busy: boolean): void
  /** MIME types taken. Default: all the server takes (PNG, JPG, WebP, AVIF, HEIC). */
  accept?: readonly string[]
  /** The largest file taken, in bytes. Default: no bound but the server's. */
  maxBytes?: number
  /** Stands under the field. */
  hint?: string
}
