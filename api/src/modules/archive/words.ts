import { sentence, type Say } from '@bucketeer/host/server'

export const noSuchArchive = sentence('archive.missing', 'This archive is gone. You can make a new one.')

export const formerMember = (say: Say) => say('a former member')
