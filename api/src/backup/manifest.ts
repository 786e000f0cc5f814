import Type, { type Static } from 'typebox'
import Value from 'typebox/value'

/** Goes up when an older Bucketeer could not read what a newer one writes. */
export const archiveFormat = 1

/** The last entry of an archive: what it holds, and the hash of each entry before it. */
export const Manifest = Type.Object({
  format: Type.Integer(),
  madeAt: Type.String(),
  /** The migrations that the tables come from, in their order. */
  migrations: Type.Array(Type.String()),
  tables: Type.Array(
    Type.Object({ name: Type.String(), columns: Type.Array(Type.String()), rows: Type.Integer() }),
  ),
  sequences: Type.Array(Type.Object({ name: Type.String(), value: Type.String(), isCalled: Type.Boolean() })),
  entries: Type.Array(Type.Object({ name: Type.String(), size: Type.Integer(), sha256: Type.String() })),
})
export type Manifest = Static<typeof Manifest>
export type TableCopy = Manifest['tables'][number]
export type ArchiveEntry = Manifest['entries'][number]

export const manifestName = 'manifest.json'
const tableFolder = 'tables/'
const objectFolder = 'objects/'

/** The names of entries: a table's rows, as PostgreSQL's COPY writes them in text, and an object of the store. */
export const tableEntryName = (table: string) => `${tableFolder}${table}.copy`
export const objectEntryName = (key: string) => `${objectFolder}${key}`
export const objectKeyOf = (name: string): string | undefined =>
  name.startsWith(objectFolder) ? name.slice(objectFolder.length) : undefined

/** Undefined when this is no manifest. */
export function readManifest(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Value.Check(Manifest, value) ? value : undefined
  } catch {
    return undefined
  }
}
