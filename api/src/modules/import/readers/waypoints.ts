import { basename } from 'node:path/posix'
import { SaxesParser } from 'saxes'
import { positionOf } from './coordinates'
import { type Finding, rowsOf } from './findings'
import { plainText } from './plain-text'
import { textChunks } from './text'
import type { Files, Reader, Reading, ReadRow } from './upload'
import { brokenRow } from './words'

interface XmlElement {
  /** Without the prefix of its namespace, which some programs do not declare. */
  name: string
  attributes: Record<string, string>
  text: string
  /** The texts of its children, and of the coordinates anywhere in it. */
  texts: Record<string, string>
}

const longestText = 100_000

/** Matches an ampersand that begins no entity, also none that goes on in the next chunk. */
const bareAmpersand = /&(?!#?\w{1,30};|#?\w{0,30}$)/gu

/** Reads the elements of these names, each with those around it, the outermost first. The last one is undefined if the file is damaged. */
async function* elementsOf(
  files: Files,
  file: string,
  wanted: readonly string[],
): AsyncGenerator<{ element: XmlElement; around: XmlElement[] } | undefined> {
  const open: XmlElement[] = []
  let [closed, isDamaged]: [{ element: XmlElement; around: XmlElement[] }[], boolean] = [[], false]
  // Entities of a document are not expanded, only the five of XML.
  const parser = new SaxesParser()
  parser.on('error', () => (isDamaged = true))
  parser.on('opentag', ({ name, attributes }) =>
    open.push({ name: name.replace(/^.*:/u, ''), attributes, text: '', texts: {} }),
  )
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element && element.text.length < longestText) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (!element) return
    const isCoordinate = element.name === 'coordinates' || element.name === 'coord'
    for (const outer of isCoordinate ? open : open.slice(-1))
      outer.texts[element.name] ??= element.text.trim()
    if (element.name === 'metadata') Object.assign(open.at(-1)?.texts ?? {}, element.texts)
    if (wanted.includes(element.name)) closed.push({ element, around: [...open] })
  })
  for await (const chunk of textChunks(files, file)) {
    parser.write(chunk.replace(bareAmpersand, '&amp;'))
    yield* closed
    closed = []
  }
  const isCut = open.length > 0
  parser.close()
  if (isDamaged && isCut) yield undefined
}

type Describe = (element: XmlElement) => Pick<Finding, 'position' | 'description' | 'place'>

const describeGpx: Describe = ({ attributes: { lat, lon }, texts: { desc = '', cmt = '' } }) => ({
  position: positionOf(lat, lon),
  description: plainText(desc === cmt ? desc : [desc, cmt].join('\n\n')),
})

const describeKml: Describe = ({ texts: { coordinates, coord, address, description = '' } }) => {
  const [lng, lat] = (coordinates ?? coord ?? '').trim().split(/[\s,]+/u)
  return { position: positionOf(lat, lng), description: plainText(description), place: address ?? '' }
}

const read = (elementNames: readonly string[], describe: Describe) => (reading: Reading) =>
  rowsOf(find(reading, elementNames, describe), reading.title)

async function* find(
  { files, names, title }: Reading,
  elementNames: readonly string[],
  describe: Describe,
): AsyncGenerator<Finding | ReadRow> {
  for (const file of names) {
    let number = 0
    for await (const found of elementsOf(files, file, elementNames)) {
      const at = `${basename(file)}, place ${++number}`
      if (!found) {
        yield { at, unreadable: brokenRow }
        continue
      }
      const bucket = found.around.findLast(({ texts }) => texts['name'])?.texts['name']
      yield {
        at,
        name: found.element.texts['name'] ?? '',
        buckets: [bucket ?? title],
        ...describe(found.element),
      }
    }
  }
}

const hasRoot = (name: string) => (head: string) =>
  /^\s*</u.test(head) && new RegExp(`<(?:\\w+:)?${name}[\\s>]`, 'u').test(head)

/** Waypoints and points of routes of GPX 1.0 and 1.1. Tracks are no places. */
export const gpx: Reader = {
  source: 'gpx',
  matches: hasRoot('gpx'),
  read: read(['wpt', 'rtept'], describeGpx),
}

/** Placemarks of KML 2, also in KMZ. A line or an area is where it begins. */
export const kml: Reader = {
  source: 'kml',
  matches: hasRoot('kml'),
  read: read(['Placemark'], describeKml),
}
