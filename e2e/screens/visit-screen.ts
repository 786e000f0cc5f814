import { expect, type Page } from '@playwright/test'
import { button } from './locators'
import { mockResponses, type MockResponse } from './mock-responses'
import type { Locate, Screen, ScreenRequest, ScreenState } from './screen'
import { resolvePath, type SeedUsers } from './seed-users'

/** Locates the loading text (S2.24). */
const loadingText: Locate = (page) =>
  page.getByRole('status').filter({ hasText: "You're travels are incoming" })

const serverError: MockResponse = {
  kind: 'error',
  status: 500,
  message: 'The map got wet. We are drying it.',
}
const refusal = (status: number): MockResponse => ({ kind: 'error', status, message: 'Not this time.' })

const reasons: Partial<Record<ScreenState, string>> = {
  down: 'We could not reach the server. Check your connection and try again.',
  failed: 'The map got wet. We are drying it.',
  refused: 'Not this time.',
}

/** Lists the failure states in the order of the visit. */
const allFailures = ['down', 'failed', 'refused'] as const
type Failure = (typeof allFailures)[number]
const isFailure = (state: ScreenState): state is Failure => allFailures.some((each) => each === state)

export const allStates: readonly ScreenState[] = ['loading', ...allFailures, 'loaded', 'empty']

function errorMessage({ failure }: ScreenRequest, state: ScreenState): Locate {
  if (typeof failure !== 'string') return failure
  const words = `${failure} ${reasons[state] ?? ''}`.trim()
  return (page) => page.locator('main, [role=dialog]').filter({ hasText: words }).last()
}

/** Waits for an element and fast-forwards the clock, because pages retry a failed request twice after some seconds. */
const waitWithFastClock = (page: Page, shows: Locate) =>
  expect(async () => {
    await page.clock.fastForward(2500)
    await expect(shows(page)).toBeVisible({ timeout: 80 })
  }).toPass({ timeout: 60_000, intervals: [0] })

const tryAgain = (page: Page) => button('Try again')(page).click()

/** Clears all storage and routes of the page and signs a user in; null for a visitor. */
export async function startAs(page: Page, token: string | null) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // Storage is cleared on a mocked page of the same origin: API responses are sandboxed and cannot access it.
  await page.route('/empty-page', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/empty-page')
  await page.unroute('/empty-page')
  await page.evaluate(async (value) => {
    sessionStorage.clear()
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    if (value) localStorage.setItem('authToken', value)
  }, token)
}

/** Inspects a screen in one state, in which `shows` is visible. */
export type Inspect = (state: ScreenState, shows: Locate) => Promise<void>

/**
 * Opens a screen and inspects it in each of the given states that it has, by mocking the responses to its request. After
 * a failure it always loads the screen, by a retry.
 */
export async function visitScreen(
  page: Page,
  screen: Screen,
  users: SeedUsers,
  states: readonly ScreenState[],
  inspect: Inspect,
): Promise<void> {
  const start = () => startAs(page, users.tokens[screen.as])
  const open = () => page.goto(resolvePath(screen.path, users))
  await start()
  const inspectLoaded = async () => {
    await expect(screen.shows(page)).toBeVisible()
    if (screen.action) await screen.action.run(page)
    if (states.includes('loaded')) await inspect('loaded', screen.action?.shows ?? screen.shows)
  }
  if (!screen.request) {
    await open()
    return inspectLoaded()
  }
  const { request } = screen
  const { loading = loadingText, refusedStatus = 429, retry = tryAgain, send, empty } = request
  const endpoint =
    typeof request.endpoint === 'string' ? resolvePath(request.endpoint, users) : request.endpoint
  const setResponse = await mockResponses(page, endpoint)
  const inspectWhenShown = async (state: ScreenState, shows: Locate) => {
    await (state === 'loading' ? expect(shows(page)).toBeVisible() : waitWithFastClock(page, shows))
    await inspect(state, shows)
  }
  const failures = states.filter(isFailure)
  const outcomes: Record<Failure, { response: MockResponse; shows: Locate }> = {
    down: { response: { kind: 'unreachable' }, shows: errorMessage(request, 'down') },
    failed: { response: serverError, shows: errorMessage(request, 'failed') },
    refused: { response: refusal(refusedStatus), shows: request.refused ?? errorMessage(request, 'refused') },
  }
  const offersRetry = ![401, 404].includes(refusedStatus)

  const inspectsLoading = states.includes('loading')
  const [first] = failures
  await setResponse(
    inspectsLoading ? { kind: 'pending' } : first ? outcomes[first].response : { kind: 'real' },
  )
  const inspectEmpty = async () => {
    if (!empty || !states.includes('empty')) return
    const setEmptyResponse = await mockResponses(page, endpoint)
    await setEmptyResponse({ kind: 'real', transform: empty.from })
    await open()
    await inspectWhenShown('empty', empty.shows)
  }
  if (states.every((state) => state === 'empty')) return inspectEmpty()
  await open()
  if (send) await send(page)
  if (inspectsLoading) {
    if (loading) await inspectWhenShown('loading', loading)
    else await expect(page.getByRole('main')).toHaveText('')
  }
  for (const [index, failure] of failures.entries()) {
    await setResponse(outcomes[failure].response)
    if (index > 0) await retry(page)
    await inspectWhenShown(failure, outcomes[failure].shows)
  }
  if (send) return
  await setResponse({ kind: 'real' })
  if (first) await (offersRetry ? retry(page) : start().then(open))
  await inspectLoaded()
  await inspectEmpty()
}
