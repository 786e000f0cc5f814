import { authCalls } from './calls/auth'
import { bucketCalls } from './calls/bucket'
import { commentCalls } from './calls/comment'
import { journalCalls } from './calls/journal'
import { kickCalls } from './calls/kick'
import { pictureCalls } from './calls/picture'
import { placeCalls } from './calls/place'
import { siteCalls } from './calls/site'
import { storyCalls } from './calls/story'
import { userCalls } from './calls/user'
import { requestAs, requestPageAs } from './request'

const callsOf = (part: string) => {
  const request = requestAs(part)
  const requestPage = requestPageAs(part)
  return {
    auth: authCalls(request),
    buckets: bucketCalls(request, requestPage),
    kicks: kickCalls(request, requestPage),
    comments: commentCalls(request, requestPage),
    journals: journalCalls(request),
    stories: storyCalls(request),
    users: userCalls(request),
    pictures: pictureCalls(request),
    places: placeCalls(request),
    site: siteCalls(request),
  }
}

/** Every call of the API. Each of them may throw an ApiError. */
export type Api = ReturnType<typeof callsOf>

let replacement: Api | null = null

/** Replaces the calls of every part by fakes, until it is called with null. Only for `stubApi` of `/testing`. */
export const replaceApi = (fake: Api | null): void => {
  replacement = fake
}

/**
 * The API as one part calls it.
 * @param part name and version, `__PART__` in every part's `src/api.ts`; sent as `x-client` for logs and metrics
 */
export const apiFor = (part: string): Api => {
  const calls = callsOf(part)
  const current = () => replacement ?? calls
  return {
    get auth() {
      return current().auth
    },
    get buckets() {
      return current().buckets
    },
    get kicks() {
      return current().kicks
    },
    get comments() {
      return current().comments
    },
    get journals() {
      return current().journals
    },
    get stories() {
      return current().stories
    },
    get users() {
      return current().users
    },
    get pictures() {
      return current().pictures
    },
    get places() {
      return current().places
    },
    get site() {
      return current().site
    },
  }
}
