import { describeRemote } from '@bucketeer/platform/testing'
import * as auth from '@bucketeer/shared-auth/testing'
import * as site from '@bucketeer/shared-ui/testing'
import { pages } from './pages'

describeRemote({
  sources: __dirname,
  pages,
  auth,
  site,
  answers: {
    'GET /api/kick': async () => [auth.aKick()],
    'GET /api/kick/{kickId}/comments': async () => [auth.aComment()],
    'GET /api/journal/{journalId}/comments/counts': async () => [],
    'GET /api/journal/{journalId}/comments': async () => [auth.aComment()],
  },
})
