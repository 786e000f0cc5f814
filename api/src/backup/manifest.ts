import Type, { type Static } from 'typebox'
import Value from 'typebox/value'

/** Increases with each incompatible change of the format. */
export const archiveFormat = 2
/** The format of an archive with all files, which version 1.0.0 restores. */
export const wholeFormat = 1

const Entry = Type.Object({ name: Type.String(), size: Type.Integer(), sha256: Type.String() })

/** The last entry of an archive: describes its content, with the hash of each other entry. */
export const Manifest = Type.Object({
  format: Type.Integer(),
  madeAt: Type.String(),
  /** The applied migrations, in order. */
  migrations: Type.Array(Type.String()),
  tables: Type.Array(
    Type.Object({ name: Type.String(), columns: Type.Array(Type.String()), rows: Type.Integer() }),
  ),
  sequences: Type.Array(Type.Object({ name: Type.String(), value: Type.String(), isCalled: Type.Boolean() })),
  entries: Type.Array(Entry),
  /** Of an archive with the new files only. */
  since: Type.Optional(
    Type.Object({
      /** The id of the archive before it. */
      id: Type.String(),
      /** The files that are in archives before it. */
      files: Type.Array(Entry),
    }),
  ),
})
export type Manifest = Static<typeof Manifest>
export type TableCopy = Manifest['tables'][number]
export type ArchiveEntry = Static<typeof Entry>

export const manifestName = 'manifest.json'
const tableFolder = 'tables/'
const objectFolder = 'objects/'

/** Returns the name of the entry with a table's rows, in the text format of PostgreSQL's COPY. */
export const tableEntryName = (table: string) => `${tableFolder}${table}.copy`
export const objectEntryName = (key: string) => `${objectFolder}${key}`
export const objectKeyOf = (name: string): string | undefined =>
  name.startsWith(objectFolder) ? name.slice(objectFolder.length) : undefined

/** Returns the files of an archive and of those before it. */
export const filesOf = ({ entries, since }: Manifest): ArchiveEntry[] => [
  ...entries.filter(({ name }) => objectKeyOf(name) !== undefined),
  ...(since?.files ?? []),
]

/** @returns undefined for an invalid manifest */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Value.Check(Manifest, value) ? value : undefined
  } catch {
    return undefined
  }
}
