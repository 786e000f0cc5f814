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
import { requestAs } from './request'

const createApi = (part: string) => {
  const request = requestAs(part)
  const requestPage = request.page
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

/** All calls of the API, by resource. Each may reject with an ApiError. */
export type Api = ReturnType<typeof createApi>

let replacement: Api | null = null

/** Replaces the API of every part with a fake; null restores it. Only for `stubApi` of `/testing`. */
export const replaceApi = (fake: Api | null): void => {
  replacement = fake
}

/**
 * Creates a part's client of the API.
 * @param part the part's name, `__PART__`; sent with its version as `x-client` for logs and metrics
 */
export const apiFor = (part: string): Api => {
  const api = createApi(part)
  const current = () => replacement ?? api
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
