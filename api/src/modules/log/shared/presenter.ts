import { foldText } from '@bucketeer/platform/text'
import type { PictureUrls } from '../../media/picture-urls'
import { presentPhotos } from '../../photo/presenter'
import type { PhotoRow } from '../../photo/repository'
import { presentCreator } from '../../creator/creator'
import { hasOpenPhotos } from '../policy'
import { experienceWithOthers } from '../words'
import type { SharedEntryRow } from './repository'

/**
 * Returns whether a text names one of the people, also by one of several names. Spellings that people use for one
 * another are equal. A word names somebody with an ending too (Annas, Tomášem), but not a much longer word (tomato).
 * Scripts without upper case may write a name between other letters.
 */
export function namesPeople(text: string, people: string[]): boolean {
  const folded = foldText(text)
  const words = folded.split(' ')
  const letters = words.join('')
  return people.flatMap(namesOf).some((name) => {
    if (!hasWords.test(name)) return letters.includes(name)
    return words.some((word) => word.startsWith(name) && word.length < 2 * name.length)
  })
}

const hasWords = /[\p{Ll}\p{N}]/u

/** Chinese and Korean names, with no space between family name and given name. */
const joinedNames = /[\p{Script=Han}\p{Script=Hangul}]{2,}/gu

function namesOf(person: string): string[] {
  const names = foldText(person).split(' ').filter(Boolean)
  return [...names, ...names.flatMap((name) => (name.match(joinedNames) ?? []).flatMap(pairsIn))]
}

function pairsIn(name: string) {
  const letters = [...name]
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

interface Site {
  publicUrl: string | undefined
  pictures: PictureUrls
}

interface SharedTexts {
  /** Whether the owner shows the texts of entries with companions. */
  showsNotes: boolean
  /** The companions of all entries that the link shows: another entry may name them without saying that they came along. */
  companions: string[]
}

/** Companions did not agree to be named: they may be in every text of the entry, also in the name of its Kick. */
export const isKickNamed = ({ kick, companions: own }: SharedEntryRow, companions = own) =>
  !namesPeople(kick.name, companions)

/**
 * Leaves out what is for the user alone, who can see the entry, and who created the Kick; for entries with companions
 * also the texts, unless the owner shows them.
 */
export function presentSharedEntry(
  entry: SharedEntryRow,
  photos: PhotoRow[],
  { showsNotes, companions, publicUrl, pictures }: Site & SharedTexts,
) {
  const { kick } = entry
  const hasTexts = showsNotes || (entry.companions.length === 0 && !namesPeople(entry.note, companions))
  const shownPhotos = hasTexts ? photos : photos.map((photo) => ({ ...photo, alt: '', caption: '' }))
  return {
    _id: entry.id,
    kick: {
      _id: kick.isOpen && isKickNamed(entry, companions) ? kick.id : null,
      pictures: kick.pictureId === null ? '' : pictures.of(kick.pictureId, kick.isOpen),
      category: kick.category,
    },
    kickName: isKickNamed(entry, companions) ? kick.name : experienceWithOthers,
    state: entry.state,
    on: entry.happenedOn,
    precision: entry.precision,
    until: entry.untilOn,
    again: entry.again,
    note: hasTexts ? entry.note : '',
    photos: presentPhotos(shownPhotos, hasOpenPhotos(entry, kick), pictures),
    createdBy: presentCreator(entry.creator, publicUrl),
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
  }
}
