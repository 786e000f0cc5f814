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
    journals: {
      listPublic: async () => [auth.aPublicJournal()],
      listPrivate: async () => [auth.aJournal()],
      read: async (_id) => auth.aJournal({ _id, story: [auth.aStory({ _id })] }),
    },
  },
})
