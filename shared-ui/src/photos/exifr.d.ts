/** The smallest build of exifr that reads JPEG and HEIC, whose own types are of the whole one. */
declare module 'exifr/dist/lite.umd.cjs' {
  interface Tags {
    /** Degrees. */
    latitude?: number
    longitude?: number
    DateTimeOriginal?: unknown
    /** EXIF's DateTimeDigitized. */
    CreateDate?: unknown
  }
  /** Resolves with undefined if the file has no tags. Reads only the beginning of the file. */
  export const parse: (file: Blob, options: { reviveValues: false }) => Promise<Tags | undefined>
}
