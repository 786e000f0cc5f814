import { preparePhoto } from '@bucketeer/shared-ui/social'
import type { PhotoGroup } from './group-photos'

/** The largest number of photos of an entry. */
export const mostPhotos = 8
/** About 200 photos fit into a file. */
const maxPhotoBytes = 1_000_000

/** Returns as many photos as an entry can have, from the first to the last. */
function chosenOf(files: File[]) {
  const step = Math.max(1, files.length / mostPhotos)
  return files.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

const typeOf = ({ name }: File) => /\.\w+$/.exec(name)?.[0].toLowerCase() ?? ''

/**
 * Packs groups of photos as a ZIP, with the photos made smaller.
 * @returns the file, and the number of photos that the browser could not read
 */
export async function packPhotos(
  groups: readonly PhotoGroup[],
  onProgress: (share: number) => void,
  signal: AbortSignal,
) {
  const { downloadZip } = await import(/* webpackChunkName: "client-zip" */ 'client-zip')
  const chosen = groups.map(({ files, ...entry }) => ({ entry, files: chosenOf(files) }))
  const count = chosen.reduce((sum, { files }) => sum + files.length, 0)
  let done = 0
  let unread = 0

  async function* contents() {
    const entries: (Omit<PhotoGroup, 'files'> & { photos: string[] })[] = []
    for (const { entry, files } of chosen) {
      const photos: string[] = []
      for (const file of files) {
        signal.throwIfAborted()
        const input = await preparePhoto(file, maxPhotoBytes).catch(() => null)
        done += 1
        onProgress(done / count)
        if (input) {
          const name = `photos/${done}${typeOf(input)}`
          photos.push(name)
          yield { name, input }
        } else unread += 1
      }
      entries.push({ ...entry, photos })
    }
    yield { name: 'photos.json', input: JSON.stringify({ format: 'photos', entries }) }
  }
  const packed = await downloadZip(contents()).blob()
  return { file: new File([packed], 'photos.zip', { type: 'application/zip' }), unread }
}
