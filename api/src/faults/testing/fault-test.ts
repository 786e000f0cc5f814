import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSiteProcess, skipGazetteer, type SiteProcess } from './site-process'

/** The number of repetitions of each fault. Local runs skip these tests by default, because they are slow. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? (process.env['CI'] ? 3 : 0))

/** Defines a test that runs in `npm run faults` and in CI. */
export const faultTest: jest.It = rounds > 0 ? test : test.skip

/** Starts a site in its own process before each test, and removes it afterwards. @returns a function that returns it */
export function siteOfEachTest(): () => SiteProcess {
  let site: SiteProcess
  beforeEach(async () => {
    if (rounds === 0) return
    site = await createSiteProcess(await mkdtemp(join(tmpdir(), 'bucketeer-faults-')))
    await site.start()
    await skipGazetteer(site)
  })
  afterEach(async () => {
    if (rounds === 0) return
    await site.end()
    await rm(site.dataDir, { recursive: true, force: true })
  })
  return () => site
}

/** Records a row for the table of `npm run faults`. */
export function recordResult(fault: string, figures: string) {
  const file = process.env['FAULT_FIGURES']
  if (file) appendFileSync(file, `${JSON.stringify({ fault, figures })}\n`)
}
