import { positionOf } from './coordinates'
import { whenOf } from './dates'
import { type Finding, ownId, photosOf, rowsOf } from './findings'
import { wholeJson } from './text'
import type { Reader, Reading } from './upload'
import { listOf, objectOf, textOf } from './values'

async function* find({ files, names: [file = ''] }: Reading): AsyncGenerator<Finding> {
  const { entries } = objectOf(await wholeJson(files, file))
  for (const value of listOf(entries)) {
    const { id, name, day, town, country, point, photos } = objectOf(value)
    const { lat, lng } = objectOf(point)
    yield {
      at: '',
      id: ownId(id),
      name: textOf(name),
      place: textOf(town),
      country: textOf(country),
      position: positionOf(lat, lng),
      visits: [{ date: whenOf(textOf(day)).date, photos: photosOf(listOf(photos).map(textOf)) }],
    }
  }
}

/** A folder of photos, whose entries the browser has proposed: `photos.json` and `photos/`. */
export const photos: Reader = {
  source: 'photos',
  matches: (head) => /^\s*\{\s*"format"\s*:\s*"photos"/u.test(head),
  read: (reading) => rowsOf(find(reading), reading.title),
}
