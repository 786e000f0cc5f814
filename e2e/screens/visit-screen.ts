import { expect, type Page } from '@playwright/test'
import { type SeedUsers, fill } from './seed-users'
import { button } from './locators'
import type { Locate, ScreenState, ScreenRequest, Screen } from './screen'
import { type Answer, mockResponses } from './mock-responses'

/** The words of waiting: specification, section 2. */
const waiting: Locate = (page) => page.getByRole('status').filter({ hasText: "You're travels are incoming" })

const failing: Answer = { is: 'refusal', status: 500, message: 'The map got wet. We are drying it.' }
const refusing = (status: number): Answer => ({ is: 'refusal', status, message: 'Not this time.' })

const reasons: Partial<Record<ScreenState, string>> = {
  down: 'We could not reach the server. Check your connection and try again.',
  failed: 'The map got wet. We are drying it.',
  refused: 'Not this time.',
}

/** The ways in which an answer may stay away, in the order in which they are tried. */
const everyFailure = ['down', 'failed', 'refused'] as const
type Failure = (typeof everyFailure)[number]
const isFailure = (moment: ScreenState): moment is Failure => everyFailure.some((each) => each === moment)

export const allStates: readonly ScreenState[] = ['loading', ...everyFailure, 'loaded', 'empty']

const because = ({ failure }: ScreenRequest, moment: ScreenState): Locate => {
  if (typeof failure !== 'string') return failure
  const words = `${failure} ${reasons[moment] ?? ''}`.trim()
  return (page) => page.locator('main, [role=dialog]').filter({ hasText: words }).last()
}

/** Asked again in a moment, a failure may pass: so pages ask twice more, seconds later. Here those seconds fly. */
const hurry = (page: Page, shown: Locate) =>
  expect(async () => {
    await page.clock.fastForward(2500)
    await expect(shown(page)).toBeVisible({ timeout: 80 })
  }).toPass({ timeout: 20_000, intervals: [0] })

const tryAgain = (page: Page) => button('Try again')(page).click()

/** Leaves what the page held or kept, and comes back as somebody. */
const enter = async (page: Page, token: string | null) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // An empty page of the same origin: what the server sends as data is sandboxed and reaches no storage.
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

/** What one does with a screen at a moment: `shows` can be seen then. */
export type Inspect = (moment: ScreenState, shows: Locate) => Promise<void>

/**
 * Opens a screen and looks at it at each of those moments that it has: while its answer is awaited, when the server is
 * gone, fails or refuses, when there is nothing to show, and when all is there.
 */
export const visit = async (
  page: Page,
  screen: Screen,
  cast: SeedUsers,
  moments: readonly ScreenState[],
  look: Inspect,
): Promise<void> => {
  const start = () => enter(page, cast.tokens[screen.as])
  const open = () => page.goto(fill(screen.path, cast))
  await start()
  const lookAtAll = async () => {
    await expect(screen.shows(page)).toBeVisible()
    const { does, shows } = screen.act ?? { does: () => Promise.resolve(), shows: screen.shows }
    await does(page)
    await look('loaded', shows)
  }
  if (!screen.asks) {
    await open()
    return lookAtAll()
  }
  const failures = moments.filter(isFailure)

  const question = screen.asks
  const { loading = waiting, refusal = 429, again = tryAgain, send, empty } = question
  const call = typeof question.call === 'string' ? fill(question.call, cast) : question.call
  const answer = await mockResponses(page, call)
  const lookWhen = async (moment: ScreenState, shows: Locate) => {
    await (moment === 'loading' ? expect(shows(page)).toBeVisible() : hurry(page, shows))
    await look(moment, shows)
  }
  const outcomes: Record<Failure, { is: Answer; shows: Locate }> = {
    down: { is: { is: 'none' }, shows: because(question, 'down') },
    failed: { is: failing, shows: because(question, 'failed') },
    refused: { is: refusing(refusal), shows: question.refused ?? because(question, 'refused') },
  }
  const isFinal = [401, 404].includes(refusal)

  const isLoadingSeen = moments.includes('loading')
  const [first] = failures
  await answer(isLoadingSeen ? { is: 'held' } : first ? outcomes[first].is : { is: 'real' })
  await open()
  if (send) await send(page)
  if (isLoadingSeen) {
    if (loading) await lookWhen('loading', loading)
    else await expect(page.getByRole('main')).toHaveText('')
  }
  for (const [index, failure] of failures.entries()) {
    await answer(outcomes[failure].is)
    if (index > 0) await again(page)
    await lookWhen(failure, outcomes[failure].shows)
  }
  if (send) return
  await answer({ is: 'real' })
  // What is not there, or not for one, offers no other try.
  if (first) await (isFinal ? start().then(open) : again(page))
  await lookAtAll()
  if (empty && moments.includes('empty')) {
    const answerAnew = await mockResponses(page, call)
    await answerAnew({ is: 'real', changed: empty.from })
    await open()
    await lookWhen('empty', empty.shows)
  }
}
