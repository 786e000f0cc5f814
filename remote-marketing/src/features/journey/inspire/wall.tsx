import { type CoverOf, Cover, radius, styled } from '@bucketeer/shared-ui'

const pictures: CoverOf[] = [
  { name: 'Safari at sundown', kind: 'Travel' },
  { name: 'Northern lights', kind: 'Activity' },
  { name: 'Harbour breakfast', kind: 'Chill' },
  { name: 'Surf at first light', kind: 'Activity' },
  { name: 'Canyon road', kind: 'Travel' },
  { name: 'Cherry blossom temple', kind: 'Chill' },
]

// Two rows of three, every second column lower by a bit, as pictures hang that came one by one.
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1) },
}))
const Frame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: radius.control,
  '&:nth-of-type(3n + 2)': { translate: '0 9%' },
})

/** What others have found, as a wall of pictures. */
export function Wall() {
  return (
    <Grid aria-hidden>
      {pictures.map((cover) => (
        <Frame key={cover.name}>
          <Cover {...cover} />
        </Frame>
      ))}
    </Grid>
  )
}
