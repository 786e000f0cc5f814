import type { PlaceRow } from '../modules/places/repository'
import { foldText } from '@bucketeer/platform/text'

export interface GazetteerPlace extends PlaceRow {
  /** The number by which the search sorts: the population of a town or country, a comparable figure for other kinds. */
  prominence: number
  isSection: boolean
  /** All names, as they are written. */
  names: string[]
  /** All names in the spelling of the search, without duplicates. */
  searchNames: string[]
}

/** A list of places in a tab-separated file. */
export interface PlaceSource {
  /** Marks the rows of this list in the database. */
  source: string
  /** Identifies the version of the list. Editions are ordered by `isLater`. */
  edition: string
  file: string
  /** Returns undefined for a line without a place. */
  parse(line: string): GazetteerPlace | undefined
  /** Returns the prominence in a line, without parsing the rest. */
  prominenceOf(line: string): number
}

export const isLater = (edition: string, other: string) =>
  edition.localeCompare(other, 'en', { numeric: true }) > 0

/** Longer names are descriptions, and index entries have a maximum size. */
const maxNameLength = 100

const isSearched = (name: string) => foldText(name) !== '' && name.length <= maxNameLength

/** Returns the different names, as they are written and in the spelling of the search. */
export function namesOf(all: string[]): Pick<GazetteerPlace, 'names' | 'searchNames'> {
  const names = [...new Set(all)].filter(isSearched)
  return { names, searchNames: [...new Set(names.map(foldText))] }
}
