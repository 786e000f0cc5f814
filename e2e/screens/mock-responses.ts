import type { Page, Route } from '@playwright/test'
import type { Json, ScreenRequest } from './screen'

/** What the server does with the call one looks at. */
export type Answer =
  | { is: 'held' }
  | { is: 'none' }
  | { is: 'real'; changed?: (answer: Json) => unknown }
  | { is: 'refusal'; status: number; message: string }

const changedAnswer = async (route: Route, change: (answer: Json) => unknown) => {
  const response = await route.fetch()
  // Whatever the server sends is JSON; the screens' own tests hold it to its schema.
  const answer = (await response.json()) as Json
  await route.fulfill({ response, json: change(answer) })
}

const give = async (route: Route, answer: Exclude<Answer, { is: 'held' }>) => {
  if (answer.is === 'none') return route.abort('connectionrefused')
  if (answer.is === 'refusal')
    return route.fulfill({ status: answer.status, json: { message: answer.message } })
  return answer.changed ? changedAnswer(route, answer.changed) : route.continue()
}

const matcher = (call: ScreenRequest['call']) => {
  if (typeof call !== 'string') return { isPath: (path: string) => call.test(path), method: 'GET' }
  const [method, wanted] = call.split(' ')
  return { isPath: (path: string) => path === wanted, method }
}

/**
 * Takes one call of a page in hand: every answer to it is the one that was set last, and calls that are held get the
 * next one that is set.
 */
export const mockResponses = async (page: Page, call: ScreenRequest['call']) => {
  const { isPath, method } = matcher(call)
  let answer: Answer = { is: 'real' }
  let held: Route[] = []

  await page.route(
    ({ pathname }) => isPath(pathname),
    async (route) => {
      if (route.request().method() !== method) return route.fallback()
      if (answer.is === 'held') return void held.push(route)
      await give(route, answer)
    },
  )
  return async (next: Answer) => {
    answer = next
    if (next.is === 'held') return
    const waiting = held
    held = []
    // One that the page has given up meanwhile takes no answer any more.
    await Promise.all(waiting.map((route) => give(route, next).catch(() => undefined)))
  }
}
