import { archive } from './archive'
import { buckets } from './buckets'
import { care } from './care'
import { comments } from './comments'
import { importing } from './import'
import { journals } from './journals'
import { kicks } from './kicks'
import { links } from './links'
import { log } from './log'
import { notifications } from './notifications'
import { operation } from './operation'
import { pictures } from './pictures'
import { places } from './places'
import type { Operations } from './record'
import { releases } from './releases'
import { reports } from './reports'
import { signIn } from './sign-in'
import { stories } from './stories'
import { users } from './users'

/** The records by the tag of their operations in the OpenAPI document. A file is named after its tag. */
export const recordsByTag: Record<string, Operations> = {
  Operation: operation,
  'Sign-in': signIn,
  Users: users,
  Reports: reports,
  Care: care,
  Archive: archive,
  Buckets: buckets,
  Kicks: kicks,
  Comments: comments,
  Log: log,
  Notifications: notifications,
  Journals: journals,
  Stories: stories,
  Import: importing,
  Links: links,
  Places: places,
  Pictures: pictures,
  Releases: releases,
}

/** The operations with their records, such as `GET /api/kick`. */
export const records = Object.values(recordsByTag).flatMap((operations) => Object.entries(operations))
