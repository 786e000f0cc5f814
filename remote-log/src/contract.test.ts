import { describeRemote } from '@bucketeer/platform/testing'
import * as auth from '@bucketeer/shared-auth/testing'
import * as site from '@bucketeer/shared-ui/testing'
import { pages } from './pages'
import { anEntry, logServer } from './testing/log-server'
import { welcomeServer } from './testing/welcome-server'

// The URLs have the id of another user: the user's own Log has another URL.
const viewer = auth.aUser({ _id: '019a0000-0000-7000-8000-0000000000ff' })

describeRemote({
  sources: __dirname,
  pages,
  auth: { ...auth, signedIn: () => auth.signedIn(viewer) },
  site,
  answers: { ...logServer([anEntry()]).answers, ...welcomeServer().answers },
})
