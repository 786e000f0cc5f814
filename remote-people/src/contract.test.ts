import { describeRemote } from '@bucketeer/platform/testing'
import * as auth from '@bucketeer/shared-auth/testing'
import * as site from '@bucketeer/shared-ui/testing'
import { pages } from './pages'
import { aNotification } from './testing/a-notification'

describeRemote({
  sources: __dirname,
  pages,
  auth,
  site,
  answers: {
    'GET /api/bucket': async () => [auth.aBucket()],
    'GET /api/journal/private': async () => [auth.aJournal()],
    'GET /api/journal/shared': async () => [auth.aPublicJournal()],
    'GET /api/notification': async () => [aNotification()],
  },
})
