import { basename, dirname, join } from 'node:path/posix'
import { positionOf } from './coordinates'
import { dayAt, unknownDate, whenOf } from './dates'
import { type Finding, type FoundBucket, photosOf, rowsOf, type Visit } from './findings'
import { wholeJson } from './text'
import type { Reader, Reading } from './upload'
import { listOf, objectOf, textOf } from './values'

/** A day without a time is midnight in UTC. */
function dayOf(moment: unknown, timeZone: unknown): string | undefined {
  const text = textOf(moment)
  const isWholeDay = !/T(?!00:00:00)/u.test(text)
  return isWholeDay
    ? (whenOf(text.slice(0, 10)).date.on ?? undefined)
    : dayAt(new Date(text), textOf(timeZone) || undefined)
}

function visitOf(value: unknown, stars: number): Visit {
  const { start_date, end_date, timezone, notes } = objectOf(value)
  const on = dayOf(start_date, timezone)
  return {
    date: on ? { on, precision: 'day' } : unknownDate,
    until: dayOf(end_date, timezone),
    note: textOf(notes),
    stars: stars >= 1 && stars <= 5 ? stars : undefined,
  }
}

async function* find({ files, names }: Reading): AsyncGenerator<Finding | FoundBucket> {
  const [file = ''] = names
  const data = objectOf(await wholeJson(files, file))
  const collections = new Map<unknown, string>()
  for (const [index, value] of listOf(data['collections']).entries()) {
    const { export_id, name, description } = objectOf(value)
    if (textOf(name).trim() === '') continue
    collections.set(export_id, textOf(name))
    yield {
      at: `${basename(file)} · ${index + 1}`,
      bucket: textOf(name),
      description: textOf(description),
    }
  }
  for (const [index, value] of listOf(data['locations']).entries()) {
    const location = objectOf(value)
    const images = listOf(location['images']).map(objectOf)
    yield {
      at: `${basename(file)} · ${index + 1}`,
      name: textOf(location['name']),
      description: [location['description'], location['link']].map(textOf).join('\n\n'),
      place: textOf(location['location']),
      position: positionOf(location['latitude'], location['longitude']),
      buckets: listOf(location['collection_export_ids']).flatMap((id) => collections.get(id) ?? []),
      visits: listOf(location['visits']).map((visit) =>
        visitOf(visit, Math.round(Number(location['rating']))),
      ),
      photos: photosOf(
        images
          .sort((one, other) => Number(other['is_primary'] === true) - Number(one['is_primary'] === true))
          .map(({ filename }) => join(dirname(file), 'images', basename(textOf(filename))))
          .filter((path) => files.names.includes(path)),
      ),
    }
  }
}

/** The backup of AdventureLog: `data.json` and `images/`, as `import_export_view.py` of its server writes them. */
export const adventurelog: Reader = {
  source: 'adventurelog',
  matches: (head) => /^\s*\{[^]*"export_date"\s*:[^]*"user_email"\s*:/u.test(head),
  read: (reading) => rowsOf(find(reading), 'AdventureLog'),
}
