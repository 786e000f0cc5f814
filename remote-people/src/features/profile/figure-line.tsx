import { plainList, styled } from '@bucketeer/shared-ui'
import type { Figures } from './use-figures'
import { words } from './words'

// Has its height from the first render on, so that nothing shifts when the figures arrive.
const Line = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
  minHeight: '1lh',
  ...plainList,
  fontWeight: 600,
  '& li:not(:last-of-type)::after': { content: '"·" / ""', marginLeft: theme.spacing(1.5), fontWeight: 400 },
}))

/** The key figures of a profile, without zeros. Empty while they load, and if they fail to. */
export const FigureLine = ({ figures }: { figures: Figures | undefined }) => (
  <Line role="list" aria-label={words.figures.label}>
    {figures &&
      words.figures
        .texts({ ...figures, countries: figures.countries.length })
        .map((text) => <li key={text}>{text}</li>)}
  </Line>
)
