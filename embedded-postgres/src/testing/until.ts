import { setTimeout as sleep } from 'node:timers/promises'

export async function until(condition: () => Promise<boolean>, ms = 30_000): Promise<void> {
  for (const end = performance.now() + ms; !(await condition()); await sleep(20)) {
    if (performance.now() > end) throw new Error('It did not come to that in time.')
  }
}
