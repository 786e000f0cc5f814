import { act } from '@testing-library/react'
import type { ResourceTracker } from './track-resources'

/** A mounted page. */
export interface Shown {
  unmount(): void
  /** Clears what does not belong to the page, after its pending work has ended. */
  tidy?(): void
}

/** Waits 20 ms for pending work of an unmounted page: a chunk that is loading, a promise that settles. */
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

/**
 * Mounts a page, waits for `stay`, and unmounts it.
 * @returns a description of each leak
 */
export async function visit<Page extends Shown>(
  tracker: ResourceTracker,
  show: () => Page,
  stay: (page: Page) => Promise<void> = async () => {},
): Promise<string[]> {
  const before = tracker.open()
  const page = show()
  await stay(page)
  page.unmount()
  await moment()
  page.tidy?.()
  return tracker.since(before)
}
