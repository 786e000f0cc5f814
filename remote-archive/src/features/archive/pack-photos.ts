import { continentOf, preparePhoto } from '@bucketeer/shared-ui/social'
import type { PhotoGroup } from './group-photos'

/** The largest number of photos of an entry. */
export const mostPhotos = 8
/** About 200 photos fit into a file. */
const maxPhotoBytes = 1_000_000

/** Returns as many photos as an entry can have, from the first to the last. */
function chosenOf({ files }: PhotoGroup) {
  const step = Math.max(1, files.length / mostPhotos)
  return files.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

interface PackedPhoto {
  file: string
  alt: ''
  caption: ''
}

/** Returns the Kick and the entry of a group, in the format of archives. */
function thingsOf({ id, day, point, name, town, country }: PhotoGroup, photos: PackedPhoto[], now: string) {
  const kick = {
    id,
    by: null,
    name,
    description: '',
    category: null,
    continent: country && continentOf(country),
    country,
    place: point && (town ?? name),
    location: point,
    placePrecision: 'exact',
    audience: 'Private',
    photos: [],
    createdAt: now,
  }
  const entry = {
    id,
    kick: id,
    name,
    state: 'done',
    on: day,
    precision: 'day',
    until: null,
    again: null,
    stars: null,
    note: '',
    steps: [],
    with: [],
    audience: 'Private',
    remind: true,
    photos,
    createdAt: now,
  }
  return { kick, entry }
}

const typeOf = ({ name }: File) => /\.\w+$/.exec(name)?.[0].toLowerCase() ?? ''

/**
 * Packs groups of photos as an archive of Bucketeer, with the photos made smaller.
 * @returns the file, and the number of photos that the browser could not read
 */
export async function packPhotos(
  groups: readonly PhotoGroup[],
  onProgress: (share: number) => void,
  signal: AbortSignal,
) {
  const { downloadZip } = await import(/* webpackChunkName: "client-zip" */ 'client-zip')
  const now = new Date().toISOString()
  const chosen = groups.map((group) => ({ group, files: chosenOf(group) }))
  const count = chosen.reduce((sum, { files }) => sum + files.length, 0)
  let done = 0
  let unread = 0

  async function* contents() {
    const things: ReturnType<typeof thingsOf>[] = []
    for (const { group, files } of chosen) {
      const photos: PackedPhoto[] = []
      for (const file of files) {
        signal.throwIfAborted()
        const prepared = await preparePhoto(file, maxPhotoBytes).catch(() => null)
        done += 1
        onProgress(done / count)
        if (prepared) {
          const name = `photos/${done}${typeOf(prepared)}`
          photos.push({ file: name, alt: '', caption: '' })
          yield { name, input: prepared }
        } else unread += 1
      }
      things.push(thingsOf(group, photos, now))
    }
    const archive = {
      format: 'bucketeer',
      version: 1,
      site: 'photos',
      madeAt: now,
      person: { name: '', tagline: '', picture: null },
      buckets: [],
      kicks: things.map(({ kick }) => kick),
      journals: [],
      log: things.map(({ entry }) => entry),
    }
    yield { name: 'bucketeer.json', input: JSON.stringify(archive) }
  }
  const packed = await downloadZip(contents()).blob()
  return { file: new File([packed], 'photos.zip', { type: 'application/zip' }), unread }
}
