import { sentence } from '@bucketeer/host/server'

export const noMap = sentence('map.unavailable', 'The map is not available right now.')
export const noSuchBytes = sentence('map.no-such-bytes', 'The map has no such bytes.')
