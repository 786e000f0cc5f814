import { createContent } from '../fixtures/create-content'
import { expect, test } from '../fixtures/test'

/** Collects the names of what travels in each view transition, as `moved` of the window. */
function recordMoves() {
  const { startViewTransition } = Document.prototype
  const moved: string[] = []
  Object.assign(window, { moved })
  Document.prototype.startViewTransition = function (...options) {
    const transition = startViewTransition.apply(this, options)
    const record = () => {
      for (const { effect } of document.getAnimations()) {
        const { pseudoElement } = effect as KeyframeEffect
        const name = /^::view-transition-group\((travelling-\w+)\)$/.exec(pseudoElement ?? '')?.[1]
        if (name) moved.push(name)
      }
    }
    transition.ready.then(record, () => undefined)
    return transition
  }
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(
    `picture and title of a pressed card travel to its page: ${reducedMotion}`,
    { tag: '@kicks' },
    async ({ signedInPage: page, request, user }) => {
      const name = `Night swim of ${user.userName}`
      await createContent(request, user, name)
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(recordMoves)
      // Once each: a slow machine records the way back late.
      const moves = () =>
        page.evaluate(() => [...new Set((window as unknown as { moved: string[] }).moved)].sort())
      const list = page.getByRole('list', { name: 'Kicks', exact: true })
      const card = list.getByRole('link', { name, exact: true }).first()
      // The first visit loads the page, which a slow machine may show after its picture could travel.
      await page.goto('/kicks')
      await card.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page.goBack()
      await page.evaluate(() => ((window as unknown as { moved: string[] }).moved.length = 0))
      await card.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect
        .poll(moves)
        .toEqual(reducedMotion === 'reduce' ? [] : ['travelling-picture', 'travelling-title'])
    },
  )
