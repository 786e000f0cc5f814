import type { Release } from './release'

/** Returns the text that a team signs: the manifest, which has the hash of every file. */
export const signedText = (release: Release): string => `bucketeer release\n${JSON.stringify(release)}`
