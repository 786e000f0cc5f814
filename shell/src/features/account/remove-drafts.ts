/** The start of the keys of `draftOf` of shared-auth. */
const prefix = 'bucketeer.draft.'

/** Removes the drafts of this tab. */
export const removeDrafts = () => {
  try {
    for (const key of Object.keys(sessionStorage).filter((key) => key.startsWith(prefix)))
      sessionStorage.removeItem(key)
  } catch {
    // The browser blocks storage, so there are no drafts.
  }
}
