import { type CoverProps, Cover, radius, styled } from '@bucketeer/shared-ui'

const pictures: CoverProps[] = [
  { name: 'Safari at sundown', kind: 'Travel' },
  { name: 'Northern lights', kind: 'Activity' },
  { name: 'Harbour breakfast', kind: 'Chill' },
  { name: 'Surf at first light', kind: 'Activity' },
  { name: 'Canyon road', kind: 'Travel' },
  { name: 'Cherry blossom temple', kind: 'Chill' },
]

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

/** Shows six covers in a grid whose middle column is shifted down. */
export function PictureWall() {
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
