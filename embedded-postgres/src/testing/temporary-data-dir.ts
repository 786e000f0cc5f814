import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isServerAlive } from './server-process'
import { killSites } from './start-site'
import { until } from './until'

/** Gives each test a folder, with room for the data in it, that is gone after it with all that ran there. */
export const temporaryDataDir = (): { folder: string; dataDir: string } => {
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
