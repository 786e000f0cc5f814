import { basename, parse } from 'node:path/posix'
import { isBlank } from '@bucketeer/platform/text'
import { type Position, positionIn, positionOf } from './coordinates'
import { unknownDate } from './dates'
import { type Finding, rowsOf } from './findings'
import { firstRecords, recordsOf } from './records'
import { textHead, wholeJson } from './text'
import type { Reader, Reading, ReadRow } from './upload'
import { countryOf, listOf, objectOf, textOf } from './values'
import { brokenRow } from './words'

const isMapsUrl = /https?:\/\/(?:[\w-]+\.)*google\.[a-z.]+\/(?:maps|search|\?)/iu

/** Reads what the address of a place on Google Maps says: its coordinates, and its name. */
function fromUrl(url: string): { position: Position; name: string } {
  const decoded = decode(url)
  const [, lat, lng] =
    /!3d(-?[\d.]+)!4d(-?[\d.]+)/u.exec(decoded) ??
    /(?:[?&/](?:q=|query=|ll=|search\/)|@)(-?\d[\d.]*),\s*(-?\d[\d.]*)/u.exec(decoded) ??
    []
  const [, written = ''] = /(?:\/place\/|[?&]q=)([^/&]+)/u.exec(url) ?? []
  const name = decode(written)
  return { position: positionOf(lat, lng), name: positionIn(name).location ? '' : name }
}
function decode(url: string) {
  try {
    return decodeURIComponent(url.replaceAll('+', ' '))
  } catch {
    return url
  }
}

/** Saved places and reviews are GeoJSON; those of before 2022 have other names of properties. */
function featureOf(value: unknown): Omit<Finding, 'at'> {
  const { geometry, properties } = objectOf(value)
  const { location, Location, Title, name, address, ...rest } = objectOf(properties)
  const place = { ...objectOf(Location), ...objectOf(location) }
  const url = textOf(rest['google_maps_url']) || textOf(rest['Google Maps URL'])
  const linked = fromUrl(url)
  const [lng, lat] = listOf(objectOf(geometry)['coordinates'])
  const written = positionOf(lat, lng)
  const addressText = textOf(place['address'] ?? place['Address'] ?? address)
  const names = [Title, place['name'], place['Business Name'], name, linked.name].map(textOf)
  const known = names.find((text) => !isBlank(text)) ?? ''
  const position = written.location || written.look ? written : linked.position
  const stars = Number(rest['five_star_rating_published'])
  const review = { date: unknownDate, stars, note: textOf(rest['review_text_published']) }
  return {
    name: known,
    description: [addressText, textOf(rest['Comment'])].join('\n\n'),
    place: position.location && known ? '' : known || addressText,
    country: countryOf(place['country_code'] ?? place['Country Code']),
    position,
    visits: stars >= 1 && stars <= 5 ? [review] : [],
  }
}

async function* featuresIn({ files }: Reading, file: string): AsyncGenerator<Finding> {
  const { features } = objectOf(await wholeJson(files, file))
  for (const [index, feature] of listOf(features).entries())
    yield { at: `${basename(file)} · ${index + 1}`, buckets: [parse(file).name], ...featureOf(feature) }
}

/** A list has the columns title, note and URL, then others. Its description may be above them. */
async function* listIn({ files }: Reading, file: string): AsyncGenerator<Finding | ReadRow> {
  let hasHeader = false
  for await (const { number, cells } of recordsOf(files, file, ',')) {
    const at = `${basename(file)} · ${number}`
    const [title = '', note = '', url = '', ...others] = cells ?? []
    const linked = fromUrl(url)
    const name = isBlank(title) ? linked.name : title
    const { position } = linked
    const place = position.location ? '' : name
    const description = [note, ...others].join('\n\n')
    if (!cells) yield { at, unreadable: brokenRow }
    else if (hasHeader && !isBlank(cells.join('')))
      yield { at, name, description, place, position, buckets: [parse(file).name] }
    hasHeader ||= cells !== undefined && isHeader(cells)
  }
}
const isHeader = (cells: string[]) => cells.length >= 3 && cells.length <= 6 && /URL/iu.test(cells[2] ?? '')

async function* find(reading: Reading): AsyncGenerator<Finding | ReadRow> {
  for (const file of reading.names) {
    const head = (await textHead(reading.files, file)) ?? ''
    yield* isGeoJson(head) ? featuresIn(reading, file) : listIn(reading, file)
  }
}

const isGeoJson = (head: string) => /^\s*\{/u.test(head) && /"FeatureCollection"/u.test(head)

function isList(head: string): boolean {
  const records = firstRecords(head, ',')
  const header = records.findIndex(isHeader)
  return header >= 0 && records.slice(header + 1).every(([, , url = '']) => url === '' || isMapsUrl.test(url))
}

/**
 * Places saved in Google Maps, of Google Takeout: a CSV for each list, which has no coordinates, and GeoJSON of starred
 * places, labelled places and reviews (developers.google.com/data-portability/schema-reference/local_actions).
 */
export const google: Reader = {
  source: 'google',
  matches: (head) => isGeoJson(head) || isList(head),
  read: (reading) => rowsOf(find(reading), 'Google Maps'),
}
