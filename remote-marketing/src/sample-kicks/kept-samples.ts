import { tryStorage } from '@bucketeer/shared-ui'

/** Where a member has saved a sample Kick. */
export interface SavedWish {
  userId: string
  bucketId: string
  bucketName: string
  kickId: string
}

/** A sample Kick that somebody chose in this browser. */
interface KeptSample {
  /** The path of its page. */
  path: string
  /** When it is forgotten, in milliseconds since 1970. */
  until: number
  /** Missing while it waits for somebody to log in. */
  saved?: SavedWish
}

const key = 'bucketeer.sample-kicks'
const keptForMs = 24 * 60 * 60 * 1000

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isSavedWish = (value: unknown): value is SavedWish =>
  isObject(value) &&
  (['userId', 'bucketId', 'bucketName', 'kickId'] as const).every(
    (name) => typeof (value as Partial<SavedWish>)[name] === 'string',
  )

const isKeptSample = (value: unknown): value is KeptSample =>
  isObject(value) &&
  'path' in value &&
  typeof value.path === 'string' &&
  'until' in value &&
  typeof value.until === 'number' &&
  (!('saved' in value) || isSavedWish(value.saved))

/** Returns the sample Kicks that were chosen in this browser within a day; none where pages are prerendered. */
export const keptSamples = (): KeptSample[] =>
  tryStorage(() => {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const now = new Date().getTime()
    return Array.isArray(kept) ? kept.filter(isKeptSample).filter(({ until }) => until > now) : []
  }) ?? []

/** Returns whether the choice of a sample Kick waits for somebody to log in. */
export const isWaiting = (path: string): boolean =>
  keptSamples().some((sample) => sample.path === path && !sample.saved)

/** Returns where a member has saved a sample Kick in this browser, if they have. */
export const savedBy = (path: string, userId: string): SavedWish | undefined =>
  keptSamples().find((sample) => sample.path === path && sample.saved?.userId === userId)?.saved

/** Replaces the choice that waits, and what a member has saved. That of other members stays. */
function replace(path: string, userId: string | undefined, ...samples: KeptSample[]) {
  const others = keptSamples().filter(
    (sample) => sample.path !== path || (sample.saved && sample.saved.userId !== userId),
  )
  tryStorage(() => localStorage.setItem(key, JSON.stringify([...others, ...samples])))
}

/** Keeps the choice of a sample Kick for a day, and where it was saved. */
export const keepSample = (path: string, saved?: SavedWish) =>
  replace(path, saved?.userId, { path, until: Date.now() + keptForMs, ...(saved && { saved }) })

/** Forgets the choice that waits, and what this member has saved. */
export const forgetSample = (path: string, userId?: string) => replace(path, userId)
