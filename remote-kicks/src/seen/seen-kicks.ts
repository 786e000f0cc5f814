import { deviceStorage } from '@bucketeer/shared-ui'

/** The shell removes keys that begin like this after a log-out. */
const key = 'bucketeer.seen.kicks'

const maxKicks = 12

export interface SeenKick {
  _id: string
  name: string
}

const isSeenKick = (value: unknown): value is SeenKick =>
  typeof value === 'object' &&
  value !== null &&
  '_id' in value &&
  typeof value._id === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

/** Returns the Kicks that were opened last on this device, the last one first. */
export function seenKicks(): SeenKick[] {
  // Anything may be in the storage.
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeenKick).slice(0, maxKicks) : []
  } catch {
    return []
  }
}

/** Remembers that a Kick was opened. */
export function rememberSeen({ _id, name }: SeenKick): void {
  const others = seenKicks().filter((kick) => kick._id !== _id)
  deviceStorage.write(key, JSON.stringify([{ _id, name }, ...others].slice(0, maxKicks)))
}
