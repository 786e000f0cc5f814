import { releaseFileKeys } from '@bucketeer/host'
import { pictureKeys } from '../modules/media/picture-files'

interface StoredFile {
  key: string
  /** The id of the picture, if it is one. Files of releases may lack their compressed variants. */
  picture?: string
}

interface Content {
  /** Ids. */
  pictures: string[]
  /** Manifests of releases, as published. */
  manifests: unknown[]
  /** Hashes of the tarballs of packages. */
  packages: string[]
}

const filesIn = (manifest: unknown): { sha384: string }[] => {
  const files = typeof manifest === 'object' && manifest !== null && 'files' in manifest ? manifest.files : []
  // Manifests are validated when they are published.
  return Array.isArray(files) ? (files as { sha384: string }[]) : []
}

/** Lists the files of the object store that the database refers to, without duplicates. */
export function storedFiles({ pictures, manifests, packages }: Content): StoredFile[] {
  const tarballs = packages.map((sha384) => ({ sha384 }))
  const released = new Set([...manifests.flatMap(filesIn), ...tarballs].flatMap(releaseFileKeys))
  return [
    ...pictures.flatMap((picture) => pictureKeys(picture).map((key) => ({ key, picture }))),
    ...[...released].map((key) => ({ key })),
  ]
}
