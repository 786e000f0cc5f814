import { domainToASCII } from 'node:url'

/** The limit of RFC 5321 in characters. Normalisation may lengthen an address. */
const longest = 254

/** A domain that Punycode would change, without the signs that end a domain in a URL. */
const unicodeDomain = /^(?=.*\P{ASCII})[a-z0-9.\-\P{ASCII}]+$/u

/** Returns the domain as the registries and some browsers write it: bücher.example is xn--bcher-kva.example. */
const asciiDomain = (domain: string) => (unicodeDomain.test(domain) && domainToASCII(domain)) || domain

/**
 * Returns the normalised e-mail address, the unique key of accounts and rate limits. NFKC maps fullwidth and other
 * compatibility letters to plain ones; domains are in Punycode. Only this function lower-cases addresses, because PostgreSQL's `lower('İ')`
 * depends on the locale and differs from JavaScript.
 */
export function emailKey(email: string): string {
  const key = email.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
  const domainStart = key.lastIndexOf('@') + 1
  return domainStart === 0 ? key : key.slice(0, domainStart) + asciiDomain(key.slice(domainStart))
}

/** Returns the key by which messages to an address are counted: `ann+1@…` is the mailbox of `ann@…`. */
export const recipientKey = (email: string): string => emailKey(email).replace(/\+.*@/, '@')

/** Returns whether the key fits into its unique index. */
export const isStorableKey = (key: string): boolean => key.length <= longest
