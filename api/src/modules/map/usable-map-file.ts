import type { Config } from '../../config'
import { inspectMapFile } from './inspect-map-file'
import { mapFileOf } from './map-file'
import { mapFilePath } from './routes'

/** Returns the URL of the site's map file; null without one that can be used. */
export async function usableMapFile(config: Config): Promise<string | null> {
  const file = mapFileOf(config)
  return file && 'size' in (await inspectMapFile(file)) ? mapFilePath : null
}
