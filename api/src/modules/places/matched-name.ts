import { foldText } from '@bucketeer/platform/text'
import type { PlaceRow } from './repository'

const written = (text: string) => text.normalize().toLowerCase().trim()

/** Returns the number of letters with accents, such as ü. */
const accents = (name: string) => name.normalize('NFD').length - name.normalize().length

/** Recognises initials, such as NYC. */
const isInitials = (name: string) => /^\p{Lu}{2,4}$/u.test(name)

/**
 * Returns the name of a place that the user is typing: 'München' for itself and for 'munchen', 'القاهرة' for 'القاه', but
 * 'Munich' for 'mün', with which several of its names begin. Countries keep their English name, which clients translate.
 */
export function matchedName(typed: string, { kind, name, names = [] }: PlaceRow): string {
  const [start, folded] = [written(typed), foldText(typed)]
  const isOwn = written(name).startsWith(start) || (accents(typed) === 0 && foldText(name).startsWith(folded))
  if (kind === 'country' || isOwn) return name
  const others = names.filter((other) => !isInitials(other))
  const whole = others.filter((other) => foldText(other) === folded)
  const candidates = whole.length > 0 ? whole : others.filter((other) => written(other).startsWith(start))
  const isOne = new Set(candidates.map(foldText)).size === 1
  return isOne ? candidates.reduce((best, other) => (accents(other) > accents(best) ? other : best)) : name
}
