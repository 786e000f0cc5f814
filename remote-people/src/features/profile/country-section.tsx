import { countryName, plainList, Section, styled, Typography } from '@bucketeer/shared-ui'
import type { Figures } from './queries'
import { words } from './words'

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2.5),
  ...plainList,
}))

/** The countries where a member did something. Shows nothing without any. */
export const CountrySection = ({ countries }: Pick<Figures, 'countries'>) =>
  countries.length > 0 && (
    <Section heading={words.countries.heading}>
      <List role="list" aria-label={words.countries.heading}>
        {countries.map(({ country, done }) => (
          <li key={country}>
            {countryName(country)}
            <Typography component="span" color="textSecondary">
              {done > 1 && ` · ${words.countries.times(done)}`}
            </Typography>
          </li>
        ))}
      </List>
    </Section>
  )
