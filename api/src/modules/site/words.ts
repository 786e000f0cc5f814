import type { Say } from '@bucketeer/host/server'

export const aboutSite = (say: Say) =>
  say('Collect your dreams in Buckets, describe experiences as Kicks and write Journals about what you did.')
