import type { FirstPicture } from '@bucketeer/platform'

/** Data for the page's scripts. A `<` is escaped, so that nothing ends the element or begins a comment. */
export const jsonTag = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** A picture in the response of a call. */
export interface PlannedPicture extends FirstPicture {
  /** The widths of every picture, in pixels, ascending. */
  widths: readonly number[]
}

/** A call that the page's head makes before the scripts of the parts have loaded. */
export interface PlannedCall {
  url: string
  /** The part that makes it, for the header `x-client`. */
  part: string
  /** Made for members only. */
  isProtected?: true
  /** Made also for a URL with a search. Other calls are those of a page without one. */
  isForAnySearch?: true
  /** Made without a token, also for members. */
  isPlain?: true
  /** Preloaded as soon as the response has arrived. */
  picture?: PlannedPicture
}

/** A script to preload, or a details file, whose hash `fetch` checks. */
export interface Preload {
  href: string
  integrity?: string
  as?: 'script' | 'fetch'
}

/** The JSON in the element `#page-start`, which the script in the page's head reads. */
export interface PageStart {
  /** The origin of the API; empty for the page's own. */
  apiUrl: string
  calls: PlannedCall[]
  /** Preloaded for members only. */
  memberPreloads: Preload[]
}

/** The bundle of `browser/main.ts`; the server's build puts it in. */
declare const __PAGE_START_SCRIPT__: string

/** The script of a page's head and, before it, its data. */
export const pageStartTags = (start: PageStart, nonce: string) => [
  jsonTag('page-start', start),
  `<script nonce="${nonce}">${__PAGE_START_SCRIPT__}</script>`,
]

/** The options of overrides, with which a tab replaces parts by development servers. */
export interface PageOverrides {
  /** The URL of the override script. */
  script: string
  /** Allowed origins, besides the visitor's own computer. */
  origins: string[]
}

interface ShellEntry {
  src: string
  /** Undefined for a development server, whose files have no hashes. */
  integrity: string | undefined
  nonce: string
  /** Undefined unless the site allows overrides. */
  overrides: PageOverrides | undefined
  /** Whether the page has prerendered markup to show before the shell starts. */
  hasPrerenderedPage: boolean
}

/**
 * Returns the shell's script element and its preload. On a page with prerendered markup the element is in a template,
 * and the script in the page's head starts it (browser/shell-start.ts). On a site that allows overrides, the override
 * script starts it.
 */
export function shellTags({ src, integrity, nonce, overrides, hasPrerenderedPage }: ShellEntry): string[] {
  const hash = integrity ? ` integrity="${integrity}"` : ''
  const preload = `<link rel="preload" as="script" fetchpriority="high" crossorigin href="${src}"${hash} nonce="${nonce}">`
  const script = (kind: string) => `<script ${kind}nonce="${nonce}" crossorigin src="${src}"${hash}></script>`
  if (overrides) {
    const { script: starter, origins } = overrides
    return [
      preload,
      `<script defer nonce="${nonce}" src="${starter}" data-shell="${src}" data-integrity="${integrity ?? ''}" data-origins="${origins.join(' ')}"></script>`,
    ]
  }
  return hasPrerenderedPage
    ? [preload, `<template id="shell-script">${script('')}</template>`]
    : [script('defer fetchpriority="high" ')]
}
