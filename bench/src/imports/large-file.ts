import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export interface FileSize {
  /** The number of Kicks, which is that of entries. */
  kicks: number
  /** The first ones have a photo each. */
  photos: number
}

const createdAt = '2024-02-03T10:00:00.000Z'
const note = 'We left before sunrise and walked along the river until the fog was gone. '.repeat(8)

function thingsOf({ kicks, photos }: FileSize) {
  const ids = Array.from({ length: kicks }, (_, index) => `${index}`)
  return {
    kicks: ids.map((id, index) => ({
      id,
      by: null,
      name: `Kick ${id}`,
      description: note,
      category: 'Travel',
      continent: 'Europe',
      country: 'Norway',
      place: 'Oslo',
      location: { lat: 59.9, lng: 10.7 },
      placePrecision: 'exact',
      audience: 'Members',
      photos: index < photos ? [{ file: `media/${id}.jpg`, alt: 'A river', caption: '' }] : [],
      createdAt,
    })),
    log: ids.map((id) => ({
      id,
      kick: id,
      name: `Kick ${id}`,
      state: 'done',
      on: '2023-07-01',
      precision: 'day',
      until: null,
      again: true,
      stars: null,
      note,
      steps: [],
      with: ['Tomas'],
      audience: 'Private',
      remind: true,
      photos: [],
      createdAt,
    })),
  }
}

/** Returns an archive of Kicks, photos and entries, as another site makes it. */
export function createLargeFile(size: FileSize, photo: Buffer): Promise<Buffer> {
  const person = { name: 'Ann', tagline: '', picture: null }
  const head = { format: 'bucketeer', version: 1, site: 'https://other.example', madeAt: createdAt, person }
  const zip = new ZipFile()
  const archive = { ...head, buckets: [], journals: [], ...thingsOf(size) }
  zip.addBuffer(Buffer.from(JSON.stringify(archive)), 'bucketeer.json')
  for (let index = 0; index < size.photos; index += 1)
    zip.addBuffer(photo, `media/${index}.jpg`, { compress: false })
  zip.end()
  return buffer(zip.outputStream)
}
