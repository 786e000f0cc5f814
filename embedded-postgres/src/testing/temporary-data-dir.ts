import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isServerAlive } from './server-process'
import { killSites } from './start-site'
import { until } from './until'

/** Creates a temporary data folder for each test, and afterwards deletes it and ends its processes. */
export function temporaryDataDir(): { folder: string; dataDir: string } {
  const place = { folder: '', dataDir: '' }
  beforeEach(async () => {
    place.folder = await mkdtemp(join(tmpdir(), 'bucketeer-launcher-'))
    place.dataDir = join(place.folder, 'data')
  })
  afterEach(async () => {
    killSites()
    await until(async () => !(await isServerAlive(place.dataDir)))
    await rm(place.folder, { recursive: true, force: true })
  })
  return place
}
