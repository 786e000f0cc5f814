import { basename } from 'node:path/posix'
import { isBlank } from '@bucketeer/platform/text'
import { positionOf } from './coordinates'
import { dayAt, unknownDate } from './dates'
import { type Finding, idOf, longTextOf, nameOf, ownId, photosOf, rowsOf } from './findings'
import { wholeJson } from './text'
import type { Reader, Reading, ReadRow } from './upload'
import { countryOf, listOf, objectOf, textOf } from './values'

function stepOf(
  step: Record<string, unknown>,
  journal: { id: string; title: string },
  photos: string[],
): Omit<Finding, 'at'> {
  const place = objectOf(step['location'])
  const names = [step['display_name'], step['name'], place['name'], journal.title].map(textOf)
  const name = names.find((text) => !isBlank(text)) ?? ''
  const on = dayAt(
    new Date(Number(step['start_time'] ?? NaN) * 1000),
    textOf(step['timezone_id']) || undefined,
  )
  const id = ownId(step['uuid']) ?? ownId(step['id'])
  const story = {
    journal: journal.id,
    title: nameOf(name),
    content: longTextOf(textOf(step['description'])),
    photos: photosOf(photos),
  }
  return {
    id,
    name,
    place: textOf(place['name']),
    country: countryOf(place['country_code']),
    position: positionOf(place['lat'], place['lon']),
    visits: [{ id, date: on ? { on, precision: 'day' } : unknownDate, story }],
  }
}

async function* find({ files, names }: Reading): AsyncGenerator<Finding | ReadRow> {
  for (const file of names) {
    const trip = objectOf(await wholeJson(files, file))
    const title = nameOf(textOf(trip['name'])) || nameOf(textOf(trip['slug'])) || 'Polarsteps'
    const id = ownId(trip['uuid']) ?? ownId(trip['id']) ?? idOf(title)
    yield {
      at: file,
      item: {
        kind: 'journal',
        id,
        title,
        description: longTextOf(textOf(trip['summary'])),
        audience: 'Private',
        showsPlaces: false,
        bucket: null,
        createdAt: new Date(Date.now()).toISOString(),
      },
    }
    for (const [index, value] of listOf(trip['all_steps']).entries()) {
      const step = objectOf(value)
      if (step['is_deleted'] === true) continue
      const folder = `_${textOf(step['id'])}/photos/`
      const photos = files.names.filter((name) => name.includes(folder)).sort()
      yield { at: `${basename(file)} · ${index + 1}`, ...stepOf(step, { id, title }, photos) }
    }
  }
}

/** The export of Polarsteps: a folder for each trip, with `trip.json`, and a folder of photos for each step. */
export const polarsteps: Reader = {
  source: 'polarsteps',
  matches: (head) =>
    /^\s*\{/u.test(head) && /"(?:all_steps|step_count|planned_steps_visible)"\s*:/u.test(head),
  read: (reading) => rowsOf(find(reading), 'Polarsteps'),
}
