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

/** Removes the drafts of a user from this device. */
export const removeDrafts = (owner: string): void =>
  draftKeys(owner).forEach((key) => tryStorage(() => window.localStorage.removeItem(key)))
