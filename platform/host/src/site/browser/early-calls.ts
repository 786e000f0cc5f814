import { type EarlyCall, earlyCallsName } from '@bucketeer/platform/runtime'
import type { PageStart, PlannedCall, PlannedPicture } from '../page-start'

const valueAt = (data: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data)

/** Preloads the first picture of an API response, in the width that its `<img>` will choose. */
function preloadPicture(data: unknown, { at, sizes, widths }: PlannedPicture) {
  const url = valueAt(data, at)
  // The end of a picture's URL, up to the query of a signed one.
  const largestFile = new RegExp(`/${widths.at(-1)}\\.webp(?=$|\\?)`)
  if (typeof url !== 'string' || !largestFile.test(url)) return
  const attributes = {
    rel: 'preload',
    as: 'image',
    fetchpriority: 'high',
    imagesrcset: widths.map((width) => `${url.replace(largestFile, `/${width}.webp`)} ${width}w`).join(', '),
    imagesizes: sizes,
  }
  const link = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.head.append(link)
}

/** Milliseconds; the client repeats a call that takes longer. */
const timeoutMs = 15_000

const isNeeded = ({ isProtected, isForAnySearch }: PlannedCall, token: string | null) =>
  (token !== null || !isProtected) && (isForAnySearch || location.search === '')

async function fetchAnswer(url: string, part: string, token: string | null) {
  const response = await fetch(url, {
    headers: {
      accept: 'application/json',
      'x-client': part,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    // Older browsers go without a timeout.
    signal: AbortSignal.timeout?.(timeoutMs),
  })
  // The response of our own server; the callers in shared-auth know its type.
  const data = (await response.json()) as object
  return response.ok
    ? { data, link: response.headers.get('link') ?? '' }
    : { ...data, status: response.status }
}

function preloadFrom(answer: ReturnType<typeof fetchAnswer>, picture: PlannedPicture) {
  // The client handles a failure.
  answer.then(({ data }) => preloadPicture(data, picture)).catch(() => undefined)
}

/**
 * Makes a page's first calls before the scripts of its parts have loaded, and leaves the responses where the API client of
 * shared-auth looks for them.
 */
export function makeEarlyCalls({ apiUrl, calls }: PageStart, token: string | null) {
  const made: Record<string, EarlyCall> = {}
  for (const call of calls.filter((planned) => isNeeded(planned, token))) {
    const sent = call.isPlain ? null : token
    const answer = fetchAnswer(apiUrl + call.url, call.part, sent)
    // The client handles a failure when it takes the response; until then, none is unhandled.
    answer.catch(() => undefined)
    if (call.picture) preloadFrom(answer, call.picture)
    made[call.url] = { token: sent, answer }
  }
  Object.assign(window, { [earlyCallsName]: made })
}
