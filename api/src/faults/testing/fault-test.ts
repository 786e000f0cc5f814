import { appendFileSync } from 'node:fs'

/** How often each fault is done. It takes its time, so the usual run on a developer's machine leaves it out. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? (process.env['CI'] ? 3 : 0))

/** A test that is run by `npm run faults` and in CI. */
export const faultTest: jest.It = rounds > 0 ? test : test.skip

/** Notes what was measured, for the table of `npm run faults`. */
export function recordResult(fault: string, figures: string) {
  const file = process.env['FAULT_FIGURES']
  if (file) appendFileSync(file, `${JSON.stringify({ fault, figures })}\n`)
}
