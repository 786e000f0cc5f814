import { useMemo } from 'react'
import {
  Box,
  plainList,
  Section,
  SiteWorldMap,
  styled,
  Typography,
  useWasNear,
  type WorldMapProps,
} from '@bucketeer/shared-ui'
import type { Figures } from './queries'
import { words } from './words'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: theme.spacing(4),
  },
}))
const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2.5),
  ...plainList,
}))

/** The heights of the map with its frame, so that nothing shifts when it appears. */
const height = { xs: 214, sm: 322, md: 342 }

function CountryMap({ countries }: WorldMapProps) {
  const { element, wasNear } = useWasNear()
  return (
    <Box ref={element} sx={{ minHeight: height }}>
      {wasNear && <SiteWorldMap countries={countries} />}
    </Box>
  )
}

/** The countries where a member did something, on a map and as a list. Shows nothing without any. */
export function CountrySection({ countries }: Pick<Figures, 'countries'>) {
  const located = useMemo(
    () =>
      countries.flatMap(({ country, code, location }) =>
        code && location ? [{ name: country, code, location }] : [],
      ),
    [countries],
  )
  if (countries.length === 0) return null
  return (
    <Section heading={words.countries.heading}>
      <Columns>
        {located.length > 0 && <CountryMap countries={located} />}
        <List role="list" aria-label={words.countries.heading}>
          {countries.map(({ country, done }) => (
            <li key={country}>
              {country}
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                {words.countries.times(done)}
              </Typography>
            </li>
          ))}
        </List>
      </Columns>
    </Section>
  )
}
