/** The limit of RFC 5321 in characters. Normalisation may lengthen an address. */
const longest = 254

/**
 * Returns the normalised e-mail address, the unique key of accounts and rate limits. NFKC maps fullwidth and other
 * compatibility letters to plain ones. Only this function lower-cases addresses, because PostgreSQL's `lower('İ')`
 * depends on the locale and differs from JavaScript.
 */
export const emailKey = (email: string): string =>
  email.normalize('NFKC').trim().toLowerCase().normalize('NFKC')

/** Returns the key by which messages to an address are counted: `ann+1@…` is the mailbox of `ann@…`. */
export const recipientKey = (email: string): string => emailKey(email).replace(/\+.*@/, '@')

/** Returns whether the key fits into its unique index. */
export const isStorableKey = (key: string): boolean => key.length <= longest
