import type { LogEntry } from '../log/entry'

/** Returns whether a Story of an entry has a picture: the entry’s own, or that of a Kick that the user created. */
export const hasPhoto = ({ photos = [], kick, createdBy }: LogEntry) =>
  photos.length > 0 || (kick?.createdBy._id === createdBy._id && kick.pictures !== '')
