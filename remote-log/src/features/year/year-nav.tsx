import { LinkButton, Stack } from '@bucketeer/shared-ui'
import { useYears } from '../../log/use-years'
import { words } from './words'

/** Returns the years to link, in order: this one, those around it, the current one, and all with entries. */
const linkedYears = (year: number, withEntries: readonly number[]) => {
  const thisYear = new Date().getFullYear()
  const after = year < thisYear ? [year + 1] : []
  const years = new Set([...withEntries, year, thisYear, ...after, ...(year > 1 ? [year - 1] : [])])
  return [...years].toSorted((one, other) => one - other)
}

/** Links the years of the log, and those around the year that is shown. */
export function YearNav({ year }: { year: number }) {
  const { data = [] } = useYears()
  const withEntries = data.flatMap((each) => each.year ?? [])
  return (
    <Stack
      component="nav"
      aria-label={words.years}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {linkedYears(year, withEntries).map((other) => (
        <LinkButton
          key={other}
          to={`/log/year/${other}`}
          variant="outlined"
          color={other === year ? 'secondary' : 'inherit'}
          aria-current={other === year ? 'page' : undefined}
          aria-label={words.year(other)}
          sx={{ minWidth: 72, ...(other === year && { borderWidth: 2, fontWeight: 700 }) }}
        >
          {other}
        </LinkButton>
      ))}
    </Stack>
  )
}
