import {
  baseMark,
  operatorMark,
  pageKey,
  type PrerenderedPage,
  prerenderedPageIds,
  type PrerenderedPages,
  type Release,
  skeletonKey,
} from '@bucketeer/platform'
import { LRUCache } from 'lru-cache'
import { escaped } from '../html'
import type { Live } from '../releases/live-releases'
import type { ReleaseRepository } from '../releases/repository'
import type { MatchedRoute } from './preloads'

/** Number of releases whose pages are cached: live ones and canaries of a dozen parts. */
const max = 24

/** Milliseconds that a page waits for markup that is not cached. */
const timeoutMs = 1000

/** Returns the markup that a route's page shows until React commits, if there is any. */
export type PrerenderedPageReader = (
  route: Pick<MatchedRoute, 'path' | 'access' | 'skeleton'>,
  release: Live<Release>,
  shell: Live<Release>,
  language: string,
) => Promise<PrerenderedPage | undefined>

/**
 * Reads prerendered pages and skeletons, once for each version. Pages open without them while the database is down or
 * hangs.
 */
export function createPrerenderedPages(read: ReleaseRepository['readPages']): PrerenderedPageReader {
  const cache = new LRUCache<string, PrerenderedPages, Pick<Release, 'part' | 'version'>>({
    max,
    fetchMethod: (_base, _stale, { context }) => read(context),
  })
  const find = async (release: Live<Release>, path: string, language: string) => {
    // Development servers have none.
    if (release.base.startsWith('http')) return undefined
    const wait = { context: release, signal: AbortSignal.timeout(timeoutMs) }
    const pages = await cache.fetch(release.base, wait).catch(() => undefined)
    return pages?.[pageKey(path, language)] ?? pages?.[path]
  }
  return async ({ path, access, skeleton }, release, shell, language) =>
    (access === 'public' ? await find(release, path, language) : undefined) ??
    (skeleton && (await find(shell, skeletonKey(skeleton), language)))
}

interface Place {
  /** The base URL of the release's files. */
  base: string
  nonce: string
  /** The audience of the markup: `protected` for members, `public` for visitors. */
  access: 'public' | 'protected'
  /** The operator of the site, as in `PublicConfig`. */
  operator: string
}

const template = (id: string, content: string, attributes = '') =>
  `<template id="${id}"${attributes}>${content}</template>`

/**
 * Returns the prerendered markup of a page. It is in templates, because only the browser knows whether the user is a member.
 */
export function prerenderedPageTags(
  { css, light, dark }: PrerenderedPage,
  { base, nonce, access, operator }: Place,
): string {
  const templates = [
    template(prerenderedPageIds.css, `<style nonce="${nonce}">${css}</style>`, ` data-access="${access}"`),
    template(prerenderedPageIds.light, light),
    ...(dark === undefined ? [] : [template(prerenderedPageIds.dark, dark)]),
  ]
  return templates
    .join('')
    .replaceAll(baseMark, base)
    .replaceAll(operatorMark, () => escaped(operator))
}
