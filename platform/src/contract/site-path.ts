/**
 * A path of this site, with or without a query. An allow list: browsers take `//host`, `/\host` and `/<tab>/host` for
 * the address of another site.
 */
export const sitePathPattern = '^/([a-z0-9-]+(/[a-z0-9-]+)*)?(\\?[\\w=&.%+-]+)?$'

const sitePath = new RegExp(sitePathPattern)

/** Whether a link to it stays on this site. */
export const isSitePath = (path: string): boolean => sitePath.test(path)
