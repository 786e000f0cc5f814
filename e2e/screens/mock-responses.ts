import type { Page, Route } from '@playwright/test'
import type { Json, ScreenRequest } from './screen'

export type MockResponse =
  | { kind: 'pending' }
  | { kind: 'unreachable' }
  | { kind: 'real'; transform?: (body: Json) => unknown }
  | { kind: 'error'; status: number; message: string }

async function fulfillTransformed(route: Route, transform: (body: Json) => unknown) {
  const response = await route.fetch()
  // The cast holds because the API only sends JSON; API tests check it against its schema.
  const body = (await response.json()) as Json
  await route.fulfill({ response, json: transform(body) })
}

async function respond(route: Route, response: Exclude<MockResponse, { kind: 'pending' }>) {
  if (response.kind === 'unreachable') return route.abort('connectionrefused')
  if (response.kind === 'error')
    return route.fulfill({ status: response.status, json: { message: response.message } })
  return response.transform ? fulfillTransformed(route, response.transform) : route.continue()
}

function matcher(endpoint: ScreenRequest['endpoint']) {
  if (typeof endpoint !== 'string') return { isPath: (path: string) => endpoint.test(path), method: 'GET' }
  const [method, wanted] = endpoint.split(' ')
  return { isPath: (path: string) => path === wanted, method }
}

/**
 * Intercepts one endpoint of a page. Returns a function that sets the response; pending requests get the next response
 * that is set.
 */
export async function mockResponses(page: Page, endpoint: ScreenRequest['endpoint']) {
  const { isPath, method } = matcher(endpoint)
  let response: MockResponse = { kind: 'real' }
  let pendingRoutes: Route[] = []

  await page.route(
    ({ pathname }) => isPath(pathname),
    async (route) => {
      if (route.request().method() !== method) return route.fallback()
      if (response.kind === 'pending') return void pendingRoutes.push(route)
      await respond(route, response)
    },
  )
  return async (next: MockResponse) => {
    response = next
    if (next.kind === 'pending') return
    const routes = pendingRoutes
    pendingRoutes = []
    // A route rejects when the page has aborted its request in the meantime.
    await Promise.all(routes.map((route) => respond(route, next).catch(() => undefined)))
  }
}
