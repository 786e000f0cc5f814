import type { Sentence } from '@bucketeer/host/server'
import type { Static } from 'typebox'
import type { ImportItem, Source } from '../items'
import type { Import, ImportChoices } from '../schemas'

/** Answers of the person about an upload. A column `lat` without `lng` has both coordinates in one cell. */
export type Choices = Static<typeof ImportChoices>
export type Columns = NonNullable<Choices['columns']>
export type DateOrder = NonNullable<Choices['dateOrder']>
export type Questions = NonNullable<Static<typeof Import>['asks']>

/** A thing of an upload, or the reason why it cannot be read. */
export interface ReadRow {
  /** Its place in the upload, without words: the number of a row or line, or a file and a number. */
  at: string
  item?: ImportItem
  /** The reason why a person has to look at it. */
  look?: Sentence | undefined
  unreadable?: Sentence
  /** Whether the place is only a name, for the gazetteer to find. */
  matchPlace?: boolean
}

export interface Upload {
  source: Source
  asks?: Questions
  /** @throws InvalidValue for damaged files, for more than `maxRows` rows, and for none */
  rows(): AsyncIterable<ReadRow>
  /** Opens a photo of an item. @throws InvalidValue while it is read, if the archive is damaged */
  photo(file: string): AsyncIterable<Buffer> | undefined
  close(): Promise<void>
}

/** The files of an upload: those of a ZIP archive, or a single one. */
export interface Files {
  names: readonly string[]
  stream(name: string): AsyncIterable<Buffer>
  close(): Promise<void>
}

/** The input of a reader. */
export interface Reading {
  files: Files
  /** The files that the reader matches, sorted. */
  names: readonly string[]
  /** The name of the upload without its extension. */
  title: string
  choices: Choices
}

export interface Reader {
  source: Source
  /** Returns whether a text file is of this source, by its first 64 kB. */
  matches(head: string): boolean
  read(reading: Reading): AsyncIterable<ReadRow>
  asks?(reading: Reading): Promise<Questions>
}
