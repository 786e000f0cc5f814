import { tryStorage } from '../storage/device-storage'

/** The start of the keys of all drafts. */
export const draftPrefix = 'bucketeer.draft.'

/** Returns the keys of a user's drafts in local storage. */
export const draftKeys = (owner: string): string[] =>
  tryStorage(() =>
    Object.keys(window.localStorage).filter(
      (key) => key.startsWith(draftPrefix) && key.endsWith(`.${owner}`),
    ),
  ) ?? []

/** Returns whether this device keeps a draft of a user that can be gone on with at an address. */
export const hasDrafts = (owner: string): boolean =>
  draftKeys(owner).some((key) =>
    tryStorage(() => {
      const stored = JSON.parse(window.localStorage.getItem(key) ?? '{}') as { path?: unknown }
      return typeof stored.path === 'string'
    }),
  )

/** Removes the drafts of a user from this device. */
export const removeDrafts = (owner: string): void =>
  draftKeys(owner).forEach((key) => tryStorage(() => window.localStorage.removeItem(key)))
