import { pictureKeys } from '../modules/media/picture-files'
import { releaseFileKeys } from '../modules/releases/file-store'

interface StoredFile {
  key: string
  /** Whose file it is; a release's file may be without compressed twins. */
  picture?: string
}

interface Listed {
  pictures: string[]
  /** Of releases, as they were sent. */
  manifests: unknown[]
}

const filesIn = (manifest: unknown): { sha384: string }[] => {
  const files = typeof manifest === 'object' && manifest !== null && 'files' in manifest ? manifest.files : []
  // A release is kept only when its schema has been checked.
  return Array.isArray(files) ? (files as { sha384: string }[]) : []
}

/** Everything in the object store that the database knows of, each once. */
export function storedFiles({ pictures, manifests }: Listed): StoredFile[] {
  const released = new Set(manifests.flatMap(filesIn).flatMap(releaseFileKeys))
  return [
    ...pictures.flatMap((picture) => pictureKeys(picture).map((key) => ({ key, picture }))),
    ...[...released].map((key) => ({ key })),
  ]
}
