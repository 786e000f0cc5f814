import { deviceStorage } from '@bucketeer/shared-ui'

/** The shell removes keys that begin like this after a log-out. */
const key = 'bucketeer.seen.kicks'

/** As many as one request of Kicks by their ids takes. */
const maxKicks = 12

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/.test(value)

/** Returns the ids of the Kicks that were opened last on this device, the last one first. */
export function seenKicks(): string[] {
  // Anything may be in the storage.
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isId).slice(0, maxKicks) : []
  } catch {
    return []
  }
}

/** Remembers that a Kick was opened. Its name is not kept: the user may no longer see it later. */
export function rememberSeen(kickId: string): void {
  const others = seenKicks().filter((id) => id !== kickId)
  deviceStorage.write(key, JSON.stringify([kickId, ...others].slice(0, maxKicks)))
}
