import { useYears } from '../../log/use-years'
import { words } from './words'

/** Returns how much the user has done and since when; nothing while it loads, and if it fails to. */
export const useOwnFigures = (): string[] => {
  const { data: years = [] } = useYears()
  const done = years.reduce((sum, year) => sum + year.done, 0)
  const known = years.flatMap(({ year }) => year ?? [])
  return done > 0 ? [words.done(done, known.length > 0 ? Math.min(...known) : null)] : []
}
