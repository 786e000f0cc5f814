import { act } from '@testing-library/react'
import type { Traces } from './watch-traces'

/** What is shown of a page, to be taken away again. */
export interface Shown {
  unmount(): void
  /** Does away with what is not the page's own, once all that it started has landed. */
  tidy?(): void
}

/** So much as what a page started has to land in: a chunk that was on its way, the end of a promise. */
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

/**
 * Shows a page, waits as long as `stay` does, and takes it away.
 * @returns what it left behind, each as a few words
 */
export const visit = async <Page extends Shown>(
  traces: Traces,
  show: () => Page,
  stay: (page: Page) => Promise<void> = async () => {},
): Promise<string[]> => {
  const before = traces.open()
  const page = show()
  await stay(page)
  page.unmount()
  await moment()
  page.tidy?.()
  return traces.since(before)
}
