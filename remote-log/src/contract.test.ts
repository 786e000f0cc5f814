import { describeRemote } from '@bucketeer/platform/testing'
import * as auth from '@bucketeer/shared-auth/testing'
import * as site from '@bucketeer/shared-ui/testing'
import { pages } from './pages'
import { anEntry, logServer } from './testing/log-server'

describeRemote({ sources: __dirname, pages, auth, site, answers: logServer([anEntry()]).answers })
