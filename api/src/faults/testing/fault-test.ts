import { appendFileSync } from 'node:fs'

/** The number of repetitions of each fault. Local runs skip these tests by default, because they are slow. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? (process.env['CI'] ? 3 : 0))

/** Defines a test that runs in `npm run faults` and in CI. */
export const faultTest: jest.It = rounds > 0 ? test : test.skip

/** Records a row for the table of `npm run faults`. */
export function recordResult(fault: string, figures: string) {
  const file = process.env['FAULT_FIGURES']
  if (file) appendFileSync(file, `${JSON.stringify({ fault, figures })}\n`)
}
