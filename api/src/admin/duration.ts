import { AdminError, textOption, type AdminInput } from './command'

const unitMs: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const longestDays = 365

/** The lifetime of a link without the option `--expires`. */
export const usualLifetime = '7d'

/** Returns when a link of now expires, by the option `--expires`. @throws AdminError */
export const expiryOf = (input: AdminInput): Date =>
  new Date(Date.now() + durationMs(textOption(input, 'expires') ?? usualLifetime))

/** Parses a duration such as 90m, 12h or 7d. @returns milliseconds */
function durationMs(text: string): number {
  const [, amount = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? []
  const ms = Number(amount) * (unitMs[unit] ?? 0)
  if (ms > 0 && ms <= longestDays * 86_400_000) return ms
  throw new AdminError(`--expires needs a duration such as 90m, 12h or 7d, up to 365d, not ${text}.`)
}
