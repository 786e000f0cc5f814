/** The smallest build of exifr that reads JPEG and HEIC, whose own types are of the whole one. */
declare module 'exifr/dist/lite.umd.cjs' {
  /** Resolves with degrees, or with undefined if the file has no position. Reads only the beginning of the file. */
  export const gps: (file: Blob) => Promise<{ latitude: number; longitude: number } | undefined>
}
