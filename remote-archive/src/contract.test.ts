import { describeRemote } from '@bucketeer/platform/testing'
import * as auth from '@bucketeer/shared-auth/testing'
import * as site from '@bucketeer/shared-ui/testing'
import { pages } from './pages'
import { anArchive, anImport, aRow } from './testing/entities'

describeRemote({
  sources: __dirname,
  pages,
  auth,
  site,
  answers: {
    'GET /api/archive': async () => ({ archive: anArchive() }),
    'GET /api/import': async () => [anImport()],
    'GET /api/import/{importId}': async () => anImport({ counts: { new: 1 } }),
    'GET /api/import/{importId}/row': async () => [aRow()],
  },
})
