import type { FirstPicture } from '@bucketeer/platform'
import { jsonTag } from './json-tag'

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

/** A script to preload. */
export interface Preload {
  href: string
  integrity: string
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
