/**
 * A path of this site, with or without a query. It is an allow list, because browsers resolve `//host`, `/\host` and
 * `/<tab>/host` to another site.
 */
export const sitePathPattern = '^/([a-z0-9-]+(/[a-z0-9-]+)*)?(\\?[\\w=&.%+-]+)?$'

const sitePath = new RegExp(sitePathPattern)

/** Returns whether a link to the path stays on this site. */
export const isSitePath = (path: string): boolean => sitePath.test(path)
