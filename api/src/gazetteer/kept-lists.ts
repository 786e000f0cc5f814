import { fileURLToPath } from 'node:url'
import { isPlaceKind } from '../modules/places/schemas'
import { namesOf, type GazetteerPlace, type PlaceSource } from './place-source'

const here = import.meta.url

/** In a build, the folder is next to the bundle. */
const folder = new URL(here.endsWith('.ts') ? '../../gazetteer/' : './gazetteer/', here)

/** Increase it when a list or the spelling of names changes, to load it again. */
const editions = { landmarks: 4, countries: 3, regions: 3, 'natural-earth': 3 }

/** The lists that this repository keeps. Their first lines name origin and licence. */
export const keptLists = (): PlaceSource[] =>
  Object.entries(editions).map(([source, edition]) => ({
    source,
    edition: `${source} ${edition}`,
    file: fileURLToPath(new URL(`${source}.tsv`, folder)),
    parse: parseListed,
    prominenceOf: parseProminence,
  }))

const parseProminence = (line: string) => Number(line.split('\t', 6)[5])

/** Parses a line. Comments have no prominence, so they are never parsed. */
function parseListed(line: string): GazetteerPlace {
  const [id, kind = '', countryCode = '', lat, lng, prominence, name = '', others = ''] = line.split('\t')
  if (!isPlaceKind(kind)) throw new Error(`The gazetteer has no kind ${kind}: ${line}`)
  return {
    id: Number(id),
    kind,
    name,
    countryCode,
    region: null,
    lat: Number(lat),
    lng: Number(lng),
    population: 0,
    prominence: Number(prominence),
    isSection: false,
    ...namesOf([name, ...others.split('|')]),
  }
}
