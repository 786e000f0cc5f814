import type { Config } from '../../config'
import { inspectMapFile } from '../../modules/map/inspect-map-file'
import { mapFileOf } from '../../modules/map/map-file'
import { bytesText } from '../text'
import type { Finding } from './finding'

/** Checks the file of MAP_PMTILES, if it is set. */
export const checkMapFile = async (config: Config): Promise<Finding[]> => {
  const name = 'map'
  const file = mapFileOf(config)
  if (!file) return []
  const inspected = await inspectMapFile(file)
  if ('size' in inspected) return [{ name, found: `${file.place} has ${bytesText(inspected.size)}` }]
  return [
    {
      name,
      found: `${file.place} cannot be used: ${inspected.problem}`,
      advice: 'correct MAP_PMTILES: until then, maps show no streets.',
    },
  ]
}
