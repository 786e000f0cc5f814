import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { endToEndTests } from '@bucketeer/platform/playwright'
import { site } from './fixtures/site'

const { VISUAL_PICTURES } = process.env

export default endToEndTests({
  testDir: 'specs',
  // More workers than cores, because the tests wait for a third of their time.
  ...(site.isOwn && { workers: availableParallelism() + 1 }),
  outputDir: '../test-results',
  // A third less processor time. The essential journeys (smoke.spec.ts) run with motion.
  use: { contextOptions: { reducedMotion: 'reduce' } },
  globalSetup: join(import.meta.dirname, 'fixtures/delete-people.ts'),
  globalTeardown: join(import.meta.dirname, 'fixtures/delete-people.ts'),
  // `npm run e2e -- --grep @visual` sets the folder of the pictures; other runs have nothing to compare with.
  ...(VISUAL_PICTURES
    ? { snapshotPathTemplate: `${VISUAL_PICTURES}/{arg}{ext}` }
    : { grepInvert: /@visual/ }),
})
