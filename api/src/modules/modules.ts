import type { Routes } from '../app-deps'
import { archiveFileRoutes, archiveRoutes } from './archive/routes'
import { authRoutes } from './auth/routes'
import { bucketRoutes } from './bucket/routes'
import { commentRoutes } from './comment/routes'
import { docsRoutes } from './docs/routes'
import { feedRoutes } from './feed/routes'
import { followRoutes } from './follow/routes'
import { healthRoutes } from './health/routes'
import { importRoutes } from './import/routes'
import { journalRoutes } from './journal/routes'
import { kickRoutes } from './kick/routes'
import { likeRoutes } from './like/routes'
import { logRoutes } from './log/routes'
import { mapRoutes } from './map/routes'
import { mediaRoutes } from './media/routes'
import { notificationRoutes } from './notification/routes'
import { peopleRoutes } from './people/routes'
import { placeRoutes } from './places/routes'
import { careRoutes } from './safety/care/routes'
import { reportRoutes } from './safety/reports/routes'
import { safetyRoutes } from './safety/routes'
import { sharedPictureRoutes, sharedRoutes } from './share/shared-routes'
import { shareRoutes } from './share/routes'
import { siteRoutes } from './site/routes'
import { storyRoutes } from './story/routes'
import { emailChangeRoutes } from './user/email/routes'
import { userRoutes } from './user/routes'

/** The modules and the prefix of their URLs. The site is last, because every URL without a route is a page. */
export const modules: [routes: Routes, prefix?: string][] = [
  [healthRoutes],
  [authRoutes, '/auth'],
  [userRoutes, '/api/user'],
  [emailChangeRoutes],
  [followRoutes, '/api'],
  [feedRoutes, '/api/feed'],
  [safetyRoutes, '/api'],
  [peopleRoutes, '/api/people'],
  [reportRoutes, '/api/people'],
  [careRoutes, '/api/care'],
  [bucketRoutes, '/api/bucket'],
  [kickRoutes, '/api/kick'],
  [likeRoutes, '/api/kick'],
  [commentRoutes, '/api'],
  [notificationRoutes, '/api/notification'],
  [logRoutes, '/api/log'],
  [journalRoutes, '/api/journal'],
  [storyRoutes, '/api/story'],
  [archiveRoutes, '/api/archive'],
  [archiveFileRoutes],
  [importRoutes, '/api/import'],
  [shareRoutes, '/api/share'],
  [sharedRoutes, '/api/shared'],
  [placeRoutes, '/api/places'],
  [mapRoutes],
  [mediaRoutes],
  [sharedPictureRoutes],
  [docsRoutes],
  [siteRoutes],
]
