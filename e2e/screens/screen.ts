import type { Locator, Page } from '@playwright/test'
import type { Layout } from './display-settings'

export type Locate = (page: Page) => Locator

/** The user of a screen: a visitor, the demo user with content of every kind, or a new user without content. */
export type Viewer = 'visitor' | 'demo' | 'newcomer'

/** Describes the request on which a screen depends, and the content for each kind of response. */
export interface ScreenRequest {
  /** Method and path, such as `GET /api/bucket/:bucketId`, or a pattern of file paths. */
  endpoint: string | RegExp
  /** Shown while the response is pending: the loading text by default, nothing when null. */
  loading?: Locate | null
  /** Shown for an error; a text such as 'Could not Login:' precedes the reason. */
  failure: string | Locate
  /** The status of a refused request; 429 by default. */
  refusedStatus?: number
  /** Shown for a refused request, instead of `failure`. */
  refused?: Locate
  /** Retries after an error; presses 'Try again' by default. */
  retry?: (page: Page) => Promise<void>
  /** Sends the request, if opening the screen does not. */
  send?: (page: Page) => Promise<void>
  /** Derives an empty response from the real one; `shows` is shown for it. */
  empty?: { from: (body: Json) => unknown; shows: Locate }
}

/** Represents the body of a JSON response. */
export type Json = Record<string, unknown> | Json[]

export interface Screen {
  name: string
  /** The path, with placeholders such as `:bucketId` for ids of the demo content; see `seed-users.ts`. */
  path: string
  as: Viewer
  /** The tag of another part, whose piece of the page it shows. */
  pieceOf?: string
  /** Shown once the screen is loaded. */
  shows: Locate
  /** An action on the loaded screen; `shows` is shown after it. */
  action?: { run: (page: Page) => Promise<unknown>; shows: Locate }
  /** Limits the screen to one layout. */
  only?: Layout
  request?: ScreenRequest
}

/** Names the states of a screen: `down` means an unreachable server, `failed` a response with status 500. */
export type ScreenState = 'loading' | 'down' | 'failed' | 'refused' | 'empty' | 'loaded'
