import { basename } from 'node:path/posix'
import { InvalidValue } from '@bucketeer/host/server'
import { SaxesParser } from 'saxes'
import { positionOf } from './coordinates'
import { type Finding, rowsOf } from './findings'
import { plainText } from './plain-text'
import { textChunks } from './text'
import type { Reader, Reading, ReadRow } from './upload'
import { brokenRow, damagedFile } from './words'

interface XmlElement {
  /** Without the prefix of its namespace, which some programs do not declare. */
  name: string
  attributes: Record<string, string>
  text: string
  /** The texts of its children, and of the coordinates anywhere in it. */
  texts: Record<string, string>
}

const limits = { text: 100_000, depth: 100 }

/** Matches an ampersand that begins no entity, also none that goes on in the next chunk. */
const bareAmpersand = /&(?!#?\w{1,30};|#?\w{0,30}$)/gu

type Describe = (element: XmlElement) => Pick<Finding, 'position' | 'description' | 'place'>

const describeGpx: Describe = ({ attributes: { lat, lon }, texts: { desc = '', cmt = '' } }) => ({
  position: positionOf(lat, lon),
  description: plainText(desc === cmt ? desc : [desc, cmt].join('\n\n')),
})

const describeKml: Describe = ({ texts: { coordinates, coord, address = '', description = '' } }) => {
  const [lng, lat] = (coordinates ?? coord ?? '').trim().split(/[\s,]+/u)
  return { position: positionOf(lat, lng), description: plainText(description), place: address }
}

/** Finds the elements of these names. The last row is unreadable if the file ends within one. */
async function* findIn(
  { files, title }: Reading,
  file: string,
  wanted: readonly string[],
  describe: Describe,
): AsyncGenerator<Finding | ReadRow> {
  const open: XmlElement[] = []
  let found: (Finding | ReadRow)[] = []
  let [number, isDamaged] = [0, false]
  const at = () => `${basename(file)} · ${++number}`
  // Expands no entities but the five of XML.
  const parser = new SaxesParser()
  parser.on('error', () => (isDamaged = true))
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length === limits.depth) throw new InvalidValue(damagedFile)
    open.push({ name: name.replace(/^.*:/u, ''), attributes, text: '', texts: {} })
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element && element.text.length < limits.text) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (!element) return
    const { name, text, texts } = element
    for (const outer of /^coord/u.test(name) ? open : open.slice(-1)) outer.texts[name] ??= text.trim()
    if (name === 'metadata') Object.assign(open.at(-1)?.texts ?? {}, texts)
    if (!wanted.includes(name)) return
    const bucket = open.map(({ texts }) => texts['name']).findLast(Boolean) ?? title
    found.push({ at: at(), name: texts['name'] ?? '', buckets: [bucket], ...describe(element) })
  })
  for await (const chunk of textChunks(files, file)) {
    parser.write(chunk.replace(bareAmpersand, '&amp;'))
    yield* found
    found = []
  }
  const isCut = open.length > 0
  parser.close()
  if (isDamaged && isCut) yield { at: at(), unreadable: brokenRow }
}

async function* find(reading: Reading, wanted: readonly string[], describe: Describe) {
  for (const file of reading.names) yield* findIn(reading, file, wanted, describe)
}

const hasRoot = (name: string) => (head: string) =>
  /^\s*</u.test(head) && new RegExp(`<(?:\\w+:)?${name}[\\s>]`, 'u').test(head)

/** Waypoints and points of routes of GPX 1.0 and 1.1. Tracks are no places. */
export const gpx: Reader = {
  source: 'gpx',
  matches: hasRoot('gpx'),
  read: (reading) => rowsOf(find(reading, ['wpt', 'rtept'], describeGpx), reading.title),
}

/** Placemarks of KML 2, also in KMZ. A line or an area is where it begins. */
export const kml: Reader = {
  source: 'kml',
  matches: hasRoot('kml'),
  read: (reading) => rowsOf(find(reading, ['Placemark'], describeKml), reading.title),
}
