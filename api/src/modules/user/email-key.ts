/** The limit of RFC 5321, in characters; compatibility characters may become many. */
const longest = 254

/**
 * Returns the form of an e-mail address that tells accounts apart: it is looked up, unique, and counted by limits.
 * NFKC makes fullwidth and other compatibility letters equal to plain ones. Nothing else lower-cases addresses: what
 * PostgreSQL's `lower()` makes of `İ` depends on its locale and differs from JavaScript.
 */
export const emailKey = (email: string): string =>
  email.normalize('NFKC').trim().toLowerCase().normalize('NFKC')

/** Whether the key fits into its unique index. */
export const isStorableKey = (key: string): boolean => key.length <= longest
