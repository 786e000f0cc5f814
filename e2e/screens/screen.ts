import type { Locator, Page } from '@playwright/test'

/** What one looks for on a page. */
export type Locate = (page: Page) => Locator

/** Somebody logged out; the demo person, who has a bit of everything; somebody who has just signed up. */
export type Viewer = 'visitor' | 'demo' | 'newcomer'

/** A call on whose answers a screen hangs, and what the screen shows for each of them. */
export interface ScreenRequest {
  /** Method and path, `GET /api/bucket/:bucketId`; or, for what is not a call, a pattern of paths. */
  call: string | RegExp
  /** While the answer is awaited; the words of waiting unless given, null for nothing at all. */
  loading?: Locate | null
  /** What stands before the reason when there is no answer, whatever the reason is: 'Could not Login:' */
  failure: string | Locate
  /** The status of a refusal, 429 unless given. */
  refusal?: number
  /** What is shown instead of the reason when it is refused. */
  refused?: Locate
  /** Asks again after a failure; presses 'Try again' unless given. */
  again?: (page: Page) => Promise<void>
  /** For what is asked by an act and not by opening the screen. */
  send?: (page: Page) => Promise<void>
  /** How an answer with nothing in it looks, made from the real one, and what is shown for it. */
  empty?: { from: (answer: Json) => unknown; shows: Locate }
}

/** A JSON answer of the server. */
export type Json = Record<string, unknown> | Json[]

/** A screen as somebody sees it. */
export interface Screen {
  name: string
  /** `:bucketId` and the like stand for ids of the demo content: see `cast.ts`. */
  path: string
  as: Viewer
  /** What can be seen once all is there. */
  shows: Locate
  /** What one does on the loaded screen before one looks at it, and what one sees then. */
  act?: { does: (page: Page) => Promise<unknown>; shows: Locate }
  /** For what is there in one of the two layouts alone. */
  only?: 'narrow' | 'wide'
  asks?: ScreenRequest
}

/** The moments at which one looks at a screen; `loaded` is the screen itself. */
export type ScreenState = 'loading' | 'down' | 'failed' | 'refused' | 'empty' | 'loaded'
